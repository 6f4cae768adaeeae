import { foldName } from '../../../base/slug.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import { quoteOf, moneyOf } from '../../values.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { factPath, isStated, type Settled, type SettledRecord } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { isPrice, PRICE } from '../prices.ts';
import { siteOffers } from '../shown-offers.ts';
import { placeOfWords, saidElsewhere } from './stray-amounts.ts';

/**
 * Sets the status of the prices of a plan. A price that only the page shows has the status `shown`, unless the configuration accepts it or
 * another page has the plan with the same amount. A price that may be either side of a switch is withheld.
 */
export const withStatus = (slug: string, record: SettledRecord, sources: Sources): SettledRecord =>
  new Map(
    [...record].map(([pointer, settled]) => [pointer, isPrice({ pointer }) ? priced(slug, pointer, settled, record, sources) : settled]),
  );

const priced = (slug: string, pointer: string, settled: Settled, record: SettledRecord, sources: Sources): Settled => {
  const money = settled.value as Money;
  const path = factPath('plans', slug, pointer);
  if (money.value === null || isStated(settled) || sources.config.accept?.includes(path) === true) return settled;
  if (isSecond(pointer, settled, record)) return withheld(path, settled, 'disputed', sources);
  const name = nameOf(record);
  const witness = witnessOf(name, money, settled, sources);
  if (witness) return confirmed(path, settled, witness, sources);
  // A price from cards counts as shown only when the offer finder finds it too.
  const isSeen = settled.level !== 'heuristic' || isFound(slug, name, money, sources);
  return isSeen ? shown(path, settled, sources) : withheld(path, settled, 'unreadable', sources);
};

const shown = (path: string, settled: Settled, { pages, problems }: Sources): Settled => {
  const money = settled.value as Money;
  const page = pages.find(({ url }) => url === settled.page)?.path ?? settled.page;
  problems.add(drift.priceShown, { subject: path, quote: money.quote ?? String(money.value), page }, settled.place);
  return { ...settled, value: { ...money, status: 'shown' } };
};

/** True for an amount without an explicit source beside an explicit price for the same thing. One of the two is wrong. */
const isSecond = (pointer: string, { value }: Settled, record: SettledRecord): boolean => {
  const main = record.get(PRICE);
  if (pointer === PRICE || !main || !isStated(main)) return false;
  const [stated, other] = [main.winner.value as Money, value as Money];
  const isAlike = (['currency', 'billed', 'per'] as const).every((key) => stated[key] === other[key]);
  return isAlike && (other.period === null || stated.period === other.period);
};

const isFound = (slug: string, name: string, { value, period }: Money, sources: Sources): boolean =>
  siteOffers(sources).some(
    ({ slug: own, offer }) =>
      (own === slug || foldName(offer.name) === foldName(name)) &&
      offer.prices.some((price) => price.value === value && (price.period === period || price.period === null || period === null)),
  );

/** Adds a page that repeats the price. Both positions are logged. */
const confirmed = (path: string, settled: Settled, witness: Claim, { log }: Sources): Settled => {
  const { value, winner, opposing } = settled;
  const confirming = [...settled.confirming, witness];
  log.add(path, { value, reason: null, winner, confirming, losing: opposing });
  return { ...settled, confirming };
};

/** The claim of a page that repeats the price. */
const witnessOf = (name: string, money: Money, { page: url, winner }: Settled, sources: Sources): Claim | null => {
  const found = saidElsewhere(name, money, url, sources);
  if (!found) return null;
  const { page, words } = found;
  const place = { ...placeOfWords(page, words, sources), note: 'text' };
  return {
    slug: winner.slug,
    pointer: winner.pointer,
    value: { ...money, quote: quoteOf(words) },
    level: 'heuristic',
    page: page.url,
    place,
  };
};

const nameOf = (record: SettledRecord): string => {
  const name = record.get('/name')?.value;
  return typeof name === 'string' ? name : '';
};

/**
 * Withholds a yearly price that is not higher than a monthly one. "billed yearly $39" beside "billed monthly $49" is the monthly price of a
 * yearly plan, and no page states that. Prices from the configuration are kept.
 */
export const withoutCheapYears = (slug: string, record: SettledRecord, sources: Sources): SettledRecord => {
  const prices = [...record].filter(([pointer]) => isPrice({ pointer }));
  const months = prices.map(([, settled]) => settled).filter(({ value }) => (value as Money).period === 'P1M');
  const cheap = prices.flatMap(([pointer, settled]) => {
    const month = settled.level === 'config' ? undefined : months.find((other) => isCheap(settled, other))?.value;
    return month ? [[pointer, unknown(factPath('plans', slug, pointer), settled, month as Money, sources)] as const] : [];
  });
  return cheap.length === 0 ? record : new Map([...record, ...cheap]);
};

const isCheap = (yearly: Settled, monthly: Settled): boolean => {
  const [year, month] = [yearly.value as Money, monthly.value as Money];
  const [value, limit] = [year.value ?? 0, month.value ?? 0];
  // One amount with two periods from two sources was reported as a conflict before.
  const isLow = value > 0 && (value < limit || (value === limit && yearly.level === monthly.level));
  return isLow && year.period === 'P1Y' && isSameThing(year, month);
};

const isSameThing = (year: Money, month: Money): boolean =>
  year.currency === month.currency && (year.per === null || month.per === null || year.per === month.per);

const unknown = (path: string, settled: Settled, month: Money, sources: Sources): Settled => {
  const year = settled.value as Money;
  const values = { subject: path, quote: year.quote ?? wordsOf(year), month: month.quote ?? wordsOf(month) };
  sources.problems.add(drift.yearTooCheap, values, settled.place);
  return withheld(path, settled, 'disputed', sources);
};

/** A price that is not published although a source has it. Its words stay, with the reason. `path` is the path of the fact. */
export const withheld = (path: string, settled: Settled, reason: 'disputed' | 'unreadable', { log }: Sources): Settled => {
  const { winner, confirming, value } = settled;
  log.add(path, { value: null, reason, winner, confirming, losing: [] });
  return { ...settled, value: moneyOf({ quote: (value as Money).quote, reason }) };
};
