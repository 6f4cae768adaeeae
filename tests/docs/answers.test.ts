/** docs/explanation/answers.md names what a site can configure of the answers; runtime/answer/README.md has the constants of the code. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemFamilies } from '../../compiler/problems/index.ts';
import { labelNames } from '../../compiler/words/languages.ts';
import { example } from './configuration-example.ts';
import { readText, ROOT } from './document.ts';

const text = readText('docs/explanation/answers.md');
const algorithm = readText('runtime/answer/README.md');

it.each([
  ['keys of the configuration', Object.keys(example.answers ?? {})],
  ['labels', labelNames()],
])('all %s are named', (_, names) => {
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`answers.${name}\``))).toEqual([]);
});

it('names no problem of the answers but those that exist', () => {
  const codes = new Set(problemFamilies.flatMap(({ problems }) => problems.map(({ code }) => code)));
  expect((text.match(/SITEC\d{4}/g) ?? []).filter((code) => !codes.has(code))).toEqual([]);
});

/** `const NAME = 0.7;` and `const FIELD: Field = { weight: 3, ... };` of the search, the guide and the passages. */
const NUMBER = /^(?:export )?const ([A-Z_]+) = ([\d._]+);/gm;
const FIELD = /^const ([A-Z]+): Field = (\{[^}]*\});/gm;
const code = ['runtime/answer', 'compiler/passages', 'compiler/words'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readText(`${folder}/${name}`)),
);
const matched = (pattern: RegExp): readonly (readonly [name: string, value: string])[] =>
  code.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const));

it('every constant of the search and of the guide is told with its value', () => {
  const constants = matched(NUMBER).map(([name, value]) => [name, Number(value.replaceAll('_', '')).toLocaleString('en')] as const);
  expect(constants.length).toBeGreaterThan(30);
  const isTold = ([name, value]: (typeof constants)[number]): boolean =>
    new RegExp(`\`${name}\` = ${value.replace('.', '\\.')}(?![\\d,]*\\d|\\.\\d)`).test(algorithm);
  expect(constants.filter((each) => !isTold(each))).toEqual([]);
});

it('names no constant with a value that the code does not have', () => {
  const names = new Set(matched(NUMBER).map(([name]) => name));
  expect([...algorithm.matchAll(/`([A-Z_]+)` = \d/g)].map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([]);
});

it('the table of fields has their weights, shares of length and usual words', () => {
  const fields = matched(FIELD).map(([name, value]) => [name, ...(value.match(/[\d.]+/g) ?? [])].join(' '));
  const rows = [...algorithm.matchAll(/^\| `([A-Z]+)`.*?\| ([\d.]+) \| ([\d.]+) \| (\d+) \|$/gm)].map(([, ...cells]) => cells.join(' '));
  expect(fields).toHaveLength(3);
  expect(rows).toEqual(fields);
});
