import { grouped } from '../base/group-by.ts';
import { foldName } from '../base/slug.ts';
import { classes, isNamed, lineOf, type Element, type Parent, type Root, type RootContent } from '../markdown/hast.ts';
import { isExtra, isLabel, namesPrices, periodIn } from '../money/amounts.ts';
import { vocabularyOf, type Vocabulary } from '../money/vocabulary.ts';
import { linesOf, type Lines } from './lines.ts';
import type { OfferSet, ShownOffer, ShownPrice } from './offer.ts';
import { pricedLines, type PricedLine } from './priced-lines.ts';
import { areCards, isSum, linesIn, namesOf, readDraft, type Draft, type PageLines } from './records.ts';
import { tableSet } from './tables.ts';

/** A set before its page is judged; `isStrong`: its names are headings, or stand at the edge of a table. */
export interface FoundSet extends OfferSet {
  readonly isStrong: boolean;
  /** True when the heading above it names prices. */
  readonly isPricing: boolean;
  readonly from: number;
  readonly to: number;
}

/** Lines and characters above which a part of a page is a section and no record. */
const MOST_LINES = 90;

/** Lines before and behind records that may say something of all their prices. */
const NOTES = 4;

/** What a page offers. */
export interface PageOffers {
  /** True when the title of the page names prices. */
  readonly isPricing: boolean;
  readonly sets: readonly FoundSet[];
}

/** Records above which a set is a catalogue of something. */
const MOST_RECORDS = 200;

/** The offers that a page shows; `language`: of the page (BCP 47), `title`: its `<title>`. */
export const offersOf = (root: Root, language: string | null, title: string): PageOffers => ({
  isPricing: namesPrices(title, vocabularyOf(language)),
  sets: findOffers(root, language),
});

/** The offers of a page in sets of records side by side. */
export const findOffers = (root: Root, language: string | null): readonly FoundSet[] => {
  const flat = linesOf(root);
  const vocabulary = vocabularyOf(language);
  const priced = pricedLines(flat.lines, vocabulary);
  if (!priced.some(({ price }) => price === 'amount' || price === 'free')) return [];
  return withoutRepeated(new Finder(flat, priced, vocabulary).below(root));
};

/** A table below the cards compares what the cards offer: its prices are theirs. */
const withoutRepeated = (sets: readonly FoundSet[]): readonly FoundSet[] => {
  const keys = (set: FoundSet): readonly string[] =>
    set.offers.flatMap(({ prices }) => prices.map(({ value, currency, period }) => `${value} ${currency} ${period}`));
  return sets.filter((set) => {
    if (set.form !== 'columns' && set.form !== 'rows') return true;
    const own = keys(set);
    return !sets.some(
      (other) =>
        other !== set &&
        other.form !== 'rows' &&
        other.form !== 'columns' &&
        other.offers.length >= set.offers.length &&
        own.every((key) => keys(other).includes(key)),
    );
  });
};

class Finder {
  readonly #flat: Lines;
  readonly #vocabulary: Vocabulary;
  readonly page: PageLines;
  /** Number of priced lines before each line. */
  readonly #counts: Uint32Array;

  constructor(flat: Lines, priced: readonly PricedLine[], vocabulary: Vocabulary) {
    this.#flat = flat;
    this.#vocabulary = vocabulary;
    const places = new Uint32Array(flat.lines.length + 1);
    this.#counts = new Uint32Array(flat.lines.length + 1);
    let at = 0;
    for (let line = 0; line <= flat.lines.length; line++) {
      while (at < priced.length && (priced[at] as PricedLine).index < line) at++;
      places[line] = at;
    }
    let sum = 0;
    const signs = new Set(priced.filter(({ price }) => price !== null).map(({ index }) => index));
    for (let line = 0; line < flat.lines.length; line++) {
      this.#counts[line] = sum;
      if (signs.has(line)) sum++;
    }
    this.#counts[flat.lines.length] = sum;
    this.page = {
      lines: flat.lines,
      priced,
      pricedAt: (line) => places[line] ?? priced.length,
      periodIn: (text) => periodIn(text, vocabulary),
      isLabel: (text) => isLabel(text, vocabulary),
      isExtra: (text) => isExtra(text, vocabulary),
    };
  }

  #count([from, to]: readonly [number, number]): number {
    return (this.#counts[to] ?? 0) - (this.#counts[from] ?? 0);
  }

  below(parent: Parent): readonly FoundSet[] {
    const children = (parent.children as readonly RootContent[]).filter((child) => child.type === 'element');
    const priced = children.filter((child) => this.#count(this.#flat.rangeOf(child)) > 0);
    if (priced.length === 0) return [];
    if (priced.length === 1 && parent.type === 'element' && isNamed(parent, 'table')) return this.#table(parent);
    const inner = priced.flatMap((child) => (isNamed(child, 'table') ? this.#table(child) : this.below(child)));
    const own = this.#cards(children) ?? this.#sections(children);
    if (!own) return inner.length > 0 ? inner : this.#single(parent);
    const held = new Set(inner.filter((set) => set.from >= own.from && set.to <= own.to));
    // What holds offers is no offer, and what a record lists is no set of offers.
    if (this.#areSections(children, [...held])) return inner;
    const isOuter = [...held].every(
      (set) => set.form === 'single' || (!set.isStrong && (own.isStrong || this.#isInOne(set, own, children))),
    );
    return isOuter ? [...inner.filter((set) => !held.has(set)), own] : inner;
  }

  /** True for parts that have no price but those of the offers in them: "Massage" with its two lengths, "Couples" with three. */
  #areSections(children: readonly Element[], held: readonly FoundSet[]): boolean {
    const sections = children.filter((child) => {
      const [from, to] = this.#flat.rangeOf(child);
      const own = held.filter(
        (set) =>
          set.from >= from &&
          set.to <= to &&
          set.form !== 'single' &&
          new Set(set.offers.flatMap(({ prices }) => prices.map(({ value }) => value))).size > 1,
      );
      return own.length > 0 && own.reduce((sum, set) => sum + this.#count([set.from, set.to]), 0) >= this.#count([from, to]);
    });
    return sections.length > 1;
  }

  /** True for a set of one record of several: had each record such a set, the record would be a section. */
  #isInOne(inner: FoundSet, own: FoundSet, children: readonly Element[]): boolean {
    const holders = children.filter((child) => {
      const [from, to] = this.#flat.rangeOf(child);
      return from < inner.to && inner.from < to;
    });
    return holders.length === 1 && own.offers.length > inner.offers.length;
  }

  #table(table: Element): readonly FoundSet[] {
    const [from, to] = this.#flat.rangeOf(table);
    const caption = (table.children as readonly RootContent[]).find((child) => isNamed(child, 'caption'));
    const set = tableSet(table, caption ? lineOf(caption) : this.#headed(from).heading, this.#flat, this.page);
    if (!set) return [];
    return [{ ...set, isStrong: true, from, to, ...this.#headed(from) }];
  }

  /** Children of one kind that each say what they cost. */
  #cards(children: readonly Element[]): FoundSet | null {
    for (const group of grouped(children, ({ tagName }) => tagName).values()) {
      if (group.length > MOST_RECORDS) continue;
      const drafts = group.map((element): Draft => {
        const [from, to] = this.#flat.rangeOf(element);
        return { from, to, element };
      });
      const set = this.#set(drafts, 'cards');
      if (set) return set;
    }
    return null;
  }

  /** Headings of one level, each with what follows up to the next, or terms with what they stand for. */
  #sections(children: readonly Element[]): FoundSet | null {
    for (const tag of ['h2', 'h3', 'h4', 'h5', 'h6', 'dt']) {
      const heads = children.filter(({ tagName }) => tagName === tag);
      if (heads.length < 2 || heads.length > MOST_RECORDS) continue;
      const last = children.at(-1) as Element;
      const drafts = heads.map((head, index): Draft => {
        const [from] = this.#flat.rangeOf(head);
        const next = heads[index + 1];
        return { from, to: next ? this.#flat.rangeOf(next)[0] : this.#endOf(children, head, last), element: head };
      });
      const set = this.#set(drafts, 'sections');
      if (set) return set;
    }
    return null;
  }

  /** A part of a page with a heading, one price and a list of what that buys, where nothing like it stands beside it. */
  #single(parent: Parent): readonly FoundSet[] {
    if (parent.type === 'root' || isNamed(parent, 'body', 'main', 'ul', 'ol', 'li', 'table', 'p')) return [];
    const [from, to] = this.#flat.rangeOf(parent);
    const draft: Draft = { from, to, element: parent };
    const items = new Set(this.page.lines.slice(from, to).map(({ item }) => item));
    items.delete(null);
    if (items.size < 2 || to - from > MOST_LINES / 2 || this.#flat.inputs.some((line) => line >= from && line <= to)) return [];
    const all = linesIn(draft, this.page);
    const price = all.findIndex((each) => each.price === 'amount' && each.words === 0 && each.line.item === null);
    const name = price < 0 ? undefined : namesOf([draft], this.page).of.get(draft);
    if (!name?.isHeading || name.order > price) return [];
    return [{ form: 'single', ...this.#headed(from), offers: [readDraft(draft, name, this.page)], isStrong: false, from, to }];
  }

  /** The last section ends where the next heading of a higher level begins. */
  #endOf(children: readonly Element[], head: Element, last: Element): number {
    const behind = children.slice(children.indexOf(head) + 1);
    const next = behind.find(({ tagName }) => /^h[1-6]$/.test(tagName) && tagName <= head.tagName);
    return next ? this.#flat.rangeOf(next)[0] : this.#flat.rangeOf(last)[1];
  }

  #set(all: readonly Draft[], form: OfferSet['form']): FoundSet | null {
    const drafts = this.#run(all.filter(({ from, to }) => to > from));
    if (drafts.length < 2 || drafts.some((draft) => this.#isSum(draft))) return null;
    const names = namesOf(drafts, this.page);
    if (names.of.size < 2 || names.of.size * 3 < drafts.length * 2) return null;
    if (!areCards(drafts, names, this.page)) return null;
    const offers = drafts.flatMap((draft): readonly ShownOffer[] => {
      const name = names.of.get(draft);
      const offer = name && readDraft(draft, name, this.page);
      if (!offer) return [];
      const isUnclear = offer.prices.length === 0 && linesIn(draft, this.page).some(({ price }) => price === 'amount');
      return offer.prices.length > 0 ||
        (!isUnclear && (offer.request !== null || ((offer.action !== null || offer.bullets.length > 0) && this.#isAlike(draft, drafts))))
        ? [offer]
        : [];
    });
    // Words alone are no price list, and nobody sells everything for nothing: zeros on each card are what a script replaces.
    const isPriced = offers.some(({ prices }) => prices.some(({ value }) => value !== 0));
    if (offers.length < 2 || !isPriced || new Set(offers.map(({ name }) => foldName(name))).size < offers.length) return null;
    const from = Math.min(...drafts.map((draft) => draft.from));
    const to = Math.max(...drafts.map((draft) => draft.to));
    if (this.#isCalculated(from, to)) return null;
    return { form, ...this.#headed(from), offers: this.#billed(offers, from, to), isStrong: names.isHeading, from, to };
  }

  /** True for a part that adds others up, as an invoice does. */
  #isSum(draft: Draft): boolean {
    const [first] = linesIn(draft, this.page);
    return first !== undefined && isSum(first.amounts.length > 0 ? first.lead : first.line.text);
  }

  /** True for an element with the classes of one that has an amount, and as many headings. */
  #isAlike({ element, from, to }: Draft, all: readonly Draft[]): boolean {
    const shape = (each: Element | null): string => (each ? `${each.tagName}.${classes(each).join('.')}` : '');
    const headings = (start: number, end: number): number => this.page.lines.slice(start, end).filter(({ heading }) => heading > 0).length;
    if (!element || classes(element).length === 0 || headings(from, to) === 0) return false;
    return all.some(
      (other) => other.element !== element && this.#count([other.from, other.to]) > 0 && shape(other.element) === shape(element),
    );
  }

  /** The longest run of neighbours that say what they cost; one among them may not. */
  #run(all: readonly Draft[]): readonly Draft[] {
    const hasSign = (draft: Draft): boolean => this.#count([draft.from, draft.to]) > 0;
    const isPriced = (draft: Draft | undefined): boolean =>
      draft !== undefined && draft.to - draft.from <= MOST_LINES && (hasSign(draft) || this.#isAlike(draft, all));
    let best: readonly Draft[] = [];
    for (let start = 0; start < all.length; start++) {
      if (!isPriced(all[start])) continue;
      let end = start + 1;
      while (isPriced(all[end]) || (end < all.length && isPriced(all[end + 1]))) end++;
      const run = all.slice(start, end).filter(isPriced);
      if (run.length > best.length) best = run;
      start = end;
    }
    return best;
  }

  /** Figures of a month with how often they are paid, where a sentence right before or behind the records says so of all of them. */
  #billed(offers: readonly ShownOffer[], from: number, to: number): readonly ShownOffer[] {
    const { priced, pricedAt } = this.page;
    const around = [
      ...priced.slice(Math.max(0, pricedAt(from) - NOTES), pricedAt(from)),
      ...priced.slice(pricedAt(to), pricedAt(to) + NOTES),
    ];
    const [billing, ...others] = new Set(around.flatMap((line) => line.billing ?? []));
    if (billing === undefined || others.length > 0) return offers;
    const paid = (price: ShownPrice): ShownPrice =>
      price.billed === null && price.period === 'P1M' && billing !== 'P1M' ? { ...price, billed: billing } : price;
    return offers.map((offer) => ({ ...offer, prices: offer.prices.map(paid) }));
  }

  /** True for amounts that somebody works out: a field for a number stands among the records, or between them and their heading. */
  #isCalculated(from: number, to: number): boolean {
    const start = this.#headingLine(from);
    return this.#flat.inputs.some((line) => line >= start && line <= to);
  }

  #headingLine(line: number): number {
    for (let at = line - 1; at >= 0; at--) if ((this.page.lines[at]?.heading ?? 0) > 0) return at;
    return 0;
  }

  #headed(line: number): Pick<FoundSet, 'heading' | 'isPricing'> {
    const at = this.#headingLine(line);
    const { heading = 0, text = '' } = this.page.lines[at] ?? {};
    if (heading === 0) return { heading: null, isPricing: false };
    return { heading: text.replace(/\u200B/g, ' '), isPricing: namesPrices(text, this.#vocabulary) };
  }
}
