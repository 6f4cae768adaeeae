/** docs/reference/configuration.md names every variable of the environment that sitec reads, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from './document.ts';

const variablesIn = (text: string): readonly string[] => [...new Set(text.match(/\bSITEC_[A-Z_]+\b/g))].sort();

const read = ['cli', 'compiler'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.ts'))
    // What is written into files of hosts and examples is a variable there.
    .map((item) => readFileSync(join(item.parentPath, item.name), 'utf8'))
    .flatMap((text) => (/process\.env|\bEnvironment\b|variable: 'SITEC_/.test(text) ? variablesIn(text) : [])),
);

it('every variable that is read is documented', () => {
  expect(variablesIn(readText('docs/reference/configuration.md'))).toEqual([...new Set(read)].sort());
  expect(read.length).toBeGreaterThan(6);
});
