import { isDash, tokenAt, tokenize, type Token } from './tokens.ts';

/** Words for one thing: language -> phrases, separated by commas. Spelling is folded, and a hyphen may stand between the words of a phrase. */
export type Words = Readonly<Record<string, string>>;

interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Phrases with what they mean, by their first word. */
export type PhraseTable<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

/** A phrase that was found: what it means, and the index of the token behind it. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly next: number;
}

/** Makes a table of phrases. */
export const phraseTable = <T>(entries: readonly (readonly [value: T, words: Words])[]): PhraseTable<T> => {
  const table = new Map<string, Phrase<T>[]>();
  for (const [value, languages] of entries)
    for (const words of Object.entries(languages).flatMap(([language, list]) => spellings(language, list))) {
      const first = words[0] ?? '';
      table.set(first, [...(table.get(first) ?? []), { words, value }]);
    }
  return table;
};

const spellings = (language: string, list: string): readonly (readonly string[])[] =>
  list.split(',').flatMap((phrase) => {
    const all = tokenize(phrase);
    // A hyphen inside of a phrase may be missing on the page.
    const words = (all.length > 1 ? all.filter((token) => !isDash(token)) : all).map(({ text }) => text);
    // Arabic writes the article together with the word.
    return language === 'ar' && words.length === 1 ? [words, [`ال${words[0]}`]] : [words];
  });

/** The longest phrase of a table that begins at a token; null when none does. A phrase never goes on in the next line. */
export const phraseAt = <T>(table: PhraseTable<T>, tokens: readonly Token[], index: number): PhraseMatch<T> | null => {
  const found = phrasesAt(table, tokens, index);
  const value = found?.value[0];
  return found && value !== undefined ? { value, next: found.next } : null;
};

/** Everything that the longest phrase that begins at a token may mean, in the order of the table. */
export const phrasesAt = <T>(table: PhraseTable<T>, tokens: readonly Token[], index: number): PhraseMatch<readonly T[]> | null => {
  let longest: { value: T[]; next: number } | null = null;
  for (const { words, value } of table.get(tokenAt(tokens, index).text) ?? []) {
    const next = endOf(words, tokens, index);
    if (next === null) continue;
    if (longest === null || next > longest.next) longest = { value: [value], next };
    else if (next === longest.next) longest.value.push(value);
  }
  return longest;
};

const endOf = (words: readonly string[], tokens: readonly Token[], index: number): number | null => {
  let at = index;
  for (const word of words) {
    if (at > index && isDash(tokenAt(tokens, at)) && tokenAt(tokens, at).glued) at++;
    if (tokenAt(tokens, at).text !== word) return null;
    at++;
  }
  return at;
};
