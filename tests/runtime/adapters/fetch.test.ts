import { describe, expect, test } from 'vitest';
import { createFetch, fetchBundle } from '../../../runtime/adapters/fetch.ts';
import { createFixture, FILES, INDEX, SITE } from '../fixture.ts';

const ADDRESS = '192.0.2.1';
const JSON_TYPE = { 'content-type': 'application/json' };
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const answer = createFetch(createFixture(), { limit: false });

/** A POST whose body comes in pieces, as many as are read. */
const streamed = (
  pieces: Iterable<string>,
  headers: Record<string, string> = JSON_TYPE,
): { readonly request: Request; readonly state: { cancelled: boolean } } => {
  const state = { cancelled: false };
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    cancel: () => void (state.cancelled = true),
  });
  return { request: new Request(`${SITE}/mcp`, { method: 'POST', headers, body, duplex: 'half' }), state };
};

describe('a body', () => {
  test('in pieces is put together', async () => {
    const { request } = streamed([PING.slice(0, 9), PING.slice(9)]);
    expect(await (await answer(request, ADDRESS)).json()).toMatchObject({ id: 1, result: {} });
  });

  test('that goes on for ever is refused, and its source told to stop', async () => {
    const { request, state } = streamed(
      (function* endless() {
        for (;;) yield ' '.repeat(10_000);
      })(),
    );
    expect([(await answer(request, ADDRESS)).status, state.cancelled]).toEqual([413, true]);
  });

  test('that says it is too long is not read', async () => {
    const { request } = streamed([PING], { ...JSON_TYPE, 'content-length': '1000000' });
    expect((await answer(request, ADDRESS)).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  test('whose sender goes away is no error', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const request = new Request(`${SITE}/mcp`, { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' });
    expect((await answer(request, ADDRESS)).status).toBe(400);
  });

  test('of an answer in chunks is one', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_plans' } });
    const response = await answer(new Request(`${SITE}/mcp`, { method: 'POST', headers: JSON_TYPE, body }), ADDRESS);
    expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: { currency: 'USD', plans: [] } } });
  });
});

test('the target is path and query without the origin, and dot segments are resolved before', async () => {
  const textAt = async (path: string): Promise<string> => (await answer(new Request(SITE + path), ADDRESS)).text();
  expect(await textAt('/x/../pricing?a=//b')).toBe('<h1>Pricing</h1>');
  expect(await textAt('//pricing')).toBe('<h1>Not found</h1>');
  const long = await answer(new Request(`${SITE}/${'x'.repeat(2047)}`), ADDRESS);
  const longer = await answer(new Request(`${SITE}/${'x'.repeat(2048)}`), ADDRESS);
  expect([long.status, longer.status]).toEqual([404, 414]);
});

test('the host is that of the address where no header says it', async () => {
  const strict = createFetch(createFixture({ http: { ...INDEX.http, allowedHosts: [] } }), { limit: false });
  const post = (origin: string, headers: Record<string, string> = JSON_TYPE): Request =>
    new Request(`${origin}/mcp`, { method: 'POST', headers, body: PING });
  expect((await strict(post(SITE), ADDRESS)).status).toBe(200);
  expect((await strict(post('https://evil.example'), ADDRESS)).status).toBe(403);
});

test('each address has a limit of its own', async () => {
  const limited = createFetch(createFixture());
  const statusFor = async (address: string): Promise<number> => {
    const request = new Request(`${SITE}/mcp`, { method: 'POST', headers: JSON_TYPE, body: PING });
    return (await limited(request, address)).status;
  };
  for (let count = 0; count < 20; count++) expect(await statusFor(ADDRESS)).toBe(200);
  expect([await statusFor(ADDRESS), await statusFor('192.0.2.2')]).toEqual([429, 200]);
});

describe('a fetched bundle', () => {
  const serveFile = async (path: string): Promise<Response> => {
    const text = path === '_sitec/index.json' ? JSON.stringify(INDEX) : FILES.get(decodeURIComponent(path));
    return text === undefined ? new Response('gone', { status: 404 }) : new Response(text);
  };

  test('has its files under percent-encoded paths', async () => {
    const asked: string[] = [];
    const bundle = await fetchBundle((path) => (asked.push(path), serveFile(path)));
    const response = await createFetch(bundle)(new Request(`${SITE}/guía/`), ADDRESS);
    expect([await response.text(), asked]).toEqual(['<h1>Guía</h1>', ['_sitec/index.json', 'gu%C3%ADa/index.html']]);
    await expect(bundle.read('a?b#c%.md')).rejects.toThrow('The bundle has no file a?b#c%.md (status 404).');
    expect(asked.at(-1)).toBe('a%3Fb%23c%25.md');
  });

  test.each([
    [new Response('{"format":99}'), /^The bundle has format 99, this runtime reads format \d+: run sitec build again\.$/],
    [new Response('<html>'), /^_sitec\/index\.json of the bundle is not whole: run sitec build again\.$/],
    [new Response('', { status: 404 }), /^_sitec\/index\.json of the bundle cannot be read\.$/],
  ])('with a wrong index is refused in one sentence', async (index, message) => {
    await expect(fetchBundle(async () => index)).rejects.toThrow(message);
  });
});
