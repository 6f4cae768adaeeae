/** What an attempt to break the reading of cards found: prices before others, names, selectors that are none, and long pages. */
import { describe, expect, it } from 'vitest';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import { visibleText } from '../../../../compiler/facts/readers/visible-text.ts';
import { offersOf } from '../../../../compiler/offers/find.ts';
import { buildSite, html } from '../../site.ts';
import { treeOf } from './tree.ts';

const offersIn = (markup: string) => offersOf(treeOf(markup), 'en', 'Pricing').sets.flatMap(({ offers }) => offers);

const two = (price: string): string => ['Pro', 'Team'].map((name) => `<div><h3>${name}</h3><p>${price}</p></div>`).join('');

describe('the price of a card', () => {
  it('is that of the month, where a day leads to it', () => {
    expect(offersIn(two('$0.66 a day<br>$19.99 per month'))[0]?.prices).toMatchObject([{ value: 19.99, period: 'P1M' }]);
  });

  it.each(['compare-at-price', 'price--compare', '[text-decoration:line-through]', 'text-strike'])('is not what "%s" shows', (name) => {
    expect(offersIn(two(`<b class="${name}">$99/mo</b> $49/mo`))[0]?.prices.map(({ value }) => value)).toEqual([49]);
  });
});

describe('a name', () => {
  it.each(['The Pro Plan', 'Pro plan', 'The Pro'])('%s is Pro', (name) => {
    const names = new PlanNames(new Set());
    names.add('Pro', 'pro');
    expect(names.slugOf(name)).toBe('pro');
  });
});

describe('a selector that is none', () => {
  const table = '<table><tr><th></th><th>Pro</th><th>Team</th></tr><tr><td>Login</td><td><i class="x"></i></td><td>yes</td></tr></table>';
  it.each([
    [{ facts: { plans: { item: '', fields: {} } } }, 1, 'SITEC2204'],
    [{ icons: { '((': 'yes', '.x': 'no' } }, 3, 'SITEC1003'],
    [{ icons: { 'shape:123': 'yes' } }, 3, 'SITEC1003'],
  ])('%j is a problem', async (config, exit, code) => {
    const files = { 'pricing.html': html('Pricing', two('$49/mo') + table), 'sitec.config.json': JSON.stringify(config) };
    const { exitCode, codes } = await buildSite({ files: { 'index.html': html('Acme'), ...files } });
    expect([exitCode, codes.filter((each) => /SITEC(?:2204|1003)/.test(each))]).toEqual([exit, [code]]);
  });
});

describe('a long page is read to its end', () => {
  it.each([
    ['lines', '<p>$5 a month</p>'],
    ['elements of a line', '<b>1</b>'],
  ])('of %s', (_, part) => {
    const root = treeOf(part.repeat(60_000));
    const { text, offsetAt } = visibleText(root);
    expect(offsetAt(text.length - 1)).toBe(part.length * 59_999 + part.indexOf('>') + 1);
  });
});
