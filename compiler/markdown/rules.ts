import { leadsTo } from './breadcrumbs.ts';
import { isControlLabel, isOnlyText, isTaskBox, isTextButton } from './controls.ts';
import { attribute, classes, elements, find, isNamed, lineOf, type Element } from './hast.ts';
import { hasHiddenAttribute, hasHiddenStyle, isInvisible, isMeantToShow } from './hiding.ts';
import { linkShare, LISTS } from './link-share.ts';
import { countWordsOf } from './words.ts';

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
  /** Elements that hold two links or more, all of them to places in the page: see `linkedPlaces`. */
  readonly contents: ReadonlySet<Element>;
}

/** `drop` leaves the element out with everything in it; so does `hide`, because no reader sees it. */
type Verdict = 'drop' | 'hide' | undefined;

interface Rule {
  readonly name: string;
  /** Tag names and properties of the elements that the rule can say something of; it is not asked of others. */
  readonly of: { readonly tags?: ReadonlySet<string>; readonly properties?: readonly string[] };
  verdict(element: Element, surroundings: Surroundings): Verdict;
}

const LANDMARK_ROLES = new Set('navigation contentinfo search banner menu menubar dialog alertdialog'.split(' '));
const VISUALLY_HIDDEN = new Set(['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text']);
const COOKIE = /(^|[-_])(cookie|consent|gdpr|onetrust|cookiebot)/i;
const MOCKUP = new Set(['mockup', 'screenshot', 'browser-frame', 'device-frame', 'phone-frame']);
const BREADCRUMB = /^breadcrumbs?$/i;
const PERMALINK = /^(#|¶|§|[\u200b\s]*|anchor link|permalink|direct link to .*)$/i;

/** True when a class name or the identifier of an element is what a test looks for. */
const isCalled = (element: Element, test: (token: string) => boolean): boolean =>
  classes(element).some(test) || test(attribute(element, 'id') ?? '');

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** A drawing in a list item, which may say that something is not included; a picture has words for those who listen. */
const isBullet = (element: Element, holder: Element | undefined): boolean =>
  holder?.tagName === 'li' && lineOf(element) === '' && ![element, ...elements(element)].some(({ tagName }) => tagName === 'img');

const drop = (condition: boolean): Verdict => (condition ? 'drop' : undefined);

/**
 * What is not content of a page, one rule each. The first verdict counts. No rule reads words of one language,
 * so that menus are recognised in every language.
 */
export const rules: readonly Rule[] = [
  {
    name: 'opt-out attributes of sitec, Pagefind, accept-md and others',
    of: { properties: ['data-sitec', 'data-pagefind-ignore', 'data-no-markdown', 'data-agent-markdown', 'className'] },
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
    of: { properties: ['hidden', 'style'] },
    verdict: (element, { openable, animated }) => {
      const isHidden = hasHiddenAttribute(element) || hasHiddenStyle(element) || (!animated && isInvisible(element));
      return isHidden && !isMeantToShow(element, openable) ? 'hide' : undefined;
    },
  },
  {
    // People see it, as a picture made of words: nothing that has to be said.
    name: 'hidden from screen readers',
    of: { properties: ['aria-hidden'] },
    verdict: (element, { holder, openable }) =>
      drop(
        attribute(element, 'aria-hidden') === 'true' &&
          !isMeantToShow(element, openable) &&
          !isOnlyText(element, holder) &&
          !isBullet(element, holder),
      ),
  },
  {
    name: 'navigation, page footers, dialogs',
    of: { tags: tags('nav dialog option input footer'), properties: ['role'] },
    verdict: (element, { holder }) => {
      if (isNamed(element, 'nav', 'dialog', 'option')) return 'drop';
      if (element.tagName === 'input') return drop(!isTaskBox(element, holder));
      if (element.tagName === 'footer') return drop(!(holder && isNamed(holder, 'blockquote')));
      return drop(LANDMARK_ROLES.has(attribute(element, 'role') ?? ''));
    },
  },
  {
    name: 'page header that is mostly links',
    of: { tags: tags('header') },
    verdict: (element, { main }) => drop(!main && !find(element, (child) => child.tagName === 'h1') && linkShare(element) >= 0.5),
  },
  {
    name: 'sidebar with a menu',
    of: { tags: tags('aside') },
    verdict: (element) => drop(find(element, (child) => child.tagName === 'nav') !== undefined || linkShare(element) >= 0.5),
  },
  {
    name: 'form controls',
    of: { tags: tags('label button') },
    verdict: (element, { holder }) => drop(element.tagName === 'label' ? isControlLabel(element, holder) : !isTextButton(element, holder)),
  },
  {
    name: 'words for screen readers that repeat what is seen',
    of: { properties: ['className'] },
    verdict: (element, { holder }) => drop(classes(element).some((name) => VISUALLY_HIDDEN.has(name)) && !isOnlyText(element, holder)),
  },
  {
    name: 'cookie banner',
    of: { properties: ['className', 'id'] },
    verdict: (element) =>
      drop(
        isCalled(element, (token) => COOKIE.test(token)) &&
          find(element, (child) => child.tagName === 'button') !== undefined &&
          countWordsOf(element) < 120,
      ),
  },
  {
    name: 'product mock-up',
    of: { properties: ['className', 'id'] },
    verdict: (element) =>
      drop(
        isCalled(element, (token) => MOCKUP.has(token)) &&
          !find(element, (child) => isNamed(child, 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) &&
          !/[$€£₨]\s*\d/.test(lineOf(element)),
      ),
  },
  {
    name: 'breadcrumb',
    of: { tags: tags('ol ul'), properties: ['className', 'id', 'aria-label'] },
    verdict: (element, { path }) =>
      drop(
        isCalled(element, (token) => BREADCRUMB.test(token)) ||
          BREADCRUMB.test(attribute(element, 'aria-label') ?? '') ||
          (isNamed(element, 'ol', 'ul') && leadsTo(element, path)),
      ),
  },
  {
    name: 'table of contents',
    of: { tags: LISTS },
    verdict: (element, { contents }) => drop(contents.has(element) && linkShare(element) >= 0.8),
  },
  {
    name: 'permalink of a heading',
    of: { tags: tags('a') },
    verdict: (element, { holder }) =>
      drop(
        holder !== undefined &&
          /^h[1-6]$/.test(holder.tagName) &&
          (attribute(element, 'href') ?? '').includes('#') &&
          PERMALINK.test(lineOf(element)),
      ),
  },
];

const TAGS_WITH_RULES = new Set(rules.flatMap(({ of }) => [...(of.tags ?? [])]));

/** False for an element that no rule says anything of, which most are. */
export const isOfInterest = ({ tagName, properties }: Element): boolean => {
  if (TAGS_WITH_RULES.has(tagName)) return true;
  for (const _ in properties) return true;
  return false;
};

/** True when a rule can say something of an element. */
export const isAsked = ({ of }: Rule, { tagName, properties }: Element): boolean =>
  of.tags?.has(tagName) === true || of.properties?.some((name) => properties[name] !== undefined) === true;
