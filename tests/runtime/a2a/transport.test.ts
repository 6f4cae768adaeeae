import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitTable } from '../../../compiler/protocols/http.ts';
import { serve, type RunningServer } from '../../../runtime/adapters/node.ts';
import { createFixture } from '../fixture.ts';
import { MESSAGE, QUESTION, TYPE, type Reply } from './a2a-call.ts';

const REQUEST = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: MESSAGE } };
const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';

let server: RunningServer;
beforeAll(async () => {
  server = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Reply;
}

/** POST over a socket; the answer is JSON. */
const post = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = TYPE, path = '/a2a'): Promise<Answer> => {
  const response = await fetch(server.url + path, { method: 'POST', headers, body });
  expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply };
};

describe.each(['/a2a', '/a2a/', '/a2a?x=1', '/%61%32a'])('%s', (path) => {
  test('answers the plain request of the specification', async () => {
    const { status, body } = await post(JSON.stringify(REQUEST), TYPE, path);
    expect([status, body.id, body.result?.kind]).toEqual([200, 1, 'message']);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await fetch(server.url + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('lets pages of any origin send its headers', async () => {
    const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' };
    const response = await fetch(server.url + path, { method: 'OPTIONS', headers });
    expect([response.status, response.headers.get('access-control-allow-methods')]).toEqual([204, 'POST, OPTIONS']);
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['content-type', 'a2a-version', 'a2a-extensions', 'x-a2a-extensions']));
  });
});

describe('media types', () => {
  test.each(['application/json', 'application/a2a+json', 'Application/JSON; charset=utf-8', 'application/a2a+json;profile="x"'])(
    '%s is read',
    async (type) => {
      expect((await post(JSON.stringify(REQUEST), { 'content-type': type })).body.result).toBeDefined();
    },
  );

  test.each(['text/plain', 'application/jsonx', 'application/json-rpc', '', 'x'.repeat(1000)])(
    '%s is refused before the body is read as JSON',
    async (type) => {
      const { status, body } = await post('not JSON', { 'content-type': type });
      expect(status).toBe(200);
      const metadata = { supported: 'application/json, application/a2a+json' };
      expect(body).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: -32005,
          message: 'Incompatible content types',
          data: [{ '@type': ERROR_INFO, reason: 'CONTENT_TYPE_NOT_SUPPORTED', domain: 'a2a-protocol.org', metadata }],
        },
      });
    },
  );
});

describe('bodies', () => {
  test.each([
    ['{', -32700, null],
    ['', -32700, null],
    [QUESTION, -32700, null],
    [new Uint8Array([0x22, 0xff, 0x22]), -32700, null],
    ['null', -32600, null],
    ['"x"', -32600, null],
    [JSON.stringify([REQUEST]), -32600, null],
    [JSON.stringify({ ...REQUEST, jsonrpc: '1.0' }), -32600, 1],
    [JSON.stringify({ ...REQUEST, jsonrpc: 'aaa', id: 'a' }), -32600, 'a'],
    [JSON.stringify({ ...REQUEST, method: undefined }), -32600, 1],
    [JSON.stringify({ ...REQUEST, method: 5 }), -32600, 1],
    [JSON.stringify({ ...REQUEST, id: {} }), -32600, null],
    [JSON.stringify({ ...REQUEST, id: [] }), -32600, null],
    [JSON.stringify({ ...REQUEST, id: true }), -32600, null],
    [JSON.stringify({ ...REQUEST, params: {}, id: undefined }), -32602, null],
    [JSON.stringify({ ...REQUEST, params: {}, id: null }), -32602, null],
  ])('%s gives %i', async (body, code, id) => {
    const { status, body: reply } = await post(body);
    expect([status, reply.error?.code, reply.id]).toEqual([200, code, id]);
    const messages = { [-32700]: 'Invalid JSON payload', [-32600]: 'Request payload validation error', [-32602]: 'Invalid parameters' };
    expect(reply.error?.message).toBe(messages[code as keyof typeof messages]);
  });

  test.each([undefined, null])('an id %s is answered all the same', async (id) => {
    const { body } = await post(JSON.stringify({ ...REQUEST, id }));
    expect([body.id, body.result?.kind]).toEqual([null, 'message']);
  });

  test('of more than 65,536 bytes are refused, and coded ones', async () => {
    const largest = JSON.stringify(REQUEST).padEnd(65_536);
    expect((await post(largest)).status).toBe(200);
    expect((await post(`${largest} `)).status).toBe(413);
    expect((await post(JSON.stringify(REQUEST), { ...TYPE, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await post(JSON.stringify(REQUEST), { ...TYPE, 'content-encoding': 'identity' })).status).toBe(200);
  });

  test('an origin that may not ask is refused', async () => {
    expect((await post(JSON.stringify(REQUEST), { ...TYPE, origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('A2A-Version', () => {
  const codes: readonly (readonly [version: string, code: number | undefined])[] = [
    ...['', '0.3', '0.3.0', '1.0', '1.0.4', '1.0.99'].map((version) => [version, undefined] as const),
    ...['99.0', '1', '0.2', '2.0', '1.0.0.0', '1.0.x', '1.0.', 'x', '__proto__', '1.0,0.3'].map((version) => [version, -32009] as const),
  ];

  test.each(codes)('%s gives %s, as a header and in the query', async (version, code) => {
    const byHeader = await post(JSON.stringify(REQUEST), { ...TYPE, 'a2a-version': version });
    const byQuery = await post(JSON.stringify(REQUEST), TYPE, `/a2a?A2A-Version=${version}`);
    for (const { body } of [byHeader, byQuery]) expect([body.error?.code, body.id]).toEqual([code, 1]);
  });

  test('is checked before the method, and shown without signs that nobody sees', async () => {
    const { body } = await post(JSON.stringify({ ...REQUEST, method: 'nope' }), TYPE, `/a2a?A2A-Version=%07%E2%80%AE9${'9'.repeat(300)}`);
    expect(body.error).toEqual({
      code: -32009,
      message: `A2A version ${'9'.repeat(200)} is not supported`,
      data: [
        {
          '@type': ERROR_INFO,
          reason: 'VERSION_NOT_SUPPORTED',
          domain: 'a2a-protocol.org',
          metadata: { supportedVersions: '1.0,0.3' },
        },
      ],
    });
  });

  test('of an answer is that of the method', async () => {
    const versionOf = async (method: string): Promise<string | null> =>
      (await post(JSON.stringify({ ...REQUEST, method }), { ...TYPE, 'a2a-version': '1.0' })).headers.get('a2a-version');
    expect([await versionOf('message/send'), await versionOf('SendMessage'), await versionOf('tasks/get')]).toEqual(['0.3', '1.0', '0.3']);
  });

  test.each(['a2a-extensions', 'x-a2a-extensions'])('%s is accepted', async (name) => {
    expect((await post(JSON.stringify(REQUEST), { ...TYPE, [name]: 'https://example.com/ext' })).body.result).toBeDefined();
  });
});

test('the rate limit is told before the body is read, with the host as domain', async () => {
  const limited = await serve(createFixture({ limit: limitTable({ burst: 1, perMinute: 30 }) }), { port: 0, host: '127.0.0.1' });
  try {
    const ask = (body: string): Promise<Response> => fetch(`${limited.url}/a2a`, { method: 'POST', headers: TYPE, body });
    expect((await ask(JSON.stringify(REQUEST))).status).toBe(200);
    const response = await ask('not JSON');
    expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([
      429,
      '2',
      'application/json',
    ]);
    expect(response.headers.get('ratelimit')).toBe('"default";r=0;t=2');
    expect(response.headers.get('ratelimit-policy')).toBe('"default";q=1;w=2');
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32000,
        message: 'Rate limit exceeded. Retry after 2 seconds.',
        data: [{ '@type': ERROR_INFO, reason: 'RATE_LIMITED', domain: 'acme.example', metadata: { retryAfterSeconds: '2' } }],
      },
    });
  } finally {
    await limited.close();
  }
});
