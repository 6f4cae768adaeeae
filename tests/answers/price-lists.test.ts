/** Pages in another language with prices of their own: the published prices, of the main language, do not answer questions in it. */
import { describe, expect, test } from 'vitest';
import { html, type Files } from '../compiler/site.ts';
import { asked } from './sites.ts';

const card = (name: string, price: string, lines: readonly string[], action: string): string =>
  `<div class="card"><h2>${name}</h2><p>${price}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><a href="/join/">${action}</a></div>`;

/** Two plans in English, and with other prices and the same or other names in German, or on a page that states another language. */
const site = ([small, large]: readonly [string, string], names: readonly [string, string], links = '', language = 'de'): Files => ({
  'index.html': html('Reedbank', '<p>Reedbank keeps the logbooks of rowing clubs.</p>'),
  'pricing/index.html': html(
    'Pricing',
    card('Single', '$19 / month', ['3 boats', 'Help by email'], 'Join') +
      card('Eight', '$49 / month', ['40 boats', 'Help by phone'], 'Join'),
    links,
  ),
  'de/index.html': html('Reedbank', '<p>Reedbank führt die Fahrtenbücher von Rudervereinen.</p>').replace('lang="en"', 'lang="de"'),
  'de/preise/index.html': html(
    'Preise',
    card(names[0], small, ['3 Boote', 'Hilfe per E-Mail'], 'Beitreten') +
      card(names[1], large, ['40 Boote', 'Hilfe am Telefon'], 'Beitreten'),
    links,
  ).replace('lang="en"', `lang="${language}"`),
});

const OWN: readonly [string, string] = ['17 € / Monat', '45 € / Monat'];
const SAME: readonly [string, string] = ['19 $ / Monat', '49 $ / Monat'];
const TRANSLATIONS =
  '<link rel="alternate" hreflang="en" href="https://acme.example/pricing/"><link rel="alternate" hreflang="de" href="https://acme.example/de/preise/">';

describe('a price list of its own', () => {
  test('answers in its language', async () => {
    const { ask } = await asked(site(OWN, ['Single', 'Eight']));
    const { text, data } = await ask('Was kostet Eight?');
    expect(data).toMatchObject({ answered: true, language: 'de', facts: [] });
    expect(data.links[0]?.url).toContain('/de/preise/');
    expect(text).toContain('“Eight; 45 € / Monat');
  });

  test('leaves other languages the published prices', async () => {
    const { ask } = await asked(site(OWN, ['Single', 'Eight']));
    for (const question of ['How much is Eight?', 'Combien coûte Eight ?', 'Eight'])
      expect((await ask(question)).text).toContain('Eight: $49');
  });

  test('may have other names on the translation of the page', async () => {
    const { ask } = await asked(site(OWN, ['Einer', 'Achter'], TRANSLATIONS));
    expect((await ask('Welche Tarife gibt es?')).data.facts).toEqual([]);
  });
});

test.each([
  ['the same prices', 'Was kostet Eight?', site(SAME, ['Single', 'Eight'])],
  ['the same amounts with the sign of another currency', '¿Cuánto cuesta Eight?', site(SAME, ['Single', 'Eight'], '', 'es-MX')],
  ['offers of other names on a page that is not a translation', 'Was kostet Eight?', site(OWN, ['Ruderkurs', 'Bootsmiete'])],
])('%s are not a price list of their own', async (_, question, files) => {
  const { ask } = await asked(files);
  expect((await ask(question)).text).toContain('Eight: $49');
});
