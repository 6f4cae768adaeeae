import { isUtf8 } from 'node:buffer';
import { headEnd } from './positions.ts';

/** Invalid bytes in the encoding of a page. */
export interface InvalidBytes {
  readonly encoding: string;
  /** Number of replacement characters for them in the text. */
  readonly count: number;
  /** Offset of the first one, in UTF-16 code units from the start of the text. */
  readonly offset: number;
}

/** A page as text. */
export interface DecodedText {
  readonly text: string;
  /** Invalid bytes, which become U+FFFD. Null when there are none. */
  readonly invalid: InvalidBytes | null;
  /** The encoding that was assumed because the page is not UTF-8 and declares none. */
  readonly assumed?: string;
}

/** A page as text, or the reason why it cannot be read. */
export type Decoded = DecodedText | { readonly problem: string };

const REPLACEMENT = '\ufffd';

/**
 * Decodes a page in the encoding of its byte order mark, else in the declared one, else in UTF-8, else in the one that browsers assume for
 * its language (HTML standard, section 13.2.3.2). Invalid bytes become U+FFFD, as in browsers. A page without a declaration that is hardly
 * UTF-8, and does not look like a text in the assumed encoding, has an unknown one.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  const { declared, encoding, isAssumed } = pageEncoding(bytes);
  if (encoding === null) return { problem: declared === undefined ? UNDECLARED : `unknown encoding "${declared}"` };
  const read = textOf(bytes, encoding);
  return isAssumed ? { ...read, assumed: encoding } : read;
};

const UNDECLARED = 'its bytes are not valid utf-8, and it declares no other encoding';

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

interface PageEncoding {
  /** Undefined when the page declares none. */
  readonly declared: string | undefined;
  /** The encoding to read the page in. Null when it is unknown. */
  readonly encoding: string | null;
  readonly isAssumed: boolean;
}

const pageEncoding = (bytes: Uint8Array): PageEncoding => {
  const marked = markedEncoding(bytes);
  const declared = marked ?? declaredEncoding(bytes);
  if (declared !== undefined) return { declared, encoding: marked ?? nameOf(declared), isAssumed: false };
  return isUtf8(bytes) || !isHardlyUtf8(textOf(bytes, 'utf-8'))
    ? { declared, encoding: 'utf-8', isAssumed: false }
    : { declared, encoding: assumedEncoding(bytes), isAssumed: true };
};

/** Decodes a page in the encoding of a label, such as from a header. Null when the label is unknown. */
export const decodeAs = (bytes: Uint8Array, label: string): string | null => {
  const encoding = encodingOf(label);
  return encoding === null ? null : textOf(bytes, encoding).text;
};

/** True when most non-ASCII characters cannot be read. */
const isHardlyUtf8 = ({ text, invalid }: DecodedText): boolean =>
  invalid !== null && invalid.count >= (text.match(/[^\u0000-\u007f\ufffd]/g)?.length ?? 0);

/** Encodings that browsers assume by language (HTML standard, section 13.2.3.2). */
const OF_LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'windows-1250': 'cs hr sk',
    'iso-8859-2': 'hu pl sl',
    'windows-1251': 'ba be bg kk ky mk ru sah sr tg tt uk',
    'iso-8859-7': 'el',
    'windows-1254': 'ku tr',
    'windows-1255': 'he',
    'windows-1256': 'ar fa',
    'windows-1257': 'et lt lv',
    'windows-1258': 'vi',
    'windows-874': 'th',
    'euc-kr': 'ko',
    shift_jis: 'ja',
    gbk: 'zh',
  }).flatMap(([encoding, languages]) => languages.split(' ').map((language) => [language, encoding] as const)),
);

/**
 * The encoding that browsers assume for a page by its language. Null when the page is not a text in it: it has invalid bytes or control
 * characters, or is in no language of another encoding and has words of letters that are not ASCII, as texts in windows-1252 do not.
 */
const assumedEncoding = (bytes: Uint8Array): string | null => {
  const page = latin1(bytes);
  const [, language = ''] = /<html\b[^>]*\slang\s*=\s*["']?([a-z]+)/i.exec(page.slice(0, START)) ?? [];
  const encoding = OF_LANGUAGES.get(language.toLowerCase()) ?? 'windows-1252';
  const isOther = encoding === 'windows-1252' ? /[\x80-\xff]{3}/.test(page) : validText(bytes, encoding) === null;
  return isOther || /[\0-\x08\x0e-\x1f]/.test(page) ? null : encoding;
};

const textOf = (bytes: Uint8Array, encoding: string): DecodedText => {
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
