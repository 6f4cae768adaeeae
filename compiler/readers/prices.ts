import type { Claim } from '../claim.ts';
import { levels, type Money } from '../resources/shapes.ts';
import { mayMean } from './plans/same-price.ts';

/** Pointer of every price claim until the prices of a plan have been told apart; then that of the plan's own price. */
export const PRICE = '/price';

/** True for a claim about a price. */
export const isPrice = ({ pointer }: Pick<Claim, 'pointer'>): boolean => pointer === PRICE || pointer.startsWith('/otherPrices/');

/** A price claim with what it is compared by. */
interface Priced {
  readonly claim: Claim;
  readonly price: Money;
  /** The file and kind of source: what one source names side by side are different prices. */
  readonly source: string;
  readonly period: string | null;
}

/** Claims of several sources about one price. */
interface Group {
  readonly key: string;
  readonly period: string | null;
  readonly currency: string | null;
  readonly billed: string | null;
  readonly members: Priced[];
}

/**
 * Gives every price claim the pointer of the price that it is about: `/price` or `/otherPrices/0` and so on. Prices that differ in period,
 * currency or what they count for are different prices where one source names both; the first currency that is named is the main one.
 */
export const tellPricesApart = (claims: readonly Claim[]): readonly Claim[] => {
  const bySlug = new Map<string, Claim[]>();
  for (const claim of claims.filter(isPrice)) bySlug.set(claim.slug, [...(bySlug.get(claim.slug) ?? []), claim]);
  const told = new Map<Claim, Claim>();
  for (const own of bySlug.values())
    groupsOf(aligned(own)).forEach(({ members }, index) => {
      const pointer = index === 0 ? PRICE : `/otherPrices/${index - 1}`;
      for (const { claim, price } of members) told.set(claim, { ...claim, value: price, pointer });
    });
  return claims.map((claim) => told.get(claim) ?? claim);
};

/**
 * A source that leaves out the period agrees with another one that names it for the same amount: that alone must not make a yearly
 * price a one-time price. Few sources tell what a price counts once for; the others take that over too.
 */
const aligned = (claims: readonly Claim[]): readonly Priced[] => {
  const all = claims.map((claim): Priced => {
    const price = withCurrency(claim.value as Money, claims);
    return { claim, price, source: `${claim.level} ${claim.place.file}`, period: price.period };
  });
  return all.map((priced) => {
    const alike = all.filter((other) => other.source !== priced.source && isSameAmount(other.price, priced.price));
    const period = priced.period ?? alike.find((other) => other.period !== null)?.period ?? null;
    const per = alike.find((other) => other.price.per !== null && other.period === period)?.price.per ?? null;
    const billed = alike.find((other) => other.price.billed !== null && other.period === period)?.price.billed ?? null;
    const { price } = priced;
    return { ...priced, period, price: { ...price, per: price.per ?? per, billed: price.billed ?? billed } };
  });
};

/** A sign that stands for several currencies stands for the one that another source names; an amount of none is no price. */
const withCurrency = (price: Money, claims: readonly Claim[]): Money => {
  if (price.value === null || price.value === 0 || price.currency !== null) return price;
  const named = claims.map(({ value }) => (value as Money).currency).find((currency) => currency !== null && mayMean(price, currency));
  return named ? { ...price, currency: named } : { ...price, value: null, reason: 'unreadable' };
};

/** Nothing costs the same in every currency. */
const isSameAmount = (other: Money, price: Money): boolean =>
  price.value !== null && other.value === price.value && (price.value === 0 || other.currency === price.currency);

const groupsOf = (prices: readonly Priced[]): readonly Group[] => {
  const ranked = prices.toSorted((a, b) => levels.indexOf(a.claim.level) - levels.indexOf(b.claim.level));
  const groups: Group[] = [];
  const sources = new Map<string, Priced[]>();
  for (const priced of ranked) sources.set(priced.source, [...(sources.get(priced.source) ?? []), priced]);
  for (const said of sources.values())
    join(
      groups,
      said.filter(({ price }) => price.value !== null),
    );
  const main = mainOf(groups);
  const sorted = main ? [main, ...groups.filter((group) => group !== main)] : groups;
  for (const said of sources.values()) joinUnpriced(sorted, said);
  return sorted;
};

/** Adds the prices of one source: each to the group of its like; one without a like contradicts the price that stands in its place. */
const join = (groups: Group[], prices: readonly Priced[]): void => {
  const earlier = [...groups];
  const named = new Set<Group>();
  const add = (group: Group, priced: Priced): void => {
    group.members.push(priced);
    named.add(group);
  };
  const strange = prices.filter((priced) => {
    const like = earlier.find((group) => group.key === keyOf(priced));
    if (like) add(like, priced);
    return !like;
  });
  for (const priced of strange) {
    const places = earlier.filter((group) => group.period === priced.period && group.billed === priced.price.billed);
    const contradicted = places.some((group) => named.has(group)) ? undefined : places[0];
    const group = groups.find((other) => other.key === keyOf(priced)) ?? contradicted;
    if (group) add(group, priced);
    else groups.push(groupOf(priced));
  }
};

/** "On request" of a source without any amount is said of the plan's own price; beside amounts it is a price of its own. */
const joinUnpriced = (groups: Group[], said: readonly Priced[]): void => {
  const unpriced = said.filter(({ price }) => price.value === null);
  const [first] = unpriced;
  if (!first) return;
  const main = unpriced.length === said.length ? groups[0] : undefined;
  if (main) main.members.push(...unpriced);
  else if (said[0] === first) groups.unshift({ ...groupOf(first), members: [...unpriced] });
  else groups.push({ ...groupOf(first), members: [...unpriced] });
};

const keyOf = ({ price: { currency, per, billed }, period }: Priced): string => [period, currency, per, billed].join(' ');

const groupOf = (priced: Priced): Group => ({
  key: keyOf(priced),
  period: priced.period,
  currency: priced.price.currency,
  billed: priced.price.billed,
  members: [priced],
});

/** The price of a month in the main currency, for somebody who pays by month if there is one; else the first one that is named. */
const mainOf = (groups: readonly Group[]): Group | undefined => {
  const main = groups.find(({ currency }) => currency !== null)?.currency;
  const months = groups.filter(({ period }) => period === 'P1M');
  const paidMonthly = months.filter(({ billed }) => billed === null);
  const monthly = paidMonthly.length > 0 ? paidMonthly : months;
  return monthly.find(({ currency }) => currency === main) ?? monthly[0] ?? groups.find((group) => group.currency === main) ?? groups[0];
};
