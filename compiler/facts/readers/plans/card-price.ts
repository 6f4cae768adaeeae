import type { Money } from '../../../schema/shapes.ts';

/** A price that a card shows, or holds for its toggle. */
export interface CardPrice {
  readonly money: Money;
  readonly offset: number;
  /** True when digits were read as cents by their style alone. */
  readonly cents: boolean;
  /** The amount of a month, where words of a year leave open who pays it. */
  readonly unclear: number | null;
  /** True when it may be one of two figures of a switch: it confirms and contradicts, and is never taken for the price by itself. */
  readonly doubtful?: boolean;
}

/** The prices of a card. */
export interface CardPrices {
  /** The price that the card is about; null when it shows none that can be told. */
  readonly main: CardPrice | null;
  /** Every price that it shows, `main` among them. */
  readonly shown: readonly CardPrice[];
  /** Prices in parts and attributes that are not shown at first. They may confirm what another source says, and never contradict it. */
  readonly hidden: readonly CardPrice[];
}
