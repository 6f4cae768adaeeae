/** Finds the things of the site that a question names, and names of things that the site does not have. */
import type { AnswerTable, Entity, Stranger } from '../bundle.ts';
import { createConcepts, type ConceptMatch } from './concepts.ts';
import { own } from './lookup.ts';

/** A named thing: positions of the words that name it. `isBeside`: it stands beside a name of its kind, so that it is asked for as well. */
export interface Name extends Entity {
  readonly at: readonly number[];
  readonly isBeside?: boolean;
}

/** What is known of the words of a question before its names are. */
interface ReadWords {
  readonly words: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly isCapital: (at: number) => boolean;
  /** Whether a word goes on with a list: it joins, or stands behind a comma. */
  readonly isJoining: (word: string) => boolean;
  readonly hasComma: (at: number) => boolean;
  /** Words without a meaning of their own. */
  readonly isFunction: (word: string) => boolean;
  /** Words that cannot be the name of something unknown. */
  readonly isOrdinary: (word: string) => boolean;
}

/** Words without meaning that may stand between a name and what shows that it is one, or what kind. */
const NEAR = 3;

/** A thing where its name stands. */
type Placed = ConceptMatch & Entity;

/** Reads the names of a site. @returns a function that finds the names among some words, each thing once, in their order. */
export const createNames = (table: AnswerTable): ((read: ReadWords) => readonly Name[]) => {
  const { described, strangers } = table;
  const namesIn = createConcepts(table.names);
  const things = (matches: readonly ConceptMatch[]): readonly Placed[] =>
    matches.flatMap((match) => {
      const thing = own(table.meant, match.concept);
      return thing ? [{ ...match, ...thing }] : [];
    });

  /** Things that are said in other words than their names. */
  const sayOtherwise = ({ matches }: ReadWords): readonly Name[] => {
    const those = (wanted: readonly string[]): readonly ConceptMatch[] => matches.filter(({ concept }) => wanted.includes(concept));
    return described
      .filter(({ concepts, beside }) => [...concepts, beside].every((wanted) => those(wanted).length > 0))
      .map(({ kind, slug, concepts }) => ({ kind, slug, at: those(concepts.flat()).flatMap(range) }));
  };

  return (read) => {
    const all = apart(things(namesIn(read.words)));
    const listed = all.filter((thing) => isMeant(thing, all, read, table)).map(toName);
    const found = listed.some(({ kind }) => kind === 'feature') ? listed : [...listed, ...sayOtherwise(read)];
    const taken = new Set(found.flatMap(({ at }) => at));
    const said = things(read.matches.filter(({ start }) => !taken.has(start))).map(toName);
    const isUnknown = (at: number): boolean => {
      const word = read.words[at] ?? '';
      const isOrdinary = read.isOrdinary(word) && !table.nameWords.includes(word);
      return word !== '' && !taken.has(at) && !isOrdinary && !/^\p{N}/u.test(word);
    };
    const unknown = strangers
      .filter(({ beside }) => beside === undefined || found.some(({ kind }) => kind === beside))
      .flatMap((stranger) => {
        const places = placesOf(stranger, read).filter((at) => isUnknown(at) && (!stranger.capital || read.isCapital(at)));
        return places.map((at): Name => ({
          kind: stranger.kind,
          slug: null,
          at: [at],
          isBeside: stranger.beside !== undefined && stranger.side !== 'anywhere',
        }));
      });
    const joined = found.flatMap(({ kind, at }) =>
      neighboursOf(at, read).flatMap((place): readonly Name[] =>
        isUnknown(place) && read.isCapital(place) ? [{ kind, slug: null, at: [place], isBeside: true }] : [],
      ),
    );
    return unique([...found, ...said, ...joined, ...unknown].toSorted((left, right) => (left.at[0] ?? 0) - (right.at[0] ?? 0)));
  };
};

/** Whether an everyday word is meant as a name: it has a capital letter, or something beside it shows what it is. */
const isMeant = (
  { start: at, size, kind }: Placed,
  all: readonly Placed[],
  read: ReadWords,
  { everyday, naming }: AnswerTable,
): boolean => {
  if (!everyday.includes(read.words.slice(at, at + size).join(' '))) return true;
  // `Chat A Business`: a part of somebody else's name.
  if (all.some((other) => other.kind !== kind && other.start + other.size === at)) return false;
  const signs = read.matches.filter(({ concept }) => naming.includes(concept));
  const others = all.filter((other) => other.kind === kind && other.start !== at);
  const isBeside = (sign: ConceptMatch): boolean => {
    const between = sign.start > at ? read.words.slice(at + 1, sign.start) : read.words.slice(sign.start + sign.size, at);
    return between.length <= NEAR && between.every(read.isFunction);
  };
  return read.isCapital(at) || [...signs, ...others].some(isBeside);
};

const range = ({ start, size }: ConceptMatch): readonly number[] => Array.from({ length: size }, (_, index) => start + index);
const toName = (thing: Placed): Name => ({ kind: thing.kind, slug: thing.slug, at: range(thing) });

/** The longest at each word; no word belongs to two, but two things may have one name. */
const apart = (things: readonly Placed[]): readonly Placed[] => {
  const found: Placed[] = [];
  for (const thing of things) {
    const last = found.at(-1);
    const isSame = last?.start === thing.start && last.size === thing.size;
    if (last === undefined || isSame || thing.start >= last.start + last.size) found.push(thing);
  }
  return found;
};

/** Where a name could stand that nobody knows. */
const placesOf = ({ concept, side }: Stranger, { words, matches, isFunction }: ReadWords): readonly number[] => {
  const signs = matches.filter((match) => match.concept === concept);
  if (side === 'anywhere') return signs.length === 0 ? [] : [...words.keys()];
  return signs.map(({ start, size }) => {
    if (side === 'before') return start - 1;
    const between = words.slice(start + size, start + size + NEAR).findIndex((word) => !isFunction(word));
    return start + size + (between < 0 ? NEAR : between);
  });
};

/** Places beside a name in the same list: behind or before a comma or a word that joins. */
const neighboursOf = (at: readonly number[], { words, isJoining, hasComma }: ReadWords): readonly number[] => {
  const [before, after] = [(at[0] ?? 0) - 1, (at.at(-1) ?? 0) + 1];
  const isJoint = (place: number): boolean => isJoining(words[place] ?? '');
  return [
    ...(isJoint(after) ? [after + 1] : hasComma(after) ? [after] : []),
    ...(isJoint(before) ? [before - 1] : hasComma(before + 1) ? [before] : []),
  ];
};

/** Each thing once; of the things that the site does not have one of each kind. */
const unique = (names: readonly Name[]): readonly Name[] => {
  const keyOf = ({ kind, slug }: Name): string => `${kind}/${slug ?? ''}`;
  return [...new Map(names.toReversed().map((name) => [keyOf(name), name])).values()].toReversed();
};
