/** Packed numbers of the search index: unpacked when a term is first asked for, because most terms never are. */
import type { PackedPostings } from '../bundle.ts';

/** Numbers of a field that stay unpacked, which take 32 MB; beyond that all are given up, so that no series of queries fills the memory. */
const MOST_KEPT = 8_000_000;

/** Numbers of base64 text (RFC 4648, section 4) that holds unsigned LEB128 varints (DWARF 5, section 7.6) below 2^32. */
export const unpack = (packed: string): Uint32Array => {
  const bytes = atob(packed);
  const numbers = new Uint32Array(bytes.length);
  let [count, number, shift] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers[count++] = number;
    [number, shift] = [0, 0];
  }
  return numbers.slice(0, count);
};

/**
 * Loads the numbers of all terms as they are packed.
 * @returns a function from a term, which may be any text of a user, to what `read` makes of its numbers; undefined for an unknown term.
 */
export const createPostings = <Read>({ terms, postings }: PackedPostings, read: (numbers: Uint32Array) => Read) => {
  const packed = postings.split(' ');
  // A Map, because terms come from user text: a look-up must never reach a prototype.
  const positions = new Map(terms.split(' ').map((term, position) => [term, position]));
  const known = new Map<number, Read>();
  let kept = 0;
  return (term: string): Read | undefined => {
    const position = positions.get(term);
    if (position === undefined) return undefined;
    const found = known.get(position);
    if (found !== undefined) return found;
    const numbers = unpack(packed[position] ?? '');
    kept += numbers.length;
    if (kept > MOST_KEPT) known.clear();
    if (kept > MOST_KEPT) kept = numbers.length;
    const result = read(numbers);
    known.set(position, result);
    return result;
  };
};
