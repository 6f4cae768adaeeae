/** A question may ask for the plan that has something, for a number of things, or for a word that the page writes in another way. */
import { expect, test } from 'vitest';
import { html } from '../compiler/site.ts';
import { asked } from './sites.ts';

const card = (name: string, price: string, bullets: readonly string[]): string =>
  `<div class="card"><h3>${name}</h3><p>${price}</p><ul>${bullets.map((text) => `<li>${text}</li>`).join('')}</ul></div>`;

const { ask } = await asked({
  'index.html': html(
    'Holiday homes by the lake',
    '<p>Lakeside rents wooden cabins.</p><h2>In every cabin</h2><p>There is Wi-Fi, and a stove.</p><h2>Ada Reed</h2><p>Manager of the site.</p>',
  ),
  'prices/index.html': html(
    'Prices',
    `<div>${card('Pine cabin', '$90 a night', ['Two beds', 'Own sauna'])}
    ${card('Oak cabin', '$140 a night', ['Four beds', 'Own sauna', 'Rowing boat'])}
    ${card('Elm cabin', '$70 a night', ['Two beds'])}</div>`,
  ),
  'list/index.html': html('Fees', '<table><tr><th>What</th><th>Price</th></tr><tr><td>Firewood</td><td>$8</td></tr></table>'),
  'about/index.html': html(
    'About us',
    '<p>Our 14 employees look after everything.</p><p>Prices include VAT.</p><h2>Imprint</h2><p>Our registration number is 4711.</p>',
  ),
  'work/index.html': html('Server room', '<p>A server runs each sauna.</p>'),
});

test.each([
  ['Which package has the rowing boat?', ['Oak cabin: Rowing boat']],
  ['Which package has an own sauna?', ['Pine cabin: Own sauna', 'Oak cabin: Own sauna']],
])('%s', async (question, lines) => {
  const { text, data } = await ask(question);
  expect(data.answered, text).toBe(true);
  for (const line of lines) expect(text).toContain(line);
  expect(text).not.toContain('Elm');
});

test.each(['Which package does not have an own sauna?', 'Which package is without a rowing boat?'])('%s', async (question) => {
  expect((await ask(question)).data.answered).toBe(false);
});

test('a price is no number of things', async () => {
  expect((await ask('How many cabins do you have?')).data.answered).toBe(false);
});

test('the price of what the front page is about is that of everything', async () => {
  const { text, data } = await ask('How much is a holiday home?');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('Pine cabin: $90; Oak cabin: $140') as string]);
});

test.each(['What is your VAT number?', 'Where is it hosted?'])('another number or thing is no answer: %s', async (question) => {
  expect((await ask(question)).data.answered).toBe(false);
});

test('a phrase is several words', async () => {
  const { text, data } = await ask('What is your registration number?');
  expect([data.answered, text]).toEqual([true, expect.stringContaining('4711') as string]);
});

test.each([
  ['Is there wifi?', 'Wi-Fi'],
  ['How many people work for you?', '14 employees'],
  ['Are taxes included?', 'include VAT'],
  ['Who is the manager?', 'Ada Reed'],
])('%s', async (question, said) => {
  expect((await ask(question)).text).toContain(said);
});

test('a page of rows alone is not quoted with nothing', async () => {
  expect((await ask('Tell me something of the fees')).text).not.toContain('“”');
});
