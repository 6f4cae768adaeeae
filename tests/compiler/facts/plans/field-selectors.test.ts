/** One selector of the configuration: what it finds, and whether it is one. */
import { describe, expect, it } from 'vitest';
import { selectField, selectorFault } from '../../../../compiler/facts/readers/selectors.ts';
import { partOf, treeOf } from './tree.ts';

describe('one field', () => {
  const scope = partOf(treeOf('<div id="x" class="a b" aria-label="Label"><p>One</p><p>Two words</p><p></p></div>'), '#x');

  it.each([
    ['the first match', 'p', 'One'],
    ['the first that holds words', { selector: 'p', match: 'WORDS' }, 'Two words'],
    ['the first that a pattern matches', { selector: 'p', match: /^T/ }, 'Two words'],
    ['never an empty one', 'p:last-child', undefined],
    ['nothing', { selector: 'p', match: 'three' }, undefined],
    ['an attribute of the scope', '@aria-label', 'Label'],
    ['a list of classes', '@class', 'a b'],
    ['an attribute that is not there', 'p@title', undefined],
  ])('is %s', (_, field, text) => {
    expect(selectField(field, scope)?.text).toBe(text);
  });
});

describe('a text', () => {
  it.each(['', ' ', 'div[', 'p:has(', '..a', '>', 'a:unknown-thing'])('"%s" is no selector, with a reason', (selector) => {
    expect(selectorFault(selector)).toMatch(/\w/);
  });

  it.each(['div', 'a.button@href', '@data-name', 'li:nth-child(2)'])('"%s" is one', (selector) => {
    expect(selectorFault(selector)).toBeNull();
  });
});
