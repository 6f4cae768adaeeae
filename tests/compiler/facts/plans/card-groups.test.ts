/** Which elements of a page look like the cards of plans, and which only look a little like it. */
import { describe, expect, it } from 'vitest';
import { cardGroup, markedCards, namedCards } from '../../../../compiler/facts/readers/plans/card-groups.ts';
import { cardName } from '../../../../compiler/facts/readers/plans/card-name.ts';
import type { Card } from '../../../../compiler/facts/readers/plans/card.ts';
import { readCards, type CardContext } from '../../../../compiler/facts/readers/plans/cards.ts';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import type { Element } from '../../../../compiler/markdown/hast.ts';
import { partOf, treeOf } from './tree.ts';

const namesIn = (elements: readonly Element[]): readonly (string | undefined)[] => elements.map((element) => cardName(element)?.text);
const groupIn = (markup: string): readonly (string | undefined)[] => namesIn(cardGroup(treeOf(markup)));

const card = (name: string, price: string, tag = 'div', more = ''): string => `<${tag}><h3>${name}</h3><p>${price}</p>${more}</${tag}>`;
const three = [card('Solo', '$19 a month'), card('Team', '$29 a month'), card('Large', 'Contact us')].join('\n');

const contextOf = (known: readonly string[], selected: readonly Element[] = []): CardContext => {
  const names = new PlanNames(new Set(['acme']));
  for (const name of known) names.add(name, name.toLowerCase());
  return { dollar: 'USD', limitKeys: ['users', 'contacts'], selected, names };
};
const cardsIn = (markup: string, ...known: readonly string[]): readonly Card[] => readCards(treeOf(markup), contextOf(known));

describe('a group of cards', () => {
  it.each([
    ['of elements of any name', [card('Solo', '$19', 'article'), card('Team', '$29', 'article')].join('')],
    ['of items of a list', `<ul>${card('Solo', '$19', 'li')}${card('Team', '$29', 'li')}</ul>`],
    ['with other elements between', `${card('Solo', '$19')}<hr>${card('Team', '$29')}`],
    ['with classes that differ', card('Solo', '$19') + card('Team', '$29').replace('<div', '<div class="highlighted"')],
    ['with a card that costs nothing', card('Solo', 'Free') + card('Team', '$29')],
    ['with a card on request', card('Solo', '$19') + card('Team', "Let's talk")],
    ['deep in the page', `<main><section><div><div>${card('Solo', '$19')}${card('Team', '$29')}</div></div></section></main>`],
  ])('is found: %s', (_, markup) => {
    expect(groupIn(markup)).toEqual(['Solo', 'Team']);
  });

  it.each([
    ['one card alone', card('Solo', '$19')],
    ['cards without a price', card('Solo', 'For one person') + card('Team', 'For many')],
    ['cards without a name', '<div><p>$19 a month</p></div><div><p>$29 a month</p></div>'],
    ['cards of which all but one lack a price', card('Solo', '$19') + card('Team', 'Soon')],
    ['elements of different names', card('Solo', '$19') + card('Team', '$29', 'section')],
    ['names of different headings', card('Solo', '$19') + card('Team', '$29').replaceAll('h3', 'h4')],
    ['columns of a table', `<table><tr>${card('Solo', '$19', 'td')}${card('Team', '$29', 'td')}</tr></table>`],
    ['quotations', `<blockquote>${card('Ann', '$19')}${card('Ben', '$29')}</blockquote>`],
    ['what is left out', `<div data-sitec="ignore">${card('Solo', '$19')}${card('Team', '$29')}</div>`],
    ['what is hidden', `<div hidden>${card('Solo', '$19')}${card('Team', '$29')}</div>`],
    ['links', card('Solo', '$19', 'a') + card('Team', '$29', 'a')],
    ['sections of a page', card('Solo', '$19', 'div', 'x '.repeat(800)) + card('Team', '$29', 'div', 'x '.repeat(800))],
  ])('is not made of %s', (_, markup) => {
    expect(groupIn(markup)).toEqual([]);
  });

  it('of several groups the largest counts, and of equal ones the first', () => {
    const two = `<div>${card('Basic', '$5')}${card('Extra', '$6')}</div>`;
    expect(groupIn(`${two}<div>${three}</div>`)).toEqual(['Solo', 'Team', 'Large']);
    expect(groupIn(`<div>${card('Solo', '$19')}${card('Team', '$29')}</div>${two}`)).toEqual(['Solo', 'Team']);
  });

  it('a group with an amount counts before one without, such as features that are free', () => {
    const free = `<div>${['Inbox', 'Reports', 'Search'].map((name) => card(name, 'Free')).join('')}</div>`;
    expect(groupIn(`${free}<div>${card('Solo', '$19')}${card('Team', '$29')}</div>`)).toEqual(['Solo', 'Team']);
    expect(groupIn(free)).toEqual(['Inbox', 'Reports', 'Search']);
  });

  it('what holds groups is no card itself', () => {
    const section = (name: string, inner: string): string => `<section><h2>${name}</h2><div>${inner}</div></section>`;
    const page = section('For one', card('Solo', '$19') + card('Duo', '$25')) + section('For many', three);
    expect(groupIn(page)).toEqual(['Solo', 'Team', 'Large']);
  });
});

describe('questions and other sections are no cards', () => {
  const faq = [
    '<section><h2>Questions</h2><div><p>Is there a fee? Yes, $5 once.</p></div></section>',
    '<section><h2>Add-ons</h2><p>A channel costs $7</p></section>',
  ];

  it('amounts at different places of alike elements are sections of a page', () => {
    expect(groupIn(faq.join(''))).toEqual([]);
  });

  it('answers that each name an amount give no plan of a site that names its plans', () => {
    const answer = (question: string, text: string): string => `<details><summary><h3>${question}</h3></summary><p>${text}</p></details>`;
    const questions = answer('Setup', 'It is $5 once.') + answer('Refunds', 'Up to $9.');
    expect(cardsIn(card('Solo', '$19') + questions, 'Solo').map(({ name }) => name)).toEqual(['Solo']);
  });
});

describe('cards that stand twice in a page', () => {
  it('are one when they say the same: for narrow and for wide screens', () => {
    const group = card('Solo', '$19 a month') + card('Team', '$29 a month');
    const cards = cardsIn(`<div class="md:hidden">${group}</div><div class="wide">${group}</div>`);
    expect(cards.map(({ name }) => name)).toEqual(['Solo', 'Team']);
  });

  it('are one in one group, too', () => {
    const cards = cardsIn(card('Solo', '$19') + card('Team', '$29') + card('Solo', '$19'));
    expect(cards.map(({ name, prices }) => [name, prices.main?.money.value])).toEqual([
      ['Solo', 19],
      ['Team', 29],
    ]);
  });

  it('stay two when they say different things', () => {
    const cards = cardsIn(card('Solo', '$19') + card('Team', '$29') + card('Solo', '$39'));
    expect(cards.map(({ name, prices }) => [name, prices.main?.money.value])).toEqual([
      ['Solo', 19],
      ['Team', 29],
      ['Solo', 39],
    ]);
  });
});

describe('cards that the site names', () => {
  const marked = `<div data-sitec-plan="solo"><p>Just $19</p></div><section data-sitec-plan="team"><h2>Team</h2><p>$29</p></section>`;

  it('by data-sitec-plan count, whatever they look like', () => {
    expect(markedCards(treeOf(marked)).map(({ tagName }) => tagName)).toEqual(['div', 'section']);
    expect(cardsIn(marked + three).map(({ slug, name }) => [slug, name])).toEqual([
      ['solo', 'solo'],
      ['team', 'Team'],
    ]);
  });

  it('by data-sitec-plan only count where they show a price and are no quotation', () => {
    const page = '<tr-like data-sitec-plan="a">5 users</tr-like><blockquote data-sitec-plan="b">$19</blockquote>';
    expect(markedCards(treeOf(page))).toEqual([]);
  });

  it('by a selector of the configuration count before those that look so', () => {
    const root = treeOf(`<div id="own"><h3>Own</h3><p>$5</p></div><div>${three}</div>`);
    expect(readCards(root, contextOf([], [partOf(root, '#own')])).map(({ name }) => name)).toEqual(['Own']);
  });

  it('are those with the names of known plans, in groups or alone', () => {
    const page = `<div>${three}</div><div><div>${card('Agency', '$99', 'section')}</div></div>`;
    expect(cardsIn(page, 'Solo', 'Agency').map(({ name }) => name)).toEqual(['Solo', 'Team', 'Large', 'Agency']);
    expect(cardsIn(page, 'Agency').map(({ name }) => name)).toEqual(['Agency']);
    expect(cardsIn(page, 'Other')).toEqual([]);
  });

  it('are found by what is left of a name without "plan" and the company', () => {
    expect(cardsIn(card('Acme Solo plan', '$19'), 'Solo').map(({ name }) => name)).toEqual(['Acme Solo plan']);
  });

  it('the innermost that shows name and price is the card', () => {
    const root = treeOf(`<section><div id="inner">${card('Solo', '$19', 'article')}</div><p>Prices without tax</p></section>`);
    expect(namedCards(root, () => true).map(({ tagName }) => tagName)).toEqual(['article']);
  });

  it('of two panels of a switch that of the month counts', () => {
    const panel = (solo: string, team: string): string => `<section><div>${card('Solo', solo)}${card('Team', team)}</div></section>`;
    const cards = cardsIn(panel('$19 a month', '$29 a month') + panel('$190 a year', '$290 a year'), 'Solo', 'Team');
    expect(cards.map(({ prices }) => prices.main?.money.value)).toEqual([19, 29]);
  });
});

describe('what a card says', () => {
  it('its only link is its button, of several none is', () => {
    const button = '<a href="/signup?plan=solo">Start <b>now</b></a>';
    const [one, two] = cardsIn(card('Solo', '$19', 'div', button) + card('Team', '$29', 'div', `${button}<a href="/more">More</a>`));
    expect(one?.action).toMatchObject({ label: 'Start now', href: '/signup?plan=solo' });
    expect(two?.action).toBeNull();
  });

  it('limits stand in lists; the first of a kind counts', () => {
    const list = '<p>100 users so far</p><ul><li>5 users<ul><li>9 contacts</li></ul></li><li>2 users</li><li>3 contacts</li></ul>';
    const [solo] = cardsIn(card('Solo', '$19', 'div', list) + card('Team', '$29'));
    expect(solo?.limits.map(({ key, limit }) => [key, limit.value])).toEqual([
      ['contacts', 9],
      ['users', 2],
    ]);
  });

  it('amounts in lists are extras, struck and hidden ones are not shown', () => {
    const [solo] = cardsIn(
      card('Solo', '<s>$39</s> $19 a month <span hidden>$190 a year</span>', 'div', '<ul><li>$5 for each user</li></ul>') +
        card('Team', '$29'),
    );
    expect(solo?.prices.shown.map(({ money }) => money.value)).toEqual([19]);
    expect(solo?.prices.hidden.map(({ money }) => [money.value, money.period])).toEqual([[190, 'P1Y']]);
  });

  it('zero in figures on every card waits for a script, and is no price', () => {
    const zeros = cardsIn(card('Solo', '$0 a month') + card('Team', '$0 a month') + card('Large', 'Contact us'));
    expect(zeros.map(({ prices }) => prices.main?.money.reason ?? null)).toEqual([null, null, 'on_request']);
    const free = cardsIn(card('Solo', '$0 a month') + card('Team', '$29 a month'));
    expect(free.map(({ prices }) => prices.main?.money.value)).toEqual([0, 29]);
  });

  it('where it stands, and as which of how many', () => {
    const markup = `<div>${three}</div>`;
    const [, team] = cardsIn(markup);
    expect(team).toMatchObject({ note: 'card 2 of 3 (div)', offset: markup.indexOf('<h3>Team') });
    expect(team?.prices.main?.offset).toBe(markup.indexOf('$29'));
  });
});
