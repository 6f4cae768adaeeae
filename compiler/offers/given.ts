import { once } from '../base/memoise.ts';
import { elements, type Element, type Root, type RootContent } from '../markdown/hast.ts';
import { vocabularyOf } from '../money/vocabulary.ts';
import { areAllAlike } from './alike.ts';
import { linesOf } from './lines.ts';
import { isKnownName, knownName, namesOf, type Candidate, type IsKnown } from './names.ts';
import { type ShownOffer, linesIn, type Draft, type PageLines } from './offer.ts';
import { pricedLines } from './priced-lines.ts';
import { PricedPage } from './priced-page.ts';
import { readDraft } from './records.ts';

/**
 * An element that is marked or selected as an offer, with its content. The name is empty when there is none. The offer is null when the
 * element has no content.
 */
export interface GivenOffer {
  readonly element: Element;
  readonly offer: ShownOffer | null;
}

/** Maximum lines of an offer that only its name identifies. */
const MOST_LINES = 40;

/** The first line of an element without a name. */
const firstLine = (draft: Draft, page: PageLines): Candidate | null => {
  const [line] = linesIn(draft, page);
  return line ? { name: '', signature: '', isHeading: false, order: 0, line } : null;
};

/** Reads offers of a page whose elements or names are known, whatever their layout. */
export class KnownOffers {
  readonly #page: PricedPage;
  readonly #isKnown: IsKnown;
  readonly #root: Root;
  /** Indexes of the lines with a known name. */
  readonly #knownLines = once(() => this.#page.lines.priced.filter((each) => isKnownName(each, this.#isKnown)).map(({ index }) => index));

  /** `language` is that of the page (BCP 47). */
  constructor(root: Root, language: string | null, isKnown: IsKnown) {
    const flat = linesOf(root);
    const vocabulary = vocabularyOf(language);
    this.#page = new PricedPage(flat, pricedLines(flat.lines, vocabulary), vocabulary);
    this.#isKnown = isKnown;
    this.#root = root;
  }

  /** The offers of the given elements. Their names are known ones, else found as in a set of records. */
  in(given: readonly Element[]): readonly GivenOffer[] {
    const drafts = given.map((element) => this.#draftOf(element));
    const names = namesOf(drafts, this.#page.lines);
    return drafts.map((draft, index) => {
      const name = knownName(draft, this.#page.lines, this.#isKnown) ?? names.of.get(draft);
      // A plan may be called "Free", but a line with only that word is a price.
      const isNamed = name !== undefined && (name.isHeading || name.line.price === null);
      return { element: given[index] as Element, offer: this.#read(draft, isNamed ? name : firstLine(draft, this.#page.lines)) };
    });
  }

  /** The offers below headings with known names, each up to the next heading of its level. The first of each name counts. */
  named(): readonly ShownOffer[] {
    return this.#page.lines.lines.flatMap((line, from) => {
      if (line.heading === 0 || line.hidden) return [];
      const draft: Draft = { from, to: this.#endOf(from), element: null };
      const name = knownName({ ...draft, to: from + 1 }, this.#page.lines, this.#isKnown);
      const offer = name && this.#read(draft, name);
      return offer && (offer.prices.length > 0 || offer.request !== null) ? [offer] : [];
    });
  }

  /** Elements alike beside each other that each have a known name and bullet lines, and no amount: a script writes their prices. */
  cards(): readonly ShownOffer[] {
    const isMany = (element: Element): boolean => this.#knownIn(this.#draftOf(element)) > 1;
    return elements(this.#root).flatMap((element) => (isMany(element) ? this.#cardsIn(element) : []));
  }

  #cardsIn({ children }: Element): readonly ShownOffer[] {
    const drafts = (children as readonly RootContent[])
      .filter((child) => child.type === 'element')
      .map((element) => ({ ...this.#draftOf(element), element }))
      .filter((draft) => draft.to - draft.from <= MOST_LINES && this.#knownIn(draft) > 0);
    const offers = drafts.flatMap((draft) => this.#read(draft, knownName(draft, this.#page.lines, this.#isKnown)) ?? []);
    const areCards = offers.every(({ bullets, prices }) => bullets.length > 0 && prices.every(({ value }) => value === 0));
    const areNamed = offers.length > 1 && new Set(offers.map(({ name }) => name)).size === offers.length;
    return areCards && areNamed && areAllAlike(drafts.map(({ element }) => element)) ? offers : [];
  }

  /** Number of lines with a known name. */
  #knownIn({ from, to }: Draft): number {
    return this.#knownLines().filter((index) => index >= from && index < to).length;
  }

  #draftOf(element: Element): Draft {
    const [from, to] = this.#page.rangeOf(element);
    return { from, to, element };
  }

  #read(draft: Draft, name: Candidate | null | undefined): ShownOffer | null {
    return name ? readDraft(draft, name, this.#page.lines) : null;
  }

  /** Index after the lines of a heading: at the next heading of its level or above that is not a price. */
  #endOf(from: number): number {
    const { lines, priced, pricedAt } = this.#page.lines;
    const level = lines[from]?.heading ?? 0;
    const last = Math.min(lines.length, from + MOST_LINES);
    for (let at = from + 1; at < last; at++) {
      const { heading } = lines[at] as (typeof lines)[number];
      if (heading > 0 && heading <= level && priced[pricedAt(at)]?.price == null) return at;
    }
    return last;
  }
}
