/** Names and amounts that only their script or country separates. */
import { expect, it } from 'vitest';
import { fromHtml } from 'hast-util-from-html';
import { offersOf } from '../../../compiler/offers/find.ts';
import { offerLine, table } from './shown.ts';

const found = (html: string, language: string, title: string): readonly string[] =>
  offersOf(fromHtml(html), language, title).sets.flatMap(({ offers }) => offers.map(offerLine));

it('a space ends a name in a script without spaces, and so does a wide colon', () => {
  const html = `<h2>料金</h2><h3>カウンセリング（初回のみ） 3,500円</h3><h3>お世話</h3>${table(['1回', '4,200円'], ['2回', '6,300円'])}<h3>交通費</h3><p>一律：700円<br>遠方：1,000円</p>`;
  expect(found(html, 'ja', '料金')).toEqual([
    'お世話 1回 = 4200 JPY "4,200円"',
    'お世話 2回 = 6300 JPY "6,300円"',
    '一律 = 700 JPY "700円"',
    '遠方 = 1000 JPY "1,000円"',
    'カウンセリング（初回のみ） = 3500 JPY "3,500円"',
  ]);
});

it('the short sign of Swiss francs counts beside their code', () => {
  const rows = (...prices: readonly string[]): string => table(...prices.map((price, index) => [`Schnitt ${'ABC'.charAt(index)}`, price]));
  expect(found(rows('CHF 120.–', 'Fr. 75.-', '50 Fr.'), 'de', 'Preise')).toEqual([
    'Schnitt A = 120 CHF "CHF 120.–"',
    'Schnitt B = 75 CHF "Fr. 75.-"',
    'Schnitt C = 50 CHF "50 Fr."',
  ]);
  expect(found(rows('120 €', 'Fr. 75.-', '50 Fr.'), 'de', 'Preise')).toEqual([]);
});

it('a star in an element of its own divides no lines, and a cross before a number of a word is no instalment', () => {
  const lines =
    'Wash: 50kr<span>★</span><br>Massage: 80kr<span>★</span> (90 min)<br>Stretch: 20kr<br>5x45 min wash: 200kr<span>★</span><br>';
  expect(found(`<h1>Priser</h1><div>${lines}</div>`, 'da', 'Priser')).toEqual([
    'Wash = 50 DKK "50kr"',
    'Massage = 80 DKK "80kr"',
    'Stretch = 20 DKK "20kr"',
    '5x45 min wash = 200 DKK "200kr"',
  ]);
});

it('a sentence in an element behind a recurring price does not make the line a sentence', () => {
  const card = (name: string, price: string): string =>
    `<div><h3>${name}</h3><div>${price}</div><a href=/x>Go</a><ul><li>Mail<li>Chat</ul></div>`;
  const note = '<span>Good for trying things before you stay for long.</span>';
  const cards = card('Lake', '<span>$39</span>') + card('River', `<span>$7</span><span>/month</span>${note}`);
  expect(found(`<h2>Prices</h2><section>${cards}</section>`, 'en', 'Prices')).toEqual([
    'Lake = 39 USD "$39" | +Mail | +Chat | [Go /x]',
    'River = 7 USD P1M "$7/month" | +Mail | +Chat | [Go /x]',
  ]);
});
