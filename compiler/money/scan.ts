/** A number, word, mark or end of a line in a text of a page. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark' | 'break';
  /** What tokens are compared by: lower case, full-width forms and digits of other scripts as ASCII. */
  readonly text: string;
  /** As it stands in the text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** True when nothing stands between it and the token before it. */
  readonly glued: boolean;
}

/** Groups of three after spaces, which must not take up a number that stands before: "GPT-4 200", "24/7 149". */
const SPACED = String.raw`(?<![\p{L}\p{N}/#_:.,-])\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?`;

/** Digits with any separators, whether they make sense or not. */
const SEPARATED = String.raw`\d+(?:[.,'’٬]\d+)*`;

/** Swiss, German and Pakistani ways to say that there are no cents: "19.-", "1.600,–", "500/-". */
const NO_CENTS = String.raw`(?:(?:[.,](?:--|[-–—])|\/-)(?!\d))?`;

/** Scripts that put no spaces between words: their characters are words of their own. The sign for a long vowel of Japanese is in none of them. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー`;

const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');

/** True for a text with a character of a script that puts no spaces between words. */
export const isUnspaced = (text: string): boolean => HAS_UNSPACED.test(text);

const LETTER = String.raw`(?![${UNSPACED}])\p{L}`;

/** Letters with dots between or behind them are one word where they abbreviate: "p.a.", "د.إ". The first kind, which most are, is found soonest. */
const WORD = String.raw`[A-Za-z]+(?![\p{L}\p{M}'’.])|[${UNSPACED}]\p{M}*|${LETTER}(?:\.${LETTER})+\.?(?!\p{L})|(?:(?![${UNSPACED}])[\p{L}\p{M}])+(?:['’](?:(?![${UNSPACED}])[\p{L}\p{M}])+)*`;

const TOKEN = new RegExp(
  `(\\n)|((?:${SPACED}|${SEPARATED})${NO_CENTS})|\\p{Lu}{1,3}\\$|\\p{Sc}|(${WORD})|[^\\s\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069]`,
  'gu',
);

const FULL_WIDTH = /[\uFF01-\uFF5E]/;
const FOREIGN =
  /[\uFF01-\uFF5E\uFFE0\uFFE1\uFFE5\uFFE6\u00A0\u2000-\u200A\u202F\u205F\u3000\u301C\u0660-\u0669\u06F0-\u06F9\u066B\u066C\u0966-\u096F\u09E6-\u09EF]/g;
const SIGNS: Readonly<Record<string, string>> = {
  '￠': '¢',
  '￡': '£',
  '￥': '¥',
  '￦': '₩',
  '٫': '.',
  '٬': ',',
  '〜': '~',
};

/** One code unit for one code unit, so that places stay what they are. */
const plain = (text: string): string =>
  text.replace(FOREIGN, (character) => {
    if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
    const code = character.charCodeAt(0);
    if (code >= 0x660) return SIGNS[character] ?? (code < 0x1000 ? String(digitOf(code)) : ' ');
    return ' ';
  });

/** The digits of Arabic, Persian, Devanagari and Bengali begin at multiples of 16, or six behind one. */
const digitOf = (code: number): number => (code & 15) - (code >= 0x900 ? 6 : 0);

/** Vowel signs of Arabic, which most leave out. */
const VOWELS = /[\u064B-\u0652]/g;

/** A word as it is compared: "p.a." and "p.a" are one. */
const compared = (raw: string): string => {
  const text = raw.toLowerCase().replace(VOWELS, '');
  return text.length > 1 && text.endsWith('.') ? text.slice(0, -1) : text;
};

/** Splits a text into tokens, in time that grows with its length. */
export const scan = (text: string): readonly Token[] => {
  const shown = plain(text);
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: raw, 1: line, 2: number, 3: word, index: start } of shown.matchAll(TOKEN)) {
    const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : line !== undefined ? 'break' : 'mark';
    const glued = end === start;
    end = start + raw.length;
    tokens.push({ kind, text: compared(raw), raw, start, end, glued });
  }
  return tokens;
};
