/** The only price of a page about prices, below its own heading and without a list. */
import { expect, it } from 'vitest';
import { shown } from './shown.ts';

const SOLO = '<h2>Solo</h2><p>$49 a month</p>';

it.each<readonly [title: string, html: string, ...lines: readonly string[]]>([
  [
    'is an offer',
    `<main><h1>Pricing</h1>${SOLO}<p>For one smith.</p><a href="/buy">Buy</a></main>`,
    'single pricing "Pricing"',
    'Solo = 49 USD P1M "$49 a month" | [Buy /buy]',
  ],
  [
    'ends where the next heading begins',
    `<h1>Pricing</h1>${SOLO}<h2>Questions</h2><p>Ask us.</p>`,
    'single pricing "Pricing"',
    'Solo = 49 USD P1M "$49 a month"',
  ],
  ['is none on another page', `<h1>Acme</h1>${SOLO}`],
  ['is none beside another one', `<h1>Pricing</h1>${SOLO}<p>Setup: $99</p>`],
  ['is none when it is paid once', '<h1>Pricing</h1><h2>Solo</h2><p>$49</p>'],
  ['is none without a heading right above it', '<h1>Pricing</h1><h2>Solo</h2><p>For one smith.</p><p>$49 a month</p>'],
  ['is none below the title alone', '<h1>Pricing</h1><p>$49 a month</p>'],
  ['is none below words for prices', '<h1>Pricing</h1><h2>Price</h2><p>$49 a month</p>'],
  ['is none where somebody works it out', `<h1>Pricing</h1>${SOLO}<input type="number">`],
  ['is none in a sentence', '<h1>Pricing</h1><h2>Solo</h2><p>Our smallest customers usually pay about $49 a month for it.</p>'],
])('%s', (_, html, ...lines) => {
  expect(shown(html)).toEqual(lines);
});
