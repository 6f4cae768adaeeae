import type { Amount } from '../money/amounts.ts';
import type { Draft } from './drafts.ts';
import { nameIn } from './names.ts';
import { freePrice, shownPrices, type ShownPrice } from './offer.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** The prices of a record, each once; empty where nobody can tell which of two counts. */
export const pricesIn = (all: readonly PricedLine[], draft: Draft): readonly ShownPrice[] => {
  const amounts = all.filter(({ price }) => price === 'amount');
  const outside = amounts.filter(({ line }) => line.item === null || line.item === draft.element);
  const inside = amounts.filter((each) => !outside.includes(each) && each.words <= (outside.length > 0 ? 0 : 2));
  const isFree =
    outside.length === 0 &&
    all.some(({ price, line }) => price === 'free' && line.control === null && line.item === null && line.heading === 0);
  const own = isFree
    ? []
    : outside.length > 0
      ? [...outside, ...inside.filter(({ amounts: [amount] }) => amount?.role === 'addOn')]
      : inside.filter(({ lead, amounts: [amount] }) => amount?.role !== 'addOn' && nameIn(lead) === '');
  const shown = withNext(
    own.flatMap((each) => shownPrices(each)),
    all.flatMap((each) => shownPrices(each, isNext)),
  );
  const told = all.flatMap(({ price, line, amounts: each }) => (price === null && line.item === null ? each.filter(isPrice) : []));
  // "Renews at $11.99/mo." says that the figure above holds for a while.
  const isDoubted = ({ currency, period }: ShownPrice): boolean =>
    period !== null &&
    told.some((other) => other.currency === currency && other.period === period && !shown.some((each) => each.value === other.value));
  // "$16 a month on annual plans" may be what a month costs only for somebody who pays for the year.
  const isYearly = all.some((each) => each.isYearly && (each.line.item === null || own.includes(each)));
  const isUnclear = ({ period, billed }: ShownPrice): boolean => isYearly && (period === 'P1M' || period === null) && billed === null;
  const prices = shown.every(({ isExtra }) => isExtra)
    ? []
    : withShares(withRhythm(settled(shown), all)).filter((price) => !isDoubted(price) && !isUnclear(price));
  if (prices.length > 0 || (amounts.length > 0 && !isFree)) return prices;
  const free = all.find(({ price, line }) => price === 'free' && line.control === null);
  return free ? [freePrice(free.line)] : [];
};

const isNext = ({ role, value, currency, period }: Amount): boolean =>
  role === 'later' && value !== null && currency !== null && period !== null;

/** "$4.99 a month", "first month, then $19.99 a month": what is paid in the end, in the place of what is paid at first. */
const withNext = (shown: readonly ShownPrice[], next: readonly ShownPrice[]): readonly ShownPrice[] => {
  const isFirst = ({ value, currency, period }: ShownPrice): boolean =>
    next.some((other) => value === 0 || (other.currency === currency && other.period === period));
  return shown.length === 0 ? shown : [...shown.filter((price) => price.isExtra || !isFirst(price)), ...next];
};

/** "$588 a year ($49 a month)": what a month comes to is paid by the year. */
const withShares = (prices: readonly ShownPrice[]): readonly ShownPrice[] =>
  prices.map((price) => {
    const { period, billed, currency, value } = price;
    if (period !== 'P1M' || billed !== null || value === null || value === 0) return price;
    const isOfYear = prices.some((year) => year.period === 'P1Y' && year.currency === currency && isTwelfth(value, year.value ?? 0));
    return isOfYear ? { ...price, billed: 'P1Y' } : price;
  });

/** Share of an amount that rounding may take away: a year at a discount comes to less than that. */
const ROUNDING = 0.04;

/** True for a twelfth of a year, rounded to the places that it is written with. */
const isTwelfth = (month: number, year: number): boolean => {
  const difference = Math.abs(year / 12 - month);
  return difference < (Number.isInteger(month) ? 0.5 : 0.011) && difference <= ROUNDING * month;
};

/** A price of a card that says in a line of its own how often it is paid: "Billed monthly." */
const withRhythm = (prices: readonly ShownPrice[], all: readonly PricedLine[]): readonly ShownPrice[] => {
  const [price, ...others] = prices;
  const rhythms = new Set(all.flatMap(({ rhythm }) => rhythm ?? []));
  const [rhythm] = rhythms;
  if (!price || others.length > 0 || rhythms.size !== 1 || rhythm === undefined || price.billed !== null || price.once) return prices;
  return [price.period === null ? { ...price, period: rhythm } : rhythm === price.period ? price : { ...price, billed: rhythm }];
};

/** Each price once. Of two for the same thing nobody can tell which one counts, and beside one that says what it is for the others say nothing. */
const settled = (prices: readonly ShownPrice[]): readonly ShownPrice[] => {
  const isSaid = ({ period, per, once }: ShownPrice): boolean => period !== null || per !== null || once;
  const said = prices.some((price) => price.period !== null && !price.isExtra) ? prices.filter((price) => isSaid(price)) : prices;
  const keyOf = ({ currency, period, per, billed, once, isExtra }: ShownPrice): string =>
    JSON.stringify([currency, period, per, billed, once, isExtra]);
  const groups = new Map<string, ShownPrice[]>();
  for (const price of said) groups.set(keyOf(price), [...(groups.get(keyOf(price)) ?? []), price]);
  const isClear = (price: ShownPrice): boolean => new Set(groups.get(keyOf(price))?.map(({ value }) => value)).size === 1;
  const first = new Set([...groups.values()].map(([each]) => each));
  const clear = said.filter((price) => first.has(price) && isClear(price));
  // "33 cents a day" leads to the price of the month.
  const isHook = ({ period }: ShownPrice): boolean =>
    /^P\d+[DW]$/.test(period ?? '') && clear.some((other) => /^P\d+[MY]$/.test(other.period ?? ''));
  return clear.filter((price) => !isHook(price));
};
