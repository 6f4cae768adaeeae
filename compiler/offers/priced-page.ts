import { seamless } from '../base/one-line.ts';
import { once } from '../base/memoise.ts';
import { isNamed, type Element } from '../markdown/hast.ts';
import { amountWith, isExtra, isLabel, namesOthers, periodIn, rateBefore, saidBy, namesPrices, titlesPrices } from '../money/amounts.ts';
import type { Vocabulary } from '../money/vocabulary.ts';
import { MINUTES } from '../money/words.ts';
import type { Line, Lines } from './lines.ts';
import { nameIn } from './names.ts';
import type { FoundSet, ShownOffer, ShownPrice, PageLines } from './offer.ts';
import { LONGEST_NAME, type PricedLine } from './priced-lines.ts';

/** Number of lines before and after records that may have a statement about all their prices. */
const NOTES = 4;

/** True for the heading of a column of plain numbers: "EUR", "Price (€)". */
const headsAmounts = ({ line: { owner, text } }: PricedLine, vocabulary: Vocabulary): boolean =>
  isNamed(owner, 'th', 'td') && !/\d/.test(text) && vocabulary.mayNameMoney(text) && saidBy(text, vocabulary)?.currency != null;

/** The lines of a page with their context. */
export class PricedPage {
  readonly #flat: Lines;
  readonly #vocabulary: Vocabulary;
  readonly lines: PageLines;
  /** The ranges of elements whose id names prices: "pricing", "our-prices", "preisListe". */
  readonly #pricing: () => Lines['named'];
  /** Number of priced lines before each line. */
  readonly #counts: Uint32Array;

  constructor(flat: Lines, priced: readonly PricedLine[], vocabulary: Vocabulary) {
    this.#flat = flat;
    this.#vocabulary = vocabulary;
    const wordsOf = (id: string): string => id.replace(/[-_]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
    this.#pricing = once(() => flat.named.filter(({ id }) => titlesPrices(wordsOf(id), vocabulary)));
    const places = new Uint32Array(flat.lines.length + 1);
    this.#counts = new Uint32Array(flat.lines.length + 1);
    let at = 0;
    for (let line = 0; line <= flat.lines.length; line++) {
      while (at < priced.length && (priced[at] as PricedLine).index < line) at++;
      places[line] = at;
    }
    let sum = 0;
    const signs = new Set(priced.filter((each) => each.price !== null || headsAmounts(each, vocabulary)).map(({ index }) => index));
    for (let line = 0; line < flat.lines.length; line++) {
      this.#counts[line] = sum;
      if (signs.has(line)) sum++;
    }
    this.#counts[flat.lines.length] = sum;
    this.lines = {
      lines: flat.lines,
      priced,
      pricedAt: (line) => places[line] ?? priced.length,
      periodIn: (text) => periodIn(text, vocabulary),
      rateBefore: (text) => rateBefore(text, vocabulary),
      saidBy: (text) => saidBy(text, vocabulary),
      amountWith: (currency, text) => amountWith(currency, text, vocabulary),
      isLabel: (text) => isLabel(text, vocabulary),
      isExtra: (text) => isExtra(text, vocabulary),
      namesOthers: (text) => namesOthers(text, vocabulary),
    };
  }

  /** Index of the first line of an element, and index after its last line. */
  rangeOf(element: Element): readonly [number, number] {
    return this.#flat.rangeOf(element);
  }

  /** Lines with a price. */
  count([from, to]: readonly [number, number]): number {
    return (this.#counts[to] ?? 0) - (this.#counts[from] ?? 0);
  }

  /** Adds the billing period to monthly prices when a sentence right before or after the records states it for all of them. */
  billed(offers: readonly ShownOffer[], from: number, to: number): readonly ShownOffer[] {
    const { priced, pricedAt } = this.lines;
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

  /** True for calculated amounts: a number field is among the records, or between them and their heading. */
  isCalculated(from: number, to: number): boolean {
    return this.hasInput(this.#headingLine(from), to);
  }

  hasInput(from: number, to: number): boolean {
    return this.#flat.inputs.some((line) => line >= from && line <= to);
  }

  /** True for lines around a form for messages. A single field may be for an address or a code. */
  hasForm(from: number, to: number): boolean {
    return this.#flat.fields.filter((line) => line > from && line <= to).length > 1;
  }

  #headingLine(line: number): number {
    const isPrice = (at: number): boolean => this.count([at, at + 1]) > 0;
    for (let at = line - 1; at >= 0; at--) if ((this.lines.lines[at]?.heading ?? 0) > 0 && !isPrice(at)) return at;
    return 0;
  }

  /** The name on the line before another one, or the heading above the heading there; null for a price or a label. */
  leadOf(line: number): string | null {
    const { heading = 0, text = '' } = this.lines.lines[line - 1] ?? {};
    if (heading > 0) return this.#headingAbove(line - 1, heading);
    const isName = text.length <= LONGEST_NAME && /\p{L}/u.test(text) && this.count([line - 1, line]) === 0;
    return isName && !this.lines.isLabel(text) && this.lines.periodIn(text) === null ? seamless(text) : null;
  }

  #headingAbove(line: number, level: number): string | null {
    const isAbove = ({ heading }: Line): boolean => heading > 0 && heading < level;
    const above = this.lines.lines.slice(0, line).findLast(isAbove);
    return above ? seamless(above.text) : null;
  }

  /** Only a length of time: "30 min", "8 hours". */
  isDuration(name: string): boolean {
    const unit = /^\p{Nd}+\s?(\p{L}+)\.?$/u.exec(name)?.[1]?.toLowerCase();
    return unit !== undefined && (MINUTES.includes(unit) || this.lines.periodIn(unit) !== null);
  }

  /** The heading above a line, and whether it or the id of a part of the page with the line names prices. */
  headed(line: number): Pick<FoundSet, 'heading' | 'isPricing'> {
    const at = this.#headingLine(line);
    const { heading = 0, text = '' } = this.lines.lines[at] ?? {};
    const isPricing = this.#pricing().some(({ from, to }) => from <= line && line < to);
    if (heading === 0 || at >= line) return { heading: null, isPricing };
    return { heading: nameIn(text), isPricing: isPricing || this.titlesPrices(text) };
  }

  /** True for a heading, of a column too, that names prices. */
  namesPrices(heading: string): boolean {
    return namesPrices(heading, this.#vocabulary);
  }

  /** True for a title that names prices. */
  titlesPrices(title: string): boolean {
    return titlesPrices(title, this.#vocabulary);
  }
}
