/** docs/reference/a2a.md says what the compiled tables of /a2a say. */
import { expect, test } from 'vitest';
import { a2aTable } from '../../compiler/protocols/a2a.ts';
import { httpTable } from '../../compiler/protocols/http.ts';
import { createGuide } from '../../runtime/answer/guide.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import { createFixture, INDEX } from '../runtime/fixture.ts';
import { readText } from './document.ts';

const table = a2aTable(['en']);
const text = readText('docs/reference/a2a.md');

/** Cells of the rows of the table below a heading. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  const rows = body
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const codeIn = (outcome: string): number => Number(/"code":(-\d+)/.exec(outcome)?.[1]);

test('every method stands in the table, with the version and the code that it has', () => {
  const rows = rowsBelow('Methods');
  const documented = rows.flatMap(([current, old, answer]) => [
    ...namesIn(current).map((name) => [name, '1.0', answer] as const),
    ...namesIn(old).map((name) => [name, '0.3', answer] as const),
  ]);
  expect(documented.map(([name]) => name).toSorted()).toEqual(Object.keys(table.methods).toSorted());
  for (const [name, version, answer] of documented) {
    const method = table.methods[name];
    expect(method?.version, name).toBe(version);
    if (method && method.kind !== 'message' && method.outcome.startsWith('"error"'))
      expect(answer, name).toContain(String(codeIn(method.outcome)));
  }
});

test('every code of an error stands in the table, and no other one', () => {
  const constants = [...Object.values(table.methods), table.unknown].flatMap((method) =>
    method.kind === 'message' ? [] : [method.outcome],
  );
  const { type, parse, limited, failed } = httpTable('https://acme.example').a2a;
  const bodies = [type, parse, limited, failed].map(({ body }) => String(body));
  const sent = [...constants, ...Object.values(table.errors), ...bodies].filter((outcome) => outcome.includes('"error"')).map(codeIn);
  const rows = rowsBelow('Errors');
  expect(new Set(rows.map(([code]) => Number(code)))).toEqual(new Set(sent));
  const reasons = [...constants, ...Object.values(table.errors), ...bodies].flatMap(
    (outcome) => /"reason":"(\w+)"/.exec(outcome)?.[1] ?? [],
  );
  expect(rows.flatMap(([, , reason]) => namesIn(reason).slice(0, 1)).toSorted()).toEqual([...new Set(reasons)].toSorted());
});

test('every field of the data part stands in the table', async () => {
  const find = createPassages(createFixture());
  const { data } = await createGuide(INDEX.answers, find)('How much does Starter cost?');
  expect(rowsBelow('The data part').flatMap(([field]) => namesIn(field))).toEqual(Object.keys(data));
});

test('every output mode stands in the table', () => {
  const modes = rowsBelow('Messages').find(([field]) => field === '`acceptedOutputModes`')?.[1];
  expect(new Set(namesIn(modes))).toEqual(new Set([...table.modes.text, ...table.modes.data]));
});
