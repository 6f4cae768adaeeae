import { lstatSync, readFileSync } from 'node:fs';
import { thrownReason } from '../base/errors.ts';
import { decode, latin1, type InvalidBytes } from './encoding.ts';
import { bodyEnd, bodyStart, headEnd } from './positions.ts';
import { markedTags, type MarkedTag } from './tags.ts';

/** Bytes of a page above which it is refused. */
export const MAXIMUM_PAGE_BYTES = 5_000_000;

/** A page as it was read. */
export interface HtmlSource {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Bytes that are no text, and are written as U+FFFD; null when there are none. */
  readonly invalid: InvalidBytes | null;
}

/** How long the HTML of a page is. */
export interface HtmlSize {
  readonly bytes: number;
  /** Estimated tokens of its text. */
  readonly tokens: number;
}

/** Why a page could not be read. */
export interface UnreadableHtml {
  readonly problem: string;
  readonly bytes: number;
}

/** Reads an HTML file of at most 5 MB in the encoding that it declares. */
export const readHtml = (path: string): HtmlSource | UnreadableHtml => {
  const stats = lstatSync(path);
  const { size } = stats;
  // Reading a pipe or a device would never end.
  if (!stats.isFile()) return { problem: 'it is no regular file', bytes: size };
  if (size > MAXIMUM_PAGE_BYTES) return { problem: 'too large', bytes: size };
  const bytes = bytesOf(path);
  if (typeof bytes === 'string') return { problem: bytes, bytes: size };
  const decoded = decode(bytes);
  return 'problem' in decoded ? { ...decoded, bytes: size } : { ...decoded, bytes };
};

/** The bytes of a file, or why the system does not give them. */
const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch (error) {
    return thrownReason(error);
  }
};

/** ASCII texts that are put into a page; an empty one changes nothing. */
export interface Insertion {
  /** Goes to the end of the head. */
  readonly head: string;
  /** Goes to the start of the body, where there is one: only what no style sheet can count, such as a comment. */
  readonly start?: string;
  /** Goes to the end of the body, where there is one. */
  readonly end?: string;
}

/** Where texts go in a page, as offsets in its bytes. */
export interface Places {
  readonly headEnd: number;
  /** Null where there is no body; the end is nowhere before the start. */
  readonly bodyStart: number | null;
  readonly bodyEnd: number;
}

/**
 * Finds the places of a page, which has one character a byte. They are searched in the raw bytes, so that they are right in every encoding whose first
 * 128 codes are ASCII.
 */
export const placesIn = (html: string): Places => {
  const start = bodyStart(html);
  return { headEnd: headEnd(html), bodyStart: start, bodyEnd: Math.max(start ?? 0, bodyEnd(html)) };
};

/** Inserts texts into a page and changes no other byte. */
export const insertInPage = (
  bytes: Uint8Array,
  { head, start = '', end = '' }: Insertion,
  places = placesIn(latin1(bytes)),
): Uint8Array => {
  const { headEnd: at, bodyStart: begin, bodyEnd: last } = places;
  const inBody =
    begin === null
      ? []
      : [
          { at: begin, text: start },
          { at: last, text: end },
        ];
  const pieces = [{ at, text: head }, ...inBody].filter(({ text }) => text !== '');
  // A head that is closed behind content of the body ends after the body has begun.
  const sorted = pieces.toSorted((a, b) => a.at - b.at);
  const parts = sorted.flatMap((piece, index) => [bytes.subarray(sorted[index - 1]?.at ?? 0, piece.at), Buffer.from(piece.text, 'ascii')]);
  return Buffer.concat([...parts, bytes.subarray(sorted.at(-1)?.at)]);
};

/** HTML with every character beyond ASCII as a reference, so that it can stand in a page of any encoding. Not for scripts and styles. */
export const asciiHtml = (html: string): string =>
  html.replace(/[^\0-\x7f]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);

/** The start tags with an attribute, with offsets in the bytes of a page. */
export const markedInBytes = (bytes: Uint8Array, attribute: string): readonly MarkedTag[] => markedTags(latin1(bytes), attribute);

/** Inserts ASCII text at an offset of a page, and changes no other byte. */
export const insertAt = (bytes: Uint8Array, offset: number, insertion: string): Uint8Array =>
  Buffer.concat([bytes.subarray(0, offset), Buffer.from(insertion, 'ascii'), bytes.subarray(offset)]);
