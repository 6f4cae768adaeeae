import { describe, expect, it } from 'vitest';
import { compileAnswers } from '../../compiler/answers/compile.ts';
import { createComposer } from '../../compiler/answers/composer.ts';
import { intents } from '../../compiler/answers/intents/index.ts';
import { answerSettings } from '../../compiler/answers/settings.ts';
import { resolvePointer } from '../../compiler/base/json.ts';
import { CONCEPTS } from '../../compiler/words/lexicon.ts';
import { context, emptyContext } from './fixture.ts';

const table = compileAnswers(context);
const answers = Object.entries(table.answers);
const bodies = new Map(
  Object.entries(context.documents).map(([name, path]) => [
    context.base + path,
    Object.entries(context.bodies).find(([key]) => key === name)?.[1],
  ]),
);

/** Numbers of a text without marks: `1,000` and `1.000` are 1000, `49,50` is 49.5. Addresses and `A2A` are no numbers. */
const numbersOf = (text: string, language: string): readonly number[] => {
  const plain = text.replace(/https?:\S+/g, '');
  const found = plain.match(/(?<![A-Za-z])\d+(?:[.,]\d+)*/g) ?? [];
  return found.map((each) => Number(language === 'de' ? each.replaceAll('.', '').replace(',', '.') : each.replaceAll(',', '')));
};

it.each(table.facts.map((fact) => [fact.key, fact] as const))('fact %s resolves to its value', (_, fact) => {
  expect(resolvePointer(bodies.get(fact.source), fact.pointer)).toStrictEqual(fact.value);
});

describe.each(answers)('%s', (key, answer) => {
  it('states no number that is not among its facts', () => {
    const values = answer.facts.flatMap((position) => String(table.facts[position]?.value));
    const known = new Set(values.flatMap((value) => [Number(value), ...numbersOf(value, 'en')]));
    // Phone numbers and addresses are quoted whole.
    const quoted = values.filter((value) => /[^\d.,]/.test(value));
    for (const [language, text] of Object.entries(answer.text)) {
      const rest = quoted.reduce((left, value) => left.replaceAll(value, ''), text);
      expect(numbersOf(rest, language).filter((each) => !known.has(each))).toEqual([]);
    }
  });

  it('states no mail address that is not among its facts', () => {
    const values = answer.facts.map((position) => table.facts[position]?.value);
    const said = Object.values(answer.text).flatMap((text) => text.match(/[\w.-]+@[\w.-]+\w/g) ?? []);
    expect(said.filter((each) => !values.includes(each))).toEqual([]);
  });

  it('is written in every language, within 600 characters, without placeholders', () => {
    expect(Object.keys(answer.text)).toEqual(['en', 'de', 'ur-Latn', 'ar']);
    for (const text of Object.values(answer.text)) {
      expect(text.length).toBeLessThanOrEqual(600);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}/);
    }
  });

  it('has a reason exactly when it is not answered, or only in part', () => {
    expect(answer.reason === undefined).toBe(answer.answered === true);
  });

  it('links to absolute addresses', () => {
    const urls = answer.links.map((position) => table.links[position]?.url ?? '');
    expect(urls.every((url) => url.startsWith('https://'))).toBe(true);
    expect(key === 'thanks' || urls.length > 0).toBe(true);
  });
});

it('says prices in four languages', () => {
  const said = (slug: string): unknown =>
    Object.values(table.answers[`plans.price/${slug}`]?.text ?? {}).map((text) => text.split('\n')[0]);
  expect(said('starter')).toEqual([
    'Starter costs $19 per month.',
    'Starter kostet 19 $ pro Monat.',
    'Starter ki qeemat $19 mahana hai.',
    'سعر Starter هو 19 USD شهريًا.',
  ]);
  expect(said('growth')).toContain('Growth kostet 49,50 $ pro Monat.');
  expect(said('enterprise')).toEqual([
    'Price of Enterprise: on request.',
    'Preis von Enterprise: auf Anfrage.',
    'Enterprise ki qeemat: darkhwast par.',
    'سعر Enterprise: عند الطلب.',
  ]);
});

it.each([
  [
    { per: 'user' },
    ['$1,200.50 per user per month', '1.200,50 $ pro Benutzer pro Monat', '$1,200.50 fi user mahana', '1,200.50 USD لكل مستخدم شهريًا'],
  ],
  [{ from: true, period: null }, ['from $1,200.50', 'ab 1.200,50 $', '$1,200.50 se shuru', 'ابتداءً من 1,200.50 USD']],
  [
    { billed: 'P1Y' },
    [
      '$1,200.50 per month (billed per year)',
      '1.200,50 $ pro Monat (Abrechnung pro Jahr)',
      '$1,200.50 mahana (bill salana)',
      '1,200.50 USD شهريًا (تُدفع سنويًا)',
    ],
  ],
  [
    { period: 'P3M', currency: 'CHF' },
    ['CHF 1,200.50 every 3 months', '1.200,50 CHF alle 3 Monate', 'CHF 1,200.50 har 3 mahine', '1,200.50 CHF كل 3 أشهر'],
  ],
])('says a price with %o', (change, expected) => {
  const plain = {
    value: 1200.5,
    currency: 'USD',
    period: 'P1M',
    per: null,
    from: false,
    billed: null,
    quote: null,
    page: null,
    status: 'confirmed',
    reason: null,
  };
  const said = createComposer(context).wording.price({ ...plain, ...change }, 1200.5);
  expect(context.settings.languages.map(said)).toEqual(expected);
});

it('names only concepts of the lexicon in rules', () => {
  const known = new Set([...Object.keys(CONCEPTS), 'SERVICE']);
  const named = table.rules.flatMap(({ all, any, none }) => [...all, ...any, ...none]);
  expect(named.filter((concept) => !known.has(concept))).toEqual([]);
});

it('has the intents that the runtime falls back to', () => {
  expect(intents.map(({ name }) => name)).toEqual(expect.arrayContaining(['guides.find', 'out_of_scope', 'unclear']));
  expect(new Set(intents.map(({ name }) => name)).size).toBe(intents.length);
});

it('refuses a template that names a fact which is not published', () => {
  const composer = createComposer(context);
  expect(() => composer.fact('plans', '/plans/9/name', 'x')).toThrow(expect.objectContaining({ code: 'SITEC3411' }));
  expect(() => composer.fact('plans', '/plans/__proto__/name', 'x')).toThrow(expect.objectContaining({ code: 'SITEC3411' }));
  expect(() => composer.say('plans.price', {})).toThrow(expect.objectContaining({ code: 'SITEC3411' }));
});

it('states nothing when nothing is published', () => {
  const empty = compileAnswers(emptyContext);
  expect(empty.facts).toEqual([]);
  expect(empty.names.words).toEqual({});
  expect(empty.answers['plans.price']?.reason).toBe('not_published');
  expect(empty.answers['plans.price/cheapest']).toBeUndefined();
});

it('answers in the languages of the site only, English when it knows none', () => {
  expect(compileAnswers({ ...context, settings: answerSettings(['de-AT', 'fr']) }).defaultLanguage).toBe('de');
  expect(Object.keys(compileAnswers({ ...context, settings: answerSettings(['fr']) }).answers['unclear']?.text ?? {})).toEqual(['en']);
});

it('is compiled the same twice', () => {
  expect(JSON.stringify(compileAnswers(context))).toBe(JSON.stringify(table));
});
