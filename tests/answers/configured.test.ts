/** What a site says of its answers: further names, phrases, templates and languages. */
import { expect, it } from 'vitest';
import { answerSettings } from '../../compiler/answers/settings.ts';
import { faultsOf } from '../../compiler/answers/site-templates.ts';
import type { AnswersConfig } from '../../compiler/config/sections/answers.ts';
import type { ListedForms } from '../../compiler/words/forms.ts';
import { TEMPLATES } from '../../compiler/words/templates/index.ts';
import { createGuide, type Answer } from '../../runtime/answer/intents.ts';
import { context, guides, runtimeIndex } from './fixture.ts';

/** Asks the example company with a configuration. */
const asking = (config: AnswersConfig, own: ListedForms = {}, pages = ['en', 'de']): ((text: string, preferred?: string) => Answer) =>
  createGuide(runtimeIndex({ ...context, settings: answerSettings(pages, config) }, guides, own)).answer;

const seen = ({ data }: Answer): unknown => data.intents.map(({ name, slots }) => [name, slots]);

it('knows things by further names', () => {
  const ask = asking({
    aliases: {
      plans: { growth: ['The Middle One'] },
      features: { broadcasts: ['mass mailing'] },
      platforms: { 'chat-a': ['Plauderei'] },
      comparisons: { 'acme-vs-tool-a': ['Werkzeug A'] },
    },
  });
  expect(seen(ask('How much is the middle one?'))).toEqual([['plans.price', { plan: 'growth' }]]);
  expect(seen(ask('Do you have mass mailings?'))).toEqual([['features.one', { feature: 'broadcasts' }]]);
  expect(seen(ask('Unterstützt ihr Plauderei?'))).toEqual([['platforms.supports', { platform: 'chat-a' }]]);
  expect(seen(ask('Was ist der Unterschied zu Werkzeug A?'))).toEqual([['comparisons.one', { tool: 'acme-vs-tool-a' }]]);
});

it('is led by phrases, before its own rules', () => {
  const ask = asking({
    phrases: {
      'contacts.sales': ['"book a demo"'],
      'plans.price/scale': ['"the big one"'],
      'guides.find/courier-tracking': { en: ['onboarding'], de: ['Einstieg'] },
    },
  });
  expect(seen(ask('Can I book a demo?'))).toEqual([['contacts.sales', {}]]);
  expect(ask('So, what about the big one?').text).toMatch(/^Scale costs \$199/);
  expect(ask('Einstieg').data.links[0]?.url).toBe('https://acme.example/guides/courier-tracking/');
  expect(seen(ask('Can I book a flight to Rome?'))).toEqual([['out_of_scope', {}]]);
});

it('says its answers in the templates of the site, with the facts that they state', () => {
  const ask = asking({ templates: { en: { 'plans.price': 'Take {name}!', 'limit.users': 'seats', read_more: 'See ' } } }, {}, ['en']);
  const { text, data } = ask('How much is Starter?');
  expect(text).toBe('Take Starter!\nSee https://acme.example/pricing/');
  expect(data.facts.map(({ key }) => key)).toEqual(['plans.starter.name']);
  expect(ask('How many users are in Growth?').text).toMatch(/^Growth includes 5 seats\./);
});

it.each([
  [{}, ['name', 'price', 'price.currency', 'price.period'], ['name', 'limits.aiCredits', 'limits.aiCredits.period']],
  [{ 'price.amount': '{value}', limit: '{value} {name}' }, ['name', 'price', 'price.period'], ['name', 'limits.aiCredits']],
  [{ 'price.amount': '{currency}', price: '{amount}', limit: '{period}' }, ['name', 'price.currency'], ['name', 'limits.aiCredits.period']],
  [{ price: '{period}', limit: '{name}' }, ['name', 'price.period'], ['name']],
])('states no part of a price or a limit that %j leaves out', (templates, price, limit) => {
  const ask = asking({ templates: { en: templates } }, {}, ['en']);
  const keys = (text: string): readonly string[] => ask(text).data.facts.map(({ key }) => key.replace('plans.growth.', ''));
  expect(keys('How much is Growth?')).toEqual(price);
  expect(keys('How many AI credits does Growth include?')).toEqual(limit);
});

it('states a part that one of the languages says', () => {
  const ask = asking({ templates: { en: { price: '{amount}' } } });
  expect(ask('How much is Growth?').data.facts.map(({ key }) => key)).toContain('plans.growth.price.period');
});

it('says the rest as sitec does', () => {
  const ask = asking({ templates: { en: { 'plans.price': 'Take {name}!' } } });
  expect(ask('Was kostet Starter?').text).toMatch(/^Starter kostet 19 \$ pro Monat\./);
});

it('leaves out templates that could not be said', () => {
  const ask = asking({ templates: { en: { 'plans.price': '{name} costs $5.', 'plans.limit': '{nobody} has {limit}.', 'no.such': 'x' } } });
  expect(ask('How much is Starter?').text).toMatch(/^Starter costs \$19 per month\./);
  expect(ask('How many users are in Growth?').text).toMatch(/^Growth includes 5 users\./);
});

/** Every template, as a language that sitec does not know. */
const shouted = Object.fromEntries(
  Object.entries(TEMPLATES.en).map(([id, text]) => [id, text.replace(/(?<!\{)\b[a-z]+\b(?!\})/g, (word) => word.toUpperCase())]),
);

it('answers in a language that sitec does not know', () => {
  const french: AnswersConfig = {
    languages: ['fr', 'en'],
    templates: { fr: { ...shouted, 'plans.price': '{name} coûte {price}.', 'number.decimal': ',', 'price.amount': '{value} {sign}' } },
    functionWords: { fr: ['combien', 'est', 'le', 'pour', 'quelle', 'de'] },
    numbers: { fr: { trois: 3 } },
  };
  const ask = asking(french, { PRICE: ['coûte', 'prix'], PLAN: ['offre'], USERS: ['utilisateurs'] });
  expect(ask('Combien coûte Growth ?')).toMatchObject({ data: { language: 'fr', answered: true } });
  expect(ask('Combien coûte Growth ?').text).toMatch(/^Growth coûte 49,50 \$ PER MONTH\./);
  expect(seen(ask('Quelle offre pour trois utilisateurs ?'))).toEqual([['plans.recommend', { limit: 'users', min: 3 }]]);
  expect(ask('How much is Growth?').data.language).toBe('en');
  expect(ask('???').data.language).toBe('fr');
  expect(ask('???', 'en').data.language).toBe('en');
});

it('takes the languages of the pages that have templates', () => {
  expect(answerSettings(['fr', 'de-CH']).languages).toEqual(['de']);
  expect(answerSettings(['fr', 'de-CH'], { templates: { fr: {} } }).languages).toEqual(['fr', 'de']);
  expect(answerSettings(['ur', 'ar-EG']).languages).toEqual(['ur-Latn', 'ar']);
  expect(answerSettings(['ja']).languages).toEqual(['en']);
  expect(answerSettings(['de'], { languages: ['ar', 'ar'] }).languages).toEqual(['ar']);
});

it('takes tags of languages in any case, and the templates of the language for those of a region', () => {
  const { languages, templatesOf, functionWords } = answerSettings(['en'], {
    languages: ['DE', 'de-at', 'UR', 'fr-ca'],
    templates: { De: { thanks: 'Gern!' } },
    functionWords: { DE: ['griaß'] },
  });
  expect(languages).toEqual(['de', 'ur-Latn', 'fr-CA']);
  expect(templatesOf('de').thanks).toBe('Gern!');
  expect(functionWords).toEqual({ de: ['griaß'] });
  expect(answerSettings(['de-AT'], { templates: { 'de-AT': {} } }).languages).toEqual(['de-AT']);
});

it.each(['toString', 'constructor', '__proto__'])('takes %s for a key and a word like any other', (name) => {
  const functionWords = Object.fromEntries([[name, [name]]]);
  const numbers = Object.fromEntries([[name, Object.fromEntries([[name, 3]])]]);
  const ask = asking({ functionWords, numbers });
  expect(ask(`${name}: how much is Growth?`).text).toMatch(/^Growth costs \$49\.50/);
});

it('refuses values in templates in every form', () => {
  const values = [
    'costs 5',
    '50 %',
    '€',
    'see https://evil.example/x',
    'www.evil.example',
    'a@b.example',
    'v2.1 is 3',
    '٣ أيام',
    '{name}9',
    'v2',
    'USD',
    'EUR5',
    'Rs',
    'acme.example/pricing',
    'evil.com',
    'evil.example.com',
    'mailto:boss',
    'TEL:boss',
    'ftp://x',
    'A2',
    'x²',
  ];
  const { templatesOf } = answerSettings(['en'], {});
  for (const value of values) {
    const own = answerSettings(['en'], { templates: { en: { 'plans.price': `{name} ${value}` } } }).templatesOf('en');
    expect(own['plans.price'], value).toBe(templatesOf('en')['plans.price']);
  }
  for (const text of ['a', '1', ' und ', 'x, ']) {
    const own = answerSettings(['en'], { templates: { en: { 'list.comma': text, 'number.thousands': text } } }).templatesOf('en');
    expect([own['list.comma'], own['number.thousands']], text).toEqual([', ', ',']);
  }
  const named = answerSettings(['en'], {
    templates: { en: { 'plans.price': '{name} (A2A, B2B, MCP) costs {price}, z.B. or e.g.' } },
  }).templatesOf('en');
  expect(named['plans.price']).toBe('{name} (A2A, B2B, MCP) costs {price}, z.B. or e.g.');
});

it.each([
  ['{ name } costs {price}', '{ name }'],
  ['{name costs {price}', '{name costs'],
  ['{name}} costs {price}', '}'],
  ['{{name}} costs {price}', '{ }'],
])('refuses %j, whose braces are no placeholder', (text, brace) => {
  expect(faultsOf('plans.price', text)).toContainEqual({ kind: 'brace', text: brace });
});

it('refuses templates of blanks, but where blanks are what is said', () => {
  for (const blank of [' ', '\n\t', '\u200B']) {
    expect(faultsOf('plans.price', blank)).toEqual([{ kind: 'blank' }]);
    for (const id of ['list.comma', 'number.thousands', 'read_more']) expect(faultsOf(id, blank)).toEqual([]);
  }
});

it('finds no fault in the templates of sitec', () => {
  const all = Object.values(TEMPLATES).flatMap((templates) => Object.entries(templates));
  expect(all.flatMap(([id, text]) => faultsOf(id, text).map((fault) => ({ id, fault })))).toEqual([]);
});
