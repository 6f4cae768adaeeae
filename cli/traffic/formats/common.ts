import { createCommonDays } from './days.ts';
import { decoded, type LineContent } from './request.ts';

/** Position of the time in a line of the Common or Combined Log Format, which has no other brackets. */
const TIME = /\[(\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4})\] "/g;

/**
 * The part after the opening quotation mark of the request: request, status, size, and in the Combined Log Format both referrer and user
 * agent.
 */
const REST = /((?:[^"\\]|\\.)*)" (\d{3}) \S+(?: "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"| (?!")|$)/y;

/** Request line (RFC 9112, section 3); HTTP/0.9 has no version. */
const REQUEST = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/;

/** Whether a line matches the format, without parsing its parts. */
export const isLikeCommon = (line: string): boolean => {
  TIME.lastIndex = 0;
  return TIME.test(line);
};

/** Reads lines of the Common and Combined Log Format, as Apache, nginx and many others write them. */
export const createCommonReader = (): ((line: string) => LineContent) => {
  const dayOf = createCommonDays();
  return (line) => {
    TIME.lastIndex = 0;
    const [, time] = TIME.exec(line) ?? [];
    if (time === undefined) return 'unknown';
    REST.lastIndex = TIME.lastIndex;
    const rest = REST.exec(line);
    const day = dayOf(time);
    return rest === null || day === null ? 'unknown' : requestOf(rest, day);
  };
};

const requestOf = ([, request = '', status, agent]: readonly string[], day: string): LineContent => {
  const [, method, target] = REQUEST.exec(request) ?? [];
  // A connection that was not HTTP has a line without a request.
  if (method === undefined || target === undefined) return 'nothing';
  return [{ day, method, target: plain(target), status: Number(status), agent: nameOf(agent), isMarkdown: false }];
};

const nameOf = (agent: string | undefined): string | null => (agent === undefined || agent === '-' ? null : plain(agent));

/** A field without the escapes of Apache and nginx: `\"`, `\\`, `\x22`. */
const plain = (field: string): string =>
  decoded(
    field.includes('\\')
      ? field.replace(/\\(?:x([\dA-Fa-f]{2})|(.))/g, (_, digits: string | undefined, sign: string) =>
          digits === undefined ? sign : String.fromCharCode(parseInt(digits, 16)),
        )
      : field,
  );
