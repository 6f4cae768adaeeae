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

test('a name that has the words of a question is nearer than a note in brackets', async () => {
  const { ask } = await asked(site('en', 'Prices', { 'Mast (with rigging check)': '$50', 'Mast check': '$90', 'Hull check': '$70' }));
  expect((await ask('How much is a mast check?')).text).toMatch(/^Mast check: \$90\n/);
});

test('a package answers for a part without a record by its whole name', async () => {
  const { ask } = await asked(site('de', 'Preise', { 'Küstenkurs + Funkschein': '640 €', Knotenabend: '25 €' }));
  const { text } = await ask('Was kostet der Küstenkurs?');
  expect(text).toContain('Küstenkurs + Funkschein: 640 €');
});

test('things that differ by a word that the question lacks all answer', async () => {
  const sizes =
    '<table><tr><th>Berth</th><th>small</th><th>large</th></tr><tr><td>Jetty</td><td>$70</td><td>$95</td></tr><tr><td>Buoy</td><td>$40</td><td>$50</td></tr></table>';
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>'),
    'berths/index.html': html('Berth prices', sizes),
  });
  const { text, data } = await ask('How much is a jetty?');
  expect(data.answered, text).toBe(true);
  expect(text).toMatch(/Jetty, small: \$70\nJetty, large: \$95/);
  expect((await ask('How much is a large buoy?')).text).toMatch(/^Buoy, large: \$50\n[^$]*$/);
});

test('a price has the period of its column', async () => {
  const rates =
    '<table><tr><th>Berth</th><th>Daily</th><th>Weekly</th><th>Monthly</th></tr><tr><td>Jetty</td><td>$45</td><td>$270</td><td>$750</td></tr><tr><td>Buoy</td><td>$25</td><td>$150</td><td>$400</td></tr></table>';
  const { ask } = await asked({ 'index.html': html('Harbour', '<p>Berths for boats.</p>'), 'rates/index.html': html('Rates', rates) });
  expect((await ask('How much is a jetty monthly?')).text).toMatch(/^Jetty: \$750 a month\n/);
  expect((await ask('What does a buoy cost for a week?')).text).toContain('Buoy: $150 a week\n');
});

test('a price whose page abbreviates its period answers before a limit with the same words', async () => {
  const column = (name: string, price: string, hours: string): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul><li>Crew: ${hours}/month</li><li>10 lockers</li></ul></div>`;
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>'),
    'pricing/index.html': html('Pricing', column('Jetty', '€29.99/m', '2h') + column('Pier', '€149/m', '5h')),
  });
  expect((await ask('How much does Pier cost per month?')).text).toMatch(/^Pier: €149\/m\n[^h]*http/);
});

test('the company before a name need not be asked for, and does not make it another one', async () => {
  const card = (name: string, price: string, ...lines: readonly string[]): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`;
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>', '<meta property="og:site_name" content="Harbour">'),
    'pricing/index.html': html(
      'Pricing',
      card('Harbour Free', '€0', 'Tide tables', 'Weather charts') + card('Crew', '€9 / month', 'Shared logbook', 'Radio plan'),
    ),
  });
  expect((await ask('How much is Harbour Crew?')).text).toMatch(/^Crew: €9 \/ month\n[^€]*$/);
  expect((await ask('How much is the Free plan?')).text).toMatch(/^Harbour Free: €0\n[^€]*$/);
});

test('a question for the contents of an offer is answered with all of them, and not with those of another one', async () => {
  const card = (name: string, price: string, ...lines: readonly string[]): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`;
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats include a locker.</p>'),
    'pricing/index.html': html(
      'Pricing',
      card('Deckhand', '€0', 'Tide tables', 'Weather charts') + card('Crew', '€9 / month', 'Shared logbook', 'Radio log'),
    ),
  });
  for (const question of [
    'What is included in Crew?',
    'What does the Crew plan include?',
    'What do I get with Crew?',
    'What is Crew including?',
  ])
    expect((await ask(question)).text, question).toMatch(/^Crew: Shared logbook; Radio log\n/);
  expect((await ask('What does Admiral include?')).data.answered).toBe(false);
});

test('the contents of a plan are those that a table marks, and come before a single line with the word', async () => {
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>'),
    'pricing/index.html': html(
      'Pricing',
      `<table><tr><th></th><th>Deckhand</th><th>Crew</th></tr><tr><td>Price</td><td>$5 / month</td><td>$9 / month</td></tr>
      <tr><td>Tide tables</td><td>✓</td><td>✓</td></tr><tr><td>Radio log</td><td>✗</td><td>✓</td></tr></table>`,
    ),
  });
  expect((await ask('What is included in Crew?')).text).toMatch(/^Crew: Tide tables; Radio log\n/);
  expect((await ask('What is included in Deckhand?')).text).toMatch(/^Deckhand: Tide tables; Radio log: not included\n/);
  expect((await ask('Is the radio log included in Crew?')).text).toMatch(/^Crew: Radio log: included\n/);
});

test('a plan with a name of Hiragana is known by its name', async () => {
  const card = (name: string, price: string): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><p>港の案内付き</p></div>`;
  const { ask } = await asked({
    'index.html': html('みなと', '<p>船の預かりと修理の店です。</p>').replace('lang="en"', 'lang="ja"'),
    'ryokin/index.html': html('料金', card('おてがるプラン', '月額 5,000円') + card('しっかりプラン', '月額 8,000円')).replace(
      'lang="en"',
      'lang="ja"',
    ),
  });
  expect((await ask('おてがるプランの料金は？')).text).toMatch(/^おてがるプラン: 月額 5,000円\n[^円]*$/);
  expect((await ask('しっかりプランはいくらですか？')).text).toMatch(/^しっかりプラン: 月額 8,000円\n[^円]*$/);
  expect((await ask('料金はいくらですか？')).text).toMatch(/^おてがるプラン: 月額 5,000円; しっかりプラン: 月額 8,000円\n/);
});

test('the company itself keeps its name', async () => {
  const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Harbour', legalName: 'Harbour Works GmbH' };
  const head = `<script type="application/ld+json">${JSON.stringify({ ...organization, description: 'We moor boats.' })}</script>`;
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Berths for boats.</p>', head),
    'compare/dock/index.html': html('Harbour vs Dock', '<p>Harbour is larger than Dock, and Dock is nearer.</p>'),
    'compare/pier/index.html': html('Harbour vs Pier', '<p>Pier is cheaper than Harbour.</p>'),
  });
  expect((await ask('What is Harbour?')).text).toMatch(/^Harbour Works GmbH: We moor boats\.\n/);
});

test('the contents of a plan do not answer for a thing that they lack, although its name has a word of the question', async () => {
  const card = (name: string, price: string, ...lines: readonly string[]): string =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`;
  const cranes = Array.from({ length: 9 }, (_, at) => [
    `crane-${at}/index.html`,
    html(`Crane ${at}`, `<p>The crane lifts ${at} tons.</p>`),
  ]);
  const { ask } = await asked({
    'index.html': html('Harbour', '<p>Moorings for boats.</p>'),
    'pricing/index.html': html(
      'Pricing',
      card('Home support', '$9 / month', 'Tide tables', 'Weather charts') + card('Premium', '$29 / month', 'Radio log', 'Maps'),
    ),
    ...Object.fromEntries(cranes),
  });
  expect((await ask('Which plan includes crane support?')).text).not.toMatch(/^Home support/);
});
