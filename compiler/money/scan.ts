/** A number, word, mark or line end in a text of a page. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark' | 'break';
  /** The form for comparison: lower case, full-width forms and digits of other scripts as ASCII. */
  readonly text: string;
  /** The unchanged text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** True when it directly follows the token before it. */
  readonly glued: boolean;
}

/**
 * Groups of three digits after spaces. They must not continue a number of another token: "GPT-4 200", "24/7 149". Behind a number, a dash
 * is that of a range: "700-1 100".
 */
const SPACED = String.raw`(?<![\p{L}\p{N}/#_:.,]|(?<!\p{N})-)\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?`;

/** Digits with any separators, valid or not. */
const SEPARATED = String.raw`\d+(?:[.,'’٬]\d+)*`;

/** Swiss, German, Swedish and Pakistani notations for no cents: "19.-", "1.600,–", "250:-", "500/-". */
const NO_CENTS = String.raw`(?:(?:[.,:](?:--|[-–—])|\/-)(?!\d))?`;

/** Scripts without spaces between words: each of their characters is a word. The long vowel sign of Japanese belongs to none of them. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー`;

const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');

/** True for a text with a character of a script without spaces. */
export const isUnspaced = (text: string): boolean => HAS_UNSPACED.test(text);

const LETTER = String.raw`(?![${UNSPACED}])\p{L}`;

/** An abbreviation with dots is one word: "p.a.", "د.إ". The first alternative, which matches most words, is the fastest. */
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

/** Replaces each code unit by one code unit, so that positions stay valid. */
const plain = (text: string): string =>
  text.replace(FOREIGN, (character) => {
    if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
    const code = character.charCodeAt(0);
    if (code >= 0x660) return SIGNS[character] ?? (code < 0x1000 ? String(digitOf(code)) : ' ');
    return ' ';
  });

/** The digits of Arabic, Persian, Devanagari and Bengali begin at multiples of 16, or six after one. */
const digitOf = (code: number): number => (code & 15) - (code >= 0x900 ? 6 : 0);

/** Vowel signs of Arabic, which are usually omitted. */
const VOWELS = /[\u064B-\u0652]/g;

/** A word for comparison: "p.a." and "p.a" are the same, and "all'anno" and "all’anno". */
const compared = (raw: string, hasVowels: boolean): string => {
  const lower = raw.toLowerCase().replace("'", '’');
  const text = hasVowels ? lower.replace(VOWELS, '') : lower;
  return text.length > 1 && text.endsWith('.') ? text.slice(0, -1) : text;
};

/** Splits a text into tokens, in linear time. */
export const scan = (text: string): readonly Token[] => {
  const shown = plain(text);
  const hasVowels = shown.search(VOWELS) >= 0;
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: raw, 1: line, 2: number, 3: word, index: start } of shown.matchAll(TOKEN)) {
    const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : line !== undefined ? 'break' : 'mark';
    const glued = end === start;
    end = start + raw.length;
    tokens.push({ kind, text: compared(raw, hasVowels), raw, start, end, glued });
  }
  return tokens;
};
