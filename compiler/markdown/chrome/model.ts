/** What the model is asked about: the key of a unit, and the share of it that stands in links. */
export interface KeyedUnit {
  readonly key: string;
  readonly words: number;
  readonly linkDensity: number;
}

/** What is known of a unit that repeats. */
export interface Repetition {
  /** The unit that repeats. */
  readonly key: string;
  /** True when it stands on nearly every page of the group. */
  readonly isEverywhere: boolean;
  /** True when it is links that stand on several pages, such as the entry of a menu. */
  readonly isMenu: boolean;
  /** True when it is a few words on half of the pages that say nothing by themselves: the label of a menu, if it stands in one. */
  readonly isLabel: boolean;
  /** The group of pages in which it repeats: a language, or a language and a section. */
  readonly group: string;
  /** Pages of the group, and those that hold the unit. */
  readonly pages: number;
  readonly holders: number;
}

/** A page as the model reads it. */
export interface ChromePage {
  readonly groups: readonly string[];
  /** Keys of its units; each counts once. */
  readonly keys: Iterable<string>;
}

/** Smallest number of pages from which repeated text says anything. */
const FEW_PAGES = 8;
/** Share of pages on which a text must stand, and of those on which a link must, to be chrome. */
const TEXT_SHARE = 0.9;
const LINK_SHARE = 0.03;
/** Share of pages on which the label of a menu stands. */
const LABEL_SHARE = 0.5;
/** Words that a label has at most. */
export const LABEL_WORDS = 6;
/** Share of the characters of a unit in links that makes it part of a menu. */
export const MENU_DENSITY = 0.9;

interface Counts {
  readonly holders: Map<string, number>;
  pages: number;
}

/**
 * What repeats across the pages of a site, by language and section: counted once a page, so that the order of pages does not matter. No
 * class names and no words of any language are needed.
 */
export class ChromeModel {
  readonly #groups = new Map<string, Counts>();

  /** Counts a page. */
  add({ groups, keys }: ChromePage): void {
    const own = new Set(keys);
    for (const group of groups) {
      const counts = this.#groups.get(group) ?? { holders: new Map<string, number>(), pages: 0 };
      this.#groups.set(group, counts);
      counts.pages++;
      for (const key of own) counts.holders.set(key, (counts.holders.get(key) ?? 0) + 1);
    }
  }

  /** What makes a unit of a page of some groups chrome; null when nothing does. */
  verdict(unit: KeyedUnit, groups: readonly string[]): Repetition | null {
    const found = groups.map((group) => this.#repetition(unit, group)).filter((repetition) => repetition !== null);
    return found.find(({ isLabel }) => !isLabel) ?? found[0] ?? null;
  }

  #repetition(unit: KeyedUnit, group: string): Repetition | null {
    const { pages, holders } = this.#counts(unit, group);
    const isEverywhere = pages >= FEW_PAGES && holders >= Math.max(5, TEXT_SHARE * pages);
    const isMenu = unit.linkDensity >= MENU_DENSITY && holders >= Math.max(4, LINK_SHARE * pages);
    if (isEverywhere || isMenu) return { key: unit.key, isEverywhere, isMenu, isLabel: false, group, pages, holders };
    const isLabel = pages >= FEW_PAGES && unit.words <= LABEL_WORDS && holders >= LABEL_SHARE * pages;
    return isLabel ? { key: unit.key, isEverywhere, isMenu, isLabel, group, pages, holders } : null;
  }

  #counts({ key }: KeyedUnit, group: string): Pick<Repetition, 'pages' | 'holders'> {
    const counts = this.#groups.get(group);
    return { pages: counts?.pages ?? 0, holders: counts?.holders.get(key) ?? 0 };
  }
}
