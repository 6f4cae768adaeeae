/** How sure a price is: what only the look of cards gives is shown with its words, until something else says the same. */
import { describe, expect, it } from 'vitest';
import { jsonld, pricing } from '../../problems/problem-case.ts';
import { BASE, buildSite, html, type Files } from '../../site.ts';
import { planFiles, plansOf, sources, type PublishedPrice } from '../plan-site.ts';

const CARDS = '<div>\n<div><h3>Solo</h3><p>$19 a month</p></div>\n<div><h3>Team</h3><p>$29 a month</p></div>\n</div>';
const NOTHING = { solo: 'shown', team: 'shown' };
const SOLO = { solo: 'confirmed', team: 'shown' };
const BOTH = { solo: 'confirmed', team: 'confirmed' };

interface Outcome {
  readonly prices: Readonly<Record<string, PublishedPrice>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
}

const build = async (more: Files, cards = CARDS): Promise<Outcome> => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards), ...more } });
  expect(built.exitCode).toBe(0);
  const prices = Object.fromEntries(plansOf(built).map(({ slug, price }) => [slug, price]));
  const statuses = Object.fromEntries(Object.entries(prices).map(([slug, { status }]) => [slug, status]));
  return { prices, statuses, codes: built.codes };
};
const page = (body: string): Files => ({ 'about.html': html('About', body) });
const accept = (...paths: readonly string[]): Files => ({ 'sitec.config.json': JSON.stringify({ accept: paths }) });
const offer = {
  '@type': 'Offer',
  name: 'Solo',
  priceSpecification: { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD', unitCode: 'MON' },
};
const table = '<table><tr><th></th><th>Solo</th><th>Team</th></tr><tr><td>Price</td><td>$19 a month</td><td>$29 a month</td></tr></table>';

it('a price that only its card gives is published as shown, with the words of the page, and noted', async () => {
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(CARDS) } });
  expect([built.exitCode, built.codes]).toEqual([0, ['SITEC2110', 'SITEC2110']]);
  expect(new Set(built.problems.filter(({ code }) => code === 'SITEC2110').map(({ level }) => level))).toEqual(new Set(['note']));
  const shown = { currency: 'USD', period: 'P1M', status: 'shown', reason: null };
  expect(plansOf(built)).toMatchObject([
    { slug: 'solo', name: 'Solo', price: { ...shown, value: 19, quote: '$19 a month' }, otherPrices: [] },
    { slug: 'team', name: 'Team', price: { ...shown, value: 29, quote: '$29 a month' }, otherPrices: [] },
  ]);
  expect(built.json('api/v1/plans.json')).toMatchObject({ currency: 'USD', period: 'P1M' });
});

it('a price that only its card gives has the address of its words, at the card where that has an id', async () => {
  const cards = '<div><div id="solo"><h3>Solo</h3><p>$19 / user-month</p></div><div><h3>Team</h3><p>$29 a month</p></div></div>';
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards) } });
  const address = `${BASE}/pricing`;
  const [solo, team] = plansOf(built);
  expect(team?.price.page).toBe(`${address}#:~:text=%2429%20a%20month`);
  expect(solo?.price.page).toBe(`${address}#solo:~:text=${encodeURIComponent(solo?.price.quote ?? '').replaceAll('-', '%2D')}`);
  expect(solo?.url).toBe(`${address}#solo`);
});

it('a price that is only shown is not written into JSON-LD', async () => {
  const config = { 'sitec.config.json': JSON.stringify({ inject: ['jsonld'], accept: ['plans.solo.price'] }) };
  const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(CARDS), ...config } });
  const written = [...built.read('pricing.html').matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].join();
  expect(written).toMatch(/"price":"?19\b/);
  expect(written).not.toMatch(/"price":"?29\b/);
});

describe('a price is confirmed by', () => {
  it.each([
    ['the configuration, one by one', accept('plans.solo.price'), SOLO],
    ['the configuration, each of them', accept('plans.solo.price', 'plans.team.price'), BOTH],
    ['another page', page('<p>Solo costs $19 a month.</p>'), SOLO],
    ['another page that leaves out the period', page('<p>From $19 with Solo.</p>'), SOLO],
    ['the home page', { 'index.html': html('Acme', '<p>Team: $29.00 per month</p>') }, { solo: 'shown', team: 'confirmed' }],
    ['a table on another page', page(table), BOTH],
    ['JSON-LD', { 'pricing.html': html('Pricing', CARDS, jsonld(offer)) }, SOLO],
    ['a content file', { 'content/plans.yaml': 'plans:\n  - { name: Solo, price: { value: 19, currency: USD } }\n  - name: Team\n' }, SOLO],
  ])('%s', async (_, files, statuses) => {
    const built = await build(files);
    expect(built.statuses).toEqual(statuses);
    expect(built.prices).toMatchObject({ solo: { value: 19, period: 'P1M' }, team: { value: 29, period: 'P1M' } });
    expect(built.codes).toEqual(Object.values(statuses).flatMap((status) => (status === 'shown' ? ['SITEC2110'] : [])));
  });
});

describe('a price is not confirmed by', () => {
  it.each([
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
    ['a table on the same page', { 'pricing.html': pricing(CARDS + table) }],
    ['the same cards on another page', page(CARDS)],
    ['a table on both pages', { 'pricing.html': pricing(CARDS + table), ...page(table) }],
    [
      'a line that repeats on both pages',
      { 'pricing.html': pricing(`${CARDS}<p>Start with Solo for $19.</p>`), ...page('<p>Start with Solo for $19.</p>') },
    ],
    ['the same page for another country', { 'uk/pricing.html': pricing(CARDS) }],
    ['a translation of the page', { 'de/pricing.html': pricing(CARDS).replace('lang="en"', 'lang="de"') }],
  ])('%s', async (_, files) => {
    const built = await build(files);
    expect(built.statuses).toEqual(NOTHING);
    expect(new Set(built.codes)).toEqual(new Set(['SITEC2110']));
  });

  // Another page that contradicts it is named, and what the page of the plans shows is published all the same.
  it.each([
    ['another amount on another page', page('<p>Solo costs $18 a month.</p>')],
    ['the amount in another currency', page('<p>Solo costs 19 € a month.</p>')],
    ['the amount for another period', page('<p>Solo costs $19 a year.</p>')],
  ])('%s', async (_, files) => {
    const built = await build(files);
    expect(built.statuses).toEqual(NOTHING);
    expect(built.prices.solo).toMatchObject({ value: 19, currency: 'USD', period: 'P1M' });
    expect(built.codes).toEqual(['SITEC2108', 'SITEC2110', 'SITEC2110']);
  });

  it('the words of a currency that nobody knows', async () => {
    const unsigned = CARDS.replaceAll('$', '₿');
    expect((await build(page('<p>Solo costs ₿19 a month.</p>'), unsigned)).prices.solo?.value ?? null).toBeNull();
  });
});

describe('a price without a value', () => {
  it('is on request where the page offers to talk', async () => {
    const { prices } = await build({}, CARDS.replace('$29 a month', 'Contact us'));
    expect(prices.team).toMatchObject({ value: null, quote: 'Contact us', status: 'on_request', reason: 'on_request' });
  });

  it('is not found where no page has it', async () => {
    const { prices } = await build({ 'content/plans.yaml': 'plans:\n  - name: Solo\n' }, '<p>Solo is for one person.</p>');
    expect(prices.solo).toMatchObject({ value: null, quote: null, status: 'not_found', reason: 'not_found' });
  });

  it('is unreadable where a card has two amounts and no words that tell them apart', async () => {
    const card = '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p>$49</p><p>49 USD a month</p></div>';
    expect((await build({}, card)).prices.solo).toMatchObject({ value: null, status: 'unreadable', reason: 'unreadable' });
  });

  it('is disputed where sources that are written for machines disagree', async () => {
    const files = planFiles(sources({ attribute: { value: 29 } }));
    const built = await buildSite({ files, options: { failOn: 'never' } });
    expect(built.codes).toEqual(['SITEC2101']);
    expect(plansOf(built)).toMatchObject([{ price: { value: null, status: 'disputed', reason: 'disputed' }, otherPrices: [] }]);
  });
});

describe('beside stronger sources', () => {
  it('"on request" and limits need no second source', async () => {
    const cards = CARDS.replace('$29 a month', 'Contact us').replaceAll('</p>', '</p><ul><li>5 users</li></ul>');
    const built = await buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(cards), ...accept('plans.solo.price') } });
    expect(built.codes).toEqual([]);
    expect(plansOf(built)).toMatchObject([
      { price: { value: 19, status: 'confirmed' }, limits: { users: { value: 5 } } },
      { price: { value: null, status: 'on_request', reason: 'on_request' }, limits: { users: { value: 5 } } },
    ]);
  });
});
