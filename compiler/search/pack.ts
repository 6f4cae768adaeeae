/** Packs numbers as the runtime's search index holds them. */
import type { PackedPostings } from '../../runtime/bundle.ts';
import { compare } from '../problems/problem.ts';

/** Whole numbers from 0 to 2^31 - 1 as unsigned LEB128 varints (DWARF 5, section 7.6) in base64 (RFC 4648, section 4). */
export const pack = (numbers: readonly number[]): string => {
  const bytes: number[] = [];
  for (const whole of numbers) {
    let number = whole;
    for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
    bytes.push(number);
  }
  return Buffer.from(bytes).toString('base64');
};

/** The numbers that were packed. */
export const unpack = (packed: string): readonly number[] => {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const byte of Buffer.from(packed, 'base64')) {
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
};

/** Packs the numbers of all terms, sorted by code unit: the order in which they were found never shows. */
const packPostings = (postings: ReadonlyMap<string, readonly number[]>): PackedPostings => {
  const sorted = [...postings].toSorted(([left], [right]) => compare(left, right));
  return { terms: sorted.map(([term]) => term).join(' '), postings: sorted.map(([, numbers]) => pack(numbers)).join(' ') };
};

/** Numbers of terms while documents come in: of each document only its distance from the one before is kept. */
export class Postings {
  readonly #numbers = new Map<string, number[]>();
  readonly #last = new Map<string, number>();

  /** Adds what is known of a term in a document; documents come in their order. */
  add(term: string, document: number, ...numbers: readonly number[]): void {
    const posting = this.#numbers.get(term);
    const gap = document - (this.#last.get(term) ?? 0);
    // A term that was cut out of a text would keep the whole of it in memory.
    const own = posting === undefined ? Buffer.from(term).toString() : term;
    if (posting === undefined) this.#numbers.set(own, [gap, ...numbers]);
    else posting.push(gap, ...numbers);
    this.#last.set(own, document);
  }

  pack(): PackedPostings {
    return packPostings(this.#numbers);
  }
}
