/** What a text is about, whatever its language: words and phrases that the compiler listed as forms of concepts. */
import type { ConceptTable } from '../bundle.ts';
import { stem } from './analyse.ts';

/** A form of a concept in a text. */
export interface ConceptMatch {
  readonly concept: string;
  /** Position of its first token, and number of its tokens. */
  readonly start: number;
  readonly size: number;
}

/** Finds the concepts of a text by its tokens: in their order, of those that begin at one token the longest first. */
export type ReadConcepts = (tokens: readonly string[]) => readonly ConceptMatch[];

const ALONE = [1];
/** Letters by which listed beginnings are told apart before they are compared. */
const KEY_LETTERS = 2;

/**
 * Loads the forms into Maps, because tokens come from user text: a look-up must never reach a prototype.
 * @returns a function from the folded tokens of a text to its concepts; the beginning of a token also counts without its inflection. Its time is
 * bounded by the number of tokens: a token is compared with the listed beginnings that share its first letters, and begins no more phrases than
 * are listed.
 */
export function createConcepts({ words, prefixes }: ConceptTable): ReadConcepts {
  const exact = new Map(Object.entries(words));
  const begun = group(Object.entries(prefixes), ([prefix]) => prefix.slice(0, KEY_LETTERS));
  const phrases = group(
    [...exact.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')),
    ([first = '']) => first,
  );
  // Numbers of tokens that phrases with a first token have, the largest first.
  const sizes = new Map([...phrases].map(([first, all]) => [first, sizesOf(all)] as const));

  const beginnings = (form: string): readonly string[] => {
    const candidates = [form.slice(0, 1), form.slice(0, KEY_LETTERS)].flatMap((key) => begun.get(key) ?? []);
    return candidates.flatMap(([prefix, concepts]) => (form.startsWith(prefix) ? concepts : []));
  };
  // Whole words keep their endings: `plane` is no form of `plan`.
  const conceptsOf = (token: string): readonly string[] => {
    const stemmed = stem(token);
    const begins = stemmed === token ? beginnings(token) : [...beginnings(token), ...beginnings(stemmed)];
    const whole = exact.get(token) ?? [];
    return whole.length + begins.length > 1 ? [...new Set([...whole, ...begins])] : [...whole, ...begins];
  };
  return (tokens) => {
    // A text says the same words again and again.
    const alone = new Map<string, readonly string[]>();
    const lookUp = (phrase: readonly string[], token: string): readonly string[] => {
      if (phrase.length > 1) return exact.get(phrase.join(' ')) ?? [];
      const found = alone.get(token) ?? conceptsOf(token);
      alone.set(token, found);
      return found;
    };
    const matches: ConceptMatch[] = [];
    for (const [start, token] of tokens.entries()) {
      for (const size of sizes.get(token) ?? ALONE) {
        const phrase = tokens.slice(start, start + size);
        const found = phrase.length === size ? lookUp(phrase, token) : [];
        for (const concept of found) matches.push({ concept, start, size });
      }
    }
    return matches;
  };
}

/** Sizes of phrases, each once, and that of a token alone. */
function sizesOf(phrases: readonly (readonly string[])[]): readonly number[] {
  return [...new Set([...phrases.map(({ length }) => length), ...ALONE])].toSorted((left, right) => right - left);
}

function group<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const found = groups.get(keyOf(item)) ?? [];
    found.push(item);
    groups.set(keyOf(item), found);
  }
  return groups;
}
