/** Which names of elements a selector may be made of, and what they become. */
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { stableNames } from '../../../compiler/init/stable-names.ts';
import { find, type Element } from '../../../compiler/markdown/hast.ts';

const element = (attributes: string): Element => {
  const root = fromHtml(`<div ${attributes}></div>`, { fragment: true });
  return find(root, ({ tagName }) => tagName === 'div') as Element;
};
const selectors = (attributes: string, isOne = false): readonly string[] =>
  stableNames(element(attributes), isOne).map(({ selector }) => selector);

it.each([
  ['plan-card', ['.plan-card']],
  ['PricingCard', ['.PricingCard']],
  ['tier2', ['.tier2']],
  ['plan plan--popular', ['.plan', '.plan--popular']],
  ['pricing_card__3kXyZ', ['[class*="pricing_card__"]']],
  ['Plan_card__a1B2c', ['[class*="Plan_card__"]']],
  ['card_ayWb', ['[class*="card_"]']],
  ['priceExtra_dosu', ['[class*="priceExtra_"]']],
  ['plan_name', ['.plan_name']],
])('class="%s" gives %j', (names, expected) => {
  expect(selectors(`class="${names}"`)).toEqual(expected);
});

it.each([
  'css-1x2y3z',
  'sc-bdVaJa',
  '_a1b2c',
  'jsx-1234567',
  'svelte-1abc2de',
  'w-node-_9b9e5f2',
  'rounded-2xl p-8 bg-white ring-1 md:flex w-1/2',
  'col-md-4 d-flex mb-3 text-center',
  'w-layout-cell w-button',
])('class="%s" gives nothing that lasts', (names) => {
  expect(selectors(`class="${names}"`)).toEqual([]);
});

it('an id counts where one element is meant, unless it was generated', () => {
  expect(selectors('id="pricing"', true)).toEqual(['#pricing']);
  expect(selectors('id="pricing"')).toEqual([]);
  for (const id of ['radix-1', 'w-node-a1b2', 'post-12345', 'x1y2z3']) expect(selectors(`id="${id}"`, true)).toEqual([]);
});

it('attributes count, but for those that tools write for themselves', () => {
  expect(selectors('data-plan="growth"')).toEqual(['[data-plan]', '[data-plan="growth"]']);
  expect(selectors('data-v-1a2b3c4d data-astro-cid-x1y2 data-w-id="a1" data-aos="fade" data-reactroot')).toEqual([]);
  expect(selectors('itemprop="price"')).toEqual(['[itemprop="price"]']);
});

it('what would end a selector or needs escapes is not used', () => {
  expect(selectors(`itemprop='a"], *' data-plan='x"]' class="a:b x/y [z] 3d é"`)).toEqual(['[data-plan]']);
  expect(selectors('id="a:b"', true)).toEqual([]);
});
