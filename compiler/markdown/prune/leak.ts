import { onceEachText } from '../../base/memoise.ts';
import { lineOf } from '../hast.ts';
import { wordsIn } from '../words.ts';
import { lineLeftOut } from './judge.ts';
import type { Content } from './prune.ts';
import { rulesOf } from './rules.ts';

/** How much of the menus and footers of a page is in its content too. */
export interface Leak {
  /** Number of sequences of four words or more in the menus and footers, and how many of them are in the content. */
  readonly sequences: number;
  readonly leaked: number;
  /** The first sequence that is in the content. */
  readonly first: string;
}

/** Minimum words and characters of a compared sequence. Shorter ones match by chance. In some scripts each sign is a word. */
const WORDS = 4;
const CHARACTERS = 12;

const CHROME: ReadonlySet<string> = new Set(rulesOf('chrome').map(({ name }) => name));

/**
 * Finds text of the removed menus, headers and footers in the content of a page, such as a copy of the menu for small screens. Null inside
 * an accepted main content, where everything is content. Call it before the content is rewritten.
 */
export const leakOf = ({ main, leftOut, root }: Pick<Content, 'main' | 'leftOut' | 'root'>): Leak | null => {
  const chrome = main ? [] : leftOut.filter(({ rule }) => CHROME.has(rule));
  const sequences = new Set(chrome.flatMap((each) => sequencesOfChrome(lineLeftOut(each))));
  if (sequences.size === 0) return null;
  // Fast check: most words of a page do not begin a sequence of its menus.
  const starts = new Set([...sequences].map((sequence) => sequence.slice(0, sequence.indexOf(' '))));
  const leaked = new Set(sequencesIn(lineOf(root), starts).filter((sequence) => sequences.has(sequence)));
  const [first] = leaked;
  return first === undefined ? null : { sequences: sequences.size, leaked: leaked.size, first };
};

const sequencesIn = (text: string, starts?: ReadonlySet<string>): readonly string[] => {
  const words = wordsIn(text);
  const found: string[] = [];
  for (let index = 0; index < words.length; index++) if (starts?.has(words[index] as string) !== false) addSequence(words, index, found);
  return found;
};

/** Menus and footers are the same on many pages. */
const sequencesOfChrome = onceEachText((line) => sequencesIn(line), 100, 20_000);

const addSequence = (words: readonly string[], start: number, found: string[]): void => {
  let [end, characters] = [start, 0];
  while (end < words.length && (end < start + WORDS || characters < CHARACTERS)) characters += words[end++]?.length ?? 0;
  if (end - start >= WORDS && characters >= CHARACTERS) found.push(words.slice(start, end).join(' '));
};
