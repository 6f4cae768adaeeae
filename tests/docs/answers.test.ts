/** docs/answers.md names whatever a site may configure of the answers. */
import { expect, it } from 'vitest';
import { labelNames } from '../../compiler/words/labels.ts';
import { example } from './configuration-example.ts';
import { readText } from './document.ts';

const text = readText('docs/answers.md');

it.each([
  ['keys of the configuration', Object.keys(example.answers ?? {})],
  ['labels', labelNames()],
])('all %s are named', (_, names) => {
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`answers.${name}\``))).toEqual([]);
});

it('names no problem of the answers but those that exist', () => {
  const codes = new Set(readText('docs/problems.md').match(/SITEC\d{4}/g));
  expect((text.match(/SITEC\d{4}/g) ?? []).filter((code) => !codes.has(code))).toEqual([]);
});
