import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import type { Settled, SettledRecord } from '../../settle.ts';
import { ownNames } from '../offer-owner.ts';
import { PRICE } from '../prices.ts';
import { isAbout } from './plan-mentions.ts';
import { isMentioned } from './stray-amounts.ts';
import { withheld } from './withheld.ts';

/**
 * A price that only the look of the pricing page gave is not published, until the configuration accepts it or another page names the
 * plan with the same amount. What looks like a card may be something else; "on request" is no amount and stays.
 */
export const withoutUnconfirmed = (slug: string, record: SettledRecord, sources: Sources): SettledRecord => {
  const settled = record.get(PRICE);
  if (!settled || settled.level !== 'heuristic') return record;
  const money = settled.value as Money;
  const path = `plans.${slug}.price`;
  if (money.value === null || isSure(settled, nameOf(record), path, sources)) return record;
  sources.problems.add(
    drift.priceUnconfirmed,
    { subject: path, raw: money.raw ?? String(money.value), page: pathOf(settled, sources) },
    settled.place,
  );
  return new Map([...record, [PRICE, withheld(path, settled, 'unconfirmed', sources)]]);
};

/** An amount of no currency cannot be accepted: it could not be published. */
const isSure = ({ value, ...settled }: Settled, name: string, path: string, sources: Sources): boolean => {
  const money = value as Money;
  if (money.value !== 0 && money.currency === null) return false;
  if (sources.config.accept?.includes(path)) return true;
  return settled.winner.doubtful !== true && isNamedElsewhere(name, money, settled, sources);
};

const isNamedElsewhere = (name: string, money: Money, settled: Pick<Settled, 'page'>, sources: Sources): boolean => {
  const own = ownNames(sources);
  return sources.pages
    .filter((page) => page.listed && page.url !== settled.page && page.kind?.kind !== 'comparisons')
    .some((page) => page.amounts.some((mention) => isMentioned(money, mention) && isAbout(name, mention, own)));
};

const pathOf = (settled: Settled, { pages }: Sources): string => pages.find(({ url }) => url === settled.page)?.path ?? settled.page;

const nameOf = (record: SettledRecord): string => {
  const name = record.get('/name')?.value;
  return typeof name === 'string' ? name : '';
};
