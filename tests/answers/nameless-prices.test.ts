/** A question for a price without a name of a thing is about all prices of the site, in every language. */
import { expect, test } from 'vitest';
import { languageFiles, partsOf } from '../../compiler/pages/language/language-files.ts';
import { html, type Files } from '../compiler/site.ts';
import { asked } from './sites.ts';

const prices = '<ul><li>Mast repair: 120 EUR</li><li>Hull cleaning: 80 EUR</li><li>Rigging check: 45 EUR</li></ul>';
const description = '<meta name="description" content="Harbour pricing, costs and fees, explained for owners of boats.">';

/** A company without plans. Its description and the title of an article have words about prices. */
const site = (language: string, title: string): Files => ({
  'index.html': html('Harbour yard', '<p>Repairs of masts and hulls.</p>', description),
  'prices/index.html': html('Prices', prices),
  'costs/index.html': html(title, '<p>We paid 15,837 EUR for our first crane and 900 EUR for its lamps.</p>').replace(
    'lang="en"',
    `lang="${language}"`,
  ),
});

const inAllLanguages = [...languageFiles()].map(([language, { questions, meanings }]) => {
  const [word = ''] = partsOf(meanings['price'] ?? '');
  return [language, questions.price, `${word.replace('*', '')}: yard`] as const;
});

test.each<readonly [string, string, string]>([
  ...inAllLanguages,
  ['en', 'How much does it cost?', 'What does it cost to found a yard?'],
  ['de', 'Was kostet es?', 'Was kostet die Gründung einer Werft?'],
  ['es', '¿Cuánto cuesta?', '¿Cuánto cuesta fundar un astillero?'],
])('%s: %s', async (language, question, title) => {
  const { ask } = await asked(site(language, title));
  const { text, data } = await ask(question);
  expect(text).toContain('Mast repair: 120 EUR; Hull cleaning: 80 EUR; Rigging check: 45 EUR');
  expect(data.links[0]?.url).toContain('/prices/');
});

test('a question whose words are parts of several names is about none of them', async () => {
  const { ask } = await asked(site('en', 'Costs'));
  expect((await ask('How much is mast cleaning?')).data.facts).toEqual([]);
});

test('the list of prices answers although more facts than are read have the word of the question in the title of their page', async () => {
  const card = (at: number): string =>
    `<div class="plan"><h3>Formule ${at}</h3><p class="price">${at}9 € / mois</p><ul><li>${at}0 dossiers inclus</li><li>${at} bateaux</li></ul></div>`;
  const { ask } = await asked({
    'index.html': html(
      'Port : le deuxième port de tous les bateaux de la côte, avec des places à quai, des grues et une école',
      '<p>Des places.</p>',
    ).replace('lang="en"', 'lang="fr"'),
    'tarifs/index.html': html('Tarifs', Array.from({ length: 18 }, (_, at) => card(at + 1)).join('')).replace('lang="en"', 'lang="fr"'),
  });
  const { text, data } = await ask('Quels sont vos tarifs ?');
  expect(data.answered, text).toBe(true);
  expect(text).toMatch(/^Formule 1: 19 € \/ mois; Formule 2: 29 € \/ mois;/);
});
