/** The generated documents are what their definitions say. UPDATE=1 writes them. */
import { describe, expect, it } from 'vitest';
import { checks } from '../../cli/check/checks/index.ts';
import { reportSchema } from '../../cli/report/schema.ts';
import { trafficSchema } from '../../cli/traffic/schema.ts';
import { configSchema } from '../../compiler/config/schema.ts';
import { problemFamilies } from '../../compiler/problems/index.ts';
import { violations } from '../../compiler/schema/validate.ts';
import { checkingDocument } from './checking.ts';
import { commandsDocument } from './commands.ts';
import { example, folderExample } from './configuration-example.ts';
import { configurationDocument, listedKeys } from './configuration.ts';
import { contentDocument } from './content.ts';
import { expectDocument } from './document.ts';
import { problemsDocument } from './problems.ts';
import { templatesDocument } from './templates.ts';

describe('docs/problems.md', () => {
  it('is made of the problem definitions', () => expectDocument('docs/problems.md', problemsDocument()));

  it('has one heading for each code, and no code twice', () => {
    const codes = problemFamilies.flatMap(({ problems }) => problems.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    expect([...problemsDocument().matchAll(/^## (SITEC\d{4})$/gm)].map(([, code]) => code)).toEqual(codes);
  });

  it.each(problemFamilies.flatMap(({ problems }) => problems))(
    '$code says what, why and how in plain sentences',
    ({ message, why, fix }) => {
      for (const text of [message, why, fix]) expect(text).toMatch(/^\S.*[^.\s]$/);
    },
  );
});

describe('docs/commands.md', () => {
  it('is what --help of every command prints', () => expectDocument('docs/commands.md', commandsDocument()));
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

describe('docs/configuration.md', () => {
  it('is made of the schema', () => expectDocument('docs/configuration.md', configurationDocument()));

  it('has an example that is valid and holds every key', () => {
    const examples = [example, folderExample];
    expect(examples.flatMap((each) => violations(configSchema, each))).toEqual([]);
    const isHeld = (key: string): boolean => examples.some((each) => holds(each, key.replaceAll('[]', '.*').split('.')));
    expect(listedKeys().filter((key) => !isHeld(key))).toEqual([]);
    expect(listedKeys().length).toBeGreaterThan(40);
  });
});

describe('docs/checking.md', () => {
  it('is made of the catalogue of checks, the options and the exit codes', () => expectDocument('docs/checking.md', checkingDocument()));

  it('has a row for each check, whose names are all different', () => {
    const names = checks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(checkingDocument()).toContain(`| \`${name}\` |`);
  });
});

describe('docs/templates.md', () => {
  it('is made of the list of templates and of the names that they are given', () =>
    expectDocument('docs/templates.md', templatesDocument()));
});

describe('docs/content.md', () => {
  it('is made of the content schemas, the attributes and the examples', () => expectDocument('docs/content.md', contentDocument()));
});

/** True when a value has a path; `*` stands for any name or position. */
const holds = (value: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const inner = name === '*' ? Object.values(value) : [(value as Readonly<Record<string, unknown>>)[name]];
  return inner.some((each) => holds(each, rest));
};
