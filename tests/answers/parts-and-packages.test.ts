/** The price of a package is not the price of a part that has a name of its own. */
import { expect, test } from 'vitest';
import { html, type Files } from '../compiler/site.ts';
import { asked } from './sites.ts';

const rows = (prices: Readonly<Record<string, string>>): string =>
  `<h2>Packages and single prices</h2><table><thead><tr><th>What</th><th>Price</th></tr></thead><tbody>${Object.entries(prices)
    .map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`)
    .join('')}</tbody></table>`;

const site = (language: string, title: string, prices: Readonly<Record<string, string>>): Files => ({
  'index.html': html('Harbour school', '<p>Courses for people who want to sail.</p>').replace('lang="en"', `lang="${language}"`),
  'prices/index.html': html(title, rows(prices)).replace('lang="en"', `lang="${language}"`),
});

const english = await asked(
  site('en', 'Prices', {
    'Coastal skipper + radio licence': '$640',
    'Coastal skipper (theory and practice on board)': '$520',
    'Radio licence': '$180',
    'Knot weekend incl. lodging': '$210',
    'Dinghy trial (45 min)': '$30',
    'Dinghy trial (90 min)': '$55',
  }),
);

test.each([
  ['How much is the coastal skipper?', /\$520/, /\$640/],
  ['How much is the radio licence?', /\$180/, /\$640/],
  ['How much is the coastal skipper + radio licence?', /\$640/, /^Radio licence:/m],
  ['How much is the dinghy trial of 90 min?', /\$55/, /nothing/],
  ['How much is the knot weekend?', /Knot weekend incl\. lodging: \$210/, /nothing/],
])('%s', async (question, right, wrong) => {
  const { text, data } = await english.ask(question);
  expect(data.answered, text).toBe(true);
  expect(text).toMatch(right);
  expect(text).not.toMatch(wrong);
});

test('a package answers for a part without a record by its whole name', async () => {
  const { ask } = await asked(site('de', 'Preise', { 'Küstenkurs + Funkschein': '640 €', Knotenabend: '25 €' }));
  const { text } = await ask('Was kostet der Küstenkurs?');
  expect(text).toContain('Küstenkurs + Funkschein: 640 €');
});
