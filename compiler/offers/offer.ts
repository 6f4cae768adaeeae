import type { Amount } from '../money/amounts.ts';
import type { Line } from './lines.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** A price as a page shows it. */
export type ShownPrice = Pick<Amount, 'value' | 'high' | 'currency' | 'period' | 'per' | 'from' | 'billed' | 'taxIncluded' | 'once'> & {
  /** Words of the page. */
  readonly quote: string;
  /** True for what costs extra. */
  readonly isExtra: boolean;
  /** True where a script shows it later. */
  readonly isHidden: boolean;
  /** Where its line begins in the page. */
  readonly offset: number;
};

/** A line of a card or a cell of a table. */
export interface ShownBullet {
  readonly text: string;
  readonly included: boolean;
}

/** Something that a page offers, as it shows it. */
export interface ShownOffer {
  readonly name: string;
  readonly prices: readonly ShownPrice[];
  /** Words that offer to talk instead of a price; null where there are none. */
  readonly request: string | null;
  readonly bullets: readonly ShownBullet[];
  readonly description: string | null;
  readonly action: { readonly label: string; readonly href: string | null } | null;
  /** An id inside of the record. */
  readonly anchor: string | null;
  /** Where its name begins in the page, in UTF-16 code units; 0 where the tree has no places. */
  readonly offset: number;
}

/** Offers that stand side by side. */
export interface OfferSet {
  /** How they are laid out. */
  readonly form: 'cards' | 'columns' | 'rows' | 'sections' | 'single';
  /** The heading above them. */
  readonly heading: string | null;
  readonly offers: readonly ShownOffer[];
}

/** A set before its page is judged; `isStrong`: its names are headings, or stand at the edge of a table. */
export interface FoundSet extends OfferSet {
  readonly isStrong: boolean;
  /** True for a table with no other prices than those of the cards beside it. */
  readonly isRepeated: boolean;
  /** True when the heading above it names prices. */
  readonly isPricing: boolean;
  readonly from: number;
  readonly to: number;
}

/** The amounts of a line that are asked for the thing itself, or pass another test. */
export const shownPrices = ({ amounts, line }: Pick<PricedLine, 'amounts' | 'line'>, isAsked = isPrice): readonly ShownPrice[] =>
  amounts
    .filter(isAsked)
    .map((amount) => ({ ...amount, quote: amount.raw, isExtra: amount.role === 'addOn', isHidden: line.hidden, offset: line.offset }));

/** The price of a line that says that something costs nothing. */
export const freePrice = ({ text, hidden, offset }: Line): ShownPrice => ({
  value: 0,
  high: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  taxIncluded: null,
  once: false,
  isExtra: false,
  quote: text.replace(/[\u200B\s]+/g, ' '),
  isHidden: hidden,
  offset,
});
