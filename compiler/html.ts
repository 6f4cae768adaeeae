import { readFileSync, statSync } from 'node:fs';

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
  const { size } = statSync(path);
  if (size > MAXIMUM_PAGE_BYTES) return { problem: 'too large', bytes: size };
  const bytes = readFileSync(path);
  const encoding = encodingOf(bytes);
  try {
    return { bytes, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch (error) {
    const unknown = error instanceof RangeError;
    return { problem: unknown ? `the encoding "${encoding}" is not known` : `its bytes are not valid ${encoding}`, bytes: size };
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
 * in every encoding whose first 128 codes are ASCII; a UTF-16 page is left as it is. Without a `</head>` the text goes before
 * `<body>`, else behind the title or the doctype.
 */
export const insertInHead = (bytes: Uint8Array, insertion: string): Uint8Array => {
  if (markedEncoding(bytes)?.startsWith('utf-16')) return bytes;
  const offset = headEnd(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  return Buffer.concat([bytes.subarray(0, offset), Buffer.from(insertion, 'ascii'), bytes.subarray(offset)]);
};

const headEnd = (html: string): number => {
  // Comments, scripts and styles may hold the letters "</head>" without ending the head.
  const tokens =
    /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/head\s*>|<body\b|<!doctype[^>]*>/gi;
  let fallback = 0;
  for (const token of html.matchAll(tokens)) {
    if (/^<\/head|^<body/i.test(token[0])) return token.index;
    if (/^<title|^<!doctype/i.test(token[0])) fallback = token.index + token[0].length;
  }
  return fallback;
};
