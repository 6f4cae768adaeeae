import { LIMIT_NOUNS, SINGLE_NOUNS } from './lexicon/limits.ts';
import { phraseAt, phraseTable, type PhraseMatch, type PhraseTable, type Words } from './phrases.ts';
import type { Token } from './tokens.ts';

const PLURAL = phraseTable(Object.entries(LIMIT_NOUNS));
const SINGLE = phraseTable(Object.entries(SINGLE_NOUNS));

/** Nouns of limits: those of every language, and those that the keys of a site spell in English. */
export interface Nouns {
  readonly own: PhraseTable<string>;
}

/** Nouns with those of further keys: `storageGb` is "storage GB", "GB storage" and "GB of storage". */
export const nounsOf = (keys: readonly string[]): Nouns => ({
  own: phraseTable(keys.filter((key) => !Object.hasOwn(LIMIT_NOUNS, key)).map((key) => [key, { en: spellings(key).join(',') }])),
});

/** The key of the limit that the noun at a token is about; one of a single thing only counts behind a number. */
export const nounAt = (tokens: readonly Token[], index: number, { own }: Nouns, isCounted: boolean): PhraseMatch<string> | null => {
  const found = [phraseAt(own, tokens, index), phraseAt(PLURAL, tokens, index), isCounted ? phraseAt(SINGLE, tokens, index) : null];
  return found.reduce((best, match) => (match && match.next > (best?.next ?? 0) ? match : best), null);
};

/** Every word that may stand for the noun of one limit in a cell whose row names it: "3 per channel". */
export const cellNouns = (key: string): PhraseTable<string> => {
  const known = CELLS.get(key);
  if (known) return known;
  const own: Words = { en: [...spellings(key), ...wordsOf(key)].join(',') };
  const made = phraseTable(
    [LIMIT_NOUNS, SINGLE_NOUNS, { [key]: own }].map((lexicon) => [key, Object.hasOwn(lexicon, key) ? (lexicon[key] ?? {}) : {}]),
  );
  CELLS.set(key, made);
  return made;
};

/** Tables that were made once, by their key. */
const CELLS = new Map<string, PhraseTable<string>>();

const wordsOf = (key: string): readonly string[] =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

const spellings = (key: string): readonly string[] => {
  const words = wordsOf(key);
  const [last = '', rest] = [words.at(-1), words.slice(0, -1).join(' ')];
  const forms = last.endsWith('s') ? [last, last.slice(0, -1)] : [last, `${last}s`];
  return forms.flatMap((form) => (rest === '' ? [form] : [`${rest} ${form}`, `${form} ${rest}`, `${form} of ${rest}`]));
};
