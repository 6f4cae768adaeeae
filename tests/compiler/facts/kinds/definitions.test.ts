/** Definitions of kinds that cannot be used: each is a problem, nothing is built, and nothing is thrown. */
import * as fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyName, KIND_NAME, schemaName, toolName } from '../../../../compiler/facts/kinds/names.ts';
import { kindSchemaFault, readableType } from '../../../../compiler/facts/kinds/schema.ts';
import type { JsonSchema } from '../../../../compiler/schema/builder.ts';
import { buildSite, html } from '../../site.ts';
import { caseStudies, config, integrations } from './kinds-site.ts';

const told = async (kinds: object): Promise<readonly string[]> => {
  const { problems, exitCode, dist } = await buildSite({ files: { 'index.html': html('Acme'), ...config(kinds) } });
  expect([exitCode, dist.size]).toEqual([3, 0]);
  return problems.map(({ code, message }) => `${code} ${message}`);
};

const withSchema = (schema: object): object => ({ ...caseStudies, titleField: 'name', schema: { type: 'object', ...schema } });
const name = { type: 'string', description: 'Name' };
const withProperty = (property: unknown): JsonSchema => ({ type: 'object', properties: { name, x: property } });

describe('a name', () => {
  it.each(['Apps', 'my apps', '../apps', 'apps/', 'app_s', '__x__', 'a--b', '-a', '3d', 'a'.repeat(41), 'é', '<script>', 'a-1'])(
    '%j is no name of a kind',
    async (kind) => {
      expect(await told({ [kind]: caseStudies })).toEqual([
        `SITEC2501 kinds.${kind}: its name cannot be "${kind}": it must be lower-case words of at most 40 characters`,
      ]);
    },
  );

  it.each(['plans', 'plan', 'guide', 'company', 'schemas', 'error', 'contact', 'url', 'markdown-url'])('%j is taken', async (kind) => {
    const message = `kinds.${kind}: its name cannot be "${kind}": something else is called so`;
    expect((await told({ [kind]: { ...caseStudies, list: '/api/v1/own.json' } }))[0]).toBe(`SITEC2501 ${message}`);
    expect(await told({ own: { ...caseStudies, singular: kind } })).toEqual([
      `SITEC2501 kinds.own: the word for one record cannot be "${kind}": something else is called so`,
    ]);
  });

  it('cannot be the word for one record too, nor be one of another kind', async () => {
    expect(await told({ news: { ...caseStudies, singular: 'news' } })).toHaveLength(1);
    expect(await told({ apps: caseStudies, tools: { ...caseStudies, list: '/api/v1/t.json', item: '/api/v1/t/{slug}.json' } })).toEqual([
      'SITEC2501 kinds.tools: the word for one record cannot be "case-study": something else is called so',
    ]);
  });

  it('is spelled differently wherever another one is', () => {
    const names = fastCheck.stringMatching(KIND_NAME);
    fastCheck.assert(
      fastCheck.property(names, names, (a, b) => {
        fastCheck.pre(a !== b);
        for (const spell of [keyName, schemaName, toolName]) expect(spell(a)).not.toBe(spell(b));
      }),
    );
    expect([keyName('case-studies'), schemaName('case-studies'), toolName('case-studies')]).toEqual([
      'caseStudies',
      'CaseStudies',
      'case_studies',
    ]);
  });
});

describe('a schema', () => {
  it.each([
    [
      { properties: { name, partner: { $ref: 'https://evil.example/x.json', description: 'P' } } },
      '/partner has the keyword "$ref", which is not supported',
    ],
    [{ properties: { name }, $defs: {} }, 'has the keyword "$defs", which is not supported'],
    [{ properties: {} }, 'it has no properties'],
    [{ type: 'array', properties: { name } }, 'its type must be "object"'],
    [{ properties: { name }, additionalProperties: true }, 'must be closed: additionalProperties: false'],
    [{ properties: { name, url: name } }, 'the property "url" is one that every record has anyway'],
  ])('%j is refused', async (schema, reason) => {
    expect(await told({ apps: withSchema(schema) })).toEqual([`SITEC2502 cannot use kinds.apps.schema: ${reason}`]);
  });

  it.each([
    [{ type: 'string' }, '/x has no description'],
    [{ type: 'string', description: ' ' }, '/x has no description'],
    [{ description: 'X' }, '/x has no type'],
    [true, '/x has no description'],
    [null, '/x has no description'],
    [{ type: ['string', 'null'], description: 'X' }, '/x has a list of types; use anyOf'],
    [{ type: 'array', description: 'X' }, '/x has no items'],
    [{ type: 'array', description: 'X', items: [] }, '/x/items must be a schema'],
    [{ type: 'object', description: 'X' }, '/x has no properties'],
    [{ type: 'object', description: 'X', properties: { y: name } }, '/x must be closed: additionalProperties: false'],
    [{ type: 'object', description: 'X', properties: { y: { type: 'string' } }, additionalProperties: false }, '/x/y has no description'],
    [{ description: 'X', anyOf: [{ type: 'string' }, { $ref: '#' }] }, '/x/anyOf has the keyword "$ref", which is not supported'],
    [{ type: 'string', description: 'X', pattern: '(' }, /Invalid regular expression/],
    [{ type: 'string', description: 'X', format: 'uuid' }, /unknown format "uuid"/],
    [{ type: 'string', description: 'X', minLength: 'two' }, /schema is invalid/],
    [{ type: 'text', description: 'X' }, /schema is invalid/],
  ])('with the property %j is refused', (property, reason) => {
    expect(kindSchemaFault(withProperty(property))).toMatch(
      typeof reason === 'string' ? new RegExp(`^${reason.replace(/[$]/g, '\\$')}`) : reason,
    );
  });

  it.each([
    [{ type: 'string', description: 'X', format: 'uri' }, 'string'],
    [{ description: 'X', anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer'],
    [{ type: 'array', description: 'X', items: { type: 'string' } }, 'texts'],
    [{ type: 'array', description: 'X', items: { type: 'integer' } }, null],
    [{ type: 'object', description: 'X', properties: { y: name }, additionalProperties: false }, null],
    [{ description: 'X', anyOf: [{ type: 'integer' }, { type: 'string' }] }, null],
  ])('with the property %j can be used, and a selector gives %j', (property, type) => {
    expect(kindSchemaFault(withProperty(property))).toBeNull();
    expect(readableType(property)).toBe(type);
  });

  it('of any form is refused or used, and nothing is thrown', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.jsonValue(), fastCheck.jsonValue(), (property, rest) => {
        for (const schema of [withProperty(property), { type: 'object', properties: property, ...(rest as object) }, rest as JsonSchema])
          expect(['string', 'object']).toContain(typeof kindSchemaFault(schema ?? {}));
      }),
    );
  });
});

describe('a key', () => {
  it.each([
    [{ titleField: 'label' }, 'titleField', 'the schema has no property "label"'],
    [{ titleField: 'constructor' }, 'titleField', 'the schema has no property "constructor"'],
    [{ titleField: 'nam' }, 'titleField', 'the schema has no property "nam"; did you mean "name"?'],
    [{ titleField: 'setupMinutes' }, 'titleField', 'the property "setupMinutes" must have the type "string"'],
    [{ pages: undefined, fields: undefined }, 'text', 'without pages no record has a text'],
    [{ pages: undefined, text: false }, 'fields', 'without pages there is nothing to read them from'],
    [{ fields: { vendr: '.v' } }, 'fields.vendr', 'the schema has no property "vendr"; did you mean "vendor"?'],
    [{ list: '/api/v1/plans.json' }, 'list', 'the documents of another kind are at /api/v1/plans.json'],
    [{ item: '/api/v1/guides/{slug}.json' }, 'item', 'the documents of another kind are at /api/v1/guides/{slug}.json'],
    [{ item: '/api/v1/schemas/{slug}.json' }, 'item', 'the schemas of all kinds are there'],
  ])('%j is refused', async (changed, key, reason) => {
    expect(await told({ apps: { ...integrations, ...changed } })).toEqual([`SITEC2503 cannot use kinds.apps.${key}: ${reason}`]);
  });

  it('of a selector is refused when it is none, or gives what it cannot give', async () => {
    expect((await told({ apps: { ...integrations, fields: { vendor: 'p[' } } }))[0]).toMatch(/^SITEC2204 "p\[" is not a CSS selector: /);
    const schema = {
      ...integrations.schema,
      properties: { ...integrations.schema.properties, vendor: caseStudies.schema.properties.customer },
    };
    expect(await told({ apps: { ...integrations, schema } })).toEqual([
      'SITEC2503 cannot use kinds.apps.fields.vendor: selectors can read only texts, numbers, yes or no, and lists of texts',
    ]);
  });

  it.each([
    ['list', '/elsewhere/apps.json'],
    ['list', '/api/v1/../../etc.json'],
    ['list', '/api/v1/.well-known.json'],
    ['item', '/api/v1/apps/x.json'],
    ['item', '/api/v1/{slug}.json'],
    ['item', '/api/v1/apps/{slug}/index.json'],
    ['title', 'Apps\n## More'],
    ['pages', 'apps/*'],
  ])('%s: %j has not the form that it must have', async (key, value) => {
    expect((await told({ apps: { ...integrations, [key]: value } }))[0]).toMatch(
      new RegExp(
        `^SITEC1003 "kinds.apps.${key}" in the configuration must be (?:of this form: .* \\(pattern |a path that starts with a slash)`,
      ),
    );
  });

  it('that is misspelt is reported with the right one', async () => {
    expect(await told({ apps: { ...integrations, titel: 'x' } })).toEqual([
      'SITEC1002 unknown key "kinds.apps.titel" in the configuration; did you mean "title"?',
    ]);
  });
});

describe('words of the configuration', () => {
  const hostile = { ...caseStudies, title: 'Tales](https://evil.example) <b>', description: '[Click](https://evil.example) `x` <script>' };
  const record = { 'content/tales.yaml': '- { title: "A](https://evil.example) | `", slug: a, customer: { name: A } }\n' };

  it('are text everywhere, and no markup', async () => {
    const { read, json, codes } = await buildSite({ files: { 'index.html': html('Acme'), ...config({ tales: hostile }), ...record } });
    expect(codes).toEqual([]);
    for (const path of ['llms.txt', 'sitemap.md', '.well-known/agent-skills/use-the-mcp-server/SKILL.md'])
      expect(read(path)).not.toMatch(/(?<!\\)\]\(https:\/\/evil|(?<!\\)<(?:b|script)>/);
    expect(json('api/v1/schemas/tales.json')).toMatchObject({ title: hostile.title, description: hostile.description });
  });
});
