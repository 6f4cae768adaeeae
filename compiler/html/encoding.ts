import { headEnd } from './positions.ts';

/** Invalid bytes in the encoding of a page. */
export interface InvalidBytes {
  readonly encoding: string;
  /** Number of replacement characters for them in the text. */
  readonly count: number;
  /** Offset of the first one, in UTF-16 code units from the start of the text. */
  readonly offset: number;
}

/** A page as text, or the reason why it cannot be read. */
export type Decoded = { readonly text: string; readonly invalid: InvalidBytes | null } | { readonly problem: string };

const REPLACEMENT = '\ufffd';

/**
 * Decodes a page in the encoding of its byte order mark, else in the declared one, else in UTF-8 (HTML standard, section 13.2.3.2). Invalid
 * bytes become U+FFFD, as in browsers. A page without a declaration that is hardly UTF-8 has an unknown encoding.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  const { declared, encoding } = pageEncoding(bytes);
  if (encoding === null) return { problem: `unknown encoding "${declared}"` };
  const read = textOf(bytes, encoding);
  if (declared === undefined && read.invalid !== null && isHardlyUtf8(read.text, read.invalid))
    return { problem: 'its bytes are not valid utf-8, and it declares no other encoding' };
  return read;
};

/** The text of a page or a style sheet; empty for one that cannot be decoded. The reader of pages reports it. */
export const decodedText = (bytes: Uint8Array): string => {
  const decoded = decode(bytes);
  return 'problem' in decoded ? '' : decoded.text;
};

/**
 * Converts a page to UTF-8 for a Content-Type with UTF-8, which takes precedence over the declaration in the page. Returns the bytes
 * unchanged when they are UTF-8. Otherwise returns the text with a byte order mark, which also takes precedence over the declaration in the
 * page.
 */
export const inUtf8 = (bytes: Uint8Array): Uint8Array => {
  const { encoding } = pageEncoding(bytes);
  if (encoding === null || encoding === 'utf-8') return bytes;
  const { text } = textOf(bytes, encoding);
  return Buffer.from(text).equals(bytes) ? bytes : Buffer.from(`\ufeff${text}`);
};

/** The declared encoding of a page (undefined when there is none), and the encoding to read it in (null when it is unknown). */
const pageEncoding = (bytes: Uint8Array): { readonly declared: string | undefined; readonly encoding: string | null } => {
  const marked = markedEncoding(bytes);
  const declared = marked ?? declaredEncoding(bytes);
  return { declared, encoding: marked ?? nameOf(declared ?? 'utf-8') };
};

/** Decodes a page in the encoding of a label, such as from a header. Null when the label is unknown. */
export const decodeAs = (bytes: Uint8Array, label: string): string | null => {
  const encoding = encodingOf(label);
  return encoding === null ? null : textOf(bytes, encoding).text;
};

/** True when most non-ASCII characters cannot be read. */
const isHardlyUtf8 = (text: string, { count }: InvalidBytes): boolean => count >= (text.match(/[^\u0000-\u007f\ufffd]/g)?.length ?? 0);

const textOf = (bytes: Uint8Array, encoding: string): { readonly text: string; readonly invalid: InvalidBytes | null } => {
  const valid = encoding === 'windows-1252' ? windows1252(bytes) : validText(bytes, encoding);
  if (valid !== null) return { text: valid, invalid: null };
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, invalid: { encoding, count: text.split(REPLACEMENT).length - 1, offset: text.indexOf(REPLACEMENT) } };
};

const validText = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The encoding of a declared label. Null when the label is unknown. */
const nameOf = (label: string): string | null => {
  if (label === 'x-user-defined') return 'windows-1252';
  const encoding = encodingOf(label);
  // A declaration that was found as ASCII cannot be in UTF-16.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
};

/** The encoding of a label (Encoding standard, section 4.2). Null when the label is unknown. */
const encodingOf = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

/**
 * Decodes the bytes 0x80 to 0x9F in windows-1252 (Encoding standard, section 9). Some versions of Node decode them to control characters.
 */
const HIGH_SIGNS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const windows1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replace(/[\u0080-\u009f]/g, (sign) => HIGH_SIGNS.charAt(sign.charCodeAt(0) - 0x80));

/** Bytes as a text with one character per byte. */
export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Byte order marks (Unicode standard, section 23.8) and their encodings. */
const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encoding of the byte order mark of a page. Undefined when it has none. */
export const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

/** Number of characters in which a page should declare its encoding. */
const START = 1024;

/** The declared encoding label of a page. Browsers also accept a declaration at the end of a long head. */
export const declaredEncoding = (bytes: Uint8Array): string | undefined => {
  const start = latin1(bytes.subarray(0, START));
  return labelIn(start) ?? labelInHead(latin1(bytes)) ?? XML_ENCODING.exec(start)?.[1]?.trim().toLowerCase();
};

const labelInHead = (page: string): string | undefined => labelIn(page.slice(0, headEnd(page)));

const XML_ENCODING = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/i;

/** Skips comments. Matches all attributes of a tag, so that "charset" inside a value is not a declaration. */
const META = /<!--[^]*?(?:-->|$)|<meta(?=[\s/])((?:[^>"']|"[^"]*"|'[^']*')*)/gi;
const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

const labelIn = (start: string): string | undefined => {
  for (const [, attributes] of start.matchAll(META)) {
    const label = attributes === undefined ? undefined : labelOf(attributes);
    if (label) return label;
  }
  return undefined;
};

const labelOf = (attributes: string): string | undefined => {
  const found = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [name.toLowerCase(), values.join('')]));
  const isPragma = found.get('http-equiv')?.trim().toLowerCase() === 'content-type';
  const named = /charset\s*=[\s"']*([^\s"';]+)/i.exec((isPragma && found.get('content')) || '')?.[1];
  return (found.get('charset') ?? named)?.replace(/^[\s"']+|[\s"';]+$/g, '').toLowerCase();
};
