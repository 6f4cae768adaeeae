/** Finds the things of the site that a question names, and names of things that the site does not have. */
import type { AnswerTable, Entity, Stranger } from '../bundle.ts';
import { createConcepts, type ConceptMatch } from './concepts.ts';
import { own } from './lookup.ts';

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

/** Words without meaning that may stand between a name and what shows that it is one, or what kind. */
const NEAR = 3;

/** Reads the names of a site. @returns a function that finds the names among some words, each thing once, in their order. */
export function createNames({ names, meant, everyday, naming, described, strangers, nameWords }: AnswerTable) {
  const namesIn = createConcepts(names);
  const kindOf = ({ concept }: ConceptMatch): string | undefined => own(meant, concept)?.kind;
  const named = (matches: readonly ConceptMatch[]): readonly Name[] =>
    matches.flatMap((match) => {
      const entity = own(meant, match.concept);
      return entity ? [{ ...entity, at: range(match) }] : [];
    });

  /** Whether an everyday word is meant as a name: it has a capital letter, or something beside it shows what it is. */
  function isMeant(match: ConceptMatch, all: readonly ConceptMatch[], { words, matches, isCapital, isFunction }: ReadWords): boolean {
    const { start: at, size } = match;
    if (!everyday.includes(words.slice(at, at + size).join(' '))) return true;
    // `Chat A Business`: a part of somebody else's name.
    if (all.some((other) => kindOf(other) !== kindOf(match) && other.start + other.size === at)) return false;
    const signs = matches.filter(({ concept }) => naming.includes(concept));
    const others = all.filter((other) => kindOf(other) === kindOf(match) && other.start !== at);
    const isBeside = (sign: ConceptMatch): boolean => {
      const between = sign.start > at ? words.slice(at + 1, sign.start) : words.slice(sign.start + sign.size, at);
      return between.length <= NEAR && between.every(isFunction);
    };
    return isCapital(at) || [...signs, ...others].some(isBeside);
  }

  /** Things that are said in other words than their names. */
  function sayOtherwise({ matches }: ReadWords): readonly Name[] {
    const those = (wanted: readonly string[]): readonly ConceptMatch[] => matches.filter(({ concept }) => wanted.includes(concept));
    return described
      .filter(({ concepts, beside }) => [...concepts, beside].every((wanted) => those(wanted).length > 0))
      .map(({ kind, slug, concepts }) => ({ kind, slug, at: those(concepts.flat()).flatMap(range) }));
  }

  return (read: ReadWords): readonly Name[] => {
    const all = apart(namesIn(read.words));
    const listed = named(all.filter((match) => isMeant(match, all, read)));
    const found = listed.some(({ kind }) => kind === 'feature') ? listed : [...listed, ...sayOtherwise(read)];
    const taken = new Set(found.flatMap(({ at }) => at));
    const isFree = (at: number): boolean => !taken.has(at);
    const said = named(read.matches.filter(({ start }) => isFree(start)));
    const isUnknown = (at: number): boolean => {
      const word = read.words[at] ?? '';
      const isOrdinary = read.isOrdinary(word) && !nameWords.includes(word);
      return word !== '' && isFree(at) && !isOrdinary && !/^\p{N}/u.test(word);
    };
    const unknown = strangers.flatMap((stranger) =>
      placesOf(stranger, read)
        .filter((at) => isUnknown(at) && (!stranger.capital || read.isCapital(at)))
        .map((at): Name => ({ kind: stranger.kind, slug: null, at: [at] })),
    );
    return unique([...found, ...said, ...unknown].toSorted((left, right) => (left.at[0] ?? 0) - (right.at[0] ?? 0)));
  };
}

const range = ({ start, size }: ConceptMatch): readonly number[] => Array.from({ length: size }, (_, index) => start + index);

/** The longest at each word; no word belongs to two, but two things may have one name. */
function apart(matches: readonly ConceptMatch[]): readonly ConceptMatch[] {
  const found: ConceptMatch[] = [];
  for (const match of matches) {
    const last = found.at(-1);
    const isSame = last?.start === match.start && last.size === match.size;
    if (last === undefined || isSame || match.start >= last.start + last.size) found.push(match);
  }
  return found;
}

/** Where a name could stand that nobody knows. */
function placesOf({ concept, side }: Stranger, { words, matches, isFunction }: ReadWords): readonly number[] {
  const signs = matches.filter((match) => match.concept === concept);
  if (side === 'anywhere') return signs.length === 0 ? [] : [...words.keys()];
  return signs.map(({ start, size }) => {
    if (side === 'before') return start - 1;
    const between = words.slice(start + size, start + size + NEAR).findIndex((word) => !isFunction(word));
    return start + size + (between < 0 ? NEAR : between);
  });
}

/** Each thing once; of the things that the site does not have one of each kind. */
function unique(names: readonly Name[]): readonly Name[] {
  const keyOf = ({ kind, slug }: Name): string => `${kind}/${slug ?? ''}`;
  return [...new Map(names.toReversed().map((name) => [keyOf(name), name])).values()].toReversed();
}
