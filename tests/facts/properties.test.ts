/** What must hold for every case when something is taken away: what no source says is never published. */
import { describe, expect, it } from 'vitest';
import { build, readCases, type PublishedPlans } from './case.ts';
import { judge, type Wrong } from './judge.ts';
import { removeAmount, removeJsonld } from './removal.ts';
import { pricesOf, type TruePrice, type Truth } from './truth.ts';

const cases = readCases();
const named = cases.map((each) => [each.name, each] as const);

/** Every amount that a document says of a plan or of an addition to it. */
const amountsOf = ({ plans }: PublishedPlans): readonly number[] =>
  plans
    .flatMap((plan) => [plan.price, ...plan.otherPrices, ...plan.addOns.map(({ price }) => price)])
    .flatMap(({ value }) => (value === null ? [] : [value]));

const wrongPrices = (published: PublishedPlans | null, truth: Truth): readonly Wrong[] =>
  published ? judge(published, truth).wrong.filter(({ kind }) => kind === 'price') : [];

/** The prices of a truth, one for each amount; markup of all plans with that amount together. */
const amountsToRemove = ({ plans }: Truth): readonly TruePrice[] => {
  const prices = plans.flatMap(pricesOf);
  return [...new Set(prices.map(({ value }) => value))].flatMap((value) => {
    const same = prices.filter((price) => price.value === value);
    return same.slice(0, 1).map((price) => ({ ...price, written: same.flatMap(({ written = [] }) => written) }));
  });
};

/** Sources that contradict each other on purpose: without the one that is right the other is all that there is. */
const isContradictory = ({ exitCode, codes = [] }: Truth): boolean => exitCode === 1 || codes.includes('SITEC2140');

describe('an amount that is taken out of all sources', () => {
  it.each(named)('%s: is not published any more, and nothing else in its place', async (_, { files, truth }) => {
    for (const price of amountsToRemove(truth)) {
      const rest = removeAmount(files, price);
      expect(rest, `${price.value} stands in the sources`).not.toEqual(files);
      const { published } = await build(rest);
      expect(published ? amountsOf(published) : [], `${price.value} is gone`).not.toContain(price.value);
      if (!isContradictory(truth)) expect(wrongPrices(published, truth), `without ${price.value}`).toEqual([]);
    }
  });
});

describe('a site without its JSON-LD', () => {
  it.each(named.filter(([, { files }]) => String(files['pricing.html']).includes('ld+json')))('%s: says nothing wrong', async (_, each) => {
    const { published } = await build(removeJsonld(each.files));
    expect(wrongPrices(published, each.truth)).toEqual([]);
  });
});

describe('prices that only the look of the cards gives', () => {
  it.each(named.filter(([, { truth }]) => truth.cardsOnly))('%s: are published as shown', async (_, { files }) => {
    const { published } = await build(files);
    const prices = published?.plans.map(({ price }) => price) ?? [];
    expect(prices.filter(({ value, status }) => value !== null && status !== 'shown')).toEqual([]);
  });
});
