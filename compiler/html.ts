import { lstatSync, readFileSync } from 'node:fs';
import { headEnd } from './head-end.ts';

/** Bytes of a page above which it is refused. */
export const MAXIMUM_PAGE_BYTES = 5_000_000;

/** A page as it was read. */
export interface HtmlSource {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Why a page could not be read. */
export interface UnreadableHtml {
  readonly problem: string;
  readonly bytes: number;
}

/**
 * Reads an HTML file in the encoding that it declares: byte order mark, then `<meta charset>` in the first 1,024 bytes, then UTF-8
 * (HTML standard, section 13.2.3.2). Bytes that are no text in that encoding make the page unreadable.
 */
export const readHtml = (path: string): HtmlSource | UnreadableHtml => {
  const stats = lstatSync(path);
  const { size } = stats;
  // Reading a pipe or a device would never end.
  if (!stats.isFile()) return { problem: 'it is no regular file', bytes: size };
  if (size > MAXIMUM_PAGE_BYTES) return { problem: 'too large', bytes: size };
  const bytes = bytesOf(path);
  if (typeof bytes === 'string') return { problem: bytes, bytes: size };
  const encoding = encodingOf(bytes);
  try {
    return { bytes, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch (error) {
    const unknown = error instanceof RangeError;
    return { problem: unknown ? `the encoding "${encoding}" is not known` : `its bytes are not valid ${encoding}`, bytes: size };
  }
};

/** The bytes of a file, or why the system does not give them. */
const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch (error) {
    return (error as Error).message;
  }
};

/** Byte order marks (Unicode standard, section 23.8) and the encodings that they stand for. */
const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

const encodingOf = (bytes: Uint8Array): string => {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return marked;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  // A page that could be searched for ASCII letters is not UTF-16, whatever it says (HTML standard, same section).
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
};

/**
 * Inserts ASCII text at the end of the head and changes no other byte. The place is searched in the raw bytes, so that it is right
 * in every encoding whose first 128 codes are ASCII; a UTF-16 page is left as it is.
 */
export const insertInHead = (bytes: Uint8Array, insertion: string): Uint8Array => {
  if (markedEncoding(bytes)?.startsWith('utf-16')) return bytes;
  const offset = headEnd(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  return Buffer.concat([bytes.subarray(0, offset), Buffer.from(insertion, 'ascii'), bytes.subarray(offset)]);
};
