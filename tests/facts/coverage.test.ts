/** What the cases are about: every row of what once went wrong on real sites, and enough languages and currencies. UPDATE=1 writes the lists of README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grouped } from '../../compiler/base/group-by.ts';
import { readCases, type Case } from './case.ts';
import { isDue, pricesOf } from './truth.ts';

const cases = readCases();

/** Languages of the pages of a case that name one of its plans. */
const languagesOf = ({ files, truth: { plans } }: Case): readonly string[] => {
  const names = plans.flatMap(({ name, alsoNamed = [] }) => [name, ...alsoNamed]);
  const pages = Object.values(files).map(String);
  const naming = pages.filter((body) => names.some((name) => body.includes(name)));
  return [...new Set(naming.flatMap((body) => /<html[^>]*\slang="([a-z]+)/i.exec(body)?.[1] ?? []))];
};

const currenciesOf = ({ truth }: Case): readonly string[] => [
  ...new Set(truth.plans.flatMap((plan) => [...pricesOf(plan), ...(plan.addOns ?? [])]).map(({ currency }) => currency)),
];

/** What went wrong, and which cases show that it does not. */
const ROWS: readonly (readonly [row: string, isShown: (each: Case) => boolean])[] = [
  ['sites that wrote no bundle', ({ truth }) => truth.bundle === true],
  [
    'stated prices that were not published',
    ({ truth }) => truth.cardsOnly === true || truth.plans.some((plan) => typeof plan.price !== 'string' && isDue(truth, plan)),
  ],
  ['false plans', ({ truth }) => truth.notPlans.some((item) => typeof item === 'string')],
  ['a wrong price by a translation', (each) => languagesOf(each).length > 1],
  ['gaps told as facts about the company', ({ truth }) => (truth.notFound ?? []).length > 0],
  ['an address that only a link has', ({ truth }) => truth.email !== undefined],
  [
    'limits in the words of the site',
    ({ truth }) => truth.plans.some(({ limits }) => Object.values(limits).some((limit) => limit !== 'unknown')),
  ],
];

/** A value -> the names of the cases that have it, the values in the order of letters. */
const table = (valuesOf: (each: Case) => readonly string[]): readonly (readonly [value: string, names: readonly string[]])[] => {
  const pairs = cases.flatMap((each) => valuesOf(each).map((value) => ({ value, name: each.name })));
  const names = grouped(pairs, ({ value }) => value);
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, all]) => [value, all.map(({ name }) => name)] as const);
};

const languages = table(languagesOf);
const currencies = table(currenciesOf);
const rows = ROWS.map(([row, isShown]) => [row, cases.filter(isShown).map(({ name }) => name)] as const);

/** Names that are listed; of more only the number says something. */
const MOST_NAMES = 8;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.length} cases` : names.map((name) => `\`${name}\``).join(', ');

const lines = (head: string, entries: readonly (readonly [string, readonly string[]])[]): string =>
  [`| ${head} | Cases |`, '| --- | --- |', ...entries.map(([value, names]) => `| ${value} | ${listed(names)} |`)].join('\n');

const README = join(import.meta.dirname, 'README.md');
const START = '<!-- coverage: written by UPDATE=1 -->\n';

describe('the cases', () => {
  it.each(rows)('show what became of %s', (_, names) => expect(names).not.toEqual([]));

  it('are in ten languages and twelve currencies at least', () => {
    expect(languages.length).toBeGreaterThanOrEqual(10);
    expect(currencies.length).toBeGreaterThanOrEqual(12);
  });

  it('are listed in README.md', () => {
    const text = readFileSync(README, 'utf8');
    const [before = ''] = text.split(START);
    const lists = [lines('What went wrong', rows), lines('Language', languages), lines('Currency', currencies)].join('\n\n');
    const expected = `${before}${START}\n${lists}\n`;
    if (process.env.UPDATE === '1') writeFileSync(README, expected);
    expect(process.env.UPDATE === '1' ? expected : text).toBe(expected);
  });
});
