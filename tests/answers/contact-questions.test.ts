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
    const names = ['contact', 'phone', 'place', 'hours'] as const;
    const answers = await Promise.all(names.map((name) => ask(questions[name])));
    expect(answers.map(({ data }) => [data.answered, data.language])).toEqual(names.map(() => [true, language]));
    const [contact, phone, place, hours] = answers.map(({ text }) => text);
    for (const text of [contact, phone]) expect(text).toContain('+46 8 123 45 67');
    expect(place).toContain('Storgatan 5');
    expect(hours).toContain('Mo-Fr 09:00-17:00');
  });
});

it.each([
  ['de', 'Habt ihr am Samstag geöffnet?'],
  ['en', 'Are you open on Sunday?'],
  ['nl', 'Wanneer zijn jullie open op woensdag?'],
  ['da', 'Hvad er åbningstiderne om mandagen?'],
])('the hours of the week answer for each of its days: %s, %s', async (language, question) => {
  const { ask } = await asked({ 'index.html': home.replace('lang="en"', `lang="${language}"`) });
  const { text, data } = await ask(question);
  expect([data.answered, text]).toEqual([true, expect.stringMatching(/^Mo-Fr 09:00-17:00\n/) as string]);
});

it('prices are no telephone number', async () => {
  const prices = '<ul><li>Baby: 117 €</li><li>Jeunes: 217 €</li><li>Adultes: 282 €</li></ul>';
  const { ask } = await asked(
    Object.fromEntries(
      Object.entries({
        'index.html': html('Club de voile', '<p>Le club est ouvert.</p><p>Téléphone : <a href="tel:+33639981234">06 39 98 12 34</a></p>'),
        'tarifs/index.html': html('Tarifs', prices),
      }).map(([file, text]) => [file, text.replace('lang="en"', 'lang="fr"')]),
    ),
  );
  const { text, data } = await ask('Quel est le téléphone du club ?');
  expect([data.answered, text]).toEqual([true, expect.stringMatching(/39 ?98 ?12 ?34/) as string]);
  expect(text).not.toContain('117');
});

it('an address with an underscore is quoted as it is', async () => {
  const { ask } = await asked({
    'index.html': html('Fjordbyg', '<p>Our _finest_ windows. Write to the workshop: ada_king@acme.example</p>'),
  });
  expect((await ask('How do I write to the workshop?')).text).toContain('ada_king@acme.example');
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

it.each([
  ['en', 'What is your email address?', /^hello@fjordbyg\.example\n/],
  ['nl', 'Wat is jullie e-mailadres?', /^hello@fjordbyg\.example\n/],
  ['pl', 'Jaki jest adres e-mail?', /^hello@fjordbyg\.example\n/],
  ['en', 'What is the email of support?', /^help@fjordbyg\.example\n/],
  ['en', 'What is the email of sales?', /^sales@fjordbyg\.example\n/],
])('the general contact answers a question for any, another one its own: %s, %s', async (language, question, answer) => {
  const points = [
    { '@type': 'ContactPoint', contactType: 'customer support', email: 'help@fjordbyg.example' },
    { '@type': 'ContactPoint', contactType: 'sales', email: 'sales@fjordbyg.example' },
  ];
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Fjordbyg',
    email: 'hello@fjordbyg.example',
    contactPoint: points,
  };
  const script = `<script type="application/ld+json">${JSON.stringify(organization)}</script>`;
  const body = html('Fjordbyg', '<p>Fjordbyg makes windows.</p>', script).replace('lang="en"', `lang="${language}"`);
  expect((await (await asked({ 'index.html': body })).ask(question)).text).toMatch(answer);
});

it('a word that the site has is not misspelled: a contract is no contact', async () => {
  const organization = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Fjordbyg',
    email: 'contact@fjordbyg.example',
  });
  const first = html('Fjordbyg', '<p>Fjordbyg makes windows.</p>', `<script type="application/ld+json">${organization}</script>`);
  const questions = '<h2>Is there a contract?</h2><p>Yes, a short one for two seasons.</p><h2>Who builds?</h2><p>Two carpenters.</p>';
  const { ask } = await asked({ 'index.html': first, 'questions/index.html': html('Questions', questions) });
  const { text } = await ask('Is there a contract?');
  expect(text).toContain('a short one for two seasons');
  expect(text).not.toContain('contact@');
});

it('"how much is" asks for an amount of money, not for any number', async () => {
  const page = html('Wall planner for offices', '<p>A planner for teams of any size, filled in only 2 minutes per day by each user.</p>');
  const { ask } = await asked({ 'index.html': page });
  expect((await ask('How much is it per user?')).data.answered).toBe(false);
});

describe('words that only sound like an answer', () => {
  it.each([
    ['How can I contact you?', 'Rates', '<h2>Contact rate</h2><p>The contact rate of our sales team was 25 % in spring.</p>'],
    ['Where are you located?', 'Personal data', '<h2>Data that you provide</h2><p>Such data is limited to your email address.</p>'],
    ['When are you open?', 'How Fjordbyg saved 40 hours a month', '<p>The team saved 40 hours a month with one report.</p>'],
  ])('do not answer %s', async (question, title, body) => {
    const { ask } = await asked({
      'index.html': html('Fjordbyg', '<p>Fjordbyg makes windows of oak and pine.</p>'),
      'a.html': html(title, body),
    });
    expect((await ask(question)).data.answered).toBe(false);
  });

  it('leave a page about it that shows how', async () => {
    const { ask } = await asked({
      'index.html': html('Fjordbyg', '<p>Fjordbyg makes windows of oak and pine.</p>'),
      'a.html': html('Help', '<h2>Contact our workshop</h2><p>Write to the workshop in Uppsala: workshop@fjordbyg.example</p>'),
    });
    expect(await ask('How can I contact you?')).toMatchObject({ data: { answered: true }, text: /workshop@fjordbyg\.example/ });
  });
});
