import { attribute, elements, find, isHeading, isNamed, lineOf, type Element } from '../hast.ts';
import { hasHiddenAttribute, isInvisible, isMeantToShow, isOutOfSight, isUnshown } from '../hiding.ts';
import { openedBy, opens } from '../disclosures/opened.ts';
import { COPY_ELEMENT } from '../../html/copy-places.ts';
import { isCross, markOf } from '../icon-mark.ts';
import { ICON_FONT, isExcluded, isLigature } from '../visibility.ts';
import { countWordsOf } from '../words.ts';
import { isTrail, leadsTo } from './breadcrumbs.ts';
import { isControlLabel, isOnlyText, isTaskBox, isTextButton } from './controls.ts';
import { linkShare } from './link-share.ts';
import type { Rule, RuleVerdict, Surroundings } from './rule.ts';
import { isSpokenAlone, VISUALLY_HIDDEN } from './spoken.ts';

const LANDMARK_ROLES = new Set('navigation contentinfo search banner menu menubar dialog alertdialog'.split(' '));
const COOKIE = /(^|[-_])(cookie|consent|gdpr|onetrust|cookiebot)/i;
const MOCKUP = /^(?:mockup|screenshot|browser-frame|device-frame|phone-frame)$/i;
const NO_MARKDOWN = /^no-markdown$/;
const BREADCRUMB = /^breadcrumbs?$/i;
const PERMALINK = /^(#|¶|§|[\u200b\s]*|anchor link|permalink|direct link to .*)$/i;

/** True when a class name or the identifier of an element matches a pattern. */
const isCalled = ({ properties }: Element, pattern: RegExp): boolean => {
  const { className, id } = properties;
  return (
    (Array.isArray(className) && className.some((name) => pattern.test(String(name)))) || (id !== undefined && pattern.test(String(id)))
  );
};

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/**
 * A drawing in a list item, and an icon for yes or no elsewhere, which may mean that a feature is not included. Not an `<img>`, which has an
 * alternative text.
 */
const isBullet = (element: Element, holder: Element | undefined): boolean => {
  const isDrawn = lineOf(element) === '' && ![element, ...elements(element)].some(({ tagName }) => tagName === 'img');
  return holder?.tagName === 'li' ? isCross(element) || isDrawn : isDrawn && markOf(element) !== null;
};

const drop = (condition: boolean): RuleVerdict => (condition ? 'drop' : undefined);

/**
 * Rules for parts of a page that are not content. The first verdict counts. No rule uses words of a language, so that menus are recognised
 * in every language.
 */
export const rules: readonly Rule[] = [
  {
    name: 'opt-out attributes of sitec, Pagefind, accept-md and others',
    kind: 'own',
    of: { properties: ['data-sitec', 'data-pagefind-ignore', 'data-no-markdown', 'data-agent-markdown'], names: NO_MARKDOWN },
    verdict: (element) => drop(isExcluded(element) || isCalled(element, NO_MARKDOWN)),
  },
  {
    // The page may be the output of sitec itself, with `input.url`.
    name: 'the button that copies the page',
    kind: 'own',
    of: { tags: tags(COPY_ELEMENT) },
    verdict: () => 'drop',
  },
  {
    name: 'hidden from every reader',
    kind: 'hidden',
    of: { properties: ['hidden', 'style'] },
    verdict: (element, { animated }) => {
      const isHidden = hasHiddenAttribute(element) || isUnshown(element) || isOutOfSight(element) || (!animated && isInvisible(element));
      return isHidden && !isMeantToShow(element) ? 'hide' : undefined;
    },
  },
  {
    // People see it, as a picture made of words, but screen readers do not read it.
    name: 'hidden from screen readers',
    kind: 'hidden',
    of: { properties: ['aria-hidden'] },
    verdict: (element, { holder }) =>
      drop(
        attribute(element, 'aria-hidden') === 'true' &&
          !isMeantToShow(element) &&
          !isOnlyText(element, holder) &&
          !isBullet(element, holder),
      ),
  },
  {
    name: 'words that an icon font shows as pictures',
    kind: 'own',
    of: { names: ICON_FONT },
    verdict: (element, { holder }) => drop(isLigature(element) && !isOnlyText(element, holder) && !isBullet(element, holder)),
  },
  {
    name: 'navigation, page footers, dialogs',
    kind: 'chrome',
    of: { tags: tags('nav dialog option input footer'), properties: ['role'] },
    verdict: (element, { holder }) => {
      if (isNamed(element, 'nav', 'option')) return 'drop';
      if (openedBy(element) !== undefined) return undefined;
      if (element.tagName === 'dialog') return 'drop';
      if (element.tagName === 'input') return drop(!isTaskBox(element, holder));
      if (element.tagName === 'footer') return drop(!(holder && isNamed(holder, 'blockquote')));
      return drop(LANDMARK_ROLES.has(attribute(element, 'role') ?? ''));
    },
  },
  {
    name: 'page header that is mostly links',
    isDoubtful: true,
    kind: 'chrome',
    of: { tags: tags('header') },
    verdict: (element, { main }) => drop(!main && !find(element, (child) => child.tagName === 'h1') && linkShare(element) >= 0.5),
  },
  {
    name: 'sidebar with a menu',
    isDoubtful: true,
    kind: 'chrome',
    of: { tags: tags('aside') },
    verdict: (element) => drop(find(element, (child) => child.tagName === 'nav') !== undefined || linkShare(element) >= 0.5),
  },
  {
    name: 'form controls',
    isDoubtful: true,
    of: { tags: tags('label button') },
    verdict: (element, { holder, inForm }) =>
      drop(
        opens(element) === undefined &&
          (element.tagName === 'label' ? inForm && isControlLabel(element, holder) : !isTextButton(element, holder)),
      ),
  },
  {
    name: 'words for screen readers that repeat what is seen',
    kind: 'own',
    of: { names: VISUALLY_HIDDEN },
    verdict: (element, { holder, spoken }) => drop(!spoken.has(element) && !isOnlyText(element, holder)),
  },
  {
    name: 'cookie banner',
    isDoubtful: true,
    of: { names: COOKIE },
    verdict: (element) => drop(find(element, (child) => child.tagName === 'button') !== undefined && countWordsOf(element) < 120),
  },
  {
    name: 'product mock-up',
    isDoubtful: true,
    of: { names: MOCKUP },
    verdict: (element) =>
      drop(!find(element, (child) => child.tagName === 'a' || isHeading(child)) && !/\p{Sc}\s*\d/u.test(lineOf(element))),
  },
  {
    name: 'breadcrumb',
    isDoubtful: true,
    of: { tags: tags('ol ul'), properties: ['aria-label'], names: BREADCRUMB, trails: true },
    verdict: (element, { path, trails }) =>
      drop(
        isCalled(element, BREADCRUMB) ||
          BREADCRUMB.test(attribute(element, 'aria-label') ?? '') ||
          (isNamed(element, 'ol', 'ul') && leadsTo(element, path)) ||
          (trails.has(element) && isTrail(element, path)),
      ),
  },
  {
    name: 'table of contents',
    isDoubtful: true,
    of: { contents: true },
    verdict: (element) => drop(linkShare(element) >= 0.8),
  },
  {
    name: 'permalink of a heading',
    kind: 'own',
    of: { tags: tags('a') },
    verdict: (element, { holder }) =>
      drop(
        isHeading(holder) &&
          (attribute(element, 'href') ?? '').includes('#') &&
          (PERMALINK.test(lineOf(element)) || isSpokenAlone(element)),
      ),
  },
];

/** The rules of the given kinds. */
export const rulesOf = (...kinds: readonly Rule['kind'][]): readonly Rule[] =>
  rules.filter(({ kind }) => kind !== undefined && kinds.includes(kind));

const TAGS = new Set(rules.flatMap(({ of }) => [...(of.tags ?? [])]));
const PROPERTIES = new Set(rules.flatMap(({ of }) => of.properties ?? []));
const NAMES = new RegExp(rules.flatMap(({ of }) => of.names?.source ?? []).join('|'), 'i');

/** False for an element that no rule applies to, as for most elements. */
export const isOfInterest = (element: Element, { contents, trails }: Surroundings): boolean => {
  if (TAGS.has(element.tagName) || contents.has(element) || trails.has(element)) return true;
  for (const name in element.properties) if (PROPERTIES.has(name)) return true;
  return isCalled(element, NAMES);
};

/** True when a rule applies to an element. */
export const isAsked = ({ of }: Rule, element: Element, { contents, trails }: Surroundings): boolean =>
  of.tags?.has(element.tagName) === true ||
  of.properties?.some((name) => element.properties[name] !== undefined) === true ||
  (of.names !== undefined && isCalled(element, of.names)) ||
  (of.contents === true && contents.has(element)) ||
  (of.trails === true && trails.has(element));
