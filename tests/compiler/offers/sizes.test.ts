/** Several sizes of one thing in one line, each with its price. */
import { expect, it } from 'vitest';
import { shown } from './shown.ts';

const SOUP = 'Soup = 5 USD "$5"';
const list = (...items: readonly string[]): string => `<h2>Prices</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each<readonly [title: string, item: string, ...offers: readonly string[]]>([
  ['sizes before their amounts', 'Fries small $3 / large $4', 'Fries, small = 3 USD "$3"', 'Fries, large = 4 USD "$4"'],
  [
    'three sizes',
    'Beer small $3 / medium $4 / large $5',
    'Beer, small = 3 USD "$3"',
    'Beer, medium = 4 USD "$4"',
    'Beer, large = 5 USD "$5"',
  ],
  [
    'sizes in an element',
    '<b>Club sandwich</b> <span>half one $3 | whole $4</span>',
    'Club sandwich, half one = 3 USD "$3"',
    'Club sandwich, whole = 4 USD "$4"',
  ],
  ['sizes behind their amounts', 'Cola $3 (small), $4 (large)', 'Cola, small = 3 USD "$3"', 'Cola, large = 4 USD "$4"'],
  ['who pays, behind a colon', 'Museum: Adults $10, Children $5', 'Museum, Adults = 10 USD "$10"', 'Museum, Children = 5 USD "$5"'],
  ['a number of days', 'Skates 1 day $10 / 2 days $18', 'Skates, 1 day = 10 USD "$10"', 'Skates, 2 days = 18 USD "$18"'],
  ['units, each behind its slash', 'Pie $3 / slice $20 / pan', 'Pie = 3 USD per slice "$3 / slice"; 20 USD per pan "$20 / pan"'],
  ['periods, each behind its slash', 'Boat $29 / month $290 / year', 'Boat = 29 USD P1M "$29 / month"; 290 USD P1Y "$290 / year"'],
  ['amounts without sizes', 'Salad $6 / $8'],
  ['only one size', 'Salad $6 / large $8'],
  ['a period between two amounts', 'Sauna 2 hours $15 / day $20'],
  ['periods before their amounts', 'Kart hour $10 / day $50'],
  ['a label of prices', 'Sofa price $600 / net $500'],
  ['a sum', 'Room night $90 / total $270', 'Room night = 90 USD "$90"'],
  ['a deposit', 'Flat rent $600 / deposit $900', 'Flat rent = 600 USD "$600"'],
  ['a payment that is no price', 'Flat rent $600 / visitor tax $9'],
  ['words behind the last amount', 'Fries small $3 / large $4 with dip'],
])('%s', (_, item, ...offers) => {
  const [, ...found] = shown(list('Soup $5', item, 'Cake $2'));
  expect(found).toEqual([SOUP, ...offers, 'Cake = 2 USD "$2"']);
});

it('the name is that of the card', () => {
  const card = (name: string, price: string): string => `<div><h3>${name}</h3><p>${price}</p><p>Crisp</p></div>`;
  const [, ...found] = shown(card('Pommes', 'klein 3,50 € / groß 4,00 €') + card('Brot', '2 €'), 'de');
  expect(found).toEqual([
    'Pommes, klein = 3.5 EUR "3,50 €" | +Crisp',
    'Pommes, groß = 4 EUR "4,00 €" | +Crisp',
    'Brot = 2 EUR "2 €" | +Crisp',
  ]);
});

it('the name and the sizes are in one heading', () => {
  const card = (name: string, price: string): string => `<div><h3>${name} <span>${price}</span></h3><p>Crisp</p></div>`;
  const [, ...found] = shown(card('Warm potato salad', 'small $10.50 / large $12.50') + card('Bread', '$2'));
  expect(found).toEqual([
    'Warm potato salad, small = 10.5 USD "$10.50" | +Crisp',
    'Warm potato salad, large = 12.5 USD "$12.50" | +Crisp',
    'Bread = 2 USD "$2" | +Crisp',
  ]);
});
