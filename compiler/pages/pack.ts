/**
 * The form of a file of page records. First a line of two digests: that of everything that all pages were read with, and that of the site that
 * they were read in. Then the records: a line of hexadecimal numbers, which are a CRC-32 and the lengths of the three parts in bytes, then the
 * parts: what is read at once, as JSON, and two texts that are read when they are asked for.
 */
import { crc32 } from 'node:zlib';
import type { Stretch, TextFile } from './text-file.ts';

/** A record as it lies in a pack. */
export interface PackedRecord {
  /** JSON. */
  readonly data: string;
  readonly units: Stretch;
  readonly markdown: Stretch;
  /** All of it, to be copied. */
  readonly whole: Stretch;
}

const PARTS = 3;
const DIGITS = 8;
const HEAD_LENGTH = (DIGITS + 1) * (PARTS + 1);
/** Length above which a record was not written by us. */
const MAXIMUM_LENGTH = 200_000_000;

/** The first line of a pack. Both digests have the same length in every pack. */
export const packHead = (context: string, site: string): string => `sitec pages ${context} ${site}\n`;

/** The digest of the site in the first line; null when the pack was written with another context, or is no pack. */
export const siteOfPack = (file: TextFile, context: string): string | null => {
  const found = file.read(0, packHead(context, context).length).toString('latin1');
  const site = found.slice(-context.length - 1, -1);
  return found === packHead(context, site) ? site : null;
};

/** The bytes of a record. */
export const packRecord = (data: string, units: Uint8Array, markdown: Uint8Array): Buffer => {
  const parts = [Buffer.from(data), units, markdown];
  const body = Buffer.concat(parts);
  const numbers = [crc32(body), ...parts.map((part) => part.length)];
  return Buffer.concat([Buffer.from(`${numbers.map((number) => number.toString(16).padStart(DIGITS, '0')).join(' ')}\n`), body]);
};

/** The records of a pack that begin at an offset. A damaged one is left out, and so is what follows a damaged line of numbers. */
export function* recordsOf(file: TextFile, start: number): Generator<PackedRecord> {
  const take = windowOn(file);
  for (let at = start; ;) {
    const [sum, first = 0, second = 0, third = 0] = numbersOf(take(at, HEAD_LENGTH).toString('latin1'));
    const from = at + HEAD_LENGTH;
    const length = first + second + third;
    if (sum === undefined || length > MAXIMUM_LENGTH) return;
    const body = take(from, length);
    if (body.length < length) return;
    if (crc32(body) === sum)
      yield {
        data: body.toString('utf8', 0, first),
        units: file.stretch(from + first, second),
        markdown: file.stretch(from + first + second, third),
        whole: file.stretch(at, HEAD_LENGTH + length),
      };
    at = from + length;
  }
}

const LINE = /^(?:[\da-f]{8}[ \n]){4}$/;

const numbersOf = (line: string): readonly number[] =>
  LINE.test(line)
    ? line
        .trim()
        .split(' ')
        .map((digits) => Number.parseInt(digits, 16))
    : [];

/** Bytes that are read at once. */
const WINDOW = 262_144;

/** Reads stretches of a file, one behind the other, many of them in one go. */
const windowOn = (file: TextFile): ((at: number, length: number) => Buffer) => {
  let begin = 0;
  let window: Buffer = Buffer.alloc(0);
  return (at, length) => {
    if (at + length > begin + window.length) {
      begin = at;
      window = file.read(at, Math.max(length, WINDOW));
    }
    return window.subarray(at - begin, at - begin + length);
  };
};
