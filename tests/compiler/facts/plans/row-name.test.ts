/** The name of a row of a comparison table: what its head says without its tooltips. */
import { describe, expect, it } from 'vitest';
import { rowName } from '../../../../compiler/facts/readers/plans/row-name.ts';
import { partOf, treeOf } from './tree.ts';

const nameOf = (head: string): string => rowName(partOf(treeOf(`<table><tr><th>${head}</th></tr></table>`), 'th'));

describe('is read without', () => {
  it.each([
    ['a tooltip by its role', 'Single sign-on <span role="tooltip">Log in with one account</span>'],
    ['a tooltip before it', '<div role="tooltip">Help</div><span>Single sign-on</span>'],
    ['a tooltip by its class', 'Single sign-on <span class="tooltip">Log in</span>'],
    ['a tooltip inside of what is called one', '<div class="tooltip">Single sign-on<span class="tooltiptext">Log in</span></div>'],
    ['the content of an attribute', '<span data-tooltip="Log in" title="Log in">Single sign-on</span>'],
    ['what an attribute marks', 'Single sign-on <span data-tooltip>Log in</span>'],
    ['what describes it', '<span aria-describedby="tip">Single sign-on</span><span id="tip">Log in</span>'],
    ['words for screen readers', 'Single sign-on<span class="visually-hidden">(more about it)</span>'],
    ['a sign that opens a tooltip', 'Single sign-on <button>?</button>'],
    ['a letter that opens a tooltip', 'Single sign-on <i class="info">i</i>'],
    ['a sign behind it', 'Single sign-on ⓘ'],
  ])('%s', (_, head) => {
    expect(nameOf(head)).toBe('Single sign-on');
  });
});

describe('is', () => {
  it.each([
    ['words for screen readers beside a picture', '<svg></svg><span class="sr-only">Reports</span>', 'Reports'],
    ['its first line', 'Reports<div>by day and by week</div>', 'Reports'],
    ['a question', 'Who answers?', 'Who answers?'],
    ['nothing in an empty head', '<i></i>', ''],
  ])('%s', (_, head, name) => {
    expect(nameOf(head)).toBe(name);
  });
});
