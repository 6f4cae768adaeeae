/**
 * One model of what repeats across all pages of a site. Each unit counts once per page, so the order of pages does not matter. It needs no
 * class names and no words of a language.
 */
import { addressDecoded } from '../../base/percent.ts';
import type { Trace } from './traces.ts';

/** What is known of a unit that is on several pages. */
export interface Repetition {
  /** The unit that repeats. */
  readonly key: string;
  /** True when it is on nearly every page of its language or of the site. */
  readonly isEverywhere: boolean;
  /** True when it is links of a menu, see `#isOfMenu`. */
  readonly isMenu: boolean;
  /** True when these links are on several pages of their language, so that they are a menu even inside the main content of a page. */
  readonly isCommonMenu: boolean;
  /** True when it is a few words, without meaning alone, on half of the pages: the label of a menu, if it is in one. */
  readonly isLabel: boolean;
  /** True when it is on enough pages to be boilerplate at the edge of a page. */
  readonly isAtEdges: boolean;
  /** The pages that were counted: those of a language (`L:en`), or those of the site, where all translations of a page count as one. */
  readonly group: string;
  /** Number of pages of the group, and of those that have the unit. */
  readonly pages: number;
  readonly holders: number;
}

/** A page as input of the model. */
export interface ChromePage {
  /** Path on the site, and language tag. */
  readonly path: string;
  readonly language: string;
  readonly traces: readonly Trace[];
  /** False for a page that is not counted, because it has hardly any words or is not a page for readers. Menus may still link to it. */
  readonly isCounted: boolean;
}

/** Minimum number of pages from which repetition is evidence. */
const FEW_PAGES = 8;
/** Minimum share and number of pages with a text that is boilerplate at any position. */
const TEXT_SHARE = 0.9;
const TEXT_PAGES = 5;
/**
 * For links: minimum share and number of pages when the model does not know the target page, and minimum share when the target page does
 * not have the link itself.
 */
const LINK_SHARE = 0.1;
const LINK_PAGES = 4;
const FOREIGN_SHARE = 0.5;
/** Minimum share of pages with the label of a menu. */
const LABEL_SHARE = 0.5;
/** At the edges of a page: minimum share of pages with a text, with a short line that is not a heading, and minimum number of pages. */
const EDGE_SHARE = 0.5;
const LINE_SHARE = 0.2;
const EDGE_PAGES = 3;
/** Minimum share of the characters of links that are links of menus. */
const MENU_SHARE = 0.75;

/** Number of pages, and for each key the number of pages that have it. */
class Counts {
  pages = 0;
  readonly #holders = new Map<string, number>();

  add(keys: Iterable<string>): void {
    this.pages++;
    for (const key of keys) this.#holders.set(key, this.of(key) + 1);
  }

  /** Adds the keys of a page. `known` has the keys that were counted for the page before. */
  addTo(known: Set<string>, keys: ReadonlySet<string>): void {
    if (known.size === 0) this.pages++;
    for (const key of keys) {
      if (known.has(key)) continue;
      known.add(key);
      this.#holders.set(key, this.of(key) + 1);
    }
  }

  of(key: string): number {
    return this.#holders.get(key) ?? 0;
  }
}

/** What repeats across the pages of a site. */
export class ChromeModel {
  /** By language, by page, and by page with all translations counted as one. */
  readonly #languages = new Map<string, Counts>();
  readonly #pages = new Counts();
  readonly #works = new Counts();
  readonly #keysOfWorks = new Map<string, Set<string>>();
  /** Targets of links, whatever their words and the language of the page. */
  readonly #targets = new Counts();
  /** Paths of the pages, and the links on the page that they lead to. */
  readonly #paths = new Set<string>();
  readonly #returning = new Set<string>();

  /** Adds a page to the model. */
  add(page: ChromePage): void {
    this.#noteReturning(page);
    if (page.isCounted) this.#count(page);
  }

  #noteReturning({ path, traces }: ChromePage): void {
    const here = stemOf(path);
    this.#paths.add(here);
    for (const { key, links, isFew, isHeading } of traces) {
      if (isHeading) continue;
      for (const link of links) if (stemOf(link.target) === here) this.#returning.add(link.key);
      // The entry of a menu for the current page is often not a link.
      if (links.length === 0 && isFew) this.#returning.add(`${key} ${here}`);
    }
  }

  #count({ path, language, traces }: ChromePage): void {
    const keys = new Set(traces.flatMap(({ key, links }) => [key, ...links.map((link) => link.key)]));
    const work = withoutLanguage(stemOf(path));
    const known = this.#keysOfWorks.get(work) ?? new Set();
    this.#works.addTo(known, keys);
    this.#keysOfWorks.set(work, known);
    this.#pages.add(keys);
    this.#countsOf(language).add(keys);
    this.#targets.add(new Set(traces.flatMap(({ links }) => links.map(({ target }) => withoutLanguage(target)))));
  }

  /** What is known of a unit of a page in a language. Null for a unit that only that page has, unless it is a copyright line. */
  verdict(trace: Trace, language: string): Repetition | null {
    const { key } = trace;
    const own = this.#countsOf(language);
    const isMenu = areOfMenu(trace, (link) => this.#isOfMenu(link, own));
    if (!isMenu && !this.#isTold(trace)) return null;
    const counts = [own, this.#works];
    const best = shareOf(this.#works, key) > shareOf(own, key) ? this.#works : own;
    const isEverywhere = counts.some((each) => isOnNearlyAll(key, each));
    return {
      key,
      isEverywhere,
      isMenu,
      isCommonMenu: isMenu && areOfMenu(trace, (link) => own.of(link.key) >= LINK_PAGES),
      isLabel: !isMenu && !isEverywhere && isLabelIn(trace, own),
      isAtEdges: isMenu || isEverywhere || isAtEdges(trace, counts),
      group: best === own ? `L:${language}` : 'site',
      pages: best.pages,
      holders: best.of(key),
    };
  }

  /** True for a unit that is on several pages, or is a copyright line. */
  #isTold({ key, isImprint }: Trace): boolean {
    return isImprint || this.#pages.of(key) >= 2;
  }

  /**
   * True for a link of a menu. It is also on the page that it leads to, which a teaser link is not. When that page is not known, a link on
   * several pages counts as a menu link. When that page does not have the link, a link on half of the pages counts. In a language with few
   * pages, it is enough that half of all pages link to the target, each in its language.
   */
  #isOfMenu({ key, words, target }: Trace['links'][number], own: Counts): boolean {
    const holders = own.of(key);
    const isInPage = target.startsWith('#');
    const { pages } = this.#targets;
    if (own.pages < FEW_PAGES && pages >= LINK_PAGES && !isInPage && this.#targets.of(withoutLanguage(target)) >= FOREIGN_SHARE * pages)
      return true;
    const path = stemOf(target);
    if (isInPage || !this.#paths.has(path)) return holders >= Math.max(LINK_PAGES, LINK_SHARE * own.pages);
    const isReturning = this.#returning.has(key) || this.#returning.has(`${words} ${path}`);
    return (isReturning && this.#pages.of(key) >= 2) || holders >= Math.max(LINK_PAGES, FOREIGN_SHARE * own.pages);
  }

  #countsOf(language: string): Counts {
    const counts = this.#languages.get(language) ?? new Counts();
    this.#languages.set(language, counts);
    return counts;
  }
}

const shareOf = (counts: Counts, key: string): number => counts.of(key) / Math.max(1, counts.pages);

const isOnNearlyAll = (key: string, counts: Counts): boolean =>
  counts.pages >= FEW_PAGES && counts.of(key) >= Math.max(TEXT_PAGES, TEXT_SHARE * counts.pages);

const isLabelIn = ({ key, isFew }: Trace, counts: Counts): boolean =>
  isFew && counts.pages >= FEW_PAGES && counts.of(key) >= LABEL_SHARE * counts.pages;

const isAtEdges = ({ key, isShort, isHeading, isImprint }: Trace, counts: readonly Counts[]): boolean => {
  const share = isShort && !isHeading ? LINE_SHARE : EDGE_SHARE;
  return isImprint || counts.some((each) => each.of(key) >= Math.max(EDGE_PAGES, share * each.pages));
};

/** True when nearly all of a unit is links that a test accepts. */
const areOfMenu = ({ isLinks, links }: Trace, test: (link: Trace['links'][number]) => boolean): boolean =>
  isLinks && links.length > 0 && sizeOf(links.filter(test)) >= MENU_SHARE * sizeOf(links);

const sizeOf = (links: Trace['links']): number => links.reduce((sum, { size }) => sum + size, 0);

/** The common form of all spellings of a path: with and without `index.html`, `.html` or a trailing slash. */
const stemOf = (target: string): string => {
  const path = addressDecoded(target.replace(/[?#].*$/s, ''))
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** A path without the language at its start (ISO 639-1, with an optional script or region): `/de/prices` and `/prices` are the same. */
const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?:[-_][a-z\d]{2,4})?(?=\/|$)/i, '') || '/';
