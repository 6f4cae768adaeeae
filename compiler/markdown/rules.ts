import { onceEach } from '../once-each.ts';
import { attribute, classes, countWordsOf, elements, find, isNamed, lineOf, type Element } from './hast.ts';
import { hasHiddenAttribute, hasHiddenStyle, isInvisible, isMeantToShow } from './hiding.ts';

/** Where an element stands, as far as the rules ask. */
export interface Surroundings {
  /** Inside the element that was chosen as the page's main content. */
  readonly main: boolean;
  /** The nearest table cell, heading, link, list item or quotation around the element; undefined when there is none. */
  readonly holder: Element | undefined;
  /** Path of the page. */
  readonly path: string;
  /** True when `visibility: hidden` is the start of an animation on this page; see `animatedShare`. */
  readonly animated: boolean;
  /** Identifiers of parts that a reader can open: see `openable`. */
  readonly openable: ReadonlySet<string>;
}

/** `drop` leaves the element out with everything in it; so does `hide`, because no reader sees it. */
export type Verdict = 'drop' | 'hide' | undefined;

interface Rule {
  readonly name: string;
  verdict(element: Element, surroundings: Surroundings): Verdict;
}

const LANDMARK_ROLES = new Set('navigation contentinfo search banner menu menubar dialog alertdialog'.split(' '));
const VISUALLY_HIDDEN = new Set(['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text']);
const COOKIE = /(^|[-_])(cookie|consent|gdpr|onetrust|cookiebot)/i;
const MOCKUP = new Set(['mockup', 'screenshot', 'browser-frame', 'device-frame', 'phone-frame']);
const PERMALINK = /^(#|¶|§|[\u200b\s]*|anchor link|permalink|direct link to .*)$/i;

const tokens = (element: Element): readonly string[] => [...classes(element), attribute(element, 'id') ?? ''];

/** Share of the words of an element that stand in links; 0 when it has no words. */
export const linkShare = (element: Element): number => {
  const words = countWordsOf(element);
  let linked = 0;
  for (const child of elements(element)) if (child.tagName === 'a') linked += countWordsOf(child);
  return words === 0 ? 0 : linked / words;
};

/** Text of cells, headings, links and list items; each is asked for by every element inside, and does not change while a page is pruned. */
const holderLine = onceEach((holder: Element): string => lineOf(holder));

/** True when the element holds all the words of the cell, heading, link or list item around it: without it that would be empty. */
const isOnlyText = (element: Element, holder: Element | undefined): boolean =>
  holder !== undefined && holderLine(holder) === lineOf(element);

const drop = (condition: boolean): Verdict => (condition ? 'drop' : undefined);

/** A button whose words are content: a heading that opens something, a tab, or all that a table cell holds. */
const isTextButton = (button: Element, holder: Element | undefined): boolean => {
  const opens = attribute(button, 'aria-expanded') !== undefined && attribute(button, 'aria-controls') !== undefined;
  const isTab = attribute(button, 'role') === 'tab';
  return (
    opens || isTab || isNamed(holder, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') || (isNamed(holder, 'td', 'th') && isOnlyText(button, holder))
  );
};

/**
 * What is not content of a page, one rule each. The first verdict counts. No rule reads words of one language,
 * so that menus are recognised in every language.
 */
export const rules: readonly Rule[] = [
  {
    name: 'opt-out attributes of sitec, Pagefind, accept-md and others',
    verdict: (element) =>
      drop(
        attribute(element, 'data-sitec') === 'ignore' ||
          (element.properties['data-pagefind-ignore'] !== undefined && attribute(element, 'data-pagefind-ignore') !== 'false') ||
          element.properties['data-no-markdown'] !== undefined ||
          attribute(element, 'data-agent-markdown') === 'exclude' ||
          classes(element).includes('no-markdown'),
      ),
  },
  {
    name: 'hidden from every reader',
    verdict: (element, { openable, animated }) => {
      const isHidden = hasHiddenAttribute(element) || hasHiddenStyle(element) || (!animated && isInvisible(element));
      return isHidden && !isMeantToShow(element, openable) ? 'hide' : undefined;
    },
  },
  {
    // People see it, as a picture made of words: nothing that has to be said.
    name: 'hidden from screen readers',
    verdict: (element, { holder, openable }) =>
      drop(attribute(element, 'aria-hidden') === 'true' && !isMeantToShow(element, openable) && !isOnlyText(element, holder)),
  },
  {
    name: 'navigation, page footers, dialogs',
    verdict: (element, { holder }) => {
      if (isNamed(element, 'nav', 'dialog', 'option')) return 'drop';
      if (element.tagName === 'input') return drop(!isTaskBox(element, holder));
      if (element.tagName === 'footer') return drop(!(holder && isNamed(holder, 'blockquote')));
      return drop(LANDMARK_ROLES.has(attribute(element, 'role') ?? ''));
    },
  },
  {
    name: 'page header that is mostly links',
    verdict: (element, { main }) =>
      drop(element.tagName === 'header' && !main && !find(element, (child) => child.tagName === 'h1') && linkShare(element) >= 0.5),
  },
  {
    name: 'sidebar with a menu',
    verdict: (element) =>
      drop(element.tagName === 'aside' && (find(element, (child) => child.tagName === 'nav') !== undefined || linkShare(element) >= 0.5)),
  },
  {
    name: 'form controls',
    verdict: (element, { holder }) => {
      if (element.tagName === 'label') return drop(isControlLabel(element, holder));
      return drop(element.tagName === 'button' && !isTextButton(element, holder));
    },
  },
  {
    name: 'words for screen readers that repeat what is seen',
    verdict: (element, { holder }) => drop(classes(element).some((name) => VISUALLY_HIDDEN.has(name)) && !isOnlyText(element, holder)),
  },
  {
    name: 'cookie banner',
    verdict: (element) =>
      drop(
        tokens(element).some((token) => COOKIE.test(token)) &&
          find(element, (child) => child.tagName === 'button') !== undefined &&
          countWordsOf(element) < 120,
      ),
  },
  {
    name: 'product mock-up',
    verdict: (element) =>
      drop(
        tokens(element).some((token) => MOCKUP.has(token)) &&
          !find(element, (child) => isNamed(child, 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) &&
          !/[$€£₨]\s*\d/.test(lineOf(element)),
      ),
  },
  {
    name: 'breadcrumb',
    verdict: (element) =>
      drop(
        tokens(element).some((token) => /^breadcrumbs?$/i.test(token)) || /^breadcrumbs?$/i.test(attribute(element, 'aria-label') ?? ''),
      ),
  },
  {
    name: 'table of contents',
    verdict: (element) => drop(isNamed(element, 'ul', 'ol', 'div', 'section') && isContentsList(element)),
  },
  {
    name: 'permalink of a heading',
    verdict: (element, { holder }) =>
      drop(
        element.tagName === 'a' &&
          holder !== undefined &&
          /^h[1-6]$/.test(holder.tagName) &&
          (attribute(element, 'href') ?? '').includes('#') &&
          PERMALINK.test(lineOf(element)),
      ),
  },
];

/** A box of a list of tasks is content: it says what is done. */
const isTaskBox = (element: Element, holder: Element | undefined): boolean =>
  element.tagName === 'input' && attribute(element, 'type') === 'checkbox' && holder?.tagName === 'li';

/** A label belongs to a control that is left out, unless it stands in a list of tasks. */
const isControlLabel = (label: Element, holder: Element | undefined): boolean => {
  const inputs = [...elements(label)].filter((child) => child.tagName === 'input');
  return (inputs.length > 0 || attribute(label, 'for') !== undefined) && !inputs.some((input) => isTaskBox(input, holder));
};

const isContentsList = (element: Element): boolean => {
  const { inside, others } = linksIn(element);
  return inside >= 2 && others === 0 && linkShare(element) >= 0.8;
};

/** Number of links to places in the page, and of other ones, inside of an element; worked out once for each, because lists and boxes nest. */
const linksIn = onceEach((element: Element): { readonly inside: number; readonly others: number } => {
  let [inside, others] = [0, 0];
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const below = linksIn(child);
    inside += below.inside;
    others += below.others;
    if (child.tagName !== 'a') continue;
    if (/^#./.test(attribute(child, 'href') ?? '')) inside++;
    else others++;
  }
  return { inside, others };
});
