import { foldName } from '../../../base/slug.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import { isExplicit, type Settled, type SettledRecord } from '../../settle.ts';
import { ownNames } from '../offer-owner.ts';
import { isPrice, PRICE } from '../prices.ts';
import { siteOffers } from '../shown-offers.ts';
import { isAbout } from './plan-mentions.ts';
import { isMentioned } from './stray-amounts.ts';
import { withheld } from './withheld.ts';

/**
 * The prices of a plan with how sure each is. One that only the look of the page gives is shown, until the configuration accepts it or
 * another page names the plan with the same amount; one that may be either side of a switch is not taken at all.
 */
export const withStatus = (slug: string, record: SettledRecord, sources: Sources): SettledRecord =>
  new Map(
    [...record].map(([pointer, settled]) => [pointer, isPrice({ pointer }) ? priced(slug, pointer, settled, record, sources) : settled]),
  );

const priced = (slug: string, pointer: string, settled: Settled, record: SettledRecord, sources: Sources): Settled => {
  const money = settled.value as Money;
  const path = `plans.${slug}${pointer.replaceAll('/', '.')}`;
  if (money.value === null || isStated(settled) || sources.config.accept?.includes(path) === true) return settled;
  if (isSecond(pointer, settled, record)) return withheld(path, settled, 'disputed', sources);
  if (settled.winner.doubtful === true) return withheld(path, settled, 'unreadable', sources);
  const name = nameOf(record);
  if (isNamedElsewhere(name, money, settled, sources)) return settled;
  // What a reader of cards guesses is shown where the record finder sees it too.
  const isSeen = settled.level !== 'heuristic' || isFound(slug, name, money, sources);
  return isSeen ? shown(path, settled, sources) : withheld(path, settled, 'unreadable', sources);
};

const shown = (path: string, settled: Settled, { pages, problems }: Sources): Settled => {
  const money = settled.value as Money;
  const page = pages.find(({ url }) => url === settled.page)?.path ?? settled.page;
  problems.add(drift.priceShown, { subject: path, quote: money.quote ?? String(money.value), page }, settled.place);
  return { ...settled, value: { ...money, status: 'shown' } };
};

/** True where somebody wrote the price for machines: the value itself, or one that says the same. */
const isStated = ({ level, confirming }: Settled): boolean => isExplicit(level) || confirming.some((claim) => isExplicit(claim.level));

/** A figure that nobody states, for the same as the price that somebody does: one of the two is wrong. */
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

const isNamedElsewhere = (name: string, money: Money, settled: Pick<Settled, 'page'>, sources: Sources): boolean => {
  const own = ownNames(sources);
  const { language = null } = sources.pages.find(({ url }) => url === settled.page) ?? {};
  return sources.pages
    .filter((page) => page.listed && page.url !== settled.page && page.language === language && page.kind?.kind !== 'comparisons')
    .some((page) => page.amounts.some((mention) => isMentioned(money, mention) && isAbout(name, mention, own)));
};

const nameOf = (record: SettledRecord): string => {
  const name = record.get('/name')?.value;
  return typeof name === 'string' ? name : '';
};
