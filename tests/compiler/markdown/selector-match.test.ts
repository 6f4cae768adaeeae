/** Selectors of the configuration are matched part by part; the whole of them, as the package matches it, is the measure. */
import * as fc from 'fast-check';
import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { SelectableTree } from '../../../compiler/markdown/selectable-tree.ts';
import { matchesOf } from '../../../compiler/markdown/selector-match.ts';

interface Node {
  readonly name: string;
  readonly classes: readonly string[];
  readonly children: readonly Node[];
}

const node = fc.memo((levels): fc.Arbitrary<Node> =>
  fc.record({
    name: fc.constantFrom('div', 'p', 'b'),
    classes: fc.subarray(['x', 'y']),
    children: levels > 1 ? fc.array(node(), { maxLength: 3 }) : fc.constant([]),
  }),
);

const treeOf = (nodes: readonly Node[]): SelectableTree => {
  const tree = new SelectableTree();
  const add = ({ name, classes, children }: Node): void => {
    tree.open(name, { class: classes.join(' '), 'data-a': 'b c', ...(name === 'b' && { id: 'i' }) }, null, false);
    tree.text('one');
    tree.text(' two');
    children.forEach(add);
    tree.close();
  };
  nodes.forEach(add);
  return tree;
};

const compound = fc.constantFrom(
  'div',
  'p',
  '.x',
  'b.y',
  '*',
  '.x.y',
  '#i',
  '*.y',
  ':not(.x, p)',
  'p:first-child',
  ':is(div, .y)',
  ':nth-child(2n + 1)',
  '[data-a~="c"]',
  'div:has(> b)',
  '[data-a="b c"]',
);
const selector = fc
  .array(fc.tuple(fc.constantFrom(' ', '  ', '>', ' > ', '+', ' ~ ', ', '), compound), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.map(([sign, part], index) => (index === 0 ? part : sign + part)).join(''));

describe('a selector', () => {
  it('matches what it matches as a whole', () => {
    let matched = 0;
    fc.assert(
      fc.property(fc.array(node(4), { minLength: 1, maxLength: 4 }), selector, (nodes, text) => {
        const tree = treeOf(nodes);
        const found = matchesOf(text, tree);
        matched += found.length;
        expect(new Set(found)).toEqual(new Set(selectAll(text, tree.root)));
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 1000, seed: 20_262 },
    );
    expect(matched).toBeGreaterThan(1000);
  });

  it.each([
    ['escapes, also those that end with a space', '.md\\:x > .\\31 0'],
    ['texts in quotes', '.md\\:x > [title="a > b, c ) ~"]'],
    ['brackets in brackets', '.md\\:x > :not(:is(p, b):not(.\\31 0))'],
  ])('is not taken apart in %s', (_, text) => {
    const tree = new SelectableTree();
    tree.open('div', { class: 'md:x' }, null, false);
    tree.open('p', { class: '10', title: 'a > b, c ) ~' }, null, false);
    expect(matchesOf(text, tree).map(({ tagName }) => tagName)).toEqual(['p']);
  });

  it('asks each element once for each part, however deep the page is', () => {
    const tree = new SelectableTree();
    for (let level = 0; level < 300; level++) tree.open('div', {}, null, false);
    for (let leaf = 0; leaf < 500; leaf++) tree.open('br', {}, null, true);
    // The ways in which three ancestors can be chosen are four millions for each leaf.
    expect(matchesOf('div div div br', tree)).toHaveLength(500);
  });
});
