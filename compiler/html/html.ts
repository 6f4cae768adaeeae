import { lstatSync, readFileSync } from 'node:fs';
import { thrownReason } from '../base/errors.ts';
import { decode, latin1, type DecodedText } from './encoding.ts';
import { bodyEnd, bodyStart, headEnd } from './positions.ts';
import { markedTags, type MarkedTag } from './tags.ts';

/** Maximum bytes of a page. */
export const MAXIMUM_PAGE_BYTES = 5_000_000;

/** A page as it was read. */
export interface HtmlSource extends DecodedText {
  readonly bytes: Uint8Array;
}

/** Size of the HTML of a page. */
export interface HtmlSize {
  readonly bytes: number;
  /** Estimated tokens of its text. */
  readonly tokens: number;
}

/** The reason why a page could not be read. */
export interface UnreadableHtml {
  readonly problem: string;
  readonly bytes: number;
  /** True for a file in another format, such as a feed. */
  readonly isOther?: true;
}

/** Reads an HTML file of at most 5 MB in its declared encoding. */
export const readHtml = (path: string): HtmlSource | UnreadableHtml => {
  const stats = lstatSync(path);
  const { size } = stats;
  // Reading a pipe or a device would never end.
  if (!stats.isFile()) return { problem: 'it is not a regular file', bytes: size };
  if (size > MAXIMUM_PAGE_BYTES) return { problem: 'too large', bytes: size };
  const bytes = bytesOf(path);
  if (typeof bytes === 'string') return { problem: bytes, bytes: size };
  const decoded = decode(bytes);
  if ('problem' in decoded) return { ...decoded, bytes: size };
  const problem = otherFormat(decoded.text);
  return problem === null ? { ...decoded, bytes } : { problem, bytes: size, isOther: true };
};

/** XML (section 2.8) whose root is not that of XHTML, as in the feeds that copies of a site store as index.html. */
const OTHER_XML =
  /^\s*(?:<\?xml\s[^>]{0,400}\?>\s*(?:(?:<!--(?:(?!-->)[^]){0,2000}-->|<\?[^>]{0,400}\?>)\s*)*<(?!!|html\b)|<(?:rss|feed)\b)/i;

/** Why a text is not HTML; null for HTML. */
const otherFormat = (text: string): string | null => {
  if (OTHER_XML.test(text)) return 'it is XML, not HTML';
  if (!/^\s*[{[]/.test(text)) return null;
  try {
    JSON.parse(text);
    return 'it is JSON, not HTML';
  } catch {
    return null;
  }
};

/** The bytes of a file, or the error of the file system. */
const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch (error) {
    return thrownReason(error);
  }
};

/** ASCII texts to insert into a page. An empty one changes nothing. */
export interface Insertion {
  /** Inserted at the end of the head. */
  readonly head: string;
  /** Inserted at the start of the body, if there is one. Use only content that CSS selectors do not count, such as a comment. */
  readonly start?: string;
  /** Inserted at the end of the body, if there is one. */
  readonly end?: string;
  /** Inserted at offsets inside the body. */
  readonly inside?: readonly PlacedText[];
  /** Written instead of a part of the page. */
  readonly instead?: Required<PlacedText>;
}

/** A text and its byte offset in a page, and the end of the part that it replaces, if any. */
export interface PlacedText {
  readonly at: number;
  readonly text: string;
  readonly to?: number;
}

/** Insertion points of a page, as byte offsets. */
export interface Places {
  readonly headEnd: number;
  /** Null when there is no body. The end is never before the start. */
  readonly bodyStart: number | null;
  readonly bodyEnd: number;
}

/**
 * Finds the insertion points of a page with one character per byte. Searching the raw bytes works in every encoding whose first 128 codes
 * are ASCII.
 */
export const placesIn = (html: string): Places => {
  const start = bodyStart(html);
  return { headEnd: headEnd(html), bodyStart: start, bodyEnd: Math.max(start ?? 0, bodyEnd(html)) };
};

/** Inserts texts into a page without changing other bytes. */
export const insertInPage = (
  bytes: Uint8Array,
  { head, start = '', end = '', inside = [], instead }: Insertion,
  places = placesIn(latin1(bytes)),
): Uint8Array => {
  const { headEnd: at, bodyStart: begin, bodyEnd: last } = places;
  const inBody = begin === null ? [] : [{ at: begin, text: start }, ...inside, { at: last, text: end }];
  const inserted: readonly PlacedText[] = [{ at, text: head }, ...inBody].filter(({ text }) => text !== '');
  const pieces = instead ? [...inserted, instead] : inserted;
  // A head that ends after content of the body ends after the start of the body.
  const sorted = pieces.toSorted((a, b) => a.at - b.at);
  const behind = ({ at: from, to = from }: PlacedText = { at: 0, text: '' }): number => to;
  const parts = sorted.flatMap((piece, index) => [bytes.subarray(behind(sorted[index - 1]), piece.at), Buffer.from(piece.text, 'ascii')]);
  return Buffer.concat([...parts, bytes.subarray(behind(sorted.at(-1)))]);
};

/** HTML with every non-ASCII character as a character reference, for pages of any encoding. Not for scripts and styles. */
export const asciiHtml = (html: string): string =>
  html.replace(/[^\0-\x7f]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);

/** The start tags with an attribute, with byte offsets in a page. */
export const markedInBytes = (bytes: Uint8Array, attribute: string): readonly MarkedTag[] => markedTags(latin1(bytes), attribute);

/** Inserts ASCII text at an offset of a page without changing other bytes. */
export const insertAt = (bytes: Uint8Array, offset: number, insertion: string): Uint8Array =>
  Buffer.concat([bytes.subarray(0, offset), Buffer.from(insertion, 'ascii'), bytes.subarray(offset)]);
