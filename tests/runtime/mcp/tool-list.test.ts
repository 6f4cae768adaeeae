import { expect, test } from 'vitest';
import type { Build } from '../../../compiler/build/build.ts';
import { KINDS } from '../../../compiler/config/kinds.ts';
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
  pages: [],
  resources: KINDS.map((name) => ({ name })),
  settings: { config: {}, only: null },
  facts: {
    plans: { body: { plans: [] } },
    company: { body: {} },
    platforms: { body: { platforms: [] } },
    features: { body: { features: things(16, 'feature') } },
    guides: { body: { guides, languages: { en: 5, de: 5, ar: 5, 'ur-Latn': 5 } }, items: guides },
    comparisons: { body: { comparisons }, items: comparisons },
  },
} as unknown as Build;

const list = JSON.stringify({ tools: listedTools(BUILD) });

interface Schema {
  readonly description?: string;
  readonly items?: Schema;
  readonly enum?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}
const { tools } = JSON.parse(list) as { readonly tools: readonly { readonly name: string; readonly outputSchema: Schema }[] };

test('tools/list is shorter than clients read', () => {
  expect(tools).toHaveLength(8);
  expect(list.length).toBeLessThan(25_000);
});

test('output schemas say what the upper two levels mean, and structure below', () => {
  const plan = tools.find(({ name }) => name === 'get_plans')?.outputSchema.properties?.['plans']?.items;
  const price = plan?.properties?.['price'];
  expect([plan?.description, price?.description].every(Boolean)).toBe(true);
  expect(Object.keys(price?.properties ?? {})).toContain('value');
  expect(Object.values(price?.properties ?? {}).filter(({ description }) => description !== undefined)).toEqual([]);
  expect(JSON.stringify(tools.map(({ outputSchema }) => outputSchema))).not.toMatch(/"(?:pattern|format|minLength)":/);
});

test('lists of slugs go, the longest first, when the list would be too long', () => {
  const many = things(99, 'guide-with-a-slug-that-goes-on-and-on-and-on-and-on-and-on-and-on-and-on');
  const facts = { ...BUILD.facts, guides: { body: { guides: many, languages: {} }, items: [] } };
  const fitted = listedTools({ ...BUILD, facts } as unknown as Build);
  expect(JSON.stringify({ tools: fitted }).length).toBeLessThan(25_000);
  const allowed = (name: string): unknown =>
    (fitted.find((each) => each.name === name)?.inputSchema.properties as Readonly<Record<string, Schema>> | undefined)?.slug?.enum;
  expect([allowed('get_guide'), Array.isArray(allowed('get_feature'))]).toEqual([undefined, true]);
});
