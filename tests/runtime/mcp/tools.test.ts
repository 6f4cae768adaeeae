import { describe, expect, test } from 'vitest';
import { createHandler } from '../../../runtime/handler.ts';
import { createFixture, GUIDES, request, textOf } from '../fixture.ts';

interface Result {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}
interface Message {
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string };
}

const handler = createHandler(createFixture(), { limit: false });

const post = async (body: string): Promise<Message> => {
  const response = await handler(request('POST', '/mcp', { 'content-type': 'application/json' }, body));
  expect(response.status).toBe(200);
  return JSON.parse(textOf(response.body)) as Message;
};

const call = (name: unknown, given?: unknown): Promise<Message> =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }));

describe('a misspelt value', () => {
  test.each([
    ['moderate-coments', 'moderate-comments'],
    ['comments', 'moderate-comments'],
    ['brodcast', 'chat-a-broadcast-campaigns'],
  ])('%s is taken for %s', async (slug, meant) => {
    const { result } = await call('get_guide', { slug });
    expect(result?.content[0]?.text).toContain(`Did you mean "${meant}"?`);
  });

  test.each([['xx'], [''], ['zzzz']])('"%s" is like none', async (slug) => {
    const { result } = await call('get_guide', { slug });
    expect(result?.content[0]?.text).not.toContain('Did you mean');
  });
});

describe('wrong calls', () => {
  test.each(['nope', '__proto__', 'constructor', 5, null, undefined, { toString: 1, valueOf: 1 }])('tool %s is unknown', async (name) => {
    expect((await call(name)).error?.code).toBe(-32602);
  });

  test.each([[[]], ['x'], [5], [null]])('arguments %s give -32602', async (given) => {
    expect((await call('get_plans', given)).error?.code).toBe(-32602);
  });

  test.each([
    ['get_plans', { x: 1 }, 'Unknown argument "x"'],
    ['get_guide', {}, 'Argument "slug" is required and must be a string of at most 200 characters.'],
    ['get_guide', { slug: 5 }, 'Argument "slug" is required and must be a string of at most 200 characters.'],
    ['search_guides', { query: '' }, 'Argument "query" is required and must be a string of 1 to 500 characters.'],
    ['search_guides', { query: 'x'.repeat(501) }, 'Argument "query" is required and must be a string of 1 to 500 characters.'],
    ['search_guides', { query: 'x', limit: 0 }, 'Argument "limit" must be an integer from 1 to 20.'],
    ['search_guides', { query: 'x', limit: 1.5 }, 'Argument "limit" must be an integer from 1 to 20.'],
    ['search_guides', { query: 'x', limit: { toString: 1, valueOf: 1 } }, 'Argument "limit" must be an integer from 1 to 20.'],
    ['search_guides', { query: 'x', offset: -1 }, 'Argument "offset" must be an integer of at least 0.'],
    ['search_guides', { query: 'x', language: 'fr' }, 'Argument "language" must be one of: en, de.'],
  ])('%s %j says what is wrong', async (name, given, text) => {
    const { result } = await call(name, given);
    expect(result).toMatchObject({ isError: true });
    expect(result?.content[0]?.text).toContain(text);
    expect(result?.structuredContent).toBeUndefined();
  });

  test('an own __proto__ argument is unknown', async () => {
    const { result } = await post(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_plans","arguments":{"__proto__":1}}}',
    );
    expect(result?.content[0]?.text).toContain('Unknown argument "__proto__"');
  });
});

describe('look-ups', () => {
  test.each([
    ['chat-a-broadcast-campaing', GUIDES[0]],
    ['chat-a-brodcast', GUIDES[0]],
    ['moderate-coments', GUIDES[2]],
    ['Orders DMs', GUIDES[1]],
  ])('slug %s: did you mean %s', async (slug, nearest) => {
    const { result } = await call('get_guide', { slug });
    expect(result?.content[0]?.text).toBe(
      `Unknown slug "${slug}". Did you mean "${nearest}"? Allowed slugs (3): ${GUIDES.join(', ')}. Call search_guides to find a guide by words.`,
    );
  });

  test.each(['__proto__', '../', '', 'x'.repeat(60_000)])('slug %s has no neighbour', async (slug) => {
    const { result } = await call('get_guide', { slug });
    expect(result?.isError).toBe(true);
    expect(result?.content[0]?.text).not.toContain('Did you mean');
    expect(result?.content[0]?.text.length).toBeLessThan(11_000);
  });

  test.each([GUIDES[0], ' Chat a broadcast campaigns', 'CHAT A BROADCAST CAMPAIGNS'])('%s is understood', async (slug) => {
    expect((await call('get_guide', { slug })).result?.structuredContent).toMatchObject({ slug: GUIDES[0] });
  });

  test('a look-up without its optional argument answers everything', async () => {
    expect((await call('list_features')).result?.structuredContent).toEqual({ features: ['inbox', 'shop'] });
    expect((await call('list_features', { status: 'beta' })).result?.structuredContent).toEqual({ features: ['shop'] });
    expect((await call('list_features', { status: 'betta' })).result?.content[0]?.text).toContain(
      'Did you mean "beta"? Allowed statuses (2)',
    );
  });
});

describe('evidence', () => {
  test.each([{}, { evidence: false }])('%j gives the compact record', async (given) => {
    expect((await call('get_plans', given)).result?.structuredContent).toEqual({ currency: 'USD', plans: [] });
  });

  test('gives the full record, alone and with another argument', async () => {
    expect((await call('get_plans', { evidence: true })).result?.structuredContent).toEqual({ currency: null, plans: [] });
    expect((await call('list_features', { evidence: true, status: 'beta' })).result?.structuredContent).toEqual({
      features: [{ slug: 'shop', quote: 'beta' }],
    });
  });

  test.each([1, 'true', null])('%j is neither true nor false', async (evidence) => {
    expect((await call('get_plans', { evidence })).result?.content[0]?.text).toBe('Argument "evidence" must be true or false.');
  });
});

describe('read_page', () => {
  test.each([
    ['/pricing/', '# Pricing\n'],
    ['/pricing', '# Pricing\n'],
    ['pricing', '# Pricing\n'],
    ['/pricing.md', '# Pricing\n'],
    ['/pricing/index.md', '# Pricing\n'],
    ['/pricing/index.html', '# Pricing\n'],
    ['/pricing.html', '# Pricing\n'],
    ['/pricing/?from=here#top', '# Pricing\n'],
    ['https://acme.example/pricing/', '# Pricing\n'],
    ['/gu%C3%ADa/', '# Guía\n'],
    ['/guía', '# Guía\n'],
    ['/', '# Home\n'],
    ['https://acme.example', '# Home\n'],
    ['/index.html', '# Home\n'],
  ])('%s is understood', async (path, markdown) => {
    const { result } = await call('read_page', { path });
    expect(result?.content[0]?.text).toBe(markdown);
    expect(result?.structuredContent).toMatchObject({ offset: 0, totalChars: markdown.length, approxTokens: 2, markdown });
  });

  test.each([
    ['/pricng/', 'Unknown path "/pricng/". Did you mean "/pricing/"? Call search_site to find a page by words.'],
    ['/nope', 'Unknown path "/nope". Call search_site to find a page by words.'],
    ['https://evil.example/pricing/', 'Unknown path "https://evil.example/pricing/". Call'],
    ['/%zz', 'Unknown path "/%zz". Call'],
    ['__proto__', 'Unknown path "__proto__". Call'],
    ['/../../pricin', 'Unknown path "/../../pricin". Did you mean "/pricing/"? Call'],
    ['http://[', 'Unknown path "http://[". Call'],
  ])('%s is not, and says what may be meant', async (path, text) => {
    const { result } = await call('read_page', { path });
    expect(result?.isError).toBe(true);
    expect(result?.content[0]?.text).toContain(text);
  });

  test.each(['top', 'Pricing'])('a section is named by its id or its words: %s', async (section) => {
    expect((await call('read_page', { path: '/pricing/', section })).result?.structuredContent).toMatchObject({ markdown: '# Pricing\n' });
  });

  test.each([
    [{ section: 'nope' }, 'Unknown section "nope". Sections: top.'],
    [{ offset: 10 }, 'offset 10 is beyond the end: totalChars is 10.'],
  ])('%j is an error that says what to do', async (given, text) => {
    expect((await call('read_page', { path: '/pricing/', ...given })).result?.content[0]?.text).toBe(text);
  });
});

describe('search_guides', () => {
  test('pages through the hits', async () => {
    const first = (await call('search_guides', { query: 'broadcast orders comments', limit: 2 })).result?.structuredContent;
    expect(first).toMatchObject({ total: 3, offset: 0, nextOffset: 2 });
    const last = (await call('search_guides', { query: 'broadcast orders comments', limit: 2, offset: 2 })).result;
    expect(last?.structuredContent).toMatchObject({ total: 3, offset: 2 });
    expect(last?.structuredContent).not.toHaveProperty('nextOffset');
    expect(JSON.parse(last?.content[0]?.text ?? '')).toEqual(last?.structuredContent);
  });

  test('a hit without a description shows its title and leaves the description out', async () => {
    const found = (await call('search_guides', { query: 'comments' })).result?.structuredContent?.results;
    expect(found).toEqual([
      {
        slug: GUIDES[2],
        title: 'Moderate comments',
        language: 'en',
        snippet: 'Moderate comments',
        score: 1,
        approxTokens: 100,
        url: `https://acme.example/guides/${GUIDES[2]}/`,
        markdownUrl: `https://acme.example/guides/${GUIDES[2]}/index.md`,
      },
    ]);
  });

  test('no hit is a normal result with suggestions', async () => {
    const { result } = await call('search_guides', { query: 'zzzz', language: 'de' });
    expect(result?.isError).toBeUndefined();
    expect(result?.structuredContent).toMatchObject({
      total: 0,
      results: [],
      suggestions: expect.arrayContaining(['Moderate comments']) as unknown,
    });
  });
});
