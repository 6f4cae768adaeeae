/** Finds the things of the site that a question names, and names of things that the site does not have. */
import type { AnswerTable, Entity, Stranger } from '../bundle.ts';
import type { ConceptMatch } from './concepts.ts';
import { createListedNames } from './listed-names.ts';

/** A named thing: positions of the words that name it. */
export interface Name extends Entity {
  readonly at: readonly number[];
}

/** What is known of the words of a question before its names are. */
export interface ReadWords {
  readonly words: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly isCapital: (at: number) => boolean;
  /** Words without a meaning of their own. */
  readonly isFunction: (word: string) => boolean;
  /** Words that cannot be the name of something unknown. */
  readonly isOrdinary: (word: string) => boolean;
}

interface Names {
  /** Whether a word belongs to a name. */
  readonly isPart: (word: string) => boolean;
  /** The names among some words, each thing once, in their order. */
  readonly find: (read: ReadWords) => readonly Name[];
}

/** Loads the names of a site. */
export function createNames(table: AnswerTable): Names {
  const { described, meant, strangers } = table;
  const names = createListedNames(table);
  const kinds = new Map(Object.entries(meant));

  /** Things that are said in other words than their names. */
  function sayOtherwise({ matches }: ReadWords): readonly Name[] {
    const has = (wanted: readonly string[]): boolean => matches.some(({ concept }) => wanted.includes(concept));
    return described
      .filter(({ concepts, beside }) => concepts.every(has) && has(beside))
      .map(({ kind, slug, concepts }) => ({
        kind,
        slug,
        at: matches.flatMap((match) => (concepts.flat().includes(match.concept) ? range(match) : [])),
      }));
  }

  return {
    isPart: names.isPart,
    find: (read) => {
      const own = names.find(read).map(({ kind, slug, start, end }) => ({ kind, slug, at: range({ start, size: end - start }) }));
      const found: readonly Name[] = own.some(({ kind }) => kind === 'feature') ? own : [...own, ...sayOtherwise(read)];
      const taken = new Set(found.flatMap(({ at }) => at));
      const isFree = (at: number): boolean => !taken.has(at);
      const said = read.matches.flatMap((match): readonly Name[] => {
        const entity = isFree(match.start) ? kinds.get(match.concept) : undefined;
        return entity ? [{ ...entity, at: range(match) }] : [];
      });
      const unknown = strangers.flatMap((stranger) =>
        placesOf(stranger, { ...read, isOrdinary: (word) => read.isOrdinary(word) && !names.isPart(word) })
          .filter(isFree)
          .map((at): Name => ({ kind: stranger.kind, slug: null, at: [at] })),
      );
      return unique([...found, ...said, ...unknown].toSorted((left, right) => (left.at[0] ?? 0) - (right.at[0] ?? 0)));
    },
  };
}

const range = ({ start, size }: { readonly start: number; readonly size: number }): readonly number[] =>
  Array.from({ length: size }, (_, index) => start + index);

/** Words without meaning that may stand between a name and what tells its kind. */
const NEAR = 3;

/** Where a name could stand that nobody knows. */
function placesOf(
  { concept, side, capital }: Stranger,
  { words, matches, isCapital, isFunction, isOrdinary }: ReadWords,
): readonly number[] {
  const signs = matches.filter((match) => match.concept === concept);
  const isUnknown = (at: number): boolean =>
    (!capital || isCapital(at)) && words[at] !== undefined && !isOrdinary(words[at] ?? '') && !/^\p{N}/u.test(words[at] ?? '');
  if (side === 'anywhere') return signs.length === 0 ? [] : [...words.keys()].filter(isUnknown);
  return signs
    .map(({ start, size }) => {
      if (side === 'before') return start - 1;
      let at = start + size;
      while (at < start + size + NEAR && isFunction(words[at] ?? '')) at++;
      return at;
    })
    .filter(isUnknown);
}

/** Each thing once; of the things that the site does not have one of each kind. */
function unique(names: readonly Name[]): readonly Name[] {
  const keyOf = ({ kind, slug }: Name): string => `${kind}/${slug ?? ''}`;
  return [...new Map(names.toReversed().map((name) => [keyOf(name), name])).values()].toReversed();
}
