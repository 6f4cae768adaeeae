/**
 * The promise of the compiler: when one place changes and the others do not, the build fails, names both places, and the bundle that is
 * online stays as it is.
 */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed, agreeingFiles, placeOf, sourceNames, type Price } from './agreeing-site.ts';
import { MutatedSite } from './mutated-site.ts';

const site = new MutatedSite(agreeingFiles());
beforeAll(() => site.open());
afterAll(() => site.remove());

type Change = readonly [what: string, change: Partial<Price>];

const changes: readonly Change[] = [
  ['another first digit', { value: 14.5 }],
  ['another last digit', { value: 24.4 }],
  ['one cent', { value: 24.51 }],
  ['the cents turned', { value: 24.05 }],
  ['no cents', { value: 24 }],
  ['a tenth', { value: 2.45 }],
  ['a digit more', { value: 240.5 }],
  ['thousands', { value: 24_500 }],
  ['nothing', { value: 0 }],
  ['euros', { currency: 'EUR' }],
  ['another dollar', { currency: 'CAD' }],
  ['a year', { period: 'P1Y' }],
  ['a week', { period: 'P1W' }],
];

describe('a site whose sources agree', () => {
  it('has no problem, and every source confirms the price', async () => {
    const { problems, exitCode, isUntouched } = await site.build({});
    expect({ problems, exitCode, isUntouched }).toEqual({ problems: [], exitCode: 0, isUntouched: true });
    const { plans } = JSON.parse(String(site.bundle.get('api/v1/plans.json'))) as { plans: readonly { provenance: object }[] };
    expect(plans[0]?.provenance).toMatchObject({
      '/price': { level: 'content', confirmedBy: ['attribute', 'jsonld', 'table', 'heuristic'] },
    });
  });

  it('has each of them in a line of its own', () => {
    const lines = sourceNames.map((name) => {
      const [file = '', line] = placeOf[name].split(':');
      return String(agreeingFiles()[file.replace('site/', '')]).split('\n')[Number(line) - 1];
    });
    expect(lines).toEqual(sourceNames.map(() => expect.stringContaining('24.5')));
    expect(new Set(Object.values(placeOf)).size).toBe(sourceNames.length + 1);
  });
});

describe.each(sourceNames)('only the price of the %s changes', (name) => {
  it.each(changes)('to %s: the build fails, names both places, and leaves the old bundle', async (_, change) => {
    const { places, ...outcome } = await site.build(agreeingFiles({ [name]: { ...agreed, ...change } }));
    expect(outcome).toMatchObject({ exitCode: 1, errors: ['SITEC2101'], isUntouched: true });
    expect(places).toContain(placeOf[name]);
    expect(sourceNames.filter((other) => other !== name && places.includes(placeOf[other])).length).toBeGreaterThan(0);
  });
});

it('a failed build leaves nothing beside the old bundle but the explanation', async () => {
  expect((await site.build(agreeingFiles({ card: { ...agreed, value: 30 } }))).exitCode).toBe(1);
  expect(readdirSync(site.folder).sort()).toEqual(['.sitec', 'content', 'dist', 'site', 'sitec.config.json']);
});
