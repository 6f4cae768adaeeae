/** Names as the site lists them, where they stand in a question, and whether they are meant as names. */
import type { AnswerTable, Entity } from '../bundle.ts';
import { stem } from './analyse.ts';
import type { ReadWords } from './names.ts';

/** A name as it is listed, and where it begins and ends. */
export interface Listed extends Entity {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface ListedNames {
  /** Whether a word belongs to a name. */
  readonly isPart: (word: string) => boolean;
  /** The names that are meant, the longest first at each word; no word belongs to two. */
  readonly find: (read: ReadWords) => readonly Listed[];
}

/** Words without meaning that may stand between a name and what shows that it is one. */
const NEAR = 3;

/** Loads the listed names of a site. */
export function createListedNames({ entities, everyday, naming }: AnswerTable): ListedNames {
  const names = new Map(Object.entries(entities));
  const stemmed = new Map(Object.entries(entities).map(([name, listed]) => [stems(name.split(' ')), listed]));
  const parts = new Set([...names.keys()].flatMap((name) => name.split(' ')));
  const beginnings = new Set([...names.keys()].flatMap((name) => stem(name.split(' ')[0] ?? '')));
  const longest = Math.max(1, ...[...names.keys()].map((name) => name.split(' ').length));
  const common = new Set(everyday);
  const signs = new Set(naming);

  /** Things of a name, also when its words are inflected otherwise; a single word must be as it is listed. */
  const listedAs = (phrase: readonly string[]): readonly Entity[] | undefined =>
    names.get(phrase.join(' ')) ?? (phrase.length > 1 ? stemmed.get(stems(phrase)) : undefined);

  /** Listed names, the longest first at each word; no word belongs to two. */
  function listed({ words }: ReadWords): readonly Listed[] {
    const found: Listed[] = [];
    for (let start = 0; start < words.length; start++) {
      const sizes = beginnings.has(stem(words[start] ?? '')) ? Array.from({ length: longest }, (_, index) => longest - index) : [];
      const phrases = sizes.map((size) => words.slice(start, start + size)).filter((phrase, index) => phrase.length === sizes[index]);
      const phrase = phrases.find((each) => listedAs(each) !== undefined);
      if (phrase === undefined) continue;
      const end = start + phrase.length;
      for (const entity of listedAs(phrase) ?? []) found.push({ ...entity, name: phrase.join(' '), start, end });
      start = end - 1;
    }
    return found;
  }

  return {
    isPart: (word) => parts.has(word),
    find: (read) => {
      const all = listed(read);
      return all.filter((each) => !common.has(each.name) || isMeant(each, all, read, signs));
    },
  };
}

function stems(phrase: readonly string[]): string {
  return phrase.map(stem).join(' ');
}

/** Whether an everyday word is meant as a name: it has a capital letter, or something beside it shows what it is. */
function isMeant({ start: at, kind }: Listed, all: readonly Listed[], read: ReadWords, signs: ReadonlySet<string>): boolean {
  // `Chat A Business`: a part of somebody else's name.
  if (all.some((other) => other.kind !== kind && other.end === at)) return false;
  const places = [
    ...read.matches.filter(({ concept }) => signs.has(concept)).map(({ start, size }) => [start, start + size] as const),
    ...all.filter((other) => other.kind === kind && other.start !== at).map(({ start, end }) => [start, end] as const),
  ];
  const isBeside = ([start, end]: readonly [number, number]): boolean => {
    const between = read.words.slice(start > at ? at + 1 : end, start > at ? start : at);
    return between.length <= NEAR && between.every((word) => read.isFunction(word));
  };
  return read.isCapital(at) || places.some(isBeside);
}
