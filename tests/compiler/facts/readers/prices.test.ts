/** Several prices of a plan: which of them are the same one, and which is the plan's own. */
import { describe, expect, it } from 'vitest';
import { jsonld } from '../../problems/problem-case.ts';
import { buildSite, html, type Files } from '../../site.ts';
import { onlyPlan, plansOf, type PublishedPlan } from '../plan-site.ts';

const page = (prices: string, more = ''): Files => ({
  'index.html': html('Acme'),
  'pricing.html': html(
    'Pricing',
    `<div data-sitec-plan="solo" data-sitec-name="Solo"><b data-sitec-price="${prices}">Solo</b></div>${more}`,
  ),
});

const content = (price: string, others = ''): string =>
  `plans:\n  - name: Solo\n    price: { ${price} }\n${others === '' ? '' : `    otherPrices: [{ ${others} }]\n`}`;

const wordsOf = ({ price, otherPrices }: PublishedPlan): readonly string[] =>
  [price, ...otherPrices].map((each) => [each.value, each.currency, each.period, each.per].filter((part) => part !== null).join(' '));

describe('prices that one source names side by side', () => {
  it.each([
    ['two currencies', '19 USD P1M; 17 EUR P1M', ['19 USD P1M', '17 EUR P1M']],
    ['a fee and a price of a month', '300 USD; 19 USD P1M', ['19 USD P1M', '300 USD']],
    ['a fee of the same amount', '19 USD P1M; 19 USD', ['19 USD P1M', '19 USD']],
    ['a price for each user and a flat one', '9 USD P1M per=user; 90 USD P1M', ['9 USD P1M user', '90 USD P1M']],
    ['a year in the main currency and a month in another', '190 USD P1Y; 17 EUR P1M', ['17 EUR P1M', '190 USD P1Y']],
  ])('are different prices: %s', async (_, prices, expected) => {
    const built = await buildSite({ files: page(prices) });
    expect(built.codes).toEqual([]);
    expect(plansOf(built).map(wordsOf)).toEqual([expected]);
  });

  it('contradict each other when only the amount differs', async () => {
    expect((await buildSite({ files: page('19 USD P1M; 29 USD P1M') })).codes).toEqual(['SITEC2101']);
  });
});

describe('prices of several sources', () => {
  const codes = async (files: Files): Promise<readonly string[]> => (await buildSite({ files })).codes;

  it('are compared currency by currency', async () => {
    const both = content('value: 19, currency: USD, period: P1M', 'value: 17, currency: EUR, period: P1M');
    expect(await codes({ ...page('17 EUR P1M; 19 USD P1M'), 'content/plans.yaml': both })).toEqual([]);
    expect(await codes({ ...page('17 EUR P1M'), 'content/plans.yaml': both })).toEqual(['SITEC2113']);
    const wrong = await buildSite({ files: { ...page('18 EUR P1M; 19 USD P1M'), 'content/plans.yaml': both } });
    expect(wrong.problem('SITEC2101').message).toBe(
      'plans.solo.otherPrices.0: the content file says 17 EUR a month, the attribute of the page says 18 EUR a month',
    );
  });

  it('one more currency of another source is one more price', async () => {
    const files = { ...page('19 USD P1M; 17 EUR P1M'), 'content/plans.yaml': content('value: 19, currency: USD, period: P1M') };
    expect(wordsOf(await onlyPlan(files))).toEqual(['19 USD P1M', '17 EUR P1M']);
  });

  it('another currency alone is drift, and so is another period', async () => {
    const monthly = content('value: 19, currency: USD, period: P1M');
    expect(await codes({ ...page('19 EUR P1M'), 'content/plans.yaml': monthly })).toEqual(['SITEC2101']);
    expect(await codes({ ...page('19 USD P1Y', '<p>$19</p>'), 'content/plans.yaml': monthly })).toEqual(['SITEC2101']);
    expect(await codes({ ...page('on-request'), 'content/plans.yaml': monthly })).toEqual(['SITEC2101']);
  });

  it('a source that names only a further price agrees', async () => {
    const both = content('value: 19, currency: USD, period: P1M', 'value: 190, currency: USD, period: P1Y');
    expect(await codes({ ...page('190 USD P1Y', '<p>Solo: $19 or $190</p>'), 'content/plans.yaml': both })).toEqual([]);
  });

  it('a further price that the page states and does not show is a warning: a script may show it', async () => {
    const both = content('value: 19, currency: USD, period: P1M', 'value: 190, currency: USD, period: P1Y');
    const built = await buildSite({ files: { ...page('190 USD P1Y', '<p>Solo: $19</p>'), 'content/plans.yaml': both } });
    expect(built.codes).toEqual(['SITEC2113']);
    expect(built.problem('SITEC2113')).toMatchObject({ level: 'warning', message: expect.stringContaining('190 USD a year') });
    expect(built.exitCode).toBe(0);
  });

  it('an Offer never tells what a price counts once for', async () => {
    const offer = { '@type': 'Offer', name: 'Solo', price: 9, priceCurrency: 'USD' };
    const plan = await onlyPlan(page('9 USD P1M per=user', jsonld(offer)));
    expect(wordsOf(plan)).toEqual(['9 USD P1M user']);
    expect(plan.provenance['/price']?.confirmedBy).toEqual(['jsonld']);
  });

  it('nothing is nothing in every currency', async () => {
    expect(await codes({ ...page('free'), 'content/plans.yaml': content('value: 0, currency: USD, period: P1M') })).toEqual([]);
  });
});

describe('an amount without a currency', () => {
  it.each([
    ['price: { value: 19, period: P1M }', 'plans.0.price.currency is needed with an amount', 3],
    [
      'otherPrices:\n      - { value: 19, currency: USD }\n      - { value: 190 }',
      'plans.0.otherPrices.1.currency is needed with an amount',
      5,
    ],
  ])('in the content is refused at its place: %s', async (lines, message, line) => {
    const files = { ...page('19 USD P1M; 19 USD'), 'content/plans.yaml': `plans:\n  - name: Solo\n    ${lines}\n` };
    const { problem, codes } = await buildSite({ files });
    expect(codes).toEqual(['SITEC1031']);
    expect(problem('SITEC1031')).toMatchObject({ message, line });
  });

  it.each([
    ['without a currency', { price: 19 }, '19'],
    ['below zero', { price: -5, priceCurrency: 'USD' }, '-5'],
    ['below zero in a specification', { priceSpecification: { '@type': 'PriceSpecification', price: '-5' } }, '-5'],
  ])('in JSON-LD is unreadable and reported: %s', async (_, offer, quote) => {
    const files = {
      'index.html': html('Acme'),
      'pricing.html': html('Pricing', 'Solo', jsonld({ '@type': 'Offer', name: 'Solo', ...offer })),
    };
    const built = await buildSite({ files });
    expect(built.codes).toEqual(['SITEC2305']);
    expect(plansOf(built)[0]?.price).toMatchObject({ value: null, currency: null, reason: 'unreadable', quote });
  });
});

it('a free plan changes neither currency nor period of the list', async () => {
  const plan = (slug: string, price: string): string =>
    `<div data-sitec-plan="${slug}" data-sitec-name="${slug}" data-sitec-price="${price}">x</div>`;
  const build = (...prices: readonly string[]) =>
    buildSite({
      files: { 'index.html': html('Acme'), 'pricing.html': html('Pricing', prices.map((price, at) => plan(`p${at}`, price)).join('')) },
    });
  expect((await build('free', '19 USD P1M', '29 USD P1M')).json('api/v1/plans.json')).toMatchObject({ currency: 'USD', period: 'P1M' });
  expect((await build('free', '19 USD P1M', '29 EUR P1Y')).json('api/v1/plans.json')).toMatchObject({ currency: null, period: null });
  expect((await build('free')).json('api/v1/plans.json')).toMatchObject({ currency: null, period: null });
});
