import { fold } from '../../runtime/answer/analyse.ts';

/** Groups of three after spaces, which must not take up a number that stands before: "GPT-4 200", "24/7 149". */
const SPACED = String.raw`(?<![\p{L}\p{N}/#_:-])\d{1,3}(?: \d{3})+(?!\d)(?:[.,٫]\d+)*`;

/** Digits with any separators, whether they make sense or not. */
const SEPARATED = String.raw`\d+(?:[.,'’٬٫]\d+)*`;

/** Swiss and Pakistani ways to say that there are no cents: "19.-", "19,–", "500/-". */
const NO_CENTS = String.raw`(?:(?:[.,](?:--|[-–—])|\/-)(?!\d))?`;

/** A decimal without its zero: "$.05". Behind the end of a line it may be the cents of the number before. */
const CENTS = String.raw`(?<![\p{L}\p{N}.,])[.,]\d{1,4}(?![\d.,]*\d)`;

/** Everything that is written like one number, as the source of a pattern with the flag `u`. What it means, and whether anything, is said elsewhere. */
const NUMBER = `${CENTS}|(?:${SPACED}|${SEPARATED})${NO_CENTS}`;

/** A word, number, sign of a currency, mark or end of a line in a text. */
export interface Token {
  /** `end`: what stands before the first token and behind the last one. */
  readonly kind: 'number' | 'word' | 'sign' | 'mark' | 'break' | 'end';
  /** What tokens are compared by: folded for words, `\n` for the end of a line. */
  readonly text: string;
  /** As it stands in the text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** True when nothing stands between it and the token before it. */
  readonly glued: boolean;
}

/** "US$", "$CA", and the abbreviations that end in a dot; then every other sign of a currency (Unicode category Sc). */
const SIGN = String.raw`(?<!\p{L})\p{Lu}{1,3}\$|\$(?:USD?|CAD?|AUD?|NZD?)(?!\p{L})|(?<!\p{L})(?:Rs|RS|rs|Fr|SFr)\.|\p{Sc}`;

/** Letters with dots between them are one word: "p.a.", "د.إ". */
const WORD = String.raw`\p{L}(?:\.\p{L})+(?!\p{L})|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*`;

const TOKEN = new RegExp(`(?<line>\\n)|(?<number>${NUMBER})|(?<sign>${SIGN})|(?<word>${WORD})|\\S`, 'gu');

/** Splits a plain text into tokens. */
export const tokenize = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: raw, index: start, groups = {} } of text.matchAll(TOKEN)) {
    const before = tokens.at(-1);
    const kind = kindOf(groups);
    // Empty lines end a block no more than one end of a line does.
    if (kind === 'break' && (before === undefined || before.kind === 'break')) continue;
    tokens.push({ kind, raw, text: kind === 'word' ? foldWord(raw) : raw, start, end: start + raw.length, glued: before?.end === start });
  }
  return tokens;
};

const kindOf = ({ line, number, sign, word }: Readonly<Record<string, string | undefined>>): Token['kind'] => {
  if (line !== undefined) return 'break';
  if (number !== undefined) return 'number';
  if (sign !== undefined) return 'sign';
  return word === undefined ? 'mark' : 'word';
};

const foldWord = (word: string): string => (/^[a-z]+$/.test(word) ? word : fold(word).replace(/['’]/g, ''));

const END: Token = { kind: 'end', text: '', raw: '', start: Infinity, end: Infinity, glued: false };

/** The token at an index; outside of the text, one of the kind `end`. */
export const tokenAt = (tokens: readonly Token[], index: number): Token => tokens[index] ?? END;

/** True for a dash of any length. */
export const isDash = ({ raw }: Pick<Token, 'raw'>): boolean => /^[-‐‑–—−]$/.test(raw);
