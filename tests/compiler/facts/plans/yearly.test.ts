/** Figures of a month for those who pay yearly are published as that, or not at all. */
import { describe, expect, it } from 'vitest';
import { jsonld, pricing } from '../../problems/problem-case.ts';
import { buildSite, html, type Files } from '../../site.ts';
import { plansOf } from '../plan-site.ts';

const offer = (name: string, price: number): object => ({
  '@type': 'Offer',
  name,
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON' },
});
const stated = jsonld({ '@type': 'Product', name: 'Acme', offers: [offer('Solo', 16), offer('Team', 32)] });
const cards = (words: (amount: string) => string): string =>
  `<div><div><h3>Solo</h3>${words('$16')}</div><div><h3>Team</h3>${words('$32')}</div></div>`;

const build = (body: string, more: Files = {}) =>
  buildSite({ files: { 'index.html': html('Acme'), 'pricing.html': pricing(`${body}${stated}`), ...more } });

/** The prices of both plans as `16 P1M billed P1Y`, or the reason why there is none. */
const told = async (body: string, more: Files = {}): Promise<readonly string[]> =>
  plansOf(await build(body, more)).map(({ price }) =>
    price.value === null ? String(price.reason) : `${price.value} ${price.period}${price.billed === null ? '' : ` billed ${price.billed}`}`,
  );

const MONTHLY = ['16 P1M', '32 P1M'];
const YEARLY = ['16 P1M billed P1Y', '32 P1M billed P1Y'];

describe('beside JSON-LD that says a month', () => {
  it.each([
    ['a plain figure', cards((amount) => `<p>${amount}/mo</p>`), MONTHLY],
    ['a label', cards((amount) => `<p>Annual: ${amount}/mo</p>`), YEARLY],
    ['a line of its own', cards((amount) => `<p>Billed annually</p><p>${amount}/mo</p>`), YEARLY],
    ['a footnote of the card', cards((amount) => `<p>${amount}/mo*</p><p>For one</p><p>* billed annually</p>`), YEARLY],
    ['words that may mean it', cards((amount) => `<p>${amount}/mo on annual plans</p>`), YEARLY],
    ['a note in a sentence', cards((amount) => `<p>${amount}/mo</p><p>For one</p><p>Shown is the rate billed annually</p>`), MONTHLY],
    ['an offer of a discount', cards((amount) => `<p>${amount}/mo</p><p>Save 20% when billed annually</p>`), MONTHLY],
    ['a denial', cards((amount) => `<p>${amount}/mo</p><p>No annual contract</p>`), MONTHLY],
    ['both sides by the names of classes', cards((amount) => `<p class="yearly">$9/mo</p><p class="monthly">${amount}/mo</p>`), MONTHLY],
    ['the name of a class that denies it', cards((amount) => `<p class="hide-yearly">${amount}/mo</p>`), MONTHLY],
    ['a switch of each card', cards((amount) => `<p>Billed monthly</p><p>Billed annually</p><p>For one</p><p>${amount}/mo</p>`), MONTHLY],
  ])('%s', async (_, body, expected) => {
    expect(await told(body)).toEqual(expected);
  });

  it('the configuration settles what is unclear', async () => {
    const price = (value: number): object => ({ value, currency: 'USD', period: 'P1M', billed: 'P1Y' });
    const facts = { 'plans.solo.price': price(16), 'plans.team.price': price(32) };
    const files = { 'sitec.config.json': JSON.stringify({ facts }) };
    expect(
      await told(
        cards((amount) => `<p>${amount}/mo on annual plans</p>`),
        files,
      ),
    ).toEqual(YEARLY);
  });
});

it('a year that costs no more than a month is not published', async () => {
  const built = await build(
    cards((amount) => `<p>${amount}/mo</p>`)
      .replace('$16/mo', '$16 a month</p><p data-sitec-price="12 USD P1Y">$12 a year')
      .replace('<div><h3>Solo', '<div data-sitec-plan="solo"><h3>Solo'),
  );
  const [solo] = plansOf(built);
  expect([solo?.price, ...(solo?.otherPrices ?? [])].some((price) => price?.period === 'P1Y')).toBe(false);
});
