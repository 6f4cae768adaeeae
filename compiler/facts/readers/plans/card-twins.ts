import { grouped } from '../../../base/group-by.ts';
import type { Limit } from '../../../schema/shapes.ts';
import type { Card } from './card.ts';
import type { PlanNames } from './plan-key.ts';

/** The cards of each plan, in the order of their first. */
export const cardsByPlan = (cards: readonly Card[], names: PlanNames): readonly (readonly Card[])[] => [
  ...grouped(cards, ({ slug, name }) => slug ?? names.slugOf(name) ?? names.keyOf(name)).values(),
];

/**
 * Makes one card of those that show one plan for several ways to pay, such as the panels of a switch between months and years of which a
 * script shows one. Of what else has the name of a plan, outside of the group of cards, the first counts; inside of it all stay.
 */
export const joinTwins = (cards: readonly Card[], names: PlanNames): readonly Card[] => {
  const left = new Map<Card, Card | null>();
  for (const twins of cardsByPlan(cards, names).filter(({ length }) => length > 1)) {
    const ways = waysOf(twins);
    for (const card of twins) if (card.isAside || ways.includes(card)) left.set(card, null);
    left.set(twins[0] as Card, oneOf(ways));
  }
  return cards.flatMap((card) => (left.has(card) ? (left.get(card) ?? []) : [card]));
};

/** The first card, and those that differ from it and from each other in how the plan is paid, or say as it does that it has no amount. */
const waysOf = (twins: readonly Card[]): readonly Card[] => {
  const known = new Set<string | null>();
  const first = wayOf(twins[0] as Card);
  return twins.filter((card, index) => {
    const way = wayOf(card);
    const isWay = index === 0 || (way !== null && first !== null && isPaid(way) === isPaid(first) && known.has(way) !== isPaid(way));
    if (isWay) known.add(way);
    return isWay;
  });
};

/** What tells the prices of one plan apart; null for a card that does not say how it is paid. */
const wayOf = ({ prices: { main } }: Card): string | null => {
  if (!main) return null;
  const { value, currency, period, billed, reason } = main.money;
  if (value === null || value === 0) return reason ?? FREE;
  return period && `${PAID} ${period} ${billed} ${currency}`;
};

const PAID = 'paid';
const FREE = 'free';
const isPaid = (way: string): boolean => way.startsWith(PAID);

/** The price of somebody who pays by month is the plan's own. A limit that is not the same for every way to pay is left out. */
const oneOf = (ways: readonly Card[]): Card => {
  const monthly = ways.filter(({ prices }) => prices.main?.money.period === 'P1M');
  const own = (monthly.find(({ prices }) => prices.main?.money.billed === null) ?? monthly[0] ?? ways[0]) as Card;
  const isAgreed = (key: string, { value, unlimited }: Limit): boolean =>
    ways
      .flatMap(({ limits }) => limits)
      .every((other) => other.key !== key || (other.limit.value === value && other.limit.unlimited === unlimited));
  return {
    ...own,
    prices: {
      main: own.prices.main,
      shown: ways.flatMap(({ prices }) => prices.shown),
      hidden: ways.flatMap(({ prices }) => prices.hidden),
    },
    limits: own.limits.filter(({ key, limit }) => isAgreed(key, limit)),
  };
};
