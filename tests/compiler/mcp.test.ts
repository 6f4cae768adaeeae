/** What the compiler makes of a site for /mcp, asked through the real runtime. */
import { describe, expect, it } from 'vitest';
import type { RuntimeIndex } from '../../runtime/bundle.ts';
import { createHandler } from '../../runtime/handler.ts';
import { request } from '../runtime/fixture.ts';
import { largeSite, TOTAL } from './large-site.ts';
import { buildSite, html, type Built } from './site.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Calls a method of the site's /mcp. */
const asking = ({ dist, json }: Built): ((method: string, params?: object) => Promise<Answer>) => {
  const read = async (file: string): Promise<Uint8Array> => dist.get(file) ?? Promise.reject(new Error(file));
  const handler = createHandler({ index: json('_sitec/index.json') as RuntimeIndex, read }, { limit: false });
  return async (method, params = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const { body: text } = await handler(request('POST', '/mcp', { 'content-type': 'application/json' }, body));
    return JSON.parse(String(text)) as Answer;
  };
};

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

  it('does not list the slugs of a tool, and still knows them', async () => {
    const ask = asking(await buildSite({ files: largeSite }));
    const { result } = (await ask('tools/list')) as { readonly result: { readonly tools: readonly { readonly name: string }[] } };
    expect(JSON.stringify(result.tools.find(({ name }) => name === 'get_guide'))).not.toContain('"enum"');
    expect(JSON.stringify(result.tools).length).toBeLessThan(24_000);
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

describe('names that look like something else', () => {
  it('a company name is no template', async () => {
    const company = '<script type="application/ld+json">{"@type":"Organization","name":"{value} & Co"}</script>';
    const ask = asking(await buildSite({ files: { 'index.html': html('Home', '<p>Hello.</p>', company) } }));
    const { result } = (await ask('initialize', { protocolVersion: 'INJECTED' })) as { readonly result: Answer };
    expect(result.serverInfo).toMatchObject({ title: '{value} & Co' });
    expect(JSON.stringify(result)).not.toContain('INJECTED');
    const { result: prompt } = await ask('prompts/get', { name: 'choose_plan', arguments: { budget: '5' } });
    expect(JSON.stringify(prompt)).toContain('a plan of {value} & Co');
  });

  it('a slug that begins another word of the address is found where it stands', async () => {
    const names = ['i', 'in', 'index', 'guide', 'value', 'constructor'];
    const files = Object.fromEntries(names.map((name) => [`guides/${name}/index.html`, html(`Guide ${name}`, '<p>Text.</p>')]));
    const ask = asking(await buildSite({ files: { 'index.html': html('Home'), ...files } }));
    const { result } = (await ask('resources/templates/list')) as {
      readonly result: { readonly resourceTemplates: readonly { readonly uriTemplate: string }[] };
    };
    expect(result.resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'https://acme.example/guides/{slug}/index.md',
      'https://acme.example/api/v1/guides/{slug}.json',
    ]);
    for (const name of names) {
      const { result: guide } = await ask('tools/call', { name: 'get_guide', arguments: { slug: name } });
      expect(guide).toMatchObject({ structuredContent: { slug: name } });
    }
  });

  it('a page without a language has none in a result', async () => {
    const page = html('Shared inbox', '<p>All in one.</p>').replace(' lang="en"', '');
    const ask = asking(await buildSite({ files: { 'index.html': html('Home'), 'features/inbox/index.html': page } }));
    const { result } = (await ask('tools/call', { name: 'get_feature', arguments: { slug: 'inbox' } })) as { readonly result: Answer };
    expect(result.structuredContent).not.toHaveProperty('language');
  });
});

describe('many declared kinds', () => {
  it('leave tools/list short, and every tool in it', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [
        `field${index}`,
        { type: 'string', description: `What the field number ${index} is about` },
      ]),
    );
    const kind = (number: number): object => ({
      singular: `thing${'x'.repeat(number)}`,
      title: `Things ${number}`,
      description: `Things of the sort number ${number}`,
      schema: { type: 'object', properties: { name: { type: 'string', description: 'Name' }, ...properties }, additionalProperties: false },
    });
    const kinds = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`things${'x'.repeat(index)}`, kind(index)]));
    const ask = asking(await buildSite({ files: { 'index.html': html('Home'), 'sitec.config.json': JSON.stringify({ kinds }) } }));
    const answer = await ask('tools/list');
    expect((answer.result as { readonly tools: readonly unknown[] }).tools).toHaveLength(8 + 24);
    expect(JSON.stringify(answer.result).length).toBeLessThan(24_000);
  });

  it('with texts are read in parts', async () => {
    const kinds = {
      stories: {
        singular: 'story',
        title: 'Stories',
        description: 'Stories of customers',
        pages: '/stories/*',
        text: true,
        schema: { type: 'object', properties: { name: { type: 'string', description: 'Name' } }, additionalProperties: false },
        fields: { name: 'h1' },
      },
    };
    const text = Array.from({ length: 9 }, (_, index) => `<h2 id="s${index}">Chapter ${index}</h2><p>${'It went on. '.repeat(500)}</p>`);
    const site = await buildSite({
      files: {
        'index.html': html('Home'),
        'stories/long/index.html': html('A long story', text.join('')),
        'sitec.config.json': JSON.stringify({ kinds }),
      },
    });
    const { markdown } = site.json('api/v1/stories/long.json') as { readonly markdown: string };
    const { result } = (await asking(site)('tools/call', { name: 'get_story', arguments: { slug: 'long' } })) as {
      readonly result: Answer;
    };
    expect(result.structuredContent).toMatchObject({ slug: 'long', name: 'A long story', totalChars: markdown.length });
    expect((result.structuredContent as { readonly markdown: string }).markdown.length).toBeLessThanOrEqual(24_000);
    const { result: section } = await asking(site)('tools/call', { name: 'get_story', arguments: { slug: 'long', section: 's8' } });
    expect(JSON.stringify(section)).toContain('## Chapter 8');
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
