/**
 * What repeats across the pages of a site, as one model of all of them: counted once a page, so that the order of pages does not matter. No class
 * names and no words of any language are needed.
 */
import type { Trace } from './traces.ts';

/** What is known of a unit that stands on several pages. */
export interface Repetition {
  /** The unit that repeats. */
  readonly key: string;
  /** True when it stands on nearly every page, of its language or of the site. */
  readonly isEverywhere: boolean;
  /** True when it is links of a menu: see `#isOfMenu`. */
  readonly isMenu: boolean;
  /** True when these links are on several pages of their language, so that they are a menu also in what a page calls its main content. */
  readonly isCommonMenu: boolean;
  /** True when it is a few words on half of the pages that say nothing by themselves: the label of a menu, if it stands in one. */
  readonly isLabel: boolean;
  /** True when it is on so many pages that at the edge of a page it belongs to the site. */
  readonly isAtEdges: boolean;
  /** The pages that were counted: those of a language, such as `L:en`, or those of the site, where translations of a page are one. */
  readonly group: string;
  /** Pages of the group, and those that hold the unit. */
  readonly pages: number;
  readonly holders: number;
}

/** A page as the model reads it. */
export interface ChromePage {
  /** Path on the site, and tag of its language. */
  readonly path: string;
  readonly language: string;
  readonly traces: readonly Trace[];
  /** False for a page that is not counted, because it has next to no words or is no page for readers; it may be what a menu leads to all the same. */
  readonly isCounted: boolean;
}

/** Smallest number of pages from which repeated text says anything. */
const FEW_PAGES = 8;
/** Share of pages on which a text must stand to be chrome, and the number of pages at least. */
const TEXT_SHARE = 0.9;
const TEXT_PAGES = 5;
/** The same for a link that leads out of what was read, and for one to a page that does not hold it. */
const LINK_SHARE = 0.03;
const LINK_PAGES = 4;
const FOREIGN_SHARE = 0.5;
/** Share of pages on which the label of a menu stands. */
const LABEL_SHARE = 0.5;
/** Share of pages on which a text at their edges must stand, and a short line that is no heading, and the number of pages at least. */
const EDGE_SHARE = 0.5;
const LINE_SHARE = 0.2;
const EDGE_PAGES = 3;
/** Share of the characters of links that must be those of menus. */
const MENU_SHARE = 0.75;

/** Pages, and for each key the number of those that hold it. */
class Counts {
  pages = 0;
  readonly #holders = new Map<string, number>();

  add(keys: Iterable<string>): void {
    this.pages++;
    for (const key of keys) this.#holders.set(key, this.of(key) + 1);
  }

  /** Adds keys to a page of which some were counted before, or none. */
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
  /** By language; by page, whatever its language; and by page where those that are translations of each other are one. */
  readonly #languages = new Map<string, Counts>();
  readonly #pages = new Counts();
  readonly #works = new Counts();
  readonly #keysOfWorks = new Map<string, Set<string>>();
  /** Where links lead, whatever their words and the language of the page. */
  readonly #targets = new Counts();
  /** Paths of the pages, and the links that stand on the page that they lead to. */
  readonly #paths = new Set<string>();
  readonly #returning = new Set<string>();

  /** Learns of a page. */
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
      // The entry of a menu for the page itself is often no link.
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

  /** What is known of a unit of a page in a language; null for one that stands on that page alone, and says nothing of copyright. */
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

  /** True for a unit that is on several pages, or tells by its words what it is. */
  #isTold({ key, isImprint }: Trace): boolean {
    return isImprint || this.#pages.of(key) >= 2;
  }

  /**
   * A link of a menu stands on the page that it leads to as well, which the link of a teaser does not. Where that page was not read, a link of
   * several pages is taken for one of a menu; where it does not hold the link, one of half of the pages. In a language of few pages it is
   * enough that half of all pages link there, each in its language.
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

/** Whether nearly all of a unit is links that a test accepts. */
const areOfMenu = ({ isLinks, links }: Trace, test: (link: Trace['links'][number]) => boolean): boolean =>
  isLinks && links.length > 0 && sizeOf(links.filter(test)) >= MENU_SHARE * sizeOf(links);

const sizeOf = (links: Trace['links']): number => links.reduce((sum, { size }) => sum + size, 0);

/** What all spellings of a path have in common, with and without `index.html`, `.html` or a slash at the end. */
const stemOf = (target: string): string => {
  const path = decoded(target.replace(/[?#].*$/s, ''))
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path; // What cannot be decoded is the path of no page.
  }
};

/** A path without the language that it begins with (ISO 639-1, perhaps with a script or region): `/de/prices` and `/prices` are one. */
const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?:[-_][a-z\d]{2,4})?(?=\/|$)/i, '') || '/';
