/** The name on a card: badges, prices in headings, names without a heading. */
import { describe, expect, it } from 'vitest';
import { cardName } from '../../../../compiler/facts/readers/plans/card-name.ts';
import { partOf, treeOf } from './tree.ts';

const nameOf = (markup: string): string | null => {
  const found = cardName(partOf(treeOf(`<div id="card">${markup}</div>`), '#card'));
  return found && found.text;
};

describe('is the heading', () => {
  it.each([
    ['of any level', '<h5>Solo</h5><p>$19</p>', 'Solo'],
    ['anywhere in the card', '<header><div><h3><span>Solo</span></h3></div></header><p>$19</p>', 'Solo'],
    ['on one line', '<h3>\n  Solo\n  Max </h3>', 'Solo Max'],
    ['in Arabic', '<h3>الاحترافية</h3><p>٤٩ ر.س</p>', 'الاحترافية'],
    ['with a number', '<h3>Team 10</h3><p>$19</p>', 'Team 10'],
    ['before lesser headings', '<h3>Solo</h3><p>$19</p><h4>Included</h4>', 'Solo'],
    ['after a heading that is a price', '<h2>$19</h2><h3>Solo</h3>', 'Solo'],
    ['after a heading that is a price with its period', '<h2>$19 per month</h2><h3>Solo</h3>', 'Solo'],
    ['after a heading without a letter', '<h3>1</h3><h3>Solo</h3>', 'Solo'],
    ['beside a sentence in a heading', '<h2>The plan for teams that work across many channels</h2><h3>Solo</h3>', 'Solo'],
    ['and not the class', '<p class="plan-name">For one</p><h3>Solo</h3>', 'Solo'],
    ['that is shown', '<h3 hidden>Old</h3><h3>Solo</h3>', 'Solo'],
    ['and no question', '<h3>Need more?</h3><p class="plan-name">Solo</p>', 'Solo'],
  ])('%s', (_, markup, name) => {
    expect(nameOf(markup)).toBe(name);
  });
});

describe('is read without its badge', () => {
  it.each([
    ['by its class', '<h3>Solo <span class="badge">Our pick</span></h3>'],
    ['by a class with a prefix', '<h3>Solo <span class="plan-badge">Our pick</span></h3>'],
    ['by its words', '<h3>Solo <span>Most popular</span></h3>'],
    ['in German', '<h3>Solo <em>Empfohlen</em></h3>'],
    ['in Arabic', '<h3>Solo <em>الأكثر شعبية</em></h3>'],
    ['about a saving', '<h3>Solo <small>Save 20%</small></h3>'],
    ['before the name', '<h3><span>New</span> Solo</h3>'],
    ['in a heading of its own', '<h4>Most popular</h4><h3>Solo</h3>'],
    ['in a heading of the same level', '<h3>Most popular</h3><h3>Solo</h3>'],
  ])('%s', (_, markup) => {
    expect(nameOf(markup)).toBe('Solo');
  });

  it('a name that only begins like a badge is a name', () => {
    expect(nameOf('<h3><span>Newcomer</span></h3>')).toBe('Newcomer');
    expect(nameOf('<h3><span class="heading-tagline">Solo</span></h3>')).toBe('Solo');
  });
});

describe('is an element that is called a name, where there is no heading', () => {
  it.each(['name', 'plan-name', 'pricing-title', 'tier', 'plan', 'card__title', 'package-name'])('%s', (className) => {
    expect(nameOf(`<p class="big ${className}">Solo</p><p>$19</p>`)).toBe('Solo');
  });

  it.each(['username', 'subtitle', 'plans', 'price'])('but not %s', (className) => {
    expect(nameOf(`<p class="${className}">Solo</p><p>$19</p>`)).toBeNull();
  });

  it('the first of several counts', () => {
    expect(nameOf('<p class="plan-name">Solo</p><p class="feature-name">Reports</p>')).toBe('Solo');
  });
});

describe('is unknown', () => {
  it.each([
    ['without heading and class', '<p>Solo</p><p>$19</p>'],
    ['with two headings of one level', '<h3>Solo</h3><p>$19</p><h3>Team</h3><p>$29</p>'],
    ['with a higher heading behind', '<h3>Solo</h3><h2>Team</h2>'],
    ['when the only heading is a price', '<h3>$19</h3>'],
    ['when it is a sentence', '<h3>All that a small team could wish for</h3>'],
    ['when it is too long', `<h3>${'Solo'.repeat(11)}</h3>`],
    ['when the heading is quoted', '<blockquote><h3>Ann from Berlin</h3></blockquote>'],
    ['when the heading is a picture', '<h3><img alt="Solo" src="solo.png"></h3>'],
  ])('%s', (_, markup) => {
    expect(nameOf(markup)).toBeNull();
  });
});
