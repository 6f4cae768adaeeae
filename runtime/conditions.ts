/**
 * Conditional and range requests for files (RFC 9110 sections 13 and 14). A file has an entity tag. Dates are ignored, because they are
 * dates of the content, and the bytes may change without it.
 */
import { MAXIMUM_ITEMS } from './accept.ts';
import type { ServiceRequest } from './exchange.ts';

/** Result of a condition: the client already has the answer, or requested another one; undefined when the answer is sent. */
export type Verdict = 'unchanged' | 'failed' | undefined;

/** Evaluates If-Match (strong comparison) and If-None-Match (weak comparison) in the order of RFC 9110 section 13.2.2. */
export const judge = (request: ServiceRequest, etag: string): Verdict => {
  const wanted = request.header('if-match');
  if (wanted !== undefined && !names(wanted, etag)) return 'failed';
  const known = request.header('if-none-match');
  return known !== undefined && names(known.replaceAll('W/"', '"'), etag) ? 'unchanged' : undefined;
};

/** The Range header if it applies: for GET, and unless If-Range names another version of the file. */
export const rangeHeader = (request: ServiceRequest, etag: string): string | undefined => {
  const range = request.method === 'GET' ? request.header('range') : undefined;
  return range !== undefined && (request.header('if-range') ?? etag) === etag ? range : undefined;
};

/**
 * Reads a header with one range of bytes. The file is sent in full for several ranges, other units and malformed headers.
 * @returns the first byte and the one after the last; null when no byte of the file is in the range, undefined when the header does not
 * apply.
 */
export const readRange = (header: string | undefined, size: number): readonly [start: number, end: number] | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  const end = Number(last || Infinity);
  if (first !== '') return Number(first) <= end ? cut(Number(first), end + 1, size) : undefined;
  // The last bytes of an empty file are the whole file, which Content-Range cannot express.
  return last === '' || size === 0 ? undefined : cut(size - Number(last), size, size);
};

const cut = (start: number, end: number, size: number): readonly [start: number, end: number] | null =>
  start < Math.min(end, size) ? [Math.max(0, start), Math.min(end, size)] : null;

/** Whether a list of entity tags, or `*`, matches one. */
const names = (list: string, etag: string): boolean => list === '*' || list.split(',', MAXIMUM_ITEMS).some((tag) => tag.trim() === etag);
