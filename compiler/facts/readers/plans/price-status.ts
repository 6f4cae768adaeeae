import { quoteOf } from '../../values.ts';
import { foldName } from '../../../base/slug.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { factPath, isStated, type Settled, type SettledRecord } from '../../settle.ts';
import { isPrice, PRICE } from '../prices.ts';
import { siteOffers } from '../shown-offers.ts';
import { saidElsewhere } from './said-elsewhere.ts';
import { placeOfWords } from './stray-amounts.ts';
import { withheld } from './withheld.ts';

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
