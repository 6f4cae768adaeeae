import type { Dropped } from '../markdown/chrome/drop.ts';

/** Path of the file, relative to the project folder. */
export const CHROME_FILE = '.sitec/chrome.json';

/** A block that was left out of the markdown of pages because it repeats across the site. */
export interface ChromeBlock {
  readonly text: string;
  readonly words: number;
  /** `menu`: links that stand on several pages; `text`: words that stand on nearly every page. */
  readonly rule: 'menu' | 'text';
  /** Group of pages in which it repeats: a language, `L:en`, or a section of one, `S:en/blog`. */
  readonly group: string;
  /** Pages of the group, and those that hold it. */
  readonly groupPages: number;
  readonly holders: number;
  /** Number of pages that it was left out of, and the paths of the first three. */
  readonly leftOut: number;
  readonly pages: readonly string[];
}

/** `.sitec/chrome.json`: everything that was left out because it repeats, by the number of pages that it was left out of. */
export interface ChromeReport {
  readonly version: 1;
  readonly blocks: readonly ChromeBlock[];
}

/** Pages that are named for a block. */
const NAMED_PAGES = 3;

/** Notes what is left out of pages, which come in the order of their paths. */
export class ChromeLog {
  readonly #blocks = new Map<string, ChromeBlock>();

  /** Notes what was left out of a page. */
  add(path: string, dropped: readonly Dropped[]): void {
    for (const { text, key, words, repetition } of dropped) {
      const { group, isMenu, pages: groupPages, holders } = repetition;
      const name = `${group} ${key}`;
      const rule = isMenu ? 'menu' : 'text';
      const known = this.#blocks.get(name) ?? { text, words, rule, group, groupPages, holders, leftOut: 0, pages: [] };
      const pages = known.pages.length < NAMED_PAGES && !known.pages.includes(path) ? [...known.pages, path] : known.pages;
      this.#blocks.set(name, { ...known, leftOut: known.leftOut + 1, pages });
    }
  }

  /** All that was noted. */
  report(): ChromeReport {
    return { version: 1, blocks: [...this.#blocks.values()].sort(byReach) };
  }
}

const byReach = (a: ChromeBlock, b: ChromeBlock): number => b.leftOut - a.leftOut || compare(a.group, b.group) || compare(a.text, b.text);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
