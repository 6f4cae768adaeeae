/** The input of the site model: the units of a page as lines of text. Verdicts use nothing else. */
import { textHash } from '../../base/text-hash.ts';
import { isHeading } from '../hast.ts';
import { lettersOf, type Unit } from './units.ts';

/** What the model stores of a unit. */
export interface Trace {
  /** The same for equal units. */
  readonly key: string;
  /** True when it is hardly more than links. */
  readonly isLinks: boolean;
  /** True for a few words, such as a label, and for a line that is not a sentence. */
  readonly isFew: boolean;
  readonly isShort: boolean;
  readonly isHeading: boolean;
  /** True for a copyright line. At the end of a page it is boilerplate, however many pages have it. */
  readonly isImprint: boolean;
  /** Its links when it is hardly more than links, else empty. */
  readonly links: readonly TracedLink[];
}

/** A link: the key of a unit that is this link, the key of a unit with only its words, the length of its words, and its target. */
interface TracedLink {
  readonly key: string;
  readonly words: string;
  readonly size: number;
  readonly target: string;
}

/** Minimum share of the letters of a unit that are in links, for a unit of links, and for one of many links with labels between them. */
const LINKS_SHARE = 0.9;
const LABELLED_SHARE = 0.6;
const MANY_LINKS = 6;
/** Maximum words of a label, and maximum words or characters of a short line. In some scripts each sign is a word. */
const FEW_WORDS = 6;
const SHORT_WORDS = 12;
const SHORT_LENGTH = 40;
/** Maximum words of a copyright line. */
const IMPRINT_WORDS = 25;

/** True when a unit is hardly more than links. */
export const isLinks = ({ linked, text, links }: Pick<Unit, 'linked' | 'text' | 'links'>): boolean =>
  linked > 0 && linked >= (links.length < MANY_LINKS ? LINKS_SHARE : LABELLED_SHARE) * lettersOf(text);

/** True for a line that is not a sentence. */
export const isShort = ({ words, text }: Pick<Unit, 'words' | 'text'>): boolean => words <= SHORT_WORDS || text.length <= SHORT_LENGTH;

/** True for a short copyright line. */
export const isImprint = (unit: Pick<Unit, 'words' | 'text' | 'heading'>): boolean =>
  unit.heading === null && unit.words <= IMPRINT_WORDS && unit.text.includes('©');

/** The key of a unit. Equal units have the same key. A heading is not equal to the entry of a menu with its words. */
export const keyOf = ({ text, links, isLinked, heading }: Pick<Unit, 'text' | 'links' | 'isLinked' | 'heading'>): string =>
  (heading && isHeading(heading) ? '#' : '') + keyOfText(text, isLinked ? [] : links.map(({ target }) => target));

const keyOfText = (text: string, targets: readonly string[]): string => textHash([text, ...targets].join('\u0002'));

/** Writes the trace of a unit as a line: flags and its key, then a tab and the fields of each of its links. */
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

/** Reads a trace from its line. */
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
