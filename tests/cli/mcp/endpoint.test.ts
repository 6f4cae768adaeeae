/** What an endpoint on the web may do: answer in a stream, keep a session, refuse for now, be silent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openEndpoint } from '../../../cli/mcp/endpoint.ts';
import type { OpenedSite, Site } from '../../../cli/mcp/site.ts';
import { hearStderr } from '../terminal/heard-stderr.ts';
import { converse, scriptedSite, type Received, type Scripted } from './mcp-site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const STREAM_TYPE = { 'content-type': 'text/event-stream; charset=utf-8' };
const jsonRpc = { jsonrpc: '2.0' } as const;
const PONG: Scripted = { status: 200, headers: JSON_TYPE, body: JSON.stringify({ ...jsonRpc, id: 'sitec', result: {} }) };
const LIST = { ...jsonRpc, id: 5, method: 'tools/list' };
const LISTED = { ...jsonRpc, id: 5, result: { tools: [] } };
const PROGRESS = { ...jsonRpc, method: 'notifications/progress', params: { progress: 1 } };
const QUESTION = { ...jsonRpc, id: 'q', method: 'roots/list' };

const LEFT_OUT = 'sitec mcp: ignored a message of the site that is not JSON-RPC, or that nobody asked for\n';

const stderr = hearStderr();

const opened = async (url: string, patience?: number): Promise<Exclude<OpenedSite, { readonly reason: string }>> => {
  const site = await openEndpoint(`${url}/mcp`, patience);
  if ('reason' in site) throw new Error(site.reason);
  return site;
};

/** Answers the first question whether MCP is spoken, and everything else by a script. */
const after =
  (answer: (request: Received, number: number) => Scripted, count = { asked: 0 }) =>
  (request: Received): Scripted =>
    request.body.includes('"sitec"') ? PONG : answer(request, ++count.asked);

const siteAt = async (url: string, patience?: number): Promise<Site> => (await opened(url, patience)).site;

const event = (message: unknown): string => `event: message\ndata: ${JSON.stringify(message)}\n\n`;

describe('a stream', () => {
  test('gives the response, and before it what else the site says', async () => {
    const body = `: hello\n\nid: 1\ndata: \n\n${event(PROGRESS)}${event(QUESTION)}${event(LISTED)}${event(PROGRESS)}`;
    const { url, received } = await scriptedSite(
      after(({ body: asked }) => (asked.includes('"id":5') ? { status: 200, headers: STREAM_TYPE, body } : { status: 202 })),
    );
    const roots = { ...jsonRpc, id: 'q', result: { roots: [] } };
    expect(await converse(await siteAt(url), [LIST, roots])).toEqual([PROGRESS, QUESTION, LISTED]);
    expect(received.at(-1)?.body).toBe(JSON.stringify(roots));
    expect(stderr()).toBe('');
  });

  test('passes on nothing but requests and notifications, and takes no answer but that of the request', async () => {
    const strange = [{ hello: 1 }, { ...jsonRpc, method: 1 }, { method: 'a' }, 5, null, 'text', { ...LISTED, id: 6 }, [[PROGRESS]], []];
    const body = `data: no JSON\n\n${strange.map((each) => event(each)).join('')}${event(PROGRESS)}${event(LISTED)}`;
    const { url } = await scriptedSite(after(() => ({ status: 200, headers: STREAM_TYPE, body })));
    expect(await converse(await siteAt(url), [LIST, LIST])).toEqual([PROGRESS, LISTED, PROGRESS, LISTED]);
    expect(stderr()).toBe(LEFT_OUT);
  });

  test('may hold batches, which are taken apart', async () => {
    const body = event([QUESTION, PROGRESS]) + event([PROGRESS, LISTED, QUESTION]);
    const { url } = await scriptedSite(after(() => ({ status: 200, headers: STREAM_TYPE, body })));
    expect(await converse(await siteAt(url), [LIST])).toEqual([QUESTION, PROGRESS, PROGRESS, QUESTION, LISTED]);
    expect(stderr()).toBe('');
  });

  test('may last longer than a silence, and is left after its response', async () => {
    async function* slowly(): AsyncGenerator<string> {
      for (let step = 0; step < 8; step++) {
        yield event(PROGRESS);
        await sleep(100);
      }
      yield event(LISTED);
      await sleep(60_000, undefined, { ref: false });
    }
    const { url } = await scriptedSite(after(() => ({ status: 200, headers: STREAM_TYPE, body: slowly() })));
    expect((await converse(await siteAt(url, 500), [LIST])).at(-1)).toEqual(LISTED);
  });

  test('that ends without a response is an error with the id of the request', async () => {
    const { url } = await scriptedSite(after(() => ({ status: 200, headers: STREAM_TYPE, body: event(PROGRESS) })));
    const error = { code: -32603, message: 'The site answered HTTP 200, but without a JSON-RPC response to the request' };
    expect(await converse(await siteAt(url), [LIST])).toEqual([PROGRESS, { ...jsonRpc, id: 5, error }]);
  });
});

describe('an answer in JSON', () => {
  const answered = async (body: unknown): Promise<readonly unknown[]> => {
    const { url } = await scriptedSite(after(() => ({ status: 200, headers: JSON_TYPE, body: JSON.stringify(body) })));
    return converse(await siteAt(url), [LIST]);
  };

  test('may be a batch', async () => {
    expect(await answered([LISTED, PROGRESS])).toEqual([PROGRESS, LISTED]);
    expect(stderr()).toBe('');
  });

  test('to another request is none', async () => {
    const error = { code: -32603, message: 'The site answered HTTP 200, but without a JSON-RPC response to the request' };
    expect(await answered({ ...LISTED, id: 6 })).toEqual([{ ...jsonRpc, id: 5, error }]);
    expect(stderr()).toBe(LEFT_OUT);
  });

  test.each([null, undefined])('with the id %s is that of the request', async (id) => {
    const error = { code: 429, message: 'Wait.' };
    expect(await answered({ ...jsonRpc, id, error })).toEqual([{ ...jsonRpc, id: 5, error }]);
  });
});

test('a session is that of every later message, and is ended', async () => {
  const result = { protocolVersion: '2025-06-18' };
  const { url, received } = await scriptedSite(
    after(({ body, method }) => {
      if (method === 'DELETE') return { status: 405 };
      const { id } = JSON.parse(body) as { readonly id?: number };
      const answer = JSON.stringify({ ...jsonRpc, id, result: body.includes('initialize"') ? result : {} });
      return { status: 200, headers: { ...JSON_TYPE, ...(body.includes('initialize"') && { 'mcp-session-id': 's-1' }) }, body: answer };
    }),
  );
  const site = await opened(url);
  const initialize = { ...jsonRpc, id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } };
  await converse(site.site, [initialize, { ...jsonRpc, method: 'notifications/initialized' }, LIST]);
  await site.close?.();
  const headers = received.map(({ method, headers: each }) => [method, each['mcp-session-id'], each['mcp-protocol-version']]);
  expect(headers).toEqual([
    ['POST', undefined, undefined],
    ['POST', undefined, undefined],
    ['POST', 's-1', '2025-06-18'],
    ['POST', 's-1', '2025-06-18'],
    ['DELETE', 's-1', '2025-06-18'],
  ]);
});

test('without a session nothing is ended', async () => {
  const { url, received } = await scriptedSite(PONG);
  await (await opened(url)).close?.();
  expect(received.map(({ method }) => method)).toEqual(['POST']);
});

describe('an endpoint that refuses for now', () => {
  const refusal = (seconds: string): Scripted => ({ status: 429, headers: { 'retry-after': seconds }, body: '<h1>Too many</h1>' });

  test('is asked again after the time that it names', async () => {
    const { url, received } = await scriptedSite(
      after((_, number) => (number < 2 ? refusal('1') : { status: 200, headers: JSON_TYPE, body: JSON.stringify(LISTED) })),
    );
    const site = await siteAt(url);
    const began = performance.now();
    expect(await converse(site, [LIST])).toEqual([LISTED]);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(received.map(({ body }) => body).slice(1)).toEqual([JSON.stringify(LIST), JSON.stringify(LIST)]);
  });

  test.each(['3600', 'Fri, 01 Jan 2100 00:00:00 GMT', 'soon'])('until %s is not waited for', async (seconds) => {
    const { url, received } = await scriptedSite(after(() => refusal(seconds)));
    const error = { code: -32603, message: 'The site answered HTTP 429, but without a JSON-RPC response to the request' };
    expect(await converse(await siteAt(url), [LIST])).toEqual([{ ...jsonRpc, id: 5, error }]);
    expect(received).toHaveLength(2);
  });
});

test.each([
  ['says nothing', 300, () => ({ status: 200, headers: STREAM_TYPE, body: silent() }), /\/mcp did not answer within 0\.3 s$/],
  [
    'goes on for ever',
    10_000,
    () => ({ status: 200, headers: JSON_TYPE, body: 'x'.repeat(17 * 1024 * 1024) }),
    /\/mcp is larger than 16777216 bytes$/,
  ],
  [
    'moves',
    10_000,
    () => ({ status: 307, headers: { location: '/elsewhere' } }),
    /\/mcp redirects to http:\S+\/elsewhere: give that address$/,
  ],
])('an endpoint that %s is an error with the id of the request', async (_, limit, answer, message) => {
  const { url } = await scriptedSite(after(answer));
  const answers = await converse(await siteAt(url, limit), [LIST]);
  expect(answers).toEqual([{ ...jsonRpc, id: 5, error: { code: -32603, message: expect.stringMatching(message) } }]);
});

async function* silent(): AsyncGenerator<string> {
  yield event(PROGRESS).slice(0, 5);
  await sleep(60_000, undefined, { ref: false });
}
