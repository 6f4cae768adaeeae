import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateTokens } from '../../compiler/base/tokens.ts';
import { paths } from '../../compiler/paths.ts';
import { example, getJson, getText, schemaErrors } from './example.ts';

interface Tool {
  readonly name: string;
  readonly outputSchema?: object | undefined;
}
/** The part of a `tools/call` result that the tests read; both SDKs check the whole. */
interface Result {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}
/** What both SDKs have in common. */
interface Caller {
  listTools(): Promise<{ readonly tools: readonly Tool[] }>;
  call(name: string, input?: Readonly<Record<string, unknown>>): Promise<Result>;
  close(): Promise<void>;
}
interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
}

const endpoint = new URL(paths.mcp, example.url);
const { guides } = await getJson<{ readonly guides: readonly Guide[] }>('/api/v1/guides.json');

const connectSdk = async (): Promise<Caller> => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return {
    listTools: () => client.listTools(),
    call: async (name, input = {}) => (await client.callTool({ name, arguments: input })) as Result,
    close: () => client.close(),
  };
};

const connectModern = async (): Promise<Caller> => {
  const client = new ModernClient({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } });
  await client.connect(new ModernTransport(endpoint));
  return {
    listTools: () => client.listTools(),
    call: async (name, input = {}) => (await client.callTool({ name, arguments: input })) as Result,
    close: () => client.close(),
  };
};

/** A call of each tool, in the order of `tools/list`. */
const CALLS: readonly (readonly [name: string, input: Readonly<Record<string, unknown>>])[] = [
  ['get_plans', {}],
  ['list_features', {}],
  ['get_feature', { slug: 'unified-inbox' }],
  ['list_platforms', {}],
  ['search_guides', { query: 'catalogue' }],
  ['get_guide', { slug: 'nizam-crm' }],
  ['get_comparison', { slug: 'service-vs-tool-a' }],
  ['get_contact', {}],
  ['search_site', { query: 'catalogue' }],
  ['read_page', { path: '/pricing/' }],
];

/** Two questions a language, and the guide that a person would hand over. */
const SEARCHES: readonly (readonly [language: string, query: string, slug: string])[] = [
  ['en', 'how do I answer bad reviews on Search A', 'reply-to-search-a-reviews'],
  ['en', 'confirm cash on delivery before dispatch', 'cod-order-confirmation-chat-a'],
  ['de', 'Was kostet die Chat-A-Business-API im Monat?', 'chat-a-business-api-kosten'],
  ['de', 'Nummer verifizieren und Webhook testen', 'chat-a-business-api-einrichten'],
  ['ur-Latn', 'courier ka tracking number customer ko kaise bhejein', 'courier-tracking-customer-ko-bhejein'],
  ['ur-Latn', 'Social A DM se order kaise lein', 'social-a-dm-se-order'],
  ['ar', 'ما هو نظام CRM للمتاجر؟', 'nizam-crm'],
  ['ar', 'كيف أفعّل الرد التلقائي خارج الدوام', 'alrad-altilqai-chat-a'],
];

describe.each([
  ['@modelcontextprotocol/sdk', connectSdk],
  ['@modelcontextprotocol/client', connectModern],
])('%s', (_, connect) => {
  let client: Caller;
  let tools: readonly Tool[];
  beforeAll(async () => {
    client = await connect();
    ({ tools } = await client.listTools());
  });
  afterAll(() => client.close());

  test('lists every tool, each with an output schema, in no more tokens than a session can pay', () => {
    expect(estimateTokens(JSON.stringify({ tools }))).toBeLessThanOrEqual(3000);
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
    expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
  });

  test.each(CALLS)('%s answers what its output schema says', async (name, input) => {
    const { structuredContent, content, isError } = await client.call(name, input);
    const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? { not: {} };
    expect(schema).toHaveProperty('type', 'object');
    expect(isError ?? false).toBe(false);
    expect(schemaErrors(schema, structuredContent)).toEqual([]);
    const text = content?.[0]?.text ?? '';
    expect(text).toBe(structuredContent?.markdown ?? JSON.stringify(structuredContent));
  });

  test('get_plans costs no more tokens than the page with the prices', async () => {
    const tokensOf = async (given: Readonly<Record<string, unknown>>): Promise<number> =>
      estimateTokens((await client.call('get_plans', given)).content?.[0]?.text ?? '');
    const [compact, full] = [await tokensOf({}), await tokensOf({ evidence: true })];
    const twin = estimateTokens(await getText('/pricing/index.md'));
    console.info(`tokens of the prices: compact ${compact}, with evidence ${full}, markdown of the page ${twin}`);
    expect(compact).toBeLessThanOrEqual(twin);
    expect(full).toBeGreaterThan(twin);
  });

  test.each(['get_plans', 'list_features', 'list_platforms', 'get_contact'])(
    '%s fits its output schema with evidence too',
    async (name) => {
      const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? { not: {} };
      const { structuredContent } = await client.call(name, { evidence: true });
      expect(schemaErrors(schema, structuredContent)).toEqual([]);
      expect(JSON.stringify(structuredContent)).toContain('"provenance"');
    },
  );

  test.each(guides)('get_guide reads $slug by slug and by title', async ({ slug, title, language }) => {
    const bySlug = await client.call('get_guide', { slug });
    const { markdown } = await getJson<{ readonly markdown: string }>(`/api/v1/guides/${slug}.json`);
    expect(bySlug.structuredContent).toMatchObject({ slug, title, language, markdown });
    expect(await client.call('get_guide', { slug: title })).toEqual(bySlug);
  });

  test('get_comparison takes the name of the other tool, get_feature the name of the feature', async () => {
    expect((await client.call('get_comparison', { slug: 'flowtern' })).structuredContent).toMatchObject({ slug: 'service-vs-tool-b' });
    expect((await client.call('get_feature', { slug: 'Unified inbox' })).structuredContent).toMatchObject({ slug: 'unified-inbox' });
  });

  test.each([
    ['get_guide', 'chat-a-brodcast-campaigns', 'chat-a-broadcast-campaigns'],
    ['get_comparison', 'service-vs-tool-e', 'service-vs-tool-a'],
    ['get_feature', 'unified-inbx', 'unified-inbox'],
  ])('%s %s asks whether %s was meant', async (name, slug, meant) => {
    const { isError, content, structuredContent } = await client.call(name, { slug });
    expect([isError, structuredContent]).toEqual([true, undefined]);
    expect(content?.[0]?.text).toContain(`Unknown slug "${slug}". Did you mean "${meant}"?`);
  });

  test('list_features filters by status', async () => {
    const all = (await client.call('list_features')).structuredContent as { readonly features: readonly { readonly status: string }[] };
    const statuses = new Set(all.features.map(({ status }) => status));
    expect(statuses.size).toBeGreaterThanOrEqual(2);
    for (const status of statuses) {
      const features = all.features.filter((feature) => feature.status === status);
      expect((await client.call('list_features', { status })).structuredContent).toMatchObject({ features, total: features.length });
    }
  });

  test.each(SEARCHES)('search_guides, %s: %s', async (language, query, slug) => {
    const { structuredContent } = await client.call('search_guides', { query });
    const { results } = structuredContent as { readonly results: readonly { readonly slug: string; readonly language: string }[] };
    expect(results[0]).toMatchObject({ slug, language });
  });

  test('search_guides pages through its hits, and filters by language', async () => {
    const all = (await client.call('search_guides', { query: 'Chat A', limit: 20 })).structuredContent as {
      readonly results: readonly Guide[];
    };
    const second = (await client.call('search_guides', { query: 'Chat A', limit: 3, offset: 3 })).structuredContent;
    expect(second).toMatchObject({ offset: 3, nextOffset: 6, results: all.results.slice(3, 6) });
    const german = (await client.call('search_guides', { query: 'Chat A', language: 'de' })).structuredContent as {
      readonly results: readonly Guide[];
    };
    expect(german.results.map(({ language }) => language)).toEqual(['de', 'de']);
  });

  test('an unknown tool is an error of the protocol', async () => {
    await expect(client.call('get_everything')).rejects.toMatchObject({ code: -32602 });
  });
});

test('the text of a guide at /mcp is the text of its markdown file', async () => {
  const client = await connectSdk();
  const { content } = await client.call('get_guide', { slug: 'alrad-altilqai-chat-a' });
  await client.close();
  const twin = await getText('/guides/alrad-altilqai-chat-a/index.md');
  expect(twin.endsWith(content?.[0]?.text ?? 'nothing')).toBe(true);
});
