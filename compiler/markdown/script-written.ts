/** Pages that scripts write: what a program gets of them that fetches HTML and runs no scripts, as most that read for people do. */
import { shorten } from '../base/shorten.ts';
import { isScriptless } from './frames.ts';
import { attribute, lineOf, type Element, type Parent } from './hast.ts';
import { PageLimitError } from './page-limits.ts';
import { parsePage, type ParsedPage } from './parse.ts';
import { countWords, hasWords } from './words.ts';

/** Words from which a page says something by itself. "Loading, please wait" and the name of a company are fewer. */
const ENOUGH_WORDS = 10;

/** Words that stand where scripts write until they do. */
const MOST_WAITING_WORDS = 4;

/** Characters of what a reader gets that are kept. */
const SHOWN = 80;

/** What makes a page one that somebody wrote, however little it says: a heading, a paragraph, a picture, a film, something to fill in. */
const WRITTEN: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 p img picture video audio form input button dialog'.split(' '));

/** Elements that applications are mounted in, where they have an `id`. Others are custom elements, whose names have a hyphen. */
const MOUNTS: ReadonlySet<string> = new Set(['div', 'main', 'section', 'body']);

/**
 * The few words that a reader without scripts gets of a page that scripts write; empty for none. Null for any other page, also where that is not sure:
 * a page of a picture, a form, a redirect, and whatever says ten words outside of `<noscript>`. To be asked before the tree is pruned.
 */
export const emptyWordsOf = ({ root, head, loadsScripts }: Pick<ParsedPage, 'root' | 'head' | 'loadsScripts'>): string | null => {
  if (!loadsScripts || head.refresh) return null;
  const seen: Seen = { isWritten: false, hasMount: false, words: 0, texts: [] };
  look(root, seen);
  return seen.hasMount && !seen.isWritten && seen.words < ENOUGH_WORDS ? shorten(seen.texts.join(''), SHOWN) : null;
};

/** True for what sitec writes into pages for agents: it says nothing of the page. */
export const isDirective = ({ tagName }: Element): boolean => tagName === 'sitec-directive';

/** What was seen of a page so far. */
interface Seen {
  isWritten: boolean;
  hasMount: boolean;
  words: number;
  /** All that a reader without scripts gets. */
  readonly texts: string[];
}

const look = (parent: Parent, seen: Seen): void => {
  for (const child of parent.children) {
    if (child.type === 'text') lookAtText(child.value, seen);
    else if (child.type === 'element' && !isDirective(child) && child.tagName !== 'svg') lookAtElement(child, seen);
  }
};

const lookAtText = (text: string, seen: Seen): void => {
  seen.words += countWords(text);
  seen.texts.push(text);
};

/** What stands in `<noscript>` is not what the page says, but it is all that some readers get. */
const lookAtElement = (element: Element, seen: Seen): void => {
  seen.texts.push(' ');
  if (isScriptless(element)) return void seen.texts.push(lineOf(element), ' ');
  const before = seen.words;
  seen.isWritten ||= isWritten(element);
  look(element, seen);
  seen.hasMount ||= isMount(element) && seen.words - before <= MOST_WAITING_WORDS;
  seen.texts.push(' ');
};

/** Headings and paragraphs count for what they say, the others for being there. */
const isWritten = (element: Element): boolean =>
  WRITTEN.has(element.tagName) && (!/^(?:p|h[1-6])$/.test(element.tagName) || hasWords(element));

const isMount = (element: Element): boolean =>
  element.tagName.includes('-') || (MOUNTS.has(element.tagName) && (attribute(element, 'id') ?? '') !== '');

/** The few words that readers without scripts get of a page that scripts write; null for any other page, and one that cannot be read. */
export const emptyWordsIn = (html: string): string | null => {
  // Most pages are ruled out without being parsed.
  if (!/<script/i.test(html)) return null;
  try {
    return emptyWordsOf(parsePage(html));
  } catch (error) {
    if (error instanceof PageLimitError) return null;
    throw error;
  }
};
