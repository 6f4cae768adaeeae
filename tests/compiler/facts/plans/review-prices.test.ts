/** What an attempt to break the reading of prices found, each as the smallest site that shows it. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Built, type Files } from '../../site.ts';

interface Price {
  readonly value: number | null;
  readonly currency: string | null;
  readonly period: string | null;
  readonly billed: string | null;
}

const card = (name: string, price: string): string => `<div class="card"><h3>${name}</h3><div>${price}</div></div>`;
const cards = (pro: string, team: string): string => card('Pro', pro) + card('Team', team);
const table = (row: string, pro: string, team: string): string =>
  `<table><tr><th></th><th>Pro</th><th>Team</th></tr><tr><th>${row}</th><td>${pro}</td><td>${team}</td></tr></table>`;
const content = (currency: string, pro: number, team: number): string =>
  `plans:\n  - name: Pro\n    price: { value: ${pro}, currency: ${currency}, period: P1M }\n  - name: Team\n    price: { value: ${team}, currency: ${currency}, period: P1M }\n`;

const build = (body: string, files: Files = {}): Promise<Built> =>
  buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': html('Pricing', body), ...files } });

const pricesOf = (built: Built): readonly Price[] =>
  (built.json('api/v1/plans.json') as { plans: { price: Price; otherPrices: Price[] }[] }).plans.flatMap(({ price, otherPrices }) => [
    price,
    ...otherPrices,
  ]);

describe('a hidden figure', () => {
  const hidden = (figure: string): string => cards(`$49/mo ${figure}`, '$99/mo');
  const stated = { 'content/plans.yaml': content('USD', 39, 99) };

  it('confirms where it says that it is paid otherwise', async () => {
    const built = await build(hidden('<span hidden>$39/mo billed annually</span>'), stated);
    expect(pricesOf(built)[0]).toMatchObject({ value: 39, period: 'P1M', billed: 'P1Y' });
  });

  it('confirms where it is the dearer one of a switch', async () => {
    const built = await build(hidden('<span hidden>$59/mo</span>'), { 'content/plans.yaml': content('USD', 59, 99) });
    expect(built.exitCode).toBe(0);
  });
});

describe('a currency', () => {
  const rows: readonly (readonly [shown: string, stated: string, exitCode: number])[] = [
    ['$49/mo', 'CAD', 0],
    ['$49 USD/mo', 'CAD', 1],
    ['Rs. 49/mo', 'INR', 0],
    ['Rs. 49 PKR/mo', 'INR', 1],
    ['¥49/mo', 'JPY', 0],
    ['¥49/mo', 'USD', 1],
    ['49 kr/mo', 'SEK', 0],
    ['49 kr/mo', 'EUR', 1],
  ];

  it.each(rows)('%s where the content file says %s', async (shown, stated, exitCode) => {
    const built = await build(cards(shown, shown.replace('49', '99')), { 'content/plans.yaml': content(stated, 49, 99) });
    expect([built.exitCode, built.codes.some((code) => code === 'SITEC2101' || code === 'SITEC2113')]).toEqual([exitCode, exitCode === 1]);
  });

  it.each(['The CAD software for architects.', 'Body cameras for every COP.'])('is not named by "%s"', async (text) => {
    const built = await build(`<p>${text}</p>${cards('$49/mo', '$99/mo')}${table('Price per month', '$49', '$99')}`);
    expect(pricesOf(built)).toMatchObject([
      { value: 49, currency: 'USD' },
      { value: 99, currency: 'USD' },
    ]);
  });

  it('of a sign of several is what the language of the page means by it', async () => {
    expect(pricesOf(await build(cards('¥49/mo', '¥99/mo')))).toMatchObject([
      { value: 49, currency: 'JPY' },
      { value: 99, currency: 'JPY' },
    ]);
  });

  it('that nobody names is no reason for a document that breaks its schema', async () => {
    const accepted = { 'sitec.config.json': JSON.stringify({ accept: ['plans.pro.price', 'plans.team.price'] }) };
    const accepting = await build(cards('₿49/mo', '₿99/mo'), accepted);
    const tabular = await build(cards('₿49/mo', '₿99/mo') + table('Price per month', '₿49', '₿99'));
    expect([accepting, tabular].map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const prices = [accepting, tabular].flatMap((built) => (built.dist.has('api/v1/plans.json') ? pricesOf(built) : []));
    expect(prices.filter(({ value }) => value !== null)).toEqual([]);
  });
});

describe('a row of a table', () => {
  it('about what something else costs is no price of the plan', async () => {
    const built = await build(cards('$49/mo', '$99/mo') + table('Cost per SMS', '$0.01', '$0.02'), {
      'content/plans.yaml': content('USD', 49, 99),
    });
    expect([built.exitCode, pricesOf(built).map(({ value }) => value)]).toEqual([0, [49, 99]]);
  });

  it('with the figure of yearly payment contradicts no monthly price', async () => {
    const body = cards('$49/mo', '$99/mo') + table('Annual price', '$39/mo', '$79/mo');
    const built = await build(body, { 'content/plans.yaml': content('USD', 49, 99) });
    expect(pricesOf(built)).toMatchObject([{ value: 49 }, { value: 99 }]);
  });

  it('with another amount does', async () => {
    const built = await build(cards('$49/mo', '$99/mo') + table('Price', '$48', '$99'), { 'content/plans.yaml': content('USD', 49, 99) });
    expect(built.codes).toEqual(['SITEC2101']);
  });
});
