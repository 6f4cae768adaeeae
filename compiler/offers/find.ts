import { grouped } from '../base/group-by.ts';
import { once } from '../base/memoise.ts';
import {
  BLOCKS,
  elements,
  isHeading,
  isNamed,
  lineOf,
  textOf,
  type Element,
  type Parent,
  type Root,
  type RootContent,
} from '../markdown/hast.ts';
import { namesPrices, titlesPrices } from '../money/amounts.ts';
import { joined } from '../money/joined.ts';
import { vocabularyOf, type Vocabulary } from '../money/vocabulary.ts';
import { areAlike, cardShapeOf, shareClass } from './alike.ts';
import { linesOf, sectionEnd, type Lines } from './lines.ts';
import { areNoOffers } from './no-offers.ts';
import { isFee, isPayment, isQuantity, isSum, nameIn, namesOf, type Candidate } from './names.ts';
import { type FoundSet, type OfferSet, type ShownOffer, isListed, linesIn, type Draft } from './offer.ts';
import { PricedPage } from './priced-page.ts';
import { pricedLines, type PricedLine } from './priced-lines.ts';
import { areCards, readDraft, withoutShares } from './records.ts';
import { isAlike, itemsIn, MOST_LINES, runOf } from './runs.ts';
import { withOwnNames } from './same-names.ts';
import { withSizes } from './sizes.ts';
import { tableSet } from './tables.ts';

/** The offers of a page. */
export interface PageOffers {
  /** True when the title of the page, or its first heading, names prices. */
  readonly isPricing: boolean;
  readonly sets: readonly FoundSet[];
}

/** Maximum records of a set. With more, it is a catalogue of something else. */
const MOST_RECORDS = 200;

/** Maximum lines of an offer beside a set. */
const MOST_BESIDE = 4;

/** Maximum characters of the words right above a price that are its name below a title. */
const MOST_LABEL = 30;

/** The blocks "Arrows", "Dingbat arrows" and "Supplemental arrows" of Unicode. */
const ARROW = /^\s*[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2B00-\u2B11]\uFE0F?\s*$/;

/** A note in brackets at the end of a heading. */
const NOTE = /\s*\([^()]*\)\s*:?$/u;

/** Number of parts after the last record that may have the sum of the records. */
const BEHIND = 2;

/** True for an offer with a price. A zero with nothing else is a placeholder of a script: "Your total so far", "0 €". */
const hasPrice = ({ prices, bullets, action }: ShownOffer): boolean =>
  prices.length > 0 && (bullets.length > 0 || action !== null || prices.some(({ value }) => value !== 0));

/** True for a few words that may be a name. */
const isLabel = ({ price, line: { control, item, text } }: PricedLine): boolean =>
  price === null && !control && !item && text.length <= MOST_LABEL && !/[.!?。:]$/u.test(text);

/** The offers of a page. `language` is that of the page (BCP 47), `title` its `<title>`. */
export const offersOf = (root: Root, language: string | null, title: string): PageOffers => {
  const flat = linesOf(root);
  const vocabulary = vocabularyOf(language !== null && inSwitzerland(flat) ? `${language.split('-')[0]}-CH` : language);
  const titles = [title, ...titleHeadings(root, flat)];
  const isPricing = titles.some((each) => titlesPrices(each, vocabulary));
  if (!isPricing && !mayHoldOffers(flat, vocabulary)) return { isPricing, sets: [] };
  const priced = pricedLines(flat.lines, vocabulary, isPricing);
  const page = new PricedPage(flat, priced, vocabulary);
  const finder = new Finder(page, isPricing, root);
  const sets = finder.below(root);
  const found = withoutPayments(sets.length === 0 && isPricing ? finder.only() : sets);
  return {
    isPricing,
    sets: withOwnNames(found, {
      leadOf: ({ from }) => page.leadOf(from),
      isDuration: (name) => page.isDuration(name),
      titlesPrices: (heading) => page.titlesPrices(heading),
    }),
  };
};

/** A page in a language of Switzerland that writes both "CHF 120.–" and "Fr. 75.–". */
const inSwitzerland = ({ lines }: Lines): boolean => {
  const has = (form: RegExp): boolean => lines.some(({ text }) => form.test(text));
  return has(/(?<!\p{L})S?Fr\.\s?\p{Nd}|\p{Nd}\s?S?Fr\./iu) && has(/(?<!\p{L})CHF(?!\p{L})/u);
};

/** Sets without payments. Sets of which most are payments are terms. */
const withoutPayments = (sets: readonly FoundSet[]): readonly FoundSet[] =>
  sets.flatMap((set) => {
    const offers = set.offers.filter(({ name }) => !isPayment(name));
    const isList = offers.length * 2 > set.offers.length && offers.some(({ prices, request }) => prices.length > 0 || request !== null);
    return isList ? [{ ...set, offers }] : [];
  });

/** The headings that name the page: those of the first level. Where they only have a picture, such as a logo, the first other heading. */
const titleHeadings = (root: Root, { lines }: Lines): readonly string[] => {
  const headings = lines.filter(({ heading }) => heading > 0);
  const top = headings.filter(({ heading }) => heading === 1);
  const isPicture = top.length === 0 && elements(root).some(({ tagName }) => tagName === 'h1');
  return (isPicture ? headings.slice(0, 1) : top).map(({ text }) => text);
};

/**
 * Fast check before a slow one. False for a page without an amount of money, without a table, whose head may have the currency, and without
 * a heading that names prices, below which all of them may be on request.
 */
const mayHoldOffers = ({ lines }: Lines, vocabulary: Vocabulary): boolean =>
  lines.some(({ cell, heading, text }) => cell !== null || (heading > 0 && namesPrices(text, vocabulary))) ||
  vocabulary.mayHoldAmount(joined(lines, 0, lines.length));

/** True for one price and the fees beside it, which are a record: "80 € a night", "Cleaning fee: 20 €". */
const isOneWithFees = (offers: readonly ShownOffer[]): boolean => offers.filter(({ name }) => !isFee(name)).length < 2;

/** True when another heading of the same or a higher level than the name is among the lines, so that they are about several things. */
const hasOtherHeads = (all: readonly PricedLine[], { line: own }: Candidate): boolean =>
  all.some((each) => each !== own && each.price === null && each.line.heading > 0 && each.line.heading <= own.line.heading);

/** True for names that are ranges of which each begins behind the one before, as of prices by quantity. A calculator has no such results. */
const areTiers = (offers: readonly ShownOffer[]): boolean => {
  const ranges = offers.map(({ name }) => /^\p{Nd}+\s*[-–—~〜]\s*(\p{Nd}+)/u.exec(name)?.[1]);
  const starts = offers.map(({ name }) => Number.parseInt(name, 10));
  return offers.length > 1 && offers.every((_, index) => index === 0 || Number(ranges[index - 1]) + 1 === starts[index]);
};

/** Finds sets of records from the leaves of a page upwards. */
class Finder {
  readonly #on: PricedPage;
  readonly #isPricing: boolean;
  /** The shapes of elements with an amount. */
  readonly #pricedShapes: () => ReadonlySet<string>;

  constructor(page: PricedPage, isPricing: boolean, root: Root) {
    this.#on = page;
    this.#isPricing = isPricing;
    this.#pricedShapes = once(
      () => new Set(elements(root).flatMap((each) => (this.#hasAmount(this.#draftOf(each)) ? (cardShapeOf(each) ?? []) : []))),
    );
  }

  below(parent: Parent): readonly FoundSet[] {
    // A sign in a line, such as a star, is not what the line is about.
    const children = (parent.children as readonly RootContent[])
      .filter((child) => child.type === 'element')
      .filter((child) => BLOCKS.has(child.tagName) || /[\p{L}\p{N}]/u.test(textOf(child)));
    const priced = children.filter((child) => this.#on.count(this.#on.rangeOf(child)) > 0);
    if (priced.length === 0) return this.#rows(parent);
    const inner = priced.flatMap((child) => (isNamed(child, 'table') ? this.#table(child) : this.below(child)));
    const own = this.#records(children);
    if (!own) return inner.length > 0 ? [...inner, ...this.#beside(priced, inner)] : this.#linesOrParts(parent, children);
    const held = new Set(inner.filter((set) => set.from >= own.from && set.to <= own.to));
    // An element around offers is not an offer, and a list in a record is not a set of offers.
    if (this.#areSections(children, [...held])) return [...inner, ...this.#beside(priced, inner)];
    const isOuter = [...held].every(
      (set) => set.form === 'single' || (!set.isStrong && (own.isStrong || this.#isInOne(set, own, children))),
    );
    return isOuter ? [...inner.filter((set) => !held.has(set)), ...this.#before(own, children), own] : inner;
  }

  /** Offers before the first heading of sections: "Trial lesson 30 €", "Single lesson 45 €", then the courses. */
  #before(own: FoundSet, children: readonly Element[]): readonly FoundSet[] {
    const set = own.form === 'sections' ? this.#cards(children.filter((child) => this.#on.rangeOf(child)[1] <= own.from)) : null;
    return set ? [set] : [];
  }

  /** True for sections that only have the prices of the offers in them: "Massage" with two durations, "Couples" with three. */
  #areSections(children: readonly Element[], held: readonly FoundSet[]): boolean {
    const sections = children.filter((child) => {
      const [from, to] = this.#on.rangeOf(child);
      const own = held.filter(
        (set) =>
          set.from >= from &&
          set.to <= to &&
          set.form !== 'single' &&
          new Set(set.offers.flatMap(({ prices }) => prices.map(({ value }) => value))).size > 1,
      );
      return own.length > 0 && own.reduce((sum, set) => sum + this.#on.count([set.from, set.to]), 0) >= this.#on.count([from, to]);
    });
    return sections.length > 1;
  }

  /**
   * True for a set inside one of several records. If each record had such a set, the records would be sections. Where it has as many offers,
   * one of them has the name of the record: "Yearly", "4800 € / year", "Just 400 € / month".
   */
  #isInOne(inner: FoundSet, own: FoundSet, children: readonly Element[]): boolean {
    const holders = children.filter((child) => {
      const [from, to] = this.#on.rangeOf(child);
      return from < inner.to && inner.from < to;
    });
    const names = new Set(own.offers.map(({ name }) => name));
    return holders.length === 1 && (own.offers.length > inner.offers.length || inner.offers.some(({ name }) => names.has(name)));
  }

  #table(table: Element): readonly FoundSet[] {
    const [from, to] = this.#on.rangeOf(table);
    const caption = (table.children as readonly RootContent[]).find((child) => isNamed(child, 'caption'));
    const set = tableSet(table, caption ? lineOf(caption) : this.#on.headed(from).heading, this.#on);
    if (!set) return [];
    const hasPriceHead = set.form === 'rows' && elements(table).some((each) => isNamed(each, 'th') && this.#on.namesPrices(lineOf(each)));
    return [{ ...set, isStrong: true, from, to, ...this.#on.headed(from), hasPriceHead }];
  }

  /** Cards, or sections. Prices that only say how long something takes are those of the lines between them. */
  #records(children: readonly Element[]): FoundSet | null {
    const cards = this.#cards(children);
    const isNamed = cards !== null && !cards.offers.every(({ name }) => isQuantity(name));
    return isNamed ? cards : (this.#sections(children) ?? cards);
  }

  /** Elements of one line that take turns with those of their prices: "Haircut", "30 minutes, 40 €", "Beard", "20 minutes, 25 €". */
  #names(children: readonly Element[]): readonly Element[] {
    const isPriced = (each: Element | undefined): boolean => each !== undefined && this.#on.count(this.#on.rangeOf(each)) > 0;
    const isName = (each: Element | undefined, price: Element): boolean =>
      each?.tagName === price.tagName && this.#size(each) === 1 && !isPriced(each);
    const heads = children.filter((each, at) => isPriced(children[at + 1]) && isName(each, children[at + 1] as Element));
    return heads.length === children.filter(isPriced).length ? heads : [];
  }

  /** Children with the same tag that each have a price. */
  #cards(children: readonly Element[]): FoundSet | null {
    for (const group of grouped(children, ({ tagName }) => tagName).values()) {
      if (group.length > MOST_RECORDS) continue;
      const set = this.#set(
        group.map((element) => this.#draftOf(element)),
        'cards',
      );
      if (set) return set;
    }
    return null;
  }

  /** A parent whose children have no sets: the lines of a paragraph, or parts of a page. */
  #linesOrParts(parent: Parent, children: readonly Element[]): readonly FoundSet[] {
    const rows = children.some(({ tagName }) => BLOCKS.has(tagName)) ? [] : this.#rows(parent);
    if (rows.length > 0) return rows;
    const groups = this.#areListed(children) ? this.#groups(children.map((child) => this.#draftOf(child))) : [];
    return groups.length > 0 ? groups : this.#alone(parent, children);
  }

  /** True for elements of one tag that each are a price with its name, or the only line of a label above others. */
  #areListed(children: readonly Element[]): boolean {
    const isOne = (child: Element): boolean => this.#size(child) === 1;
    return children.length <= MOST_RECORDS && new Set(children.map(({ tagName }) => tagName)).size === 1 && children.every(isOne);
  }

  /** Paragraphs below headings beside them, where the same service may be below several ones, else one part of the page. */
  #alone(parent: Parent, children: readonly Element[]): readonly FoundSet[] {
    const parts: Element[][] = [[]];
    for (const child of children) {
      if (isHeading(child)) parts.push([]);
      else parts.at(-1)?.push(child);
    }
    const sets = parts.length < 2 ? [] : parts.flatMap((part) => this.#cards(part) ?? []);
    return sets.length > 0 ? sets : this.#single(parent);
  }

  /**
   * Offers beside the sets of a page about prices: a name and its price, such as a single ticket below the cards of subscriptions, or the
   * only card of another group.
   */
  #beside(priced: readonly Element[], sets: readonly FoundSet[]): readonly FoundSet[] {
    if (!this.#isPricing) return [];
    const shapes = new Set(sets.flatMap(({ shapes }) => shapes ?? []));
    return priced.flatMap((element) => {
      const [from, to] = this.#on.rangeOf(element);
      if (sets.some((set) => set.from < to && from < set.to)) return [];
      const [card, ...others] = [element, ...elements(element)].filter((each) => shapes.has(cardShapeOf(each) ?? ''));
      if (card && others.length === 0) return this.#singleOf(this.#draftOf(card), false);
      const isOne = to - from <= MOST_BESIDE && this.#on.count([from, to]) === 1;
      return isOne ? this.#singleOf(this.#draftOf(this.#innermost(element)), false) : [];
    });
  }

  /** Of parts alike, such as the cards of a row, the one that has the price and other lines; else the element. */
  #innermost(element: Element): Element {
    const children = (element.children as readonly RootContent[]).filter((child) => child.type === 'element');
    const parts = children.filter((child) => this.#size(child) > 0);
    const inner = parts.find((child) => this.#size(child) > 1 && this.#on.count(this.#on.rangeOf(child)) > 0);
    return inner && parts.every((part) => areAlike(part, inner)) ? this.#innermost(inner) : element;
  }

  /** Number of lines of an element. */
  #size(element: Element): number {
    const [from, to] = this.#on.rangeOf(element);
    return to - from;
  }

  #draftOf(element: Element): Draft {
    const [from, to] = this.#on.rangeOf(element);
    return { from, to, element };
  }

  /** Lines of one paragraph that each have a price: "Haircut 25 €<br>Beard 15 €". */
  #rows(parent: Parent): readonly FoundSet[] {
    if (parent.type !== 'element') return [];
    const [from, to] = this.#on.rangeOf(parent);
    if (to - from > MOST_RECORDS) return [];
    const drafts = linesIn({ from, to, element: parent }, this.#on.lines).map(({ index, next }): Draft => ({
      from: index,
      to: next,
      element: null,
    }));
    const set = this.#set(drafts, 'rows');
    return set ? [set] : this.#groups(drafts);
  }

  /** Groups of lines below lines without a price, where names repeat: "Sedan:", "wash 20 €", "polish 90 €", "Van:", "wash 30 €". */
  #groups(drafts: readonly Draft[]): readonly FoundSet[] {
    if (this.#isAccount(drafts, drafts)) return [];
    const groups: { heading: string; drafts: Draft[] }[] = [];
    for (const draft of drafts) {
      if (this.#on.count([draft.from, draft.to]) > 0) groups.at(-1)?.drafts.push(draft);
      else groups.push({ heading: nameIn(joined(this.#on.lines.lines, draft.from, draft.to).replace(NOTE, '')), drafts: [] });
    }
    const sets = groups.flatMap(({ heading, drafts: own }) => {
      const set = this.#set(own, 'rows');
      return set ? [{ ...set, heading }] : [];
    });
    return sets.length > 1 ? sets : [];
  }

  /** Headings of one level, each with the content up to the next one, terms with their definitions, or names that take turns with prices. */
  #sections(children: readonly Element[]): FoundSet | null {
    const byTag = ['h2', 'h3', 'h4', 'h5', 'h6', 'dt'].map((tag) => children.filter(({ tagName }) => tagName === tag));
    const pairs = this.#names(children);
    for (const heads of [...byTag, pairs]) {
      if (heads.length > MOST_RECORDS) continue;
      const last = children.at(-1) as Element;
      const drafts = heads.map((head, index): Draft => {
        const [from] = this.#on.rangeOf(head);
        const next = heads[index + 1];
        // An item with a price is the record itself, not a line of it.
        const behind = children[children.indexOf(head) + 1] ?? head;
        if (heads === pairs) return { from, to: this.#endOfPair(children, behind), element: behind };
        return { from, to: next ? this.#on.rangeOf(next)[0] : this.#endOf(children, head, last), element: head };
      });
      const set = this.#set(drafts, 'sections');
      if (set) return set;
    }
    return null;
  }

  /** A part of a page with a heading, one price and a list of features, without similar parts beside it. */
  #single(parent: Parent): readonly FoundSet[] {
    if (parent.type === 'root' || isNamed(parent, 'body', 'main')) return [];
    const [from, to] = this.#on.rangeOf(parent);
    if (this.#items(parent) < 2 || to - from > MOST_LINES / 2 || this.#hasNeighbour(parent)) return [];
    return this.#singleOf({ from, to, element: parent }, true);
  }

  #items(element: Element): number {
    const [from, to] = this.#on.rangeOf(element);
    return itemsIn(this.#on.lines.lines.slice(from, to));
  }

  /** True when the part with the price is one of several alike that have lists: the other ones are about other things. */
  #hasNeighbour({ children }: Element): boolean {
    const parts = (children as readonly RootContent[]).filter((child) => child.type === 'element');
    const own = parts.find((child) => this.#on.count(this.#on.rangeOf(child)) > 0);
    if (!own) return false;
    const isOther = (child: Element): boolean => child !== own && shareClass(child, own) && this.#items(child) > 0;
    return (this.#items(own) > 0 && parts.some(isOther)) || this.#hasNeighbour(own);
  }

  #singleOf(draft: Draft, isHeaded: boolean): readonly FoundSet[] {
    const { from, to } = draft;
    const offer = this.#on.hasInput(from, to) ? null : this.#offerOf(draft, isHeaded);
    return offer ? [this.#setOf(draft, offer)] : [];
  }

  #setOf({ from, to }: Draft, offer: ShownOffer): FoundSet {
    return { form: 'single', ...this.#on.headed(from), offers: [offer], isStrong: false, from, to };
  }

  /** The only price of a page about prices, when it is recurring and directly below a heading: "Solo", "$49 a month". */
  only(): readonly FoundSet[] {
    const { lines, priced } = this.#on.lines;
    const [price, ...others] = priced.filter((each) => each.price === 'amount');
    const from = (price?.index ?? 0) - 1;
    const level = lines[from]?.heading ?? 0;
    if (others.length > 0 || level < 2) return [];
    const found = this.#singleOf({ from, to: sectionEnd(lines, from), element: null }, true);
    return found.filter(({ offers: [offer] }) => offer?.prices.every(({ period }) => period !== null));
  }

  /** Null when the price has no name before it, or has a list between name and price. The name is a heading when `isHeaded` is set. */
  #offerOf(draft: Draft, isHeaded: boolean): ShownOffer | null {
    const all = linesIn(draft, this.#on.lines);
    const isAlone = ({ words, line: { edges } }: PricedLine): boolean => words === 0 || (!isHeaded && edges.length > 0);
    const price = all.findIndex((each) => each.price === 'amount' && isAlone(each) && each.line.item === null);
    const name = this.#belowTitle(namesOf([draft], this.#on.lines).of.get(draft), all[price - 1], isHeaded);
    const isNamed =
      name !== undefined &&
      (name.isHeading || !isHeaded) &&
      name.order <= price &&
      all.slice(name.order + 1, price).every(({ line }) => line.item === null) &&
      !hasOtherHeads(all, name);
    const offer = isNamed ? readDraft(draft, name, this.#on.lines) : null;
    return offer !== null && hasPrice(offer) ? offer : null;
  }

  /** The words right above a price below a heading that only names prices, else the name: "Our prices", "Small boats", "from $150". */
  #belowTitle(name: Candidate | undefined, above: PricedLine | undefined, isHeaded: boolean): Candidate | undefined {
    if (!isHeaded || !name || !above || above === name.line || !this.#on.titlesPrices(name.name)) return name;
    return isLabel(above) ? { ...name, name: nameIn(above.line.text), line: above } : name;
  }

  /** A price below its name ends at the next element alike, which is the next name or something else. */
  #endOfPair(children: readonly Element[], price: Element): number {
    const behind = children.slice(children.indexOf(price) + 1);
    const next = behind.findIndex(({ tagName }) => tagName === price.tagName);
    return this.#on.rangeOf((next < 0 ? behind : behind.slice(0, next)).at(-1) ?? price)[1];
  }

  /** The last section ends at the next heading of the same or a higher level. */
  #endOf(children: readonly Element[], head: Element, last: Element): number {
    const behind = children.slice(children.indexOf(head) + 1);
    const next = behind.find((each) => isHeading(each) && each.tagName <= head.tagName);
    return next ? this.#on.rangeOf(next)[0] : this.#on.rangeOf(last)[1];
  }

  #set(all: readonly Draft[], form: OfferSet['form']): FoundSet | null {
    const drafts = runOf(
      all.filter(({ from, to }) => to > from && !this.#on.hasForm(from, to)),
      this.#on,
    );
    if (areNoOffers(drafts, this.#on.lines) || this.#isAccount(drafts, all)) return null;
    const names = namesOf(drafts, this.#on.lines);
    if (names.of.size * 3 < drafts.length * 2) return null;
    if (!areCards(drafts, names, this.#on.lines)) return null;
    const areExtras = this.#areExtras(drafts);
    const found = drafts.flatMap((draft): readonly (readonly ShownOffer[])[] => {
      const name = names.of.get(draft);
      if (!name) return [];
      const offer = readDraft(draft, areExtras ? { ...name, isExtra: true } : name, this.#on.lines);
      const sized = withSizes(offer, draft, name, this.#on.lines);
      return sized.length > 1 || offer.prices.length > 0 || this.#isUnpriced(draft, offer, drafts) ? [sized] : [];
    });
    const offers = found.flat();
    if (found.length < 2 || isOneWithFees(offers) || !this.#isPriceList(offers, drafts)) return null;
    const from = Math.min(...drafts.map((draft) => draft.from));
    const to = Math.max(...drafts.map((draft) => draft.to));
    if (this.#on.isCalculated(from, to) && !areTiers(offers)) return null;
    return {
      form,
      ...this.#on.headed(from),
      offers: this.#on.billed(withoutShares(offers, this.#on.lines), from, to),
      isStrong: names.isHeading,
      shapes: drafts.flatMap(({ element }) => cardShapeOf(element) ?? []),
      from,
      to,
    };
  }

  /**
   * A price list needs an amount other than 0: zeros on all cards are placeholders of a script. It may also say of every offer that its
   * price is on request.
   */
  #isPriceList(offers: readonly ShownOffer[], drafts: readonly Draft[]): boolean {
    return (
      offers.some(({ prices }) => prices.some(({ value }) => value !== 0)) ||
      offers.every(({ request, bullets }) => request !== null && bullets.length > 0) ||
      this.#lookPriced(drafts)
    );
  }

  /** True for an offer without an amount: on request, or with a link or bullet lines beside records alike with amounts. */
  #isUnpriced(draft: Draft, { request, action, bullets }: ShownOffer, all: readonly Draft[]): boolean {
    const isKnown = request !== null || ((action !== null || bullets.length > 0) && isAlike(draft, all, this.#on));
    return isKnown && !linesIn(draft, this.#on.lines).some(({ price, line }) => price === 'amount' && !isListed(line, draft));
  }

  #hasAmount(draft: Draft): boolean {
    return linesIn(draft, this.#on.lines).some(({ price }) => price === 'amount');
  }

  /** True for records that say that their price is on request, and look like others on the page with an amount. */
  #lookPriced(drafts: readonly Draft[]): boolean {
    const isAsked = (draft: Draft): boolean =>
      linesIn(draft, this.#on.lines).some(({ price, line }) => price === 'request' && !line.control);
    return (
      this.#isAmongPrices(drafts[0]) &&
      drafts.every((draft) => isAsked(draft) && this.#pricedShapes().has(cardShapeOf(draft.element) ?? ''))
    );
  }

  /** True for a draft below a heading that names prices, or after a price without a heading between them. */
  #isAmongPrices(draft: Draft | undefined): boolean {
    const from = draft?.from ?? 0;
    const above = this.#on.lines.priced.findLast(({ index, price, line }) => index < from && (price === 'amount' || line.heading > 0));
    return above?.price === 'amount' || this.#on.headed(from).isPricing;
  }

  /** True for a list of add-ons, where each amount has a plus: "Oven: +20 €". */
  #areExtras(drafts: readonly Draft[]): boolean {
    const amounts = drafts.flatMap((draft) => linesIn(draft, this.#on.lines).flatMap((line) => line.amounts));
    return amounts.length > 0 && amounts.every(({ role }) => role === 'addOn');
  }

  /** True for records with a sum among or right after them, or with an arrow between them. */
  #isAccount(drafts: readonly Draft[], all: readonly Draft[]): boolean {
    const last = drafts.at(-1);
    const behind = last ? all.slice(all.indexOf(last) + 1).slice(0, BEHIND) : [];
    return [...drafts, ...behind].some((draft) => this.#isSum(draft)) || all.some((draft) => this.#leadsOn(draft, drafts));
  }

  /** True for an arrow between records, as from the price of others to the own one, or from step to step. */
  #leadsOn({ from, to }: Draft, drafts: readonly Draft[]): boolean {
    const isBetween = drafts.some((draft) => draft.to <= from) && drafts.some((draft) => draft.from >= to);
    return isBetween && ARROW.test(joined(this.#on.lines.lines, from, to));
  }

  /** True for the sum of other parts, as in an invoice. */
  #isSum(draft: Draft): boolean {
    const [first] = linesIn(draft, this.#on.lines);
    return first !== undefined && isSum(first.line.text);
  }
}
