import type { Element } from '../../../markdown/hast.ts';
import type { Limit } from '../../../schema/shapes.ts';
import type { CardPrices } from './card-price.ts';

/** What the look of a card says of a plan. */
export interface Card {
  readonly element: Element;
  /** Slug that `data-sitec-plan` gives; null for a card that is one by its look alone. */
  readonly slug: string | null;
  readonly name: string;
  readonly offset: number;
  /** True for a card outside of the group, which is one by its name only. */
  readonly isAside: boolean;
  readonly prices: CardPrices;
  readonly limits: readonly CardLimit[];
  /** Its only link. */
  readonly action: { readonly label: string; readonly href: string; readonly offset: number } | null;
  /** For provenance: "card 2 of 4 (div.plan-card)". */
  readonly note: string;
}

/** A limit in a list of a card. */
export interface CardLimit {
  readonly key: string;
  readonly limit: Limit;
  readonly offset: number;
}
