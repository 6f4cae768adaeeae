import type { Amount } from '../money/amounts.ts';

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
