import { expect, test } from 'vitest';
import type { Build } from '../../../compiler/build/build.ts';
import { KINDS } from '../../../compiler/config/kinds.ts';
import { MAXIMUM_TOOL_LIST } from '../../../compiler/protocols/mcp/tool-list.ts';
import { listedTools } from '../../../compiler/protocols/mcp/tools.ts';

const things = (count: number, name: string): object[] =>
  Array.from({ length: count }, (_, position) => ({
    slug: `${name}-with-quite-a-long-slug-${position}`,
    name: `${name} ${position}`,
    title: `${name} ${position}`,
    competitor: { name: `Tool ${position}` },
    status: position % 2 ? 'beta' : 'available',
  }));
const guides = things(20, 'guide');
const comparisons = things(3, 'comparison');

/** What the tools read of a site that is as large as the example: 20 guides, 16 features, 3 comparisons, 4 languages. */
const BUILD = {
  base: 'https://acme.example',
  pages: [],
  listed: [],
  resources: KINDS.map((name) => ({ name })),
  settings: { config: {}, only: null },
  serves: { post: true },
  facts: {
    plans: { body: { plans: [] } },
    company: { body: {} },
    platforms: { body: { platforms: [] } },
    features: { body: { features: things(16, 'feature') } },
    guides: { body: { guides, languages: { en: 5, de: 5, ar: 5, 'ur-Latn': 5 } }, items: guides },
    comparisons: { body: { comparisons }, items: comparisons },
  },
} as unknown as Build;

interface Schema {
  readonly type?: unknown;
  readonly description?: string;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Listed {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

const listed = (build: Build): readonly Listed[] => JSON.parse(JSON.stringify(listedTools(build))) as readonly Listed[];
const tools = listed(BUILD);

test('tools/list is shorter than clients read', () => {
  expect(tools).toHaveLength(10);
  expect(JSON.stringify({ tools }).length).toBeLessThan(MAXIMUM_TOOL_LIST);
  expect(tools.filter(({ description }) => description.length > 500)).toEqual([]);
  const given = tools.flatMap(({ inputSchema }) => Object.values(inputSchema.properties ?? {}));
  expect(given.filter(({ description = '' }) => description === '' || description.length > 150)).toEqual([]);
});

test('output schemas name what stands at the top of a result, with its type', () => {
  for (const { name, outputSchema } of tools) {
    const { type, properties = {}, required = [], ...others } = outputSchema;
    expect([type, others], name).toEqual(['object', {}]);
    expect(required.every((each) => Object.hasOwn(properties, each))).toBe(true);
    for (const [member, { type: own, items, description, ...rest }] of Object.entries(properties)) {
      expect([typeof own, rest, Object.keys(items ?? { type: '' })], `${name} ${member}`).toEqual(['string', {}, ['type']]);
      expect(description !== undefined).toBe(member === 'nextOffset');
    }
  }
  const schemas = new Map(tools.map(({ name, outputSchema }) => [name, outputSchema]));
  expect(schemas.get('list_features')?.required).toEqual(['features', 'url', 'total']);
  expect(schemas.get('read_page')?.required).toEqual(['title', 'url', 'markdown']);
});

test('lists of slugs go, the longest first, when the list would be too long', () => {
  const many = things(99, 'guide-with-a-slug-that-goes-on-and-on-and-on-and-on-and-on-and-on-and-on');
  const facts = { ...BUILD.facts, guides: { body: { guides: many, languages: {} }, items: many } };
  const fitted = listed({ ...BUILD, facts } as unknown as Build);
  expect(JSON.stringify({ tools: fitted }).length).toBeLessThan(MAXIMUM_TOOL_LIST);
  const allowed = (name: string): unknown => fitted.find((each) => each.name === name)?.inputSchema.properties?.slug?.enum;
  expect([allowed('get_guide'), Array.isArray(allowed('get_feature'))]).toEqual([undefined, true]);
});
