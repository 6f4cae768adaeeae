import { graphOf, placeIn } from '../../jsonld/graph.ts';
import { numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import { drift } from '../../problems/drift.ts';
import type { ProblemList } from '../../problems/problem.ts';
import type { Money } from '../../schema/shapes.ts';
import { offerJudge } from './offer-owner.ts';

/** The values of an AggregateOffer. */
interface Range {
  readonly low: number | null;
  readonly high: number | null;
  readonly count: number | null;
  readonly currency: string | null;
}

/**
 * Checks the AggregateOffers of the company against the published prices: a range is not a plan, but it must not contradict the plans.
 * `prices` has all prices of all plans. Comparison pages are skipped, because their ranges are those of other tools.
 */
export const checkAggregates = (
  pages: readonly Page[],
  prices: readonly Money[],
  own: ReadonlySet<string>,
  problems: ProblemList,
): void => {
  for (const page of pages) {
    if (!page.listed || page.kind?.kind === 'comparisons') continue;
    const isOwn = offerJudge(graphOf(page.jsonld), own);
    for (const node of page.jsonld) if (node.types.includes('AggregateOffer') && isOwn(node)) checkRange(page, node, prices, problems);
  }
};

const checkRange = (page: Page, node: JsonLdNode, prices: readonly Money[], problems: ProblemList): void => {
  const range = rangeOf(node);
  const isUnknown = prices.some(({ value, reason }) => value === null && reason !== 'on_request');
  const groups = groupsOf(prices, range.currency);
  const [monthly] = groups;
  if (!monthly || groups.some((group) => agrees(range, group, isUnknown, prices.length))) return;
  const values = { value: wordsOf(range), otherValue: wordsOf({ ...endsOf(monthly), count: monthly.length, currency: range.currency }) };
  problems.add(drift.aggregateDrift, values, placeIn(page, node, node.properties.lowPrice === undefined ? 'highPrice' : 'lowPrice'));
};

const rangeOf = (node: JsonLdNode): Range => ({
  low: numeric(node, 'lowPrice'),
  high: numeric(node, 'highPrice'),
  count: numeric(node, 'offerCount'),
  currency: text(node, 'priceCurrency')?.toUpperCase() ?? null,
});

/**
 * The groups of amounts that a range may describe: the monthly ones, those of each other period, and all of them, each with and without
 * free plans. A free plan counts in every currency and period.
 */
const groupsOf = (prices: readonly Money[], currency: string | null): readonly (readonly number[])[] => {
  const known = prices.filter((price) => price.value !== null && (price.value === 0 || currency === null || price.currency === currency));
  // No published price is in this currency.
  if (known.every(({ value }) => value === 0)) return [];
  const amounts = (list: readonly Money[]): readonly number[] => list.flatMap(({ value }) => value ?? []);
  const periods = ['P1M', ...new Set(known.map(({ period }) => period))];
  const groups = [...periods.map((period) => known.filter((price) => price.value === 0 || price.period === period)), known];
  return groups.flatMap((group) => [amounts(group), amounts(group.filter(({ value }) => value !== 0))]).filter((group) => group.length > 0);
};

const endsOf = (amounts: readonly number[]): { readonly low: number; readonly high: number } => {
  const sorted = amounts.toSorted((a, b) => a - b);
  return { low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0 };
};

/** While a price is unknown, it may be an end of the range. Then it is enough that all known prices are inside. */
const agrees = ({ low, high, count }: Range, amounts: readonly number[], isUnknown: boolean, most: number): boolean => {
  const ends = endsOf(amounts);
  const isEnd = (stated: number | null, known: number, isInside: (stated: number) => boolean): boolean =>
    stated === null || stated === known || (isUnknown && isInside(stated));
  const isRange = isEnd(low, ends.low, (stated) => stated < ends.low) && isEnd(high, ends.high, (stated) => stated > ends.high);
  return isRange && (count === null || (count >= amounts.length && count <= most));
};

const wordsOf = ({ low, high, count, currency }: Range): string => {
  const range = low === null || high === null ? (low ?? high) : `${low} to ${high}`;
  return [range, currency, count === null ? null : `(${count} offers)`].filter((part) => part !== null).join(' ');
};
