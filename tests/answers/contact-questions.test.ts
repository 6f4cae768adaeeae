/** Questions of buyers about the telephone, the place and the hours, in every language: the structured data of the site answers them. */
import { describe, expect, it } from 'vitest';
import { languageFiles } from '../../compiler/pages/language/language-files.ts';
import { html } from '../compiler/site.ts';
import { asked } from './sites.ts';

const company = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'HardwareStore',
  name: 'Fjordbyg',
  url: 'https://acme.example/',
  telephone: '+46 8 123 45 67',
  address: { '@type': 'PostalAddress', streetAddress: 'Storgatan 5', postalCode: '11122', addressLocality: 'Uppsala' },
  openingHours: ['Mo-Fr 09:00-17:00'],
});

const home = html(
  'Fjordbyg',
  '<p>Fjordbyg makes windows and doors of wood, oak and pine.</p>',
  `<script type="application/ld+json">${company}</script>`,
);

describe.each([...languageFiles()])('%s', (language, { questions }) => {
  it('is answered', async () => {
    const { ask } = await asked({ 'index.html': home.replace('lang="en"', `lang="${language}"`) });
    const [phone, place] = await Promise.all([ask(questions.phone), ask(questions.place)]);
    expect([phone.text, place.text]).toEqual([expect.stringContaining('+46 8 123 45 67'), expect.stringContaining('Storgatan 5')]);
  });
});

it.each(['de', 'en', 'es', 'fr', 'nl', 'pl', 'ru', 'sv', 'tr'])('the hours are told in %s', async (language) => {
  const { ask } = await asked({ 'index.html': home.replace('lang="en"', `lang="${language}"`) });
  expect((await ask(languageFiles().get(language)?.questions.hours ?? '')).text).toContain('Mo-Fr 09:00-17:00');
});

it.each([
  ['de', 'Wann sind Sie erreichbar?'],
  ['nl', 'Wanneer zijn jullie bereikbaar?'],
  ['pt', 'Qual o horário de atendimento?'],
])('a telephone number is no time: %s, %s', async (language, question) => {
  const line = '<p>Telephone: <a href="tel:+46812345678">+46 8 123 456 78</a></p>';
  const { ask } = await asked({ 'index.html': html('Fjordbyg', line).replace('lang="en"', `lang="${language}"`) });
  expect((await ask(question)).data.answered).toBe(false);
});

it('one contact answers a question for any, and one has the hours', async () => {
  const points = ['customer support', 'sales'].map((contactType, at) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone: `+46 8 123 45 6${at}`,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: `0${8 + at}:00`, closes: '17:00' },
  }));
  const organization = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Fjordbyg',
    contactPoint: points,
  });
  const body = html('Fjordbyg', '<p>Fjordbyg makes windows.</p>', `<script type="application/ld+json">${organization}</script>`);
  const { ask } = await asked({ 'index.html': body });
  expect((await ask('When are you open?')).text).toMatch(/^Mo 08:00-17:00\n/);
  expect((await ask('What is your phone number?')).text.match(/\+46/g)).toHaveLength(1);
});
