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
