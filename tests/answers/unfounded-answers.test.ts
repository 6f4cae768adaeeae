/** Texts that share words with a question and do not answer it are quoted as the nearest ones, not as an answer. */
import { expect, test } from 'vitest';
import { html, type Files } from '../compiler/site.ts';
import { asked } from './sites.ts';

const NAME = 'Northern Harbour Freight Company';
const home = html(NAME, '', `<meta name="description" content="${NAME} ships grain and timber along the coast.">`);
const named = (name: string, front: string): Files => ({ 'content/company.yaml': `name: ${name}\n`, 'index.html': front });
const page = (title: string, body: string, language = 'en'): Files => ({
  ...named(NAME, home),
  'page/index.html': html(title, body).replace('lang="en"', `lang="${language}"`),
});

test.each<[what: string, files: Files, question: string]>([
  ['a number for a price', page('Costs', '<p>Costs: pages 1, 2 and 3 of 12.</p>'), 'How much does it cost?'],
  ['a number for a price, in French', page('Coûts', '<p>Combien de coûts : pages 1, 2 et 3.</p>', 'fr'), 'Combien ça coûte ?'],
  [
    'a word that only begins alike',
    page('Fragen', '<h2>Was Kunden fragen</h2><p>Kunden loben uns sehr.</p>', 'de'),
    'Wie kann ich kündigen?',
  ],
  ['the name of the site alone', page('Cargo', '<p>Grain and timber.</p>'), `How secure is ${NAME}?`],
  ['a line with nothing but the name', named('Fjordlys', html('Fjordlys', '<p>Website by Fjordlys</p>')), 'What is Fjordlys?'],
  ['an address of a computer', page('Privacy', '<p>We store your address on the network for 30 days.</p>'), 'Where are you located?'],
])('%s', async (_, files, question) => {
  const { ask } = await asked(files);
  const { data, text } = await ask(question);
  expect(data.answered, text).toBe(false);
});

test.each<[question: string, said: string, files: Files]>([
  ['How much does it cost?', '$40', page('Costs', '<p>A journey costs $40.</p>')],
  ['Wie kann ich kündigen?', 'jeden Monat kündigen', page('Kündigung', '<p>Sie können jeden Monat kündigen.</p>', 'de')],
  [`How secure is ${NAME}?`, 'locked and watched', page('Cargo', `<h2>Security at ${NAME}</h2><p>Each hold is locked and watched.</p>`)],
  ['What is Fjordlys?', 'lamps of birch', named('Fjordlys', html('Fjordlys', '<p>Fjordlys makes lamps of birch wood.</p>'))],
  ['Where are you located?', '4 Harbour Lane', page('Find us', '<h2>Our offices</h2><p>4 Harbour Lane, beside the mill</p>')],
  ['所在地はどこですか？', '愛知県', page('会社概要', '<h2>所在地</h2><p>〒460-0000 愛知県名古屋市中区 9-9</p>', 'ja')],
])('%s: %s', async (question, said, files) => {
  const { ask } = await asked(files);
  const { data, text } = await ask(question);
  expect([data.answered, text]).toEqual([true, expect.stringContaining(said) as string]);
});
