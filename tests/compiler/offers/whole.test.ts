/** Several amounts of one record that are about different things: a total and its unit, a price and a fee, an amount and its add-on. */
import { expect, it } from 'vitest';
import { shown } from './shown.ts';

const pack = (name: string, ...lines: readonly string[]): string =>
  `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;

it.each<readonly [title: string, lines: readonly string[], offer: string]>([
  ['a total of so many hours', ['$22/hr', '$660'], '30 Hours = 660 USD "$660"; 22 USD PT1H "$22/hr"'],
  ['another amount than the total', ['$22/hr', '$600'], '30 Hours = 22 USD PT1H "$22/hr"'],
  ['a monthly amount', ['$22/mo', '$660'], '30 Hours = 22 USD P1M "$22/mo"'],
])('%s', (_, lines, offer) => {
  const [, first] = shown(`<h2>Prices</h2>${pack('30 Hours', ...lines)}${pack('One day', '$90')}`);
  expect(first).toBe(offer);
});

it.each<readonly [title: string, price: string, offer: string]>([
  ['a fee for a part', '500 € <span>200 € manutenzione annuale</span>', 'Sito = 500 EUR "500 €"; 200 EUR P1Y "200 € manutenzione annuale"'],
  [
    'a monthly amount behind one with words about its tax',
    '1200 € + IVA <span>100 € mensili</span>',
    'Sito = 1200 EUR without tax "1200 € + IVA"; 100 EUR P1M "100 € mensili"',
  ],
  ['a monthly amount behind another one', '99 € <span>49 € mensili</span>', 'Sito = 49 EUR P1M "49 € mensili"'],
  [
    'the words of an add-on',
    '30 € <span>per ogni piano aggiuntivo 15 €</span>',
    'Sito = 30 EUR "30 €"; 15 EUR extra "per ogni piano aggiuntivo 15 €"',
  ],
])('%s', (_, price, offer) => {
  const card = (name: string, shownPrice: string): string => `<div><h3>${name}</h3><h4>${shownPrice}</h4></div>`;
  const [, first] = shown(`<h2>Prezzi</h2>${card('Sito', price)}${card('Logo', '90 €')}`, 'it');
  expect(first).toBe(offer);
});
