/** Several places that change together, and places beside the pricing page that name a plan. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../site.ts';
import { agreed, agreeingFiles, placeOf, sourceNames, type Price, type Said, type SourceName } from './agreeing-site.ts';
import { MutatedSite } from './mutated-site.ts';

const site = new MutatedSite(agreeingFiles());
beforeAll(() => site.open());
afterAll(() => site.remove());

const other: Price = { ...agreed, value: 29.5 };
const saying = (price: Price, names: readonly SourceName[]): Said => Object.fromEntries(names.map((name) => [name, price]));

describe('two places that change together contradict the others', () => {
  const rows: readonly (readonly [one: SourceName, two: SourceName, named: readonly SourceName[]])[] = [
    ['attribute', 'card', ['content', 'attribute', 'card']],
    ['attribute', 'jsonld', ['content', 'attribute', 'jsonld']],
    ['jsonld', 'table', ['content', 'jsonld', 'table']],
    ['table', 'card', ['content', 'table', 'card']],
    ['content', 'attribute', ['content', 'jsonld', 'table', 'card']],
    ['content', 'card', ['content', 'attribute', 'jsonld', 'table']],
  ];

  it.each(rows)('%s and %s', async (one, two, named) => {
    const { places, ...outcome } = await site.build(agreeingFiles(saying(other, [one, two])));
    expect(outcome).toMatchObject({ exitCode: 1, errors: ['SITEC2101'], isUntouched: true });
    expect([...places].sort()).toEqual(named.map((name) => placeOf[name]).sort());
  });

  it.each(sourceNames)('all but %s', async (name) => {
    const others = sourceNames.filter((each) => each !== name);
    const { places, ...outcome } = await site.build(agreeingFiles(saying(other, others)));
    expect(outcome).toMatchObject({ exitCode: 1, errors: ['SITEC2101'], isUntouched: true });
    expect(places).toContain(placeOf[name]);
  });
});

describe('two places that change in different ways', () => {
  it('are two errors, each with its place', async () => {
    const said = { attribute: other, table: { ...agreed, value: 39.5 } };
    const { problems, errors } = await site.build(agreeingFiles(said));
    expect(errors).toEqual(['SITEC2101', 'SITEC2101']);
    expect(problems.map(({ message }) => message)).toEqual([
      'plans.solo.price: the content file says 24.5 USD a month, the attribute of the page says 29.5 USD a month',
      'plans.solo.price: the content file says 24.5 USD a month, the table says 39.5 USD a month',
    ]);
  });
});

describe('all places together', () => {
  it('change without an error', async () => {
    const { exitCode, problems } = await site.build(agreeingFiles(saying(other, sourceNames)));
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    // The bundle is the one of the changed site now.
    await site.open();
  });
});

describe('an Offer on the home page', () => {
  it.each([
    ['another amount', { value: 24.6 }],
    ['nothing', { value: 0 }],
    ['another currency', { currency: 'GBP' }],
  ])('contradicts the pricing page: %s', async (_, change) => {
    const { places, ...outcome } = await site.build(agreeingFiles({ home: { ...agreed, ...change } }));
    expect(outcome).toMatchObject({ exitCode: 1, errors: ['SITEC2101'], isUntouched: true });
    expect([...places].sort()).toEqual([placeOf.content, placeOf.home].sort());
  });
});

describe('a place that names the plan beside the pricing page', () => {
  const agents: Files = { 'agents.txt': 'Acme\n\nSolo costs $24.50 a month.\n' };
  const german: Files = {
    'de/pricing.html': String(agreeingFiles()['pricing.html'])
      .replace('lang="en"', 'lang="de"')
      .replace(/<script[^\n]*\n/g, '')
      .replace(/<table>[^]*<\/table>/, ''),
  };

  it.each([
    ['a file for agents, another amount', 'SITEC2107', agents, '$24.50', '$24.60', 'site/agents.txt:3'],
    ['a file for agents, another currency', 'SITEC2107', agents, '$24.50', '€24.50', 'site/agents.txt:3'],
    ['a file for agents, another period', 'SITEC2107', agents, 'a month', 'a year', 'site/agents.txt:3'],
    ['the attribute of a translation', 'SITEC2101', german, '"24.5 USD P1M"', '"25.5 USD P1M"', 'site/de/pricing.html:10'],
  ])('%s', async (_, code, more, from, to, place) => {
    const whole = new MutatedSite({ ...agreeingFiles(), ...more });
    try {
      await whole.open();
      const changed = Object.fromEntries(Object.entries(more).map(([path, body]) => [path, String(body).replace(from, to)]));
      const { places, ...outcome } = await whole.build(changed);
      expect(outcome).toMatchObject({ exitCode: 1, errors: [code], isUntouched: true });
      expect(places).toContain(place);
    } finally {
      whole.remove();
    }
  });

  it('the look of a translation, which is a guess and fails no build', async () => {
    const whole = new MutatedSite({ ...agreeingFiles(), ...german });
    try {
      await whole.open();
      const changed = Object.fromEntries(Object.entries(german).map(([path, body]) => [path, String(body).replace('$24.50', '$25.50')]));
      const { exitCode, errors, isUntouched, problems } = await whole.build(changed);
      expect({ exitCode, errors, isUntouched }).toEqual({ exitCode: 0, errors: [], isUntouched: false });
      expect(problems).toMatchObject([{ code: 'SITEC2109', level: 'warning', place: { file: 'site/de/pricing.html' } }]);
    } finally {
      whole.remove();
    }
  });
});
