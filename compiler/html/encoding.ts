import { headEnd } from './positions.ts';

/** Bytes that are no text in the encoding of their page. */
export interface InvalidBytes {
  readonly encoding: string;
  /** Characters that stand for them in the text. */
  readonly count: number;
  /** Of the first one, in UTF-16 code units from the start of the text. */
  readonly offset: number;
}

/** A page as text, or why it cannot be read. */
export type Decoded = { readonly text: string; readonly invalid: InvalidBytes | null } | { readonly problem: string };

const REPLACEMENT = '\ufffd';

/**
 * Decodes a page in the encoding of its byte order mark, else in the one that it declares, else in UTF-8 (HTML standard, section 13.2.3.2).
 * Bytes that are no text become U+FFFD, as in browsers. A page that declares nothing and is hardly UTF-8 could be in any encoding.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  const { declared, encoding } = pageEncoding(bytes);
  if (encoding === null) return { problem: `the encoding "${declared}" is not known` };
  const read = textOf(bytes, encoding);
  if (declared === undefined && read.invalid !== null && isHardlyUtf8(read.text, read.invalid))
    return { problem: 'its bytes are not valid utf-8, and it declares no other encoding' };
  return read;
};

/**
 * A page in UTF-8, which is what its Content-Type says and browsers believe more than the page itself: its bytes as they are, or, when it is in
 * another encoding, the same text behind a byte order mark, which counts more than what the page goes on to declare.
 */
export const inUtf8 = (bytes: Uint8Array): Uint8Array => {
  const { encoding } = pageEncoding(bytes);
  if (encoding === null || encoding === 'utf-8') return bytes;
  const { text } = textOf(bytes, encoding);
  return Buffer.from(text).equals(bytes) ? bytes : Buffer.from(`\ufeff${text}`);
};

/** What a page says of its encoding, undefined when nothing, and the encoding that it is read in, null when there is none of that name. */
const pageEncoding = (bytes: Uint8Array): { readonly declared: string | undefined; readonly encoding: string | null } => {
  const marked = markedEncoding(bytes);
  const declared = marked ?? declaredEncoding(bytes);
  return { declared, encoding: marked ?? nameOf(declared ?? 'utf-8') };
};

/** Decodes a page in an encoding that was named elsewhere, such as in a header; null when there is none of that name. */
export const decodeAs = (bytes: Uint8Array, label: string): string | null => {
  const encoding = encodingOf(label);
  return encoding === null ? null : textOf(bytes, encoding).text;
};

/** True when most of what is no ASCII cannot be read. */
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

/** The encoding that a declared label stands for; null when there is none of that name. */
const nameOf = (label: string): string | null => {
  if (label === 'x-user-defined') return 'windows-1252';
  const encoding = encodingOf(label);
  // A page that could be searched for ASCII letters is not UTF-16, whatever it says.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
};

/** The encoding of a label (Encoding standard, section 4.2); null when there is none of that name. */
const encodingOf = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

/** The bytes 0x80 to 0x9F in windows-1252 (Encoding standard, section 9); the decoders of some versions of Node make control characters of them. */
const HIGH_SIGNS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const windows1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replace(/[\u0080-\u009f]/g, (sign) => HIGH_SIGNS.charAt(sign.charCodeAt(0) - 0x80));

/** Bytes as a text of one character each. */
export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Byte order marks (Unicode standard, section 23.8) and the encodings that they stand for. */
const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encoding that the byte order mark of a page stands for; undefined when it has none. */
export const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

/** Characters in which a page should say what encoding it is in. */
const START = 1024;

/** The label of the encoding that a page declares; browsers believe a declaration at the end of a long head too. */
export const declaredEncoding = (bytes: Uint8Array): string | undefined => {
  const start = latin1(bytes.subarray(0, START));
  return labelIn(start) ?? labelInHead(latin1(bytes)) ?? XML_ENCODING.exec(start)?.[1]?.trim().toLowerCase();
};

const labelInHead = (page: string): string | undefined => labelIn(page.slice(0, headEnd(page)));

const XML_ENCODING = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/i;

/** Comments are read over; of a tag all attributes are found, so that a value that speaks of a charset declares none. */
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
