import { grouped } from '../../base/group-by.ts';
import { levels, type Money } from '../../schema/shapes.ts';
import type { Claim } from '../claim.ts';
import { withoutCurrency } from '../values.ts';
import { mayMean } from './plans/same-price.ts';

/** Pointer of every price claim until different prices of a plan are separated. After that, the pointer of its main price. */
export const PRICE = '/price';

/** True for a claim about a price. */
export const isPrice = ({ pointer }: Pick<Claim, 'pointer'>): boolean => pointer === PRICE || pointer.startsWith('/otherPrices/');

/** A price claim with its comparison values. */
interface Priced {
  readonly claim: Claim;
  readonly price: Money;
  /** The file and kind of source. Prices of one source are different prices. */
  readonly source: string;
  readonly period: string | null;
}

/** Claims of several sources about one price. */
interface Group {
  readonly period: string | null;
  readonly currency: string | null;
  readonly billed: string | null;
  readonly members: Priced[];
}

/**
 * Gives every price claim the pointer of its price: `/price` or `/otherPrices/0` and so on. Prices with a different period, currency or
 * unit are different prices when one source has both. The first currency is the main one.
 */
export const tellPricesApart = (claims: readonly Claim[]): readonly Claim[] => {
  const bySlug = grouped(claims.filter(isPrice), ({ slug }) => slug);
  const told = new Map<Claim, Claim>();
  for (const own of bySlug.values())
    groupsOf(aligned(own)).forEach(({ members }, index) => {
      const pointer = index === 0 ? PRICE : `/otherPrices/${index - 1}`;
      for (const { claim, price } of members) told.set(claim, { ...claim, value: price, pointer });
    });
  return claims.map((claim) => told.get(claim) ?? claim);
};

/** Values of sources by key. Stores the first two sources per key, for questions about another source. */
class SaidElsewhere {
  readonly #said = new Map<string, readonly { readonly source: string; readonly value: string }[]>();

  add(key: string, source: string, value: string | null): void {
    if (value === null) return;
    const said = this.#said.get(key) ?? [];
    // Two sources are enough, because the asking source is at most one of them.
    if (said.length < 2 && said[0]?.source !== source) this.#said.set(key, [...said, { source, value }]);
  }

  get(key: string, source: string): string | null {
    return this.#said.get(key)?.find((said) => said.source !== source)?.value ?? null;
  }
}

/**
 * A source without a period agrees with another one that has the period for the same amount. Otherwise a yearly price would become a
 * one-time price. Units and billing periods, which few sources have, are taken over too.
 */
const aligned = (claims: readonly Claim[]): readonly Priced[] => {
  const currencies = [...new Set(claims.flatMap(({ value }) => (value as Money).currency ?? []))];
  const all = claims.map((claim): Priced => {
    const price = withCurrency(claim.value as Money, currencies);
    return { claim, price, source: `${claim.level} ${claim.place.file}`, period: price.period };
  });
  const [periods, pers, billings] = [new SaidElsewhere(), new SaidElsewhere(), new SaidElsewhere()];
  for (const { price, source, period } of all.filter(({ price: { value } }) => value !== null)) {
    periods.add(amountOf(price), source, period);
    pers.add(`${amountOf(price)} ${period}`, source, price.per);
    billings.add(`${amountOf(price)} ${period}`, source, price.billed);
  }
  return all.map((priced) => {
    const { price, source } = priced;
    if (price.value === null) return priced;
    const period = priced.period ?? periods.get(amountOf(price), source);
    const said = `${amountOf(price)} ${period}`;
    return {
      ...priced,
      period,
      price: { ...price, per: price.per ?? pers.get(said, source), billed: price.billed ?? billings.get(said, source) },
    };
  });
};

/** Free is the same in every currency. */
const amountOf = ({ value, currency }: Money): string => (value === 0 ? '0' : `${value} ${currency}`);

/** An ambiguous currency sign gets the currency that another source names. An amount without a possible currency is unreadable. */
const withCurrency = (price: Money, currencies: readonly string[]): Money => {
  if (price.value === null || price.value === 0 || price.currency !== null) return price;
  const named = currencies.find((currency) => mayMean(price, currency));
  return named ? { ...price, currency: named } : withoutCurrency(price);
};

const groupsOf = (prices: readonly Priced[]): readonly Group[] => {
  const ranked = prices.toSorted((a, b) => levels.indexOf(a.claim.level) - levels.indexOf(b.claim.level));
  const sources = grouped(ranked, ({ source }) => source);
  const joined = new Groups();
  for (const said of sources.values()) joined.join(said.filter(hasAmount));
  const groups = joined.list;
  const main = mainOf(groups);
  const sorted = main ? [main, ...groups.filter((group) => group !== main)] : [...groups];
  for (const said of sources.values()) joinUnpriced(sorted, said);
  return sorted;
};

/** The prices of a plan that are separated so far. */
class Groups {
  readonly list: Group[] = [];
  readonly #byKey = new Map<string, Group>();
  /** The first group for each period and billing period. */
  readonly #byPlace = new Map<string, Group>();

  /**
   * Adds the prices of one source, each to the group with the same key. A price without such a group contradicts an earlier price with the
   * same period.
   */
  join(prices: readonly Priced[]): void {
    const earlier = new Set(this.#byPlace.values());
    const named = new Set<string>();
    const strange = prices.filter((priced) => {
      const like = this.#byKey.get(keyOf(priced));
      if (like) named.add(placeOf(priced));
      like?.members.push(priced);
      return !like;
    });
    for (const priced of strange) {
      const place = placeOf(priced);
      const known = this.#byPlace.get(place);
      const contradicted = known && earlier.has(known) && !named.has(place) ? known : undefined;
      const group = this.#byKey.get(keyOf(priced)) ?? contradicted ?? this.#open(priced);
      if (group === contradicted) named.add(place);
      group.members.push(priced);
    }
  }

  #open(priced: Priced): Group {
    const group = groupOf(priced);
    this.list.push(group);
    this.#byKey.set(keyOf(priced), group);
    if (!this.#byPlace.has(placeOf(priced))) this.#byPlace.set(placeOf(priced), group);
    return group;
  }
}

/** True for a price whose source has an amount, also where its currency is unknown. */
const hasAmount = ({ claim: { value } }: Priced): boolean => (value as Money).value !== null;

/** A price on request from a source without amounts applies to the main price of the plan. Beside amounts it is a separate price. */
const joinUnpriced = (groups: Group[], said: readonly Priced[]): void => {
  const unpriced = said.filter((each) => !hasAmount(each));
  const [first] = unpriced;
  if (!first) return;
  const main = unpriced.length === said.length ? groups[0] : undefined;
  if (main) for (const priced of unpriced) main.members.push(priced);
  else if (said[0] === first) groups.unshift({ ...groupOf(first), members: unpriced });
  else groups.push({ ...groupOf(first), members: unpriced });
};

const keyOf = ({ price: { currency, per, billed }, period }: Priced): string => [period, currency, per, billed].join(' ');

const placeOf = ({ price: { billed }, period }: Priced): string => [period, billed].join(' ');

const groupOf = ({ price: { currency, billed }, period }: Priced): Group => ({ period, currency, billed, members: [] });

/** The monthly price in the main currency, preferably one that is paid monthly, else the first price. */
const mainOf = (groups: readonly Group[]): Group | undefined => {
  const main = groups.find(({ currency }) => currency !== null)?.currency;
  const months = groups.filter(({ period }) => period === 'P1M');
  const paidMonthly = months.filter(({ billed }) => billed === null);
  const monthly = paidMonthly.length > 0 ? paidMonthly : months;
  return monthly.find(({ currency }) => currency === main) ?? monthly[0] ?? groups.find((group) => group.currency === main) ?? groups[0];
};
