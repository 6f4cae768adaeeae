/** Selectors that may name elements, the plainest first. */
import { expect, it } from 'vitest';
import type { Element } from '../../../compiler/markdown/hast.ts';
import { compounds } from '../../../compiler/init/selector-candidates.ts';

const costOf = (tagName: string): number | undefined => {
  const target: Element = { type: 'element', tagName, properties: {}, children: [] };
  return compounds([target]).find(({ selector }) => selector === tagName)?.cost;
};

it.each([
  ['article', 2],
  ['span', 3.2],
  ['h3', 1],
  ['price-card', 2.4],
  ['constructor', 2.4],
])('the tag %s costs %d', (tag, cost) => {
  expect(costOf(tag)).toBe(cost);
});
