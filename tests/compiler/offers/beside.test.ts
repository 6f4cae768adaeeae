/** A single offer beside the cards of a page about prices, prices by quantity beside a calculator, and a badge in a name. */
import { expect, it } from 'vitest';
import { cards, shown } from './shown.ts';

const CARDS = cards('<p>Four classes</p><p>$40 a month</p>', '<p>Eight classes</p><p>$70 a month</p>');
const [HEAD, ...SUBSCRIPTIONS] = shown(`<h1>Pricing</h1>${CARDS}`);
const ONE = '<section><p>Single class</p><p>$12</p></section>';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  ['is found', `<h1>Pricing</h1>${CARDS}${ONE}`, 'single pricing "Plans"', 'Single class = 12 USD "$12"'],
  ['is none on another page', `<h1>Acme</h1>${CARDS}${ONE}`],
  ['is none without a name', `<h1>Pricing</h1>${CARDS}<section><p>$12</p></section>`],
  ['is none with two prices', `<h1>Pricing</h1>${CARDS}<section><p>Single class</p><p>$12</p><b>Shoes</b><p>$3</p></section>`],
  [
    'is one of a list, where names take turns with prices',
    `<h1>Pricing</h1>${CARDS}<section><p>Single class</p><p>$12</p><p>Shoes</p><p>$3</p></section>`,
    'sections pricing "Plans"',
    'Single class = 12 USD "$12"',
    'Shoes = 3 USD "$3"',
  ],
  ['is none with a zero alone', `<h1>Pricing</h1>${CARDS}<section><p>Your total so far</p><p>$0</p></section>`],
  ['is none in a sentence', `<h1>Pricing</h1>${CARDS}<section><p>Single class</p><p>It usually costs our guests about $12.</p></section>`],
  ['is none with a field', `<h1>Pricing</h1>${CARDS}<section><p>Single class</p><p>$12</p><input type="number"></section>`],
  ['is none in a longer part', `<h1>Pricing</h1>${CARDS}<section><p>Single class</p><p>$12</p><p>A</p><p>B</p><p>C</p></section>`],
  [
    'is found below its heading',
    `<h1>Pricing</h1>${CARDS}<section><div class="head"><b>Single class</b></div><div class="body"><p>$12</p><p>Net of tax</p></div></section>`,
    'single pricing "Plans"',
    'Single class = 12 USD "$12" | +Net of tax',
  ],
  [
    'is the one with the price in a row of cards',
    `<h1>Pricing</h1>${CARDS}<div><section><p>Own logo</p></section>${ONE}</div>`,
    'single pricing "Plans"',
    'Single class = 12 USD "$12"',
  ],
])('an offer beside cards %s', (_, html, ...lines) => {
  expect(shown(html)).toEqual([HEAD, ...SUBSCRIPTIONS, ...lines]);
});

it('is found in a longer part when it is marked as the cards are', () => {
  const card = (name: string, price: string): string =>
    `<div class="card"><h3>${name}</h3><p>For guests</p><p>With shoes</p><p>${price}</p><p>Towels are here</p></div>`;
  const group = (title: string, ...all: readonly string[]): string => `<section><h2>${title}</h2>${all.join('')}</section>`;
  const many = group('Classes', card('Four classes', '$40'), card('Eight classes', '$70'));
  const found = (other: string): readonly string[] =>
    shown(`<h1>Pricing</h1><div>${many}${other}</div>`).map((line) => line.split(' = ')[0] ?? '');
  const names = ['cards strong "Classes"', 'Four classes', 'Eight classes'];
  expect(found(group('Extra', card('Massage', '$30')))).toEqual([...names, 'single "Extra"', 'Massage']);
  expect(found(group('Extra', card('Massage', '$30').replace('card', 'note')))).toEqual(names);
});

it('a badge that one record has is no name', () => {
  const pack = (badge: string, count: number, price: string): string =>
    `<div class="pack">${badge}<div class="size">${count}</div><div class="unit">credits</div><div>${price}</div></div>`;
  const badge = (words: string): string => `<div class="pack-badge">${words}</div>`;
  expect(shown(`<h1>Pricing</h1>${pack('', 5, '$2')}${pack(badge('Popular'), 15, '$5')}${pack(badge('Cheapest'), 30, '$8')}`)).toEqual([]);
});

const CALCULATOR = '<h2>Prices</h2><p>For how many?<input type="range"></p><p>$20 a month</p>';

it.each<readonly [names: readonly string[], count: number]>([
  [['1 - 50 users', '51 - 120 users', '121+ users'], 3],
  [['1–9 boats', '10–19 boats'], 2],
  [['1 - 50 users', '50 - 120 users', '121+ users'], 0],
  [['Basic', 'Pro'], 0],
  [['2 boats', '4 boats'], 0],
])('prices for %j below a calculator are %d offers', (names, count) => {
  const rows = names.map((name, index) => `<div><p>${name}</p><p>$${9 - index}</p></div>`).join('');
  const found = shown(`<h1>Pricing</h1>${CALCULATOR}<div>${rows}</div>`).slice(1);
  expect(found.map((line) => line.split(' = ')[0])).toEqual(names.slice(0, count));
});

it.each<readonly [names: readonly [string, string, string], middle: string]>([
  [['Basic', 'Pro · Most popular', 'Team'], 'Pro'],
  [['Basic', 'Pro | Best value', 'Team'], 'Pro'],
  [['Basic · Alone', 'Pro · Two', 'Team'], 'Pro · Two'],
  [['Pro', 'Pro · Yearly', 'Team'], 'Pro · Yearly'],
  [['Basic', 'Pro · 2', 'Team'], 'Pro · 2'],
  [['Basic', 'Pro·Max', 'Team'], 'Pro·Max'],
])('the second of %j is %s', (names, middle) => {
  const [, , second = ''] = shown(cards(...names.map((name, index) => `<h3>${name}</h3><p>$${index + 1}</p>`)));
  expect(second.split(' = ')[0]).toBe(middle);
});
