/** Prices that only the look of cards gives: nobody is told of them until something else says the same. */
import { describe, expect, it } from 'vitest';
import { jsonld, pricing } from '../../problems/problem-case.ts';
import { buildSite, html, type Files } from '../../site.ts';
import { plansOf } from '../plan-site.ts';

const CARDS = '<div>\n<div><h3>Solo</h3><p>$19 a month</p></div>\n<div><h3>Team</h3><p>$29 a month</p></div>\n</div>';
const NOTHING = { solo: null, team: null };
const SOLO = { solo: 19, team: null };
const BOTH = { solo: 19, team: 29 };

interface Outcome {
  readonly values: Readonly<Record<string, number | null>>;
  readonly codes: readonly string[];
}

const build = async (more: Files, cards = CARDS): Promise<Outcome> => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards), ...more } });
  return { values: Object.fromEntries(plansOf(built).map(({ slug, price }) => [slug, price.value])), codes: built.codes };
};
const page = (body: string): Files => ({ 'about.html': html('About', body) });
const accept = (...paths: readonly string[]): Files => ({ 'sitec.config.json': JSON.stringify({ accept: paths }) });
const offer = {
  '@type': 'Offer',
  name: 'Solo',
  priceSpecification: { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD', unitCode: 'MON' },
};
const table = '<table><tr><th></th><th>Solo</th><th>Team</th></tr><tr><td>Price</td><td>$19 a month</td><td>$29 a month</td></tr></table>';

it('are named with their words, and have neither value nor currency', async () => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(CARDS) } });
  expect(built.codes).toEqual(['SITEC2110', 'SITEC2110']);
  expect(built.exitCode).toBe(0);
  expect(plansOf(built)).toMatchObject([
    {
      slug: 'solo',
      name: 'Solo',
      price: { value: null, currency: null, period: null, raw: '$19 a month', reason: 'unconfirmed' },
      otherPrices: [],
    },
    {
      slug: 'team',
      name: 'Team',
      price: { value: null, currency: null, period: null, raw: '$29 a month', reason: 'unconfirmed' },
      otherPrices: [],
    },
  ]);
  expect(built.json('api/v1/plans.json')).toMatchObject({ currency: null, period: null });
  const texts = [...built.dist].filter(([path]) => /^(?:api|_sitec|openapi|llms)/.test(path)).map(([, body]) => body.toString('utf8'));
  expect(texts.filter((text) => /"value":\s*(?:19|29)\b/.test(text))).toEqual([]);
});

describe('are confirmed by', () => {
  it.each([
    ['the configuration, one by one', accept('plans.solo.price'), SOLO],
    ['the configuration, each of them', accept('plans.solo.price', 'plans.team.price'), BOTH],
    ['another page', page('<p>Solo costs $19 a month.</p>'), SOLO],
    ['another page that leaves out the period', page('<p>From $19 with Solo.</p>'), SOLO],
    ['the home page', { 'index.html': html('Acme', '<p>Team: $29.00 per month</p>') }, { solo: null, team: 29 }],
    ['a table on another page', page(table), BOTH],
    ['JSON-LD', { 'pricing.html': html('Pricing', CARDS, jsonld(offer)) }, SOLO],
    ['a table on the same page', { 'pricing.html': pricing(CARDS + table) }, BOTH],
    ['a content file', { 'content/plans.yaml': 'plans:\n  - { name: Solo, price: { value: 19, currency: USD } }\n  - name: Team\n' }, SOLO],
  ])('%s', async (_, files, values) => {
    const built = await build(files);
    expect(built.values).toEqual(values);
    expect(built.codes).toEqual(Object.values(values).flatMap((value) => (value === null ? ['SITEC2110'] : [])));
  });
});

describe('are not confirmed by', () => {
  it.each([
    ['another amount on another page', page('<p>Solo costs $18 a month.</p>')],
    ['the amount in another currency', page('<p>Solo costs 19 € a month.</p>')],
    ['the amount for another period', page('<p>Solo costs $19 a year.</p>')],
    ['the amount far from the name', page(`<p>Solo ${'and so on '.repeat(8)} costs $19.</p>`)],
    ['the amount beside a word that is no name', page('<p>Going solo costs $19.</p>')],
    ['the amount beside a longer name', page('<p>Soloists pay $19.</p>')],
    ['a number without a currency', page('<p>Solo: 19 users</p>')],
    ['a quotation', page('<blockquote>Solo costs me $19.</blockquote>')],
    ['a passage that is left out', page('<p data-sitec="ignore">Solo costs $19.</p>')],
    ['a struck amount', page('<p>Solo <s>$19</s></p>')],
    ['a page that asks not to be listed', { 'x.html': html('X', '<p>Solo costs $19.</p>', '<meta name="robots" content="noindex">') }],
    [
      'a comparison with another tool',
      { 'compare/rival.html': html('Rival', '<p data-sitec-comparison="rival" data-sitec-competitor="Rival">Solo costs $19 a month.</p>') },
    ],
    ['the same page once more', { 'pricing.html': pricing(`${CARDS}<p>Solo costs $19 a month.</p>`) }],
  ])('%s', async (_, files) => {
    const built = await build(files);
    expect(built.values).toEqual(NOTHING);
    expect(new Set(built.codes)).toEqual(new Set(['SITEC2110']));
  });

  it('the words of a currency that nobody knows', async () => {
    const unsigned = CARDS.replaceAll('$', '₿');
    expect((await build(page('<p>Solo costs ₿19 a month.</p>'), unsigned)).values.solo ?? null).toBeNull();
  });
});

describe('beside stronger sources', () => {
  it('"on request" and limits need no second source', async () => {
    const cards = CARDS.replace('$29 a month', 'Contact us').replaceAll('</p>', '</p><ul><li>5 users</li></ul>');
    const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards), ...accept('plans.solo.price') } });
    expect(built.codes).toEqual([]);
    expect(plansOf(built)).toMatchObject([
      { price: { value: 19 }, limits: { users: { value: 5 } } },
      { price: { value: null, reason: 'on_request' }, limits: { users: { value: 5 } } },
    ]);
  });

  it('a figure that may be that of a year is only accepted by a person', async () => {
    const switched = `<p>Monthly</p><p>Billed annually</p>${CARDS}`;
    const teaser = page('<p>Solo costs $19 a month.</p>');
    expect((await build(teaser, switched)).values).toEqual(NOTHING);
    expect((await build({ ...teaser, ...accept('plans.solo.price') }, switched)).values).toEqual(SOLO);
  });
});
