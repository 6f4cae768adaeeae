/** Where a problem begins and ends, as reports tell it: in content files, front matter, the configuration and pages. */
import { expect, it } from 'vitest';
import { locateProblems, type LocatedPlace } from '../../../cli/report/outcome.ts';
import { json } from '../../../cli/report/reporters/json.ts';
import type { ProblemDocument } from '../../../cli/report/schema.ts';
import { html, SiteFolder, type Files } from '../../compiler/site.ts';
import { folderOf } from '../fixture.ts';
import { failedOf, PLAIN } from './outcome.ts';

const PLAN = '<div data-sitec-plan="growth"><h2 data-sitec-name>Growth</h2><p data-sitec-price="49 USD P1M">$49 a month</p></div>';

/** What stands between begin and end of the place of the problem with a code, and between those of the places beside it. */
const textsOf = async (files: Files, code: string): Promise<readonly (string | null)[]> => {
  const site = new SiteFolder({ 'index.html': html('Acme'), ...files });
  const { problems } = await site.compile();
  site.remove();
  const found = problems.find((problem) => problem.code === code);
  if (!found) throw new Error(`no ${code} among ${JSON.stringify(problems)}`);
  const source = (name: string): string => String(files[name.replace(/^site\//, '')]);
  return [found.place, ...found.related].map((place) =>
    place?.end === undefined ? null : source(place.file).slice(place.offset, place.end),
  );
};

it('is the value of a content file, and what a page says has no end that is known', async () => {
  const plans = 'plans:\n  - name: Growth\n    price: { value: 59, currency: USD, period: P1M } # new\n';
  const files = { 'pricing.html': html('Pricing', PLAN), 'content/plans.yaml': plans };
  expect(await textsOf(files, 'SITEC2101')).toEqual(['{ value: 59, currency: USD, period: P1M }', null, null]);
});

it('is what front matter says, wherever that begins', async () => {
  const files = { 'content/plans/growth.md': '\ufeff---\nname: Growth\nprice: 59\n---\nText\n' };
  expect(await textsOf(files, 'SITEC1031')).toEqual(['name: Growth\nprice: 59']);
});

it('is a key of the configuration', async () => {
  expect(await textsOf({ 'sitec.config.json': '{\n  "markdown": { "bom": "yes" }\n}\n' }, 'SITEC1002')).toEqual(['bom']);
});

it('is told with its line and column in the report for programs, also over lines', () => {
  const folder = folderOf({ 'a.yaml': 'one: 1\ntwo:\n  - 2\n  - 3\n' });
  const place = { file: 'a.yaml', offset: 14, end: 23 };
  const problem = {
    code: 'SITEC2101',
    level: 'error',
    message: 'm',
    why: 'w',
    fix: 'f',
    place,
    related: [
      { file: 'a.yaml', offset: 0 },
      { file: 'gone', offset: 1, end: 2 },
    ],
  } as const;
  const located = locateProblems([problem], folder, undefined);
  const position: LocatedPlace = { ...place, line: 3, column: 3, endLine: 4, endColumn: 6 };
  expect(located[0]?.place).toEqual(position);
  const { problems } = JSON.parse(json.report(failedOf(...located), PLAIN)) as { readonly problems: readonly ProblemDocument[] };
  expect(problems[0]).toMatchObject({ file: 'a.yaml', line: 3, column: 3, endLine: 4, endColumn: 6 });
  expect(problems[0]?.related).toEqual([{ file: 'a.yaml', line: 1, column: 1 }, { file: 'gone' }]);
});
