import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { example, getJson } from './example.ts';

interface Amount {
  readonly value: number | null;
  readonly currency?: string;
  readonly period?: string;
  readonly reason?: string;
}
type Written = number | 'unlimited' | Amount;
interface WrittenPlan {
  readonly slug: string;
  readonly name: string;
  readonly price: Written;
  readonly otherPrices?: readonly Written[];
  readonly limits: Readonly<Record<string, Written>>;
}
interface Published {
  readonly value: number | null;
  readonly currency?: string | null;
  readonly unlimited?: boolean;
  readonly period: string | null;
  readonly status?: string;
  readonly reason: string | null;
}
interface PublishedPlan {
  readonly slug: string;
  readonly name: string;
  readonly price: Published;
  readonly otherPrices: readonly Published[];
  readonly limits: Readonly<Record<string, Published>>;
}

const source = parse(readFileSync(join(example.repository, 'content/_data/plans.yaml'), 'utf8')) as {
  readonly plans: readonly WrittenPlan[];
  readonly freeTrial: object;
};
const published = await getJson<{ readonly plans: readonly PublishedPlan[]; readonly freeTrial: object }>('/api/v1/plans.json');

/** What a price or limit of the content file must come out as. */
const expected = (written: Written): Partial<Published> => {
  if (written === 'unlimited') return { value: null, unlimited: true, reason: null };
  const amount: Amount = typeof written === 'number' ? { value: written } : written;
  const { value, currency, period = null, reason = null } = amount;
  return { value, period, reason, ...(currency !== undefined && { currency }) };
};

test('the four plans in the order of the content file, and the free trial', () => {
  expect(published.plans.map(({ slug, name }) => [slug, name])).toEqual(source.plans.map(({ slug, name }) => [slug, name]));
  expect(published.plans.map(({ slug }) => slug)).toEqual(['starter', 'growth', 'business', 'enterprise']);
  expect(published.freeTrial).toMatchObject(source.freeTrial);
});

test('every price is confirmed, but for the one on request', () => {
  const statuses = published.plans.map(({ price, otherPrices }) => [price, ...otherPrices].map(({ status }) => status));
  expect(statuses).toEqual([...Array.from({ length: 3 }, () => ['confirmed', 'confirmed']), ['on_request']]);
});

describe.each(source.plans)('$slug', ({ slug, price, otherPrices = [], limits }) => {
  const plan = published.plans.find((candidate) => candidate.slug === slug);

  test('prices', () => {
    expect(plan?.price).toMatchObject(expected(price));
    expect(plan?.otherPrices).toMatchObject(otherPrices.map(expected));
  });

  test('limits', () => {
    expect(Object.keys(plan?.limits ?? {}).toSorted()).toEqual(['accountsPerChannel', 'aiCredits', 'contacts', 'users']);
    for (const [name, written] of Object.entries(limits)) expect(plan?.limits[name], name).toMatchObject(expected(written));
  });
});
