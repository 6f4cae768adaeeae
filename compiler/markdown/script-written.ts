/** Pages that scripts write. Clients that fetch HTML without running scripts get only a few words of them. */
import { shorten } from '../base/one-line.ts';
import { COPY_ELEMENT } from '../html/copy-places.ts';
import { isScriptless } from './frames.ts';
import { attribute, HEADINGS, isHeading, lineOf, type Element, type Parent } from './hast.ts';
import { PageLimitError } from './page-limits.ts';
import { parsePage, type ParsedPage } from './parse.ts';
import { countWords, hasWords } from './words.ts';

/** A page with this many words has content. "Loading, please wait" and a company name have fewer. */
const ENOUGH_WORDS = 10;

/** Maximum words of a placeholder that scripts replace. */
const MOST_WAITING_WORDS = 4;

/** Maximum characters of the reported text. */
const SHOWN = 80;

/** Elements of pages with authored content, however few words they have. */
const WRITTEN: ReadonlySet<string> = new Set([...HEADINGS, ...'p img picture video audio form input button dialog'.split(' ')]);

/** Elements that applications mount in when they have an `id`. Custom elements, whose names have a hyphen, count too. */
const MOUNTS: ReadonlySet<string> = new Set(['div', 'main', 'section', 'body']);

/**
 * The few words that a reader without scripts gets from a page that scripts write, empty for none. Null for any other page, and when that
 * is uncertain: a page with a picture, a form or a redirect, or with ten words outside `<noscript>`. Call it before the tree is pruned.
 */
export const emptyWordsOf = ({ root, head, loadsScripts }: Pick<ParsedPage, 'root' | 'head' | 'loadsScripts'>): string | null => {
  if (!loadsScripts || head.refresh) return null;
  const seen: Seen = { isWritten: false, hasMount: false, words: 0, texts: [] };
  look(root, seen);
  return seen.hasMount && !seen.isWritten && seen.words < ENOUGH_WORDS ? shorten(seen.texts.join(''), SHOWN) : null;
};

/** True for elements that sitec inserts, which are not content of the page. */
export const isInserted = ({ tagName }: Element): boolean => tagName === 'sitec-directive' || tagName === COPY_ELEMENT;

/** What was seen of a page so far. */
interface Seen {
  isWritten: boolean;
  hasMount: boolean;
  words: number;
  /** All text that a reader without scripts gets. */
  readonly texts: string[];
}

const look = (parent: Parent, seen: Seen): void => {
  for (const child of parent.children) {
    if (child.type === 'text') lookAtText(child.value, seen);
    else if (child.type === 'element' && !isInserted(child) && child.tagName !== 'svg') lookAtElement(child, seen);
  }
};

const lookAtText = (text: string, seen: Seen): void => {
  seen.words += countWords(text);
  seen.texts.push(text);
};

/** The content of `<noscript>` does not count as words of the page, but some readers get only that. */
const lookAtElement = (element: Element, seen: Seen): void => {
  seen.texts.push(' ');
  if (isScriptless(element)) return void seen.texts.push(lineOf(element), ' ');
  const before = seen.words;
  seen.isWritten ||= isWritten(element);
  look(element, seen);
  seen.hasMount ||= isMount(element) && seen.words - before <= MOST_WAITING_WORDS;
  seen.texts.push(' ');
};

/** Headings and paragraphs count when they have words, the other elements always. */
const isWritten = (element: Element): boolean =>
  WRITTEN.has(element.tagName) && (!(element.tagName === 'p' || isHeading(element)) || hasWords(element));

const isMount = (element: Element): boolean =>
  element.tagName.includes('-') || (MOUNTS.has(element.tagName) && (attribute(element, 'id') ?? '') !== '');

/** Parses a page and returns the same. Null also for a page that cannot be parsed. */
export const emptyWordsIn = (html: string): string | null => {
  // Skips most pages without parsing.
  if (!/<script/i.test(html)) return null;
  try {
    return emptyWordsOf(parsePage(html));
  } catch (error) {
    if (error instanceof PageLimitError) return null;
    throw error;
  }
};
