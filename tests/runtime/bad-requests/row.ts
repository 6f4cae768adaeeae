/** What a row of the tables of bad requests is, and how its bytes are put together. */
import { head } from '../raw.ts';

/** A request, as bytes in latin1, and the one answer that is right. */
export interface Row {
  readonly name: string;
  readonly bytes: string;
  /** Statuses that are right; none: the connection is closed without an answer, or with a status of 400 or 505. */
  readonly status: readonly number[];
  /** Headers that the answer has (by lower-case name), or does not have (null). */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Members that the JSON of the body has; null: the body is empty. */
  readonly json?: object | null;
  /** Members that the JSON of the body does not have. */
  readonly lacks?: readonly string[];
  /** What stands in the body, byte by byte. */
  readonly body?: RegExp;
  /** The method when it is not the first word of the bytes. */
  readonly method?: string;
}

/** What is expected of an answer besides its status. */
export type Expected = Omit<Row, 'name' | 'bytes' | 'status'>;

const HOST = 'Host: localhost';

/** A request without a body. The connection ends with it, so that nobody has to wait whether more follows. */
export const ask = (method: string, target: string, ...headers: readonly string[]): string =>
  head(`${method} ${target} HTTP/1.1`, HOST, 'Connection: close', ...headers);

export const get = (target: string, ...headers: readonly string[]): string => ask('GET', target, ...headers);

/** UTF-8 as latin1: one character a byte. */
export const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** A POST whose body is given as bytes. Headers with a colon at their end take the place of the usual ones and are left out. */
export const postBytes = (path: string, body: string, ...headers: readonly string[]): string => {
  const type = headers.some((header) => /^content-type:/i.test(header)) ? [] : ['Content-Type: application/json'];
  const sent = headers.filter((header) => !/^content-type:$/i.test(header));
  return ask('POST', path, ...type, `Content-Length: ${body.length}`, ...sent) + body;
};

export const post = (path: string, body: unknown, ...headers: readonly string[]): string =>
  postBytes(path, bytesOf(typeof body === 'string' ? body : JSON.stringify(body)), ...headers);

export const row = (name: string, bytes: string, status: number | readonly number[], expected: Expected = {}): Row => ({
  name,
  bytes,
  status: typeof status === 'number' ? [status] : status,
  ...expected,
});
