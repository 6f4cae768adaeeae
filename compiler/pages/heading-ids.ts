import { slugify } from '../base/slug.ts';

/** What a heading without a letter or digit is called, such as one of an emoji only. */
const NAMELESS = 'section';

/**
 * The ids of the headings of one page.
 *
 * The id of a heading is the one that it has in the page, because links lead there. A heading without one gets a slug of its words: letters,
 * digits and marks of every script in lower case, joined by hyphens, so that the same words give the same id in every build and a reader
 * of the twin can work it out. Ids of the page are given away first. An id that is taken is numbered from 2 in the order of the page.
 */
export class HeadingIds {
  /** Ids of the page, of which each belongs to the first heading that has it. */
  readonly #own: Set<string>;
  readonly #taken: Set<string>;
  /** The next number of each id; without it, thousands of equal headings would be counted anew for each of them. */
  readonly #next = new Map<string, number>();

  /** `anchors` are the ids that headings have in the page; empty for one without. */
  constructor(anchors: readonly string[]) {
    this.#own = new Set(anchors.filter((anchor) => anchor !== ''));
    this.#taken = new Set(this.#own);
  }

  /** The id of the next heading in the order of the page. */
  take(anchor: string, text: string): string {
    if (this.#own.delete(anchor)) return anchor;
    const wanted = anchor || slugify(text) || NAMELESS;
    let id = wanted;
    for (let number = this.#next.get(wanted) ?? 2; this.#taken.has(id); number++) {
      id = `${wanted}-${number}`;
      this.#next.set(wanted, number + 1);
    }
    this.#taken.add(id);
    return id;
  }
}
