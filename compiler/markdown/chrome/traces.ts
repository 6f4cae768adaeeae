/** What the model of a site is told of the units of a page, as lines of text: all that a verdict is made of. */
import { textHash } from '../../base/text-hash.ts';
import { lettersOf, type Unit } from './units.ts';

/** What a unit leaves of itself. */
export interface Trace {
  /** The same for units that are the same. */
  readonly key: string;
  /** True when it is links and next to nothing else. */
  readonly isLinks: boolean;
  /** True for a few words, such as a label, and for a line that is no sentence to read. */
  readonly isFew: boolean;
  readonly isShort: boolean;
  readonly isHeading: boolean;
  /** True for a line that says who owns the copyright: at the end of a page it is chrome, on however many pages it stands. */
  readonly isImprint: boolean;
  /** Its links, when it is nothing else. */
  readonly links: readonly TracedLink[];
}

/** A link: the key of a unit that is this link, that of one that is just its words, how long these are, and where it leads. */
interface TracedLink {
  readonly key: string;
  readonly words: string;
  readonly size: number;
  readonly target: string;
}

/** Share of the letters of a unit in links that makes it links. */
const LINKS_SHARE = 0.9;
/** Words of a label, and words or characters of a short line, at most. Some scripts write a word with each sign. */
const FEW_WORDS = 6;
const SHORT_WORDS = 12;
const SHORT_LENGTH = 40;
/** Words of a line that says who owns the copyright, at most. */
const IMPRINT_WORDS = 25;

/** True when a unit is links and next to nothing else. */
export const isLinks = ({ linked, text }: Pick<Unit, 'linked' | 'text'>): boolean => linked > 0 && linked >= LINKS_SHARE * lettersOf(text);

/** True for a line that is no sentence to read. */
export const isShort = ({ words, text }: Pick<Unit, 'words' | 'text'>): boolean => words <= SHORT_WORDS || text.length <= SHORT_LENGTH;

/** True for a short line that says who owns the copyright. */
export const isImprint = (unit: Pick<Unit, 'words' | 'text' | 'heading'>): boolean =>
  unit.heading === null && unit.words <= IMPRINT_WORDS && unit.text.includes('©');

/** What two units that are the same share. */
export const keyOf = ({ text, links, isLinked }: Pick<Unit, 'text' | 'links' | 'isLinked'>): string =>
  keyOfText(text, isLinked ? [] : links.map(({ target }) => target));

const keyOfText = (text: string, targets: readonly string[]): string => textHash([text, ...targets].join('\u0002'));

/** The trace of a unit as a line: flags and its key, then a tab and the parts of each of its links. */
export const traceLine = (unit: Unit): string => {
  const { words, links, heading } = unit;
  const isAllLinks = isLinks(unit);
  const flags =
    Number(isAllLinks) +
    2 * Number(words <= FEW_WORDS) +
    4 * Number(isShort(unit)) +
    8 * Number(heading !== null) +
    16 * Number(isImprint(unit));
  const key = keyOf(unit);
  const traced = isAllLinks
    ? links.map(
        (link) => `\t${[keyOfText(link.text, [link.target]), keyOfText(link.text, []), lettersOf(link.text), link.target].join(' ')}`,
      )
    : [];
  return `${flags.toString(32)}${key}${traced.join('')}`;
};

/** The trace that a line tells. */
export const traceIn = (line: string): Trace => {
  const [head = '', ...links] = line.split('\t');
  const flags = Number.parseInt(head.charAt(0), 32);
  return {
    key: head.slice(1),
    isLinks: (flags & 1) > 0,
    isFew: (flags & 2) > 0,
    isShort: (flags & 4) > 0,
    isHeading: (flags & 8) > 0,
    isImprint: (flags & 16) > 0,
    links: links.map((link) => {
      const [key = '', words = '', size, ...target] = link.split(' ');
      return { key, words, size: Number(size), target: target.join(' ') };
    }),
  };
};
