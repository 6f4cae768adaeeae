import { grouped } from '../base/group-by.ts';
import type { Amount } from '../money/amounts.ts';
import { nameIn } from './names.ts';
import { freePrice, isListed, shownPrices, type ShownPrice, type Draft } from './offer.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** The prices of a record without duplicates. Empty when it is unclear which one counts, or when an add-on has the only one. */
export const pricesIn = (all: readonly PricedLine[], draft: Draft, isAddOn = false): readonly ShownPrice[] => {
  const amounts = all.filter(({ price }) => price === 'amount');
  const outside = amounts.filter(({ line }) => !isListed(line, draft));
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
  // "Renews at $11.99/mo." means that the amount above is temporary.
  const isDoubted = ({ currency, period }: ShownPrice): boolean =>
    period !== null &&
    told.some((other) => other.currency === currency && other.period === period && !shown.some((each) => each.value === other.value));
  // "$16 a month on annual plans" may be the monthly price of a yearly plan. What is hidden is about the other side of a switch, and the words
  // of a line with another amount are about that: "or 12 x $14 on the annual plan".
  const isAboutOther = ({ amounts: each }: PricedLine): boolean => each.some(({ role }) => role === 'about');
  const yearly = new Set(
    all.flatMap((each) =>
      each.isYearly && !isAboutOther(each) && (each.line.item === null || own.includes(each)) ? [each.line.hidden] : [],
    ),
  );
  const isUnclear = (price: ShownPrice): boolean =>
    (yearly.has(false) || (price.isHidden && yearly.has(true))) &&
    (price.period === 'P1M' || price.period === null) &&
    price.billed === null &&
    !shown.some((other) => isAboveShare(price, other));
  const isOffered = isAddOn || !shown.every(({ isExtra }) => isExtra);
  const prices = withShares(withRhythm(settled(shown, countsIn(all)), all)).filter(
    (price) => isOffered && !isDoubted(price) && !isUnclear(price),
  );
  if (prices.length > 0 || (amounts.length > 0 && !isFree)) return prices;
  const free = all.find(({ price, line }) => price === 'free' && line.control === null);
  return free ? [freePrice(free.line)] : [];
};

/** Later hours of a service do not replace the first one. */
const isNext = ({ role, value, currency, period }: Amount): boolean =>
  role === 'later' && value !== null && currency !== null && period !== null && period !== 'PT1H';

/** "$4.99 a month", "first month, then $19.99 a month": the later price replaces the introductory one. */
const withNext = (shown: readonly ShownPrice[], next: readonly ShownPrice[]): readonly ShownPrice[] => {
  const isFirst = ({ value, currency, period }: ShownPrice): boolean =>
    next.some((other) => value === 0 || (other.currency === currency && other.period === period));
  return shown.length === 0 ? shown : [...shown.filter((price) => price.isExtra || !isFirst(price)), ...next];
};

/** "$588 a year ($49 a month)": the monthly share is billed yearly. */
const withShares = (prices: readonly ShownPrice[]): readonly ShownPrice[] =>
  prices.map((price) => {
    const { period, billed, currency, value } = price;
    if (period !== 'P1M' || billed !== null || value === null || value === 0) return price;
    const isOfYear = prices.some((year) => year.period === 'P1Y' && year.currency === currency && isTwelfth(value, year.value ?? 0));
    return isOfYear ? { ...price, billed: 'P1Y' } : price;
  });

/** Maximum share of an amount that is lost by rounding. A yearly price with a discount differs more. */
const ROUNDING = 0.04;

/** True for a twelfth of a year, rounded to its number of decimals. */
const isTwelfth = (month: number, year: number): boolean => {
  const difference = Math.abs(year / 12 - month);
  return difference < (Number.isInteger(month) ? 0.5 : 0.011) && difference <= ROUNDING * month;
};

/** True for a monthly price above the share of a yearly price in the same record. The words about a year belong to the yearly price. */
const isAboveShare = ({ value, period, currency }: ShownPrice, year: ShownPrice): boolean =>
  period === 'P1M' && year.period === 'P1Y' && year.currency === currency && (value ?? 0) * 12 * (1 - ROUNDING) > (year.value ?? Infinity);

/** Adds the billing period that a separate line of the card states for its only price: "Billed monthly." */
const withRhythm = (prices: readonly ShownPrice[], all: readonly PricedLine[]): readonly ShownPrice[] => {
  const [price, ...others] = prices;
  const rhythms = new Set(all.flatMap(({ rhythm }) => rhythm ?? []));
  const [rhythm] = rhythms;
  if (!price || others.length > 0 || rhythms.size !== 1 || rhythm === undefined || price.billed !== null || price.once) return prices;
  return [price.period === null ? { ...price, period: rhythm } : rhythm === price.period ? price : { ...price, billed: rhythm }];
};

/** The numbers of a record that count something, without those of amounts: 30 in "30 hours". */
const countsIn = (all: readonly PricedLine[]): readonly number[] =>
  all.flatMap(({ line, amounts }) =>
    amounts.length > 0 ? [] : (line.text.match(/(?<![\p{N}.,])[1-9]\d{0,3}(?![\p{N}.,%])/gu) ?? []).map(Number),
  );

/** True for an amount that is the price of a unit times a number of the record: "30 hours", "$22 an hour", "$660". */
const isTotal = ({ value, currency, period, per, isExtra }: ShownPrice, all: readonly ShownPrice[], counts: readonly number[]): boolean =>
  period === null &&
  per === null &&
  !isExtra &&
  all.some((unit) => {
    const isUnit = (unit.per !== null && unit.period === null) || /^(?:PT1H|P1D)$/.test(unit.period ?? '');
    return isUnit && unit.currency === currency && counts.some((count) => count > 1 && isEqual(count * (unit.value ?? 0), value ?? 0));
  });

const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/**
 * True for an amount without a period beside a recurring one that is not another price for the same: a total, one before a fee for a part,
 * and one without its tax in the line of a lower one.
 */
const isWhole = (price: ShownPrice, all: readonly ShownPrice[], counts: readonly number[]): boolean => {
  const isBefore = ({ offset, currency }: ShownPrice): boolean => offset === price.offset && currency === price.currency;
  const isTaxed = price.taxIncluded === false && !price.isExtra;
  const isOfLine = (other: ShownPrice): boolean =>
    other.fee === true || (isTaxed && other.period !== null && other.taxIncluded === null && (other.value ?? 0) < (price.value ?? 0));
  return isTotal(price, all, counts) || all.some((other) => isBefore(other) && isOfLine(other));
};

/**
 * Removes duplicate prices. Of several amounts for the same thing none counts, and amounts without a period or unit do not count beside
 * amounts with a period, or beside the same amount that is paid once.
 */
const settled = (prices: readonly ShownPrice[], counts: readonly number[]): readonly ShownPrice[] => {
  const isSaid = ({ period, per, once }: ShownPrice): boolean => period !== null || per !== null || once;
  // A net amount beside the price is another amount for the same.
  const keyOf = ({ currency, period, per, billed, once, isExtra, taxIncluded }: ShownPrice): string =>
    JSON.stringify([currency, period, per, billed, once, isExtra, taxIncluded === false]);
  // The other side of a switch has the lower monthly price of a yearly payment.
  const isOtherSide = (price: ShownPrice): boolean =>
    price.isHidden &&
    price.period === 'P1M' &&
    prices.some((other) => !other.isHidden && keyOf(other) === keyOf(price) && (other.value ?? 0) > (price.value ?? 0));
  const own = prices.filter((price) => !isOtherSide(price));
  const isPaidAgain = own.some((price) => price.period !== null && !price.isExtra);
  // "$9 one time", and "Buy for $9" on the button.
  const isRepeated = ({ value, currency, isExtra }: ShownPrice): boolean =>
    own.some((other) => other.once && other.value === value && other.currency === currency && other.isExtra === isExtra);
  const said = own
    .filter((price) => isSaid(price) || isWhole(price, own, counts) || !(isPaidAgain || isRepeated(price)))
    .toSorted((a, b) => Number(isTotal(b, own, counts)) - Number(isTotal(a, own, counts)));
  const groups = grouped(said, keyOf);
  const isClear = (price: ShownPrice): boolean => new Set(groups.get(keyOf(price))?.map(({ value }) => value)).size === 1;
  const first = new Set([...groups.values()].map(([each]) => each));
  const clear = said.filter((price) => first.has(price) && isClear(price));
  // "33 cents a day" advertises the monthly price.
  const isHook = ({ period }: ShownPrice): boolean =>
    /^P\d+[DW]$/.test(period ?? '') && clear.some((other) => /^P\d+[MY]$/.test(other.period ?? ''));
  return clear.filter((price) => !isHook(price));
};
