import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import type { Settled, SettledRecord } from '../../settle.ts';
import { PRICE } from '../prices.ts';
import type { PlanCard } from './card-claims.ts';
import type { CardPrice } from './card-price.ts';
import { withheld } from './withheld.ts';

/** The cards of the pricing page, and the page; null when there is none. */
interface Looks {
  readonly cards: readonly PlanCard[];
  readonly page: Page | null;
}

/**
 * A price of a month is not published where the card of the plan shows that very amount beside words that may mean "for those who pay
 * yearly": "$16 a month on annual plans". A source that says how it is billed, and the configuration, settle it.
 */
export const withoutUnclearYears = (slug: string, record: SettledRecord, { cards, page }: Looks, sources: Sources): SettledRecord => {
  const settled = record.get(PRICE);
  const card = cards.find((each) => each.slug === slug)?.card;
  const shown = settled && card?.prices.shown.find((price) => isUnclear(settled, price));
  if (!page || !settled || !shown) return record;
  const path = `plans.${slug}.price`;
  const place = { file: page.source, offset: shown.offset, note: card?.note ?? '' };
  sources.problems.add(drift.yearUnclear, { subject: path, raw: shown.money.raw ?? '' }, place);
  return new Map([...record, [PRICE, withheld(path, settled, 'conflict', sources)]]);
};

const isUnclear = ({ value, level, winner, confirming }: Settled, shown: CardPrice): boolean => {
  const money = value as Money;
  const isTold = level === 'config' || [winner, ...confirming].some((claim) => (claim.value as Money).billed !== null);
  return !isTold && money.period === 'P1M' && shown.unclear !== null && shown.unclear === money.value;
};
