/** Both eras of /mcp through the released clients, over a real socket: they check every answer against the schemas of their revision. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefPath, itemPath, resourcePath } from '../../compiler/paths.ts';
import { example, getJson, getText } from './example.ts';
import { CLIENTS } from './mcp-clients.ts';
import type { McpClient } from './mcp-clients.ts';

interface Slugs {
  readonly [name: string]: readonly { readonly slug: string }[];
}

const firstSlug = async (name: string): Promise<string> => (await getJson<Slugs>(resourcePath(name)))[name]?.[0]?.slug ?? '';
const [guide, feature, comparison] = await Promise.all(['guides', 'features', 'comparisons'].map(firstSlug));

/** A call of each tool, in the order of `tools/list`, and the API document that says the same, for those that have one. */
const CALLS: readonly { readonly name: string; readonly input: Readonly<Record<string, unknown>>; readonly document?: string }[] = [
  { name: 'get_plans', input: {}, document: briefPath('plans') },
  { name: 'list_features', input: {} },
  { name: 'get_feature', input: { slug: feature } },
  { name: 'list_platforms', input: {} },
  { name: 'search_guides', input: { query: 'order' } },
  { name: 'get_guide', input: { slug: guide } },
  { name: 'get_comparison', input: { slug: comparison } },
  { name: 'get_contact', input: {}, document: briefPath('company') },
  { name: 'search_site', input: { query: 'order' } },
  { name: 'read_page', input: { path: '/pricing/' } },
];
const guideAddress = `${example.url}/guides/${guide}/index.md`;
const guideTemplate = `${example.url}/guides/{slug}/index.md`;

describe.each(CLIENTS)('%s', (_, era, missing, connect) => {
  let client: McpClient;
  beforeAll(async () => {
    client = await connect();
    // The clients check structured content only against schemas that they have seen.
    await client.tools();
  });
  afterAll(() => client.close());

  test(`arrives at the ${era} era and is told how to use the site`, () => {
    expect(client.era).toBe(era);
    expect(client.instructions).toMatch(/get_plans/);
    expect(Buffer.byteLength(client.instructions ?? '')).toBeLessThan(2048);
  });

  test.each(CALLS)('$name $input', async ({ name, input, document }) => {
    const { structuredContent, isError } = await client.call(name, input);
    expect(isError ?? false).toBe(false);
    expect(structuredContent).toEqual(document === undefined ? expect.any(Object) : await getJson(document));
  });

  test.each([
    ['get_plans', {}, 'plans'],
    ['list_features', {}, 'features'],
    ['list_features', { status: 'beta' }, 'features'],
    ['list_platforms', {}, 'platforms'],
    ['get_contact', {}, 'company'],
  ])('%s %j with evidence answers what is published', async (name, input, kind) => {
    const { structuredContent, isError } = await client.call(name, { ...input, evidence: true });
    const published = await getJson<Readonly<Record<string, unknown>>>(resourcePath(kind));
    expect(isError ?? false).toBe(false);
    if (kind === 'plans' || kind === 'company') expect(structuredContent).toEqual(published);
    else for (const record of (structuredContent as Slugs)[kind] ?? []) expect(published[kind]).toContainEqual(record);
  });

  test('lists exactly the tools that are called here', async () => {
    expect((await client.tools()).map(({ name }) => name)).toEqual(CALLS.map(({ name }) => name));
  });

  test('an unknown slug is a result that helps; an unknown tool is an error', async () => {
    const { isError, structuredContent, content } = await client.call('get_guide', { slug: `${guide}x` });
    expect([isError, structuredContent]).toEqual([true, undefined]);
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining(`Did you mean "${guide}"?`) }]);
    await expect(client.call('get_everything')).rejects.toMatchObject({ code: -32602 });
    await expect(client.call('constructor')).rejects.toMatchObject({ code: -32602 });
  });

  test('an unknown page is a result that names the nearest ones', async () => {
    const { isError, content } = await client.call('read_page', { path: '/pricng' });
    expect([isError, content]).toEqual([true, [{ type: 'text', text: expect.stringContaining('Did you mean "/pricing/"') }]]);
  });

  test('resources are the files of the site, under their addresses', async () => {
    const resources = await client.resources();
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
    expect(resources).toContainEqual(expect.objectContaining({ uri: guideAddress, mimeType: 'text/markdown' }));
    expect(resources).toContainEqual(expect.objectContaining({ uri: example.url + resourcePath('plans'), mimeType: 'application/json' }));
    const [contents, ...others] = await client.read(guideAddress);
    expect(others).toEqual([]);
    expect(contents).toMatchObject({ uri: guideAddress, mimeType: 'text/markdown', text: await getText(`/guides/${guide}/index.md`) });
  });

  test('templates name every kind of page, and answer for what they stand for', async () => {
    expect((await client.templates()).map(({ uriTemplate }) => uriTemplate)).toContain(guideTemplate);
    const path = itemPath('guides', guide ?? '');
    expect((await client.read(example.url + path))[0]?.text).toBe(await getText(path));
  });

  test.each([`${example.url}/guides/nope/index.md`, 'test://nope', '__proto__'])(
    `resource %s is not found, with code ${missing}`,
    async (uri) => {
      await expect(client.read(uri)).rejects.toMatchObject({ code: missing, data: { uri } });
    },
  );

  test('prompts are filled in', async () => {
    expect((await client.prompts()).map(({ name }) => name)).toEqual(['choose_plan', 'compare_tools', 'find_guide']);
    const [message, ...others] = await client.prompt('compare_tools', { tool: 'Tool "A"' });
    expect(others).toEqual([]);
    expect(message).toMatchObject({ role: 'user', content: { type: 'text', text: expect.stringContaining('Tool "A"') } });
    expect(JSON.stringify(message)).toContain('get_comparison');
    await expect(client.prompt('compare_tools', {})).rejects.toMatchObject({ code: -32602 });
    await expect(client.prompt('nope', {})).rejects.toMatchObject({ code: -32602 });
  });

  test('a slug is completed, those that begin so first', async () => {
    const reference = { type: 'ref/resource', uri: guideTemplate } as const;
    const start = (guide ?? '').slice(0, 4);
    const values = await client.complete(reference, 'slug', start.toUpperCase());
    expect(values).toContain(guide);
    const isPrefix = values.map((value) => value.startsWith(start));
    expect(isPrefix).toEqual(isPrefix.toSorted((a, b) => Number(b) - Number(a)));
    expect(await client.complete(reference, 'slug', 'no such guide')).toEqual([]);
    await expect(client.complete({ type: 'ref/prompt', name: 'nope' }, 'tool', 'a')).rejects.toMatchObject({ code: -32602 });
  });
});
