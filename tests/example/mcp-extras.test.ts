/** What /mcp answers beside its tools: every page, prompts, completions, skills; and that no card says anything else than the endpoint. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { example, getJson, getText } from './example.ts';

const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(paths.mcp, example.url))));
afterAll(() => client.close());

interface Source {
  readonly url: string;
  readonly contentHash: string;
  readonly updated?: string;
}

/** Where a result says that it comes from. */
const sourceOf = ({ _meta }: { readonly _meta?: Readonly<Record<string, unknown>> | undefined }): Source =>
  Object.entries(_meta ?? {}).find(([key]) => key.endsWith('/source'))?.[1] as Source;

const digestOf = async (url: string): Promise<string> =>
  `sha256:${createHash('sha256')
    .update(Buffer.from(await (await fetch(url)).arrayBuffer()))
    .digest('hex')}`;

describe('MCP resources', () => {
  test('every listed page, the documents of the API, and the skills', async () => {
    const { resources } = await client.listResources();
    const llms = await getText('/llms.txt');
    const twins = resources.filter(({ uri }) => uri.endsWith('/index.md')).map(({ uri }) => uri);
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
    expect(twins.length).toBeGreaterThan(40);
    expect([...llms.matchAll(/\((http[^)]*\/guides\/[^)]+\/index\.md)\)/g)].filter(([, uri = '']) => !twins.includes(uri))).toEqual([]);
    expect(resources.filter(({ mimeType }) => mimeType === 'application/json').map(({ name }) => name)).toEqual([
      'company',
      'plans',
      'features',
      'platforms',
      'guides',
      'comparisons',
      'questions',
    ]);
    expect(resources.filter(({ uri }) => uri.startsWith('skill://'))).toHaveLength(5);
  });

  test('each reads as the file at its address, of the size that is told', async () => {
    const { resources } = await client.listResources();
    for (const { uri, size, mimeType } of resources.filter(({ uri }) => uri.startsWith('http'))) {
      const [content] = (await client.readResource({ uri })).contents as readonly { readonly text: string; readonly mimeType: string }[];
      expect(content?.text).toBe(await (await fetch(uri)).text());
      expect([Buffer.byteLength(content?.text ?? ''), content?.mimeType]).toEqual([size, mimeType]);
    }
  });

  test('templates answer for every slug that they complete', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['guide-markdown', 'guide-json', 'comparison-markdown', 'comparison-json']),
    );
    for (const { uriTemplate } of resourceTemplates) {
      const ref = { type: 'ref/resource' as const, uri: uriTemplate };
      const { completion } = await client.complete({ ref, argument: { name: 'slug', value: '' } });
      expect(completion.values.length).toBeGreaterThan(0);
      for (const slug of completion.values)
        expect((await client.readResource({ uri: uriTemplate.replace('{slug}', slug) })).contents).toHaveLength(1);
    }
  });
});

describe('provenance', () => {
  test.each([
    ['get_plans', {}, '/api/v1/plans.json'],
    ['list_features', {}, '/api/v1/features.json'],
    ['get_feature', { slug: 'unified-inbox' }, '/features/unified-inbox/index.md'],
    ['list_platforms', {}, '/api/v1/platforms.json'],
    ['search_guides', { query: 'orders' }, '/api/v1/guides.json'],
    ['get_guide', { slug: 'nizam-crm', offset: 10 }, '/api/v1/guides/nizam-crm.json'],
    ['get_comparison', { slug: 'service-vs-tool-a' }, '/api/v1/comparisons/service-vs-tool-a.json'],
    ['get_contact', {}, '/api/v1/company.json'],
    ['search_site', { query: 'orders' }, '/llms.txt'],
    ['read_page', { path: '/pricing/' }, '/pricing/index.md'],
  ])('%s names the file that it is made from, and the digest of its bytes', async (name, given, path) => {
    const source = sourceOf(await client.callTool({ name, arguments: given }));
    expect(source.url).toBe(example.url + path);
    expect(source.contentHash).toBe(await digestOf(source.url));
  });

  test('a resource, too', async () => {
    const uri = `${example.url}/pricing/index.md`;
    const source = sourceOf(await client.readResource({ uri }));
    expect(source).toMatchObject({ url: uri, contentHash: await digestOf(uri) });
  });
});

describe('prompts', () => {
  test('are filled with what is given', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['choose_plan', 'compare_tools', 'find_guide']);
    const { messages } = await client.getPrompt({ name: 'choose_plan', arguments: { team_size: '7', language: 'Deutsch' } });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.content).toMatchObject({
      type: 'text',
      text: expect.stringMatching(/get_plans[^]*: 7\.[^]*: Deutsch\.$/) as string,
    });
  });

  test('complete with the tools that are compared', async () => {
    const ref = { type: 'ref/prompt' as const, name: 'compare_tools' };
    const completed = async (value: string): Promise<unknown> =>
      (await client.complete({ ref, argument: { name: 'tool', value } })).completion;
    expect(await completed('')).toMatchObject({ values: ['Deskmarrow', 'Flowtern', 'Chatpenny'], total: 3, hasMore: false });
    expect(await completed('flow')).toMatchObject({ values: ['Flowtern'], total: 1, hasMore: false });
  });
});

describe('guides in parts', () => {
  test('a section found by the search is the section that is read', async () => {
    const { structuredContent } = await client.callTool({
      name: 'search_guides',
      arguments: { query: 'verify the number and test the webhook' },
    });
    const { results } = structuredContent as { readonly results: readonly { slug: string; section?: { id: string; title: string } }[] };
    const hit = results.find(({ section }) => section);
    expect(hit).toBeDefined();
    const part = await client.callTool({ name: 'get_guide', arguments: { slug: hit?.slug, section: hit?.section?.id } });
    expect((part.content as readonly { readonly text: string }[])[0]?.text.split('\n', 1)[0]).toContain(hit?.section?.title);
  });

  // A card that repeats another guide's title is an item of a list.
  test('every heading of every guide is a section that begins with it', async () => {
    const { guides } = await getJson<{ readonly guides: readonly { readonly slug: string }[] }>('/api/v1/guides.json');
    for (const { slug } of guides) {
      const { headings } = await getJson<{ readonly headings: readonly { readonly id: string; readonly level: number }[] }>(
        `/api/v1/guides/${slug}.json`,
      );
      for (const { id, level } of headings) {
        const part = await client.callTool({ name: 'get_guide', arguments: { slug, section: id } });
        expect((part.content as readonly { readonly text: string }[])[0]?.text).toMatch(new RegExp(`^(?:- )?#{${level}} `));
      }
    }
  });
});

describe('one definition', () => {
  test('the server card says what the endpoint says, at its three paths', async () => {
    const card = await getJson<Readonly<Record<string, unknown>>>(paths.mcpServerCard);
    for (const path of paths.mcpServerCardAliases) expect(await getJson(path)).toEqual(card);
    const { tools } = await client.listTools();
    const discovered = client.getDiscoverResult();
    expect(card.tools).toEqual(tools.map(({ outputSchema: _, ...tool }) => tool));
    expect(card.capabilities).toEqual(discovered?.capabilities);
    expect(client.getServerVersion()).toMatchObject(card.serverInfo as object);
    for (const key of ['description', 'websiteUrl', 'icons'] as const) expect(client.getServerVersion()?.[key]).toEqual(card[key]);
    expect((card.remotes as readonly [{ readonly supportedProtocolVersions: unknown }])[0].supportedProtocolVersions).toEqual(
      discovered?.supportedVersions,
    );
  });

  test('server.json for the registry has the same name, version and address', async () => {
    const card = await getJson<Readonly<Record<string, unknown>>>(paths.mcpServerCard);
    const entry = JSON.parse(readFileSync(join(example.folder, '.sitec/server.json'), 'utf8')) as Readonly<Record<string, unknown>>;
    for (const key of ['name', 'title', 'version', 'description']) expect(entry[key]).toBe(card[key]);
    expect(entry.remotes).toEqual([{ type: 'streamable-http', url: `${example.url}${paths.mcp}` }]);
  });

  test('the instructions fit into what clients keep', () => {
    expect(Buffer.byteLength(client.getInstructions() ?? '')).toBeLessThan(2048);
    expect(client.getInstructions()).toContain('nextOffset');
  });
});
