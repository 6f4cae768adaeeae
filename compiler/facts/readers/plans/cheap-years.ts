import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import { factPath, type Settled, type SettledRecord } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { isPrice } from '../prices.ts';
import { withheld } from './withheld.ts';

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
