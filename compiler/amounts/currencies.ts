import { CODES, SHARED, SIGNS } from './lexicon/currencies.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { tokenAt, type Token } from './tokens.ts';

const TABLE = phraseTable(Object.entries(SIGNS));

/** Stands for a sign that no table knows: there is money, of an unknown currency. */
export const UNKNOWN_CURRENCY = '?';

/** The currency that is named at a token: a code (ISO 4217), the key of a sign that several share, or `?`; null when there is none. */
export const currencyAt = (tokens: readonly Token[], index: number): PhraseMatch<string> | null => {
  const { kind, raw } = tokenAt(tokens, index);
  if (kind === 'number' || kind === 'break') return null;
  if (CODES.has(raw)) return { value: raw, next: index + 1 };
  const unknown = { value: UNKNOWN_CURRENCY, next: index + 1 };
  const cut = raw.endsWith('$') ? cutWord(tokens, index) : '';
  // "Bds$" is no dollar of the table, and "serverId$1" no money at all.
  if (cut !== '') return cut.length <= LONGEST_PREFIX ? unknown : null;
  return phraseAt(TABLE, tokens, index) ?? (kind === 'sign' ? unknown : null);
};

/** Letters before a sign that may name a country. */
const LONGEST_PREFIX = 3;

/** The word that touches a sign from before and is no code; empty when there is none. */
const cutWord = (tokens: readonly Token[], index: number): string => {
  const { kind, raw } = tokenAt(tokens, index - 1);
  return tokenAt(tokens, index).glued && kind === 'word' && !CODES.has(raw) ? raw : '';
};

/** What two names of a currency beside one amount say together: "$" and "CAD" are CAD; null when they contradict each other. */
export const joinCurrencies = (first: string, second: string): string | null => {
  if (first === second) return first;
  if (SHARED[first]?.currencies.includes(second)) return second;
  return SHARED[second]?.currencies.includes(first) ? first : null;
};
