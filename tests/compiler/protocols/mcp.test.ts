/** What the compiler makes of a site for /mcp, asked through the real runtime. */
import { describe, expect, it } from 'vitest';
import type { McpAnswer, McpLookup, RuntimeIndex } from '../../../runtime/bundle.ts';
import { largeSite, TOTAL } from '../artefacts/llms/large-site.ts';
import { buildSite, html, type Built } from '../site.ts';
import { asking, type Answer } from './ask-mcp.ts';

describe('a large site', () => {
  it('lists its resources 500 at a time, each once, and completes slugs', async () => {
    const ask = asking(await buildSite({ files: largeSite }));
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const { result } = (await ask('resources/list', cursor === undefined ? {} : { cursor })) as {
        readonly result: { readonly resources: readonly { readonly uri: string }[]; readonly nextCursor?: string };
      };
      expect(result.resources.length).toBeLessThanOrEqual(500);
      uris.push(...result.resources.map(({ uri }) => uri));
      cursor = result.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(uris).size).toBe(uris.length);
    expect(uris.filter((uri) => uri.endsWith('/index.md'))).toHaveLength(TOTAL);
    const { result: templates } = (await ask('resources/templates/list')) as {
      readonly result: { readonly resourceTemplates: readonly { readonly uriTemplate: string }[] };
    };
    expect(templates.resourceTemplates.map(({ uriTemplate }) => uriTemplate.slice('https://acme.example'.length)).toSorted()).toEqual([
      '/api/v1/guides/{slug}.json',
      '/de/guides/{slug}/index.md',
      '/features/{slug}/index.md',
      '/guides/{slug}/index.md',
    ]);
    const ref = { type: 'ref/resource', uri: 'https://acme.example/api/v1/guides/{slug}.json' };
    const { result } = (await ask('completion/complete', { ref, argument: { name: 'slug', value: '' } })) as {
      readonly result: { readonly completion: { readonly values: readonly string[]; readonly hasMore: boolean } };
    };
    expect(result.completion).toMatchObject({ hasMore: true });
    expect(result.completion.values).toHaveLength(100);
  }, 60_000);

  it('answers what the index is without from files', async () => {
    const site = await buildSite({ files: largeSite });
    const ask = asking(site);
    const { files } = (site.json('_sitec/index.json') as RuntimeIndex).mcp.methods['resources/read'] as McpLookup;
    expect(files.length).toBeGreaterThan(1);
    const answers = files.flatMap(([, file]) => Object.entries(site.json(file) as Readonly<Record<string, McpAnswer>>));
    expect(answers.length).toBeGreaterThan(TOTAL);
    for (const [uri, [, file]] of [...answers.slice(0, 3), ...answers.slice(-3), ...answers.slice(300, 303)]) {
      const { result } = (await ask('resources/read', { uri })) as { readonly result: { readonly contents: readonly object[] } };
      expect(result.contents).toEqual([expect.objectContaining({ uri, text: site.read(file ?? '') })]);
    }
    for (const uri of ['', 'a', 'https://acme.example/n/', 'zzz', '__proto__']) {
      expect(await ask('resources/read', { uri })).toMatchObject({ error: { data: { uri } } });
    }
  }, 60_000);

  it('does not list the slugs of a tool, and still knows them', async () => {
    const ask = asking(await buildSite({ files: largeSite }));
    const { result } = (await ask('tools/list')) as { readonly result: { readonly tools: readonly { readonly name: string }[] } };
    expect(JSON.stringify(result.tools.find(({ name }) => name === 'get_guide'))).not.toContain('"enum"');
    expect(JSON.stringify(result.tools).length).toBeLessThan(12_000);
  }, 60_000);
});

describe('a long guide', () => {
  it('is read in parts that are its published markdown', async () => {
    const paragraph = `<p>${'Do this and then do that, with care and in order. '.repeat(20)}</p>`;
    const text = Array.from({ length: 12 }, (_, step) => `<h2 id="step-${step}">Step ${step}</h2>${paragraph.repeat(7)}`).join('');
    const site = await buildSite({
      files: { 'index.html': html('Home', '<p>Hello.</p>'), 'guides/long/index.html': html('Long guide', text) },
    });
    const ask = asking(site);
    const { markdown } = site.json('api/v1/guides/long.json') as { readonly markdown: string };
    const parts: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const { result } = (await ask('tools/call', { name: 'get_guide', arguments: { slug: 'long', offset } })) as {
        readonly result: { readonly structuredContent: { readonly markdown: string; readonly nextOffset?: number } };
      };
      parts.push(result.structuredContent.markdown);
      offset = result.structuredContent.nextOffset;
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(markdown);
    expect(parts.slice(1).every((part) => part.startsWith('## Step '))).toBe(true);
  });
});

describe('mcp in the configuration', () => {
  const files = {
    'index.html': html('Home', '<p>Hello.</p>'),
    'guides/a/index.html': html('Brewing tea', '<p>Boil the water first.</p>'),
    'guides/b/index.html': html('Grinding coffee', '<p>Use a burr grinder.</p>'),
  };
  const configured = (mcp: object): Promise<Built> => buildSite({ files: { ...files, 'sitec.config.json': JSON.stringify({ mcp }) } });

  it('chatgptTools adds search and fetch', async () => {
    const ask = asking(await configured({ chatgptTools: true }));
    const { result: found } = await ask('tools/call', { name: 'search', arguments: { query: 'coffee' } });
    expect((found as Answer).structuredContent).toEqual({
      results: [{ id: 'b', title: 'Grinding coffee', url: 'https://acme.example/guides/b/' }],
    });
    const { result: read } = await ask('tools/call', { name: 'fetch', arguments: { id: 'b' } });
    expect((read as Answer).structuredContent).toMatchObject({ id: 'b', text: expect.stringContaining('burr grinder') as string });
    const { result: home } = await ask('tools/call', { name: 'search', arguments: { query: 'hello' } });
    expect((home as Answer).structuredContent).toEqual({ results: [{ id: 'page/index', title: 'Home', url: 'https://acme.example/' }] });
    const { result: opened } = await ask('tools/call', { name: 'fetch', arguments: { id: 'page/index' } });
    expect((opened as Answer).structuredContent).toMatchObject({ id: 'page/index', text: expect.stringContaining('Hello.') as string });
    const { result: unknown } = await ask('tools/call', { name: 'fetch', arguments: { id: 'c' } });
    expect(unknown).toMatchObject({ isError: true });
  });

  it('without it there is no such tool', async () => {
    const { error } = await asking(await configured({}))('tools/call', { name: 'search', arguments: { query: 'coffee' } });
    expect(error).toMatchObject({ code: -32602 });
  });

  it('registryProof is a file', async () => {
    const proof = 'v=MCPv1; k=ed25519; p=abc';
    expect((await configured({ registryProof: proof })).read('.well-known/mcp-registry-auth')).toBe(`${proof}\n`);
    expect((await configured({})).dist.has('.well-known/mcp-registry-auth')).toBe(false);
    expect((await configured({ registryProof: 'abc' })).exitCode).toBe(3);
  });
});
