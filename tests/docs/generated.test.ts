/** The generated documents are what their definitions say. UPDATE=1 writes them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '../../cli/check/checks/index.ts';
import { reportSchema } from '../../cli/report/schema.ts';
import { trafficSchema } from '../../cli/traffic/schema.ts';
import { configSchema } from '../../compiler/config/schema.ts';
import { problemFamilies } from '../../compiler/problems/index.ts';
import { violations } from '../../compiler/schema/validate.ts';
import { fence } from '../../docs/.vitepress/markdown.ts';
import { problemPages } from '../../docs/.vitepress/problem-pages.ts';
import { checkingDocument } from './checking.ts';
import { commandsDocument } from './commands.ts';
import { example, folderExample } from './configuration-example.ts';
import { configurationDocument, listedKeys } from './configuration.ts';
import { contentDocument } from './content.ts';
import { expectDocument, readText, ROOT } from './document.ts';
import { discoveryDocument } from './discovery.ts';
import { headersDocument } from './headers.ts';
import { scannersDocument } from './scanners.ts';
import { shownTemplates, templatesDocument } from './templates.ts';

describe('the pages about problems', () => {
  const codes = problemFamilies.flatMap(({ problems }) => problems.map(({ code }) => code));
  const [list, ...pages] = problemPages();

  it('are a list and a page for each code, and no code twice', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(pages.map(({ name }) => name)).toEqual(codes.map((code) => code.toLowerCase()));
    expect([...(list?.content ?? '').matchAll(/^\| (SITEC\d{4}) \|/gm)].map(([, code]) => code)).toEqual(codes);
  });

  it.each(problemFamilies)('of $title lead to a document that exists', ({ guide }) => expect(existsSync(join(ROOT, guide))).toBe(true));

  it.each(problemFamilies.flatMap(({ problems }) => problems))(
    '$code says what, why and how in plain sentences',
    ({ message, why, fix }) => {
      for (const text of [message, why, fix]) expect(text).toMatch(/^\S.*[^.\s]$/);
    },
  );
});

describe('docs/reference/headers.md', () => {
  it('is made of the table of headers', () => expectDocument('docs/reference/headers.md', headersDocument()));
});

it('docs/reference/discovery.md is made of the list of discovery files', () =>
  expectDocument('docs/reference/discovery.md', discoveryDocument()));

it('docs/explanation/scanners.md is made of the checks of scanners', () =>
  expectDocument('docs/explanation/scanners.md', scannersDocument()));

describe('docs/reference/commands.md', () => {
  it('is what --help of every command prints', () => expectDocument('docs/reference/commands.md', commandsDocument()));
});

describe('schemas/report.json', () => {
  it('is the schema of the report for programs', () => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    expectDocument('schemas/report.json', `${JSON.stringify({ $schema, title: 'Report of sitec', ...reportSchema.json }, null, 2)}\n`);
  });
});

describe('schemas/traffic.json', () => {
  it('is the schema of the report about agents', () => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    expectDocument(
      'schemas/traffic.json',
      `${JSON.stringify({ $schema, title: 'Report of sitec traffic', ...trafficSchema.json }, null, 2)}\n`,
    );
  });
});

describe('docs/reference/configuration.md', () => {
  it('is made of the schema', () => expectDocument('docs/reference/configuration.md', configurationDocument()));

  it('has an example that is valid and holds every key', () => {
    const examples = [example, folderExample];
    expect(examples.flatMap((each) => violations(configSchema, each))).toEqual([]);
    const isHeld = (key: string): boolean => examples.some((each) => holds(each, key.replaceAll('[]', '.*').split('.')));
    expect(listedKeys().filter((key) => !isHeld(key))).toEqual([]);
    expect(listedKeys().length).toBeGreaterThan(40);
  });
});

describe('docs/reference/checking.md', () => {
  it('is made of the catalogue of checks, the options and the exit codes', () =>
    expectDocument('docs/reference/checking.md', checkingDocument()));

  it('has a row for each check, whose names are all different', () => {
    const names = checks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(checkingDocument()).toContain(`| \`${name}\` |`);
  });
});

describe('docs/reference/templates.md', () => {
  it('is made of the list of templates and of the names that they are given', () =>
    expectDocument('docs/reference/templates.md', templatesDocument()));

  it.each(Object.entries(shownTemplates))('has a guide that shows the %s that is tested', (_, template) =>
    expect(readText('docs/how-to/templates.md')).toContain(fence('md', template)),
  );
});

describe('docs/reference/content.md', () => {
  it('is made of the content schemas, the attributes and the examples', () =>
    expectDocument('docs/reference/content.md', contentDocument()));
});

/** True when a value has a path; `*` stands for any name or position. */
const holds = (value: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const inner = name === '*' ? Object.values(value) : [(value as Readonly<Record<string, unknown>>)[name]];
  return inner.some((each) => holds(each, rest));
};
