/**
 * Conditional and range requests on files (RFC 9110 sections 13 and 14). A file has an entity tag; dates are ignored, for that of a
 * file, if it has one, is the date of its content, and its bytes may change without it.
 */
import { MAXIMUM_ITEMS } from './accept.ts';
import type { ServiceRequest } from './exchange.ts';

/** What a condition makes of an answer: the client has it already, or wanted another one; undefined when it is sent. */
export type Verdict = 'unchanged' | 'failed' | undefined;

/** Judges If-Match (strong comparison) and If-None-Match (weak comparison) in the order of RFC 9110 section 13.2.2. */
export const judge = (request: ServiceRequest, etag: string): Verdict => {
  const wanted = request.header('if-match');
  if (wanted !== undefined && !names(wanted, etag)) return 'failed';
  const known = request.header('if-none-match');
  return known !== undefined && names(known.replaceAll('W/"', '"'), etag) ? 'unchanged' : undefined;
};

/** The Range header when it counts: for GET, and unless If-Range names another state of the file. */
export const rangeHeader = (request: ServiceRequest, etag: string): string | undefined => {
  const range = request.method === 'GET' ? request.header('range') : undefined;
  return range !== undefined && (request.header('if-range') ?? etag) === etag ? range : undefined;
};

/**
 * Reads a header with one range of bytes. Several ranges, other units and what is malformed are no reason to refuse the file.
 * @returns first byte and the one behind the last; null when no byte of the file is in the range, undefined when the header does not count.
 */
export const readRange = (header: string | undefined, size: number): readonly [start: number, end: number] | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  const end = Number(last || Infinity);
  if (first !== '') return Number(first) <= end ? cut(Number(first), end + 1, size) : undefined;
  // The last bytes of an empty file are all of it, which no Content-Range can say.
  return last === '' || size === 0 ? undefined : cut(size - Number(last), size, size);
};

const cut = (start: number, end: number, size: number): readonly [start: number, end: number] | null =>
  start < Math.min(end, size) ? [Math.max(0, start), Math.min(end, size)] : null;

/** Whether a list of entity tags, or `*`, names one. */
const names = (list: string, etag: string): boolean => {
  if (list === etag || list === '*') return true;
  return list.split(',', MAXIMUM_ITEMS).some((tag) => tag.trim() === etag);
};
