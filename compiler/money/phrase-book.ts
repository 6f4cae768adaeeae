import { grouped } from '../base/group-by.ts';
import { onceEachText } from '../base/memoise.ts';
import { scan, type Token } from './scan.ts';

/** Phrases of one or more words, each with its meaning. */
export class PhraseBook<T> {
  readonly #byFirst: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: T }[]>;

  /** `merge` combines the meanings of a duplicate phrase. */
  constructor(entries: Iterable<readonly [phrase: string, value: T]>, merge: (old: T, value: T) => T = (old) => old) {
    const phrases = new Map<string, { words: readonly string[]; value: T }>();
    for (const [phrase, value] of entries) {
      const words = wordsOf(phrase);
      const key = words.join(' ');
      const known = phrases.get(key);
      if (known) known.value = merge(known.value, value);
      else phrases.set(key, { words, value });
    }
    const longestFirst = [...phrases.values()].sort((a, b) => b.words.length - a.words.length);
    this.#byFirst = grouped(longestFirst, ({ words: [first = ''] }) => first);
  }

  /**
   * The longest phrase that begins at a token, and the index of the next token. Null when there is none. `isMeant` selects phrases by their
   * meanings.
   */
  at(tokens: readonly Token[], index: number, isMeant?: (value: T) => boolean): { readonly value: T; readonly next: number } | null {
    for (const { words, value } of this.#byFirst.get(tokens[index]?.text ?? '') ?? [])
      if (words.every((word, offset) => tokens[index + offset]?.text === word) && isMeant?.(value) !== false)
        return { value, next: index + words.length };
    return null;
  }
}

/** Books of different languages have most phrases in common. */
const wordsOf = onceEachText((phrase) => scan(phrase).map(({ text }) => text), 10_000);

/** A phrase book from lists of phrases separated by commas, by meaning. */
export const bookOf = <T extends string>(lists: Readonly<Record<T, string>>): PhraseBook<T> =>
  new PhraseBook(Object.entries<string>(lists).flatMap(([value, list]) => list.split(',').map((phrase) => [phrase, value as T] as const)));
