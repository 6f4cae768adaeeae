import { lineOf } from '../hast.ts';
import { wordsIn } from '../words.ts';
import type { Content } from './prune.ts';
import { rulesOf } from './rules.ts';

/** How much of the menus and footers of a page its content says again. */
export interface Leak {
  /** Sequences of four words or more in the menus and footers, and those of them that the content has too. */
  readonly sequences: number;
  readonly leaked: number;
  /** The first of them. */
  readonly first: string;
}

/** Words, and characters of them, that are compared together; fewer are the same by chance. In some scripts each sign is a word. */
const WORDS = 4;
const CHARACTERS = 12;

const CHROME: ReadonlySet<string> = new Set(rulesOf('chrome').map(({ name }) => name));

/**
 * What of the menus, headers and footers that were left out of a page is in its content again, such as a copy of the menu for small screens. Inside
 * of an accepted main there is none: what stands there is content, whatever stands outside. Has to be asked before the content is rewritten.
 */
export const leakOf = ({ isMain, leftOut, root }: Pick<Content, 'isMain' | 'leftOut' | 'root'>): Leak | null => {
  const chrome = isMain ? [] : leftOut.filter(({ rule }) => CHROME.has(rule));
  const sequences = new Set(chrome.flatMap(({ node }) => sequencesIn(lineOf(node))));
  if (sequences.size === 0) return null;
  // Most words of a page begin no sequence of its menus.
  const starts = new Set([...sequences].map((sequence) => sequence.slice(0, sequence.indexOf(' '))));
  const leaked = new Set(sequencesIn(lineOf(root), starts).filter((sequence) => sequences.has(sequence)));
  const [first] = leaked;
  return first === undefined ? null : { sequences: sequences.size, leaked: leaked.size, first };
};

const sequencesIn = (text: string, starts?: ReadonlySet<string>): readonly string[] => {
  const words = wordsIn(text);
  return words.flatMap((word, start) => {
    if (starts?.has(word) === false) return [];
    let [end, characters] = [start, 0];
    while (end < words.length && (end < start + WORDS || characters < CHARACTERS)) characters += words[end++]?.length ?? 0;
    return end - start >= WORDS && characters >= CHARACTERS ? [words.slice(start, end).join(' ')] : [];
  });
};
