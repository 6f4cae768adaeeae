/** Questions for the company or the person behind a site: an answer names one. */
import { describe, expect, it } from 'vitest';
import { languageFiles } from '../../compiler/pages/language/language-files.ts';
import { html } from '../compiler/site.ts';
import { asked } from './sites.ts';

const inLanguage = (language: string, text: string): string => text.replace('lang="en"', `lang="${language}"`);
const home = (text: string, head = ''): string =>
  html('Fjordbyg', `<p>Fjordbyg makes windows and doors of wood.</p>${text}`, `<meta property="og:site_name" content="Fjordbyg">${head}`);

const stated = home(
  '',
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Fjordbyg', legalName: 'Nordtre Holding' })}</script>`,
);

describe.each([...languageFiles()])('%s', (language, { questions }) => {
  it('is answered with the registered name', async () => {
    const { ask } = await asked({ 'index.html': inLanguage(language, stated) });
    const { text, data } = await ask(questions.company.replace('{site}', 'Fjordbyg'));
    expect([data.answered, data.language, text]).toEqual([true, language, expect.stringContaining('Nordtre Holding')]);
  });
});

it.each([
  ['en', '<p>The company Fjordbyg is run by Jane Miller in Leeds.</p>', 'Which company is behind Fjordbyg?', 'Jane Miller'],
  [
    'en',
    '<p>Fjordbyg was founded by two friends.</p><footer>© 2026 Nordtre Ltd. All rights reserved.</footer>',
    'Which company is behind Fjordbyg?',
    'Nordtre Ltd',
  ],
  ['de', '<h2>Inhaberin</h2><p>Erika Muster hat Fjordbyg aufgebaut.</p>', 'Wer ist Inhaber von Fjordbyg?', 'Erika Muster'],
  [
    'pl',
    '<footer>© 2026 Nordtre sp. z o.o. Wszelkie prawa zastrzeżone.</footer>',
    'Kto jest właścicielem marki Fjordbyg?',
    'Nordtre sp. z o.o.',
  ],
])('the words of a page for it answer: %s, %s', async (language, words, question, answer) => {
  const { ask } = await asked({ 'index.html': inLanguage(language, home(words)) });
  const { text, data } = await ask(question);
  expect([data.answered, text]).toEqual([true, expect.stringContaining(answer)]);
});

it('a name in a line of its own on the page about the company answers, unless there are two', async () => {
  const imprint = (lines: string): string => html('Imprint', lines);
  const question = 'Which company is behind Fjordbyg?';
  const one = await asked({ 'index.html': home(''), 'imprint/index.html': imprint('<p>Nordtre Ltd<br>Storgatan 5</p>') });
  const town = await asked({ 'index.html': home(''), 'imprint/index.html': imprint('<p>12 Centre Street<br>Calgary, AB</p>') });
  const form = await asked({ 'index.html': home(''), 'imprint/index.html': imprint('<p>Legal form: Ltd</p>') });
  const house = await asked({
    'index.html': home(''),
    'contact/index.html': html('Contact', '<p>Mill House Society Ltd<br>5 Mill Road</p>'),
  });
  const two = await asked({
    'index.html': home(''),
    'imprint/index.html': imprint('<p>Nordtre Ltd</p><p>Hosting:</p><p>Servera Inc.</p>'),
  });
  expect(await one.ask(question)).toMatchObject({ data: { answered: true }, text: expect.stringContaining('Nordtre Ltd') as string });
  expect(await two.ask(question)).toMatchObject({ data: { answered: false } });
  expect(await town.ask(question)).toMatchObject({ data: { answered: false } });
  expect(await form.ask(question)).toMatchObject({ data: { answered: false } });
  expect(await house.ask(question)).toMatchObject({ data: { answered: false } });
});

it.each([
  '<p>Fjordbyg is a company with a heart for wood.</p>',
  '<p>Every owner of a house needs doors: Fjordbyg has them.</p>',
  '<p>The company Fjordbyg works in the whole country.</p>',
])('a text without a name of somebody does not: %s', async (words) => {
  const { ask } = await asked({ 'index.html': home(words) });
  expect((await ask('Which company is behind Fjordbyg?')).data.answered).toBe(false);
  expect((await ask('Who owns Fjordbyg?')).data.answered).toBe(false);
});
