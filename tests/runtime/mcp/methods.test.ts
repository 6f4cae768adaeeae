import { describe, expect, test } from 'vitest';
import { callLegacy, callModern, type Response } from './mcp-call.ts';

const result = async (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Response['result']> =>
  (await callModern(method, params)).message?.result;

const code = async (method: string, params: Readonly<Record<string, unknown>>): Promise<number | undefined> =>
  (await callModern(method, params)).message?.error?.code;

describe('look-ups', () => {
  test('a list comes in pages', async () => {
    expect(await result('resources/list')).toMatchObject({ resources: [{ name: 'pricing' }], nextCursor: '1', resultType: 'complete' });
    const second = await result('resources/list', { cursor: '1' });
    expect(second).toMatchObject({ resources: [{ name: 'guía' }] });
    expect(second).not.toHaveProperty('nextCursor');
  });

  test.each(['', '0', '2', '__proto__', 5, null])('cursor %j is unknown', async (cursor) => {
    expect(await code('resources/list', { cursor })).toBe(-32602);
  });

  test('a resource is the text of its file, in both eras', async () => {
    const uri = 'https://acme.example/pricing/index.md';
    const contents = [{ uri, mimeType: 'text/markdown', text: '# Pricing\n' }];
    expect(await result('resources/read', { uri })).toMatchObject({ contents });
    expect((await callLegacy('resources/read', { uri })).message?.result).toMatchObject({ contents });
  });

  test('a parameter that is not there is named', async () => {
    expect((await callLegacy('resources/read')).message?.error).toEqual({ code: -32602, message: 'Missing or malformed parameter: uri' });
  });
});

describe('prompts', () => {
  const textOf = async (given: object): Promise<string> => {
    const { messages } = (await result('prompts/get', { name: 'find_guide', arguments: given })) as {
      readonly messages: readonly [{ readonly content: { readonly text: string } }];
    };
    return messages[0].content.text;
  };

  test('a sentence stands only with its argument', async () => {
    expect(await textOf({ topic: 'orders' })).toBe('Find a guide. Topic: orders.');
    expect(await textOf({ topic: 'orders', language: 'de' })).toBe('Find a guide. Topic: orders. Language: de.');
  });

  test('an argument is text, whatever is in it', async () => {
    const hostile = '"}]{value}\\ $& \u0000\n"';
    expect(await textOf({ topic: hostile })).toBe(`Find a guide. Topic: ${hostile}.`);
    expect(await textOf({ topic: 'x'.repeat(500) })).toContain('x'.repeat(500));
  });

  test.each([
    {},
    { topic: 5 },
    { topic: null },
    { topic: 'x'.repeat(501) },
    { topic: 'x', language: 5 },
    { language: 'de' },
    JSON.parse('{"__proto__":{"topic":"x"}}') as object,
  ])('arguments %j are refused', async (given) => {
    expect(await code('prompts/get', { name: 'find_guide', arguments: given })).toBe(-32602);
  });

  test.each([null, [], 'x'])('arguments %j are no arguments', async (given) => {
    expect(await code('prompts/get', { name: 'find_guide', arguments: given })).toBe(-32602);
  });

  test.each(['nope', '__proto__', 5, undefined])('prompt %j is unknown', async (name) => {
    expect(await code('prompts/get', { name })).toBe(-32602);
  });
});

describe('completions', () => {
  const complete = async (ref: unknown, argument: unknown): Promise<unknown> =>
    (await result('completion/complete', { ref, argument }))?.completion;
  const topic = { type: 'ref/prompt', name: 'find_guide' };
  const slug = { type: 'ref/resource', uri: 'https://acme.example/n/{slug}' };

  test('what begins so comes before what holds it, whatever the case', async () => {
    expect(await complete(topic, { name: 'topic', value: 'BROAD' })).toEqual({
      values: ['Broadcast to many', 'Take broad orders'],
      total: 2,
      hasMore: false,
    });
  });

  test('at most a hundred values, and how many there are', async () => {
    const completion = (await complete(slug, { name: 'slug', value: '' })) as { readonly values: readonly string[] };
    expect(completion).toMatchObject({ total: 120, hasMore: true });
    expect(completion.values).toHaveLength(100);
  });

  test('an argument that can be anything has no values', async () => {
    expect(await complete(topic, { name: 'language', value: 'd' })).toEqual({ values: [], total: 0, hasMore: false });
  });

  test.each([
    [topic, { name: 'nope', value: '' }],
    [topic, { name: 'topic' }],
    [topic, { name: 'topic', value: 5 }],
    [topic, null],
    [
      { type: 'ref/prompt', name: 'nope' },
      { name: 'topic', value: '' },
    ],
    [
      { type: 'ref/prompt', name: '__proto__' },
      { name: 'constructor', value: '' },
    ],
    [
      { type: 'ref/resource', uri: 'https://acme.example/other/{slug}' },
      { name: 'slug', value: '' },
    ],
    [
      { type: 'ref/nope', name: 'find_guide' },
      { name: 'topic', value: '' },
    ],
    [null, { name: 'topic', value: '' }],
    ['ref/prompt find_guide', { name: 'topic', value: '' }],
  ])('%j %j is refused', async (ref, argument) => {
    expect(await code('completion/complete', { ref, argument })).toBe(-32602);
  });
});
