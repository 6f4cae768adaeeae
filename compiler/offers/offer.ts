import { oneLine, seamless } from '../base/one-line.ts';
import { foldName } from '../base/slug.ts';
import type { Amount } from '../money/amounts.ts';
import type { Element } from '../markdown/hast.ts';
import type { Line } from './lines.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** A price on a page. */
export type ShownPrice = Pick<
  Amount,
  'value' | 'high' | 'currency' | 'codes' | 'period' | 'per' | 'from' | 'billed' | 'taxIncluded' | 'once' | 'fee'
> & {
  /** Words of the page. */
  readonly quote: string;
  /** True for an add-on. */
  readonly isExtra: boolean;
  /** True when a script shows it later. */
  readonly isHidden: boolean;
  /** True when its line has no other words: not for "$500 a month in new revenue". */
  readonly isAlone: boolean;
  /** Offset of its line in the page. */
  readonly offset: number;
};

/** A name for comparing offers: "Pro" and "Pro+" are two. */
export const offerKey = (name: string): string => foldName(name) + (/[\p{L}\p{N}]\s?(\++)$/u.exec(name)?.[1] ?? '');

/** A line of a card or a cell of a table. */
export interface ShownBullet {
  readonly text: string;
  readonly included: boolean;
}

/** An offer as a page shows it. */
export interface ShownOffer {
  readonly name: string;
  readonly prices: readonly ShownPrice[];
  /** The words for a price on request. Null when there are none. */
  readonly request: string | null;
  readonly bullets: readonly ShownBullet[];
  readonly description: string | null;
  readonly action: { readonly label: string; readonly href: string | null } | null;
  /** An id inside the record. */
  readonly anchor: string | null;
  /** Offset of its name in the page, in UTF-16 code units. 0 in a tree without positions. */
  readonly offset: number;
}

/** True for a set whose offers are rows or cells of a table, or lines: things with a price, and no plans. */
export const isList = ({ form }: Pick<OfferSet, 'form'>): boolean => form === 'rows' || form === 'cells';

/** True for a set whose offers are parts of a table. */
export const isTable = (set: Pick<OfferSet, 'form'>): boolean => isList(set) || set.form === 'columns';

/** A set of offers. */
export interface OfferSet {
  /** The layout of the set. */
  readonly form: 'cards' | 'cells' | 'columns' | 'rows' | 'sections' | 'single';
  /** The heading above them. */
  readonly heading: string | null;
  readonly offers: readonly ShownOffer[];
}

/** A set before the evaluation of its page. `isStrong` is true when its names are headings, or are at the edge of a table. */
export interface FoundSet extends OfferSet {
  readonly isStrong: boolean;
  /** True when the heading above it, or the id of a part of the page around it, names prices. */
  readonly isPricing: boolean;
  /** True for the rows of a table with a column whose heading names prices. */
  readonly hasPriceHead?: boolean;
  /** The tags and classes of its cards. */
  readonly shapes?: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** The amounts of a line that are prices of the thing itself, or that pass another test. */
export const shownPrices = (
  { amounts, line, words }: Pick<PricedLine, 'amounts' | 'line' | 'words'>,
  isAsked = isPrice,
): readonly ShownPrice[] =>
  amounts.filter(isAsked).map((amount) => ({
    ...amount,
    quote: amount.role === 'addOn' ? wordsOf(amount, amounts, line) : amount.raw,
    isExtra: amount.role === 'addOn',
    isHidden: line.hidden,
    isAlone: words === 0,
    offset: line.offset,
  }));

/** The words before the amount of an add-on, behind another amount: "per further floor 15 €". Only the amount where nothing is before it. */
const wordsOf = ({ raw, end }: Amount, amounts: readonly Amount[], { text }: Line): string => {
  const before = amounts.findLast((each) => each.end < end);
  const words = before && end <= text.length ? oneLine(text.slice(before.end, end).split('\u200B').at(-1) ?? '') : undefined;
  return words?.endsWith(raw) && /^\p{L}/u.test(words) ? words : raw;
};

/** A price with the period that other words tell, unless its own words tell one. */
export const withRate = (price: ShownPrice, rate: Pick<Amount, 'period' | 'once'> | null): ShownPrice =>
  rate === null || price.period !== null || price.once ? price : { ...price, ...rate };

/** The price of a line that means free. */
export const freePrice = ({ text, hidden, offset }: Line): ShownPrice => ({
  value: 0,
  high: null,
  currency: null,
  codes: [],
  period: null,
  per: null,
  from: false,
  billed: null,
  taxIncluded: null,
  once: false,
  isExtra: false,
  quote: seamless(text),
  isHidden: hidden,
  isAlone: true,
  offset,
});

/** A part of a page that may be an offer: consecutive lines, usually of one element. */
export interface Draft {
  readonly from: number;
  readonly to: number;
  readonly element: Element | null;
}

/** The lines that drafts are read from. */
export interface PageLines {
  readonly lines: readonly Line[];
  /** In order. Each covers the lines up to its `next`. */
  readonly priced: readonly PricedLine[];
  /** Index in `priced` of the first one that begins at or after a line. */
  readonly pricedAt: (line: number) => number;
  /** The period of a text with nothing else. */
  readonly periodIn: (text: string) => string | null;
  readonly rateBefore: (text: string) => Pick<Amount, 'period' | 'once'> | null;
  /** The meaning of a label for the prices below or beside it. */
  readonly saidBy: (text: string) => Amount | null;
  /** The amount of a text of figures in a currency that is elsewhere. */
  readonly amountWith: (currency: string, text: string) => Amount | null;
  /** True for a line that begins with a word for an add-on. */
  readonly isExtra: (text: string) => boolean;
  /** True for words that label prices and are not a name. */
  readonly isLabel: (text: string) => boolean;
  /** True for a name of prices of others: "Market average". */
  readonly namesOthers: (text: string) => boolean;
}

/** True for a line in an item of a list inside of a draft, not for one in an item that is the draft. */
export const isListed = ({ item }: Pick<Line, 'item'>, { element }: Pick<Draft, 'element'>): boolean => item !== null && item !== element;

/** The priced lines of a draft. */
export const linesIn = ({ from, to }: Draft, { priced, pricedAt }: PageLines): readonly PricedLine[] => {
  const found: PricedLine[] = [];
  for (let at = pricedAt(from); at < priced.length && (priced[at] as PricedLine).index < to; at++) found.push(priced[at] as PricedLine);
  return found;
};
