/** A configuration as text: what is written is read back, whatever stands in it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../../compiler/config/file.ts';
import { CONFIG_FORMATS, type ConfigFormat } from '../../../compiler/config/known-values.ts';
import type { Config } from '../../../compiler/index.ts';
import { configText } from '../../../compiler/init/config-text.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { hostile } from '../../cli/fixture.ts';

const comments = {
  site: ['Public address'],
  'facts.plans': ['The price cards of /pricing/'],
  accept: ['Not checked:', "  'plans.a.price'"],
};
const config: Config = {
  site: 'https://acme.example',
  input: '_site',
  facts: {
    company: { legalName: 'Acme "Orders" & Söhne’s Ltd' },
    plans: { page: '/pricing/', item: '.plan-card', expect: 3, fields: { name: 'h3', price: { selector: '.price', match: '$' } } },
    guides: { pages: '/docs/**' },
  },
  accept: [],
};

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'sitec-config-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const readBack = (text: string, format: ConfigFormat, cwd: string): Promise<Config> => {
  const file = join(cwd, `sitec.config.${format}`);
  writeFileSync(file, text);
  return loadConfig(file, cwd, 'build', new ProblemList());
};

it.each(CONFIG_FORMATS)('%s is read back as it was, in a folder without packages', async (format) => {
  expect(await readBack(configText({ config, comments }, format), format, folder())).toEqual(config);
});

it('TypeScript is laid out as the documentation has it', () => {
  expect(configText({ config, comments }, 'ts')).toBe(`// Written by \`sitec init\`. Every key: docs/reference/configuration.md of sitec
import { defineConfig } from 'sitec';

export default defineConfig({
  // Public address
  site: 'https://acme.example',
  input: '_site',
  facts: {
    company: { legalName: 'Acme "Orders" & Söhne’s Ltd' },
    // The price cards of /pricing/
    plans: {
      page: '/pricing/',
      item: '.plan-card',
      expect: 3,
      fields: { name: 'h3', price: { selector: '.price', match: '$' } },
    },
    guides: { pages: '/docs/**' },
  },
  // Not checked:
  //   'plans.a.price'
  accept: [],
});
`);
});

it('YAML has the comments, too', () => {
  const text = configText({ config, comments }, 'yaml');
  expect(text).toContain('\n# Public address\nsite: https://acme.example\n');
  expect(text).toContain('\n  # The price cards of /pricing/\n  plans:\n');
});

it('words of a page stay words, in values and in comments', async () => {
  const cwd = folder();
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(...CONFIG_FORMATS), async (text, format) => {
      const words = text.toWellFormed();
      const proposed = {
        config: { app: `https://x/${encodeURI(words)}`, input: `a${words}` },
        comments: { app: [words], input: [`*/ ${words}`] },
      };
      expect(await readBack(configText(proposed, format), format, cwd)).toEqual(proposed.config);
    }),
    { numRuns: 60 },
  );
});

it('a formatter has nothing to change', () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'sitec.config.ts'), configText({ config, comments }, 'ts'));
  writeFileSync(join(cwd, '.oxfmtrc.json'), JSON.stringify({ singleQuote: true, printWidth: 120 }));
  const formatter = join(import.meta.dirname, '../../../node_modules/.bin/oxfmt');
  expect(execFileSync(formatter, ['--check', 'sitec.config.ts'], { cwd, encoding: 'utf8' })).toContain('correct format');
});
