import { describe, expect, test } from 'vitest';
import { httpTable, type AccessConfig } from '../../compiler/protocols/http.ts';
import type { HandlerOptions, ServiceResponse } from '../../runtime/exchange.ts';
import { createHandler } from '../../runtime/handler.ts';
import { createFixture, request, SITE } from './fixture.ts';

const TYPE = { 'content-type': 'application/json' };
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
type Headers = Readonly<Record<string, string>>;

const ask = async (options: HandlerOptions, access: AccessConfig, headers: Headers, method = 'POST'): Promise<ServiceResponse> => {
  const handler = createHandler(createFixture({ http: httpTable(SITE, access) }), { limit: false, ...options });
  return handler(request(method, '/mcp', { ...TYPE, ...headers }, PING));
};
const statusOf = async (options: HandlerOptions, access: AccessConfig, headers: Headers): Promise<number> =>
  (await ask(options, access, headers)).status;

const LISTS: AccessConfig = {
  allowedHosts: ['Intra.example', 'x.example:8080'],
  allowedOrigins: ['https://App.example', 'http://tool.example:80/'],
};

describe('bound to a loopback address', () => {
  test.each<[Headers, number]>([
    [{ host: 'localhost:4105' }, 200],
    [{ host: '127.0.0.1' }, 200],
    [{ host: '[::1]:80' }, 200],
    [{ host: '127.0.0.2:4105', origin: 'http://127.255.255.254:3000' }, 200],
    [{ host: '127.0.0.2.evil.example' }, 403],
    [{ host: '127.evil.example' }, 403],
    [{ host: 'ACME.example' }, 200],
    [{ host: 'acme.example:443' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ host: 'localhost.evil.example' }, 403],
    [{ host: 'acme.example.evil.example' }, 403],
    [{}, 403],
    [{ host: 'localhost', origin: 'http://localhost:3000' }, 200],
    [{ host: 'localhost', origin: 'https://[::1]:3000' }, 200],
    [{ host: 'localhost', origin: 'https://acme.example' }, 200],
    [{ host: 'localhost', origin: 'https://evil.example' }, 403],
    [{ host: 'localhost', origin: 'null' }, 403],
    [{ host: 'localhost', origin: 'file://localhost' }, 403],
    [{ host: 'localhost', origin: 'http://localhost.evil.example' }, 403],
  ])('%j gives %i', async (headers, status) => {
    expect(await statusOf({ loopback: true }, {}, headers)).toBe(status);
  });

  test('allowedOrigins adds origins, allowedHosts is for other addresses', async () => {
    expect(await statusOf({ loopback: true }, LISTS, { host: 'localhost', origin: 'https://app.example' })).toBe(200);
    expect(await statusOf({ loopback: true }, LISTS, { host: 'localhost', origin: 'http://tool.example' })).toBe(200);
    expect(await statusOf({ loopback: true }, LISTS, { host: 'localhost', origin: 'http://localhost:1' })).toBe(200);
    expect(await statusOf({ loopback: true }, LISTS, { host: 'intra.example' })).toBe(403);
  });
});

describe('bound to another address', () => {
  test.each<[AccessConfig, Headers, number]>([
    [{}, { host: 'acme.example', origin: 'https://evil.example' }, 200],
    [{}, { host: 'acme.example', origin: 'null' }, 200],
    [{}, { host: 'localhost' }, 200],
    [{}, { host: 'evil.example' }, 403],
    [{}, {}, 403],
    [LISTS, { host: 'intra.example:9000' }, 200],
    [LISTS, { host: 'X.example:8080' }, 200],
    [LISTS, { host: 'x.example' }, 403],
    [LISTS, { host: 'acme.example' }, 200],
    [LISTS, { host: 'acme.example', origin: 'https://app.example' }, 200],
    [LISTS, { host: 'acme.example', origin: 'https://acme.example' }, 200],
    [LISTS, { host: 'acme.example', origin: 'http://localhost' }, 403],
    [LISTS, { host: 'acme.example', origin: 'null' }, 403],
  ])('with %j, %j gives %i', async (access, headers, status) => {
    expect(await statusOf({ loopback: false }, access, headers)).toBe(status);
  });
});

describe('where the platform routes by host', () => {
  test.each<[AccessConfig, Headers, number]>([
    [{}, { host: 'evil.example', origin: 'null' }, 200],
    [{}, {}, 200],
    [LISTS, { host: 'evil.example' }, 403],
    [LISTS, { host: 'intra.example' }, 200],
    [LISTS, { host: 'intra.example', origin: 'https://evil.example' }, 403],
    [{ allowedOrigins: ['https://app.example'] }, { host: 'evil.example', origin: 'https://evil.example' }, 403],
    [{ allowedOrigins: ['https://app.example'] }, { host: 'any.example', origin: 'https://app.example' }, 200],
  ])('with %j, %j gives %i', async (access, headers, status) => {
    expect(await statusOf({}, access, headers)).toBe(status);
  });
});

test.each(['POST', 'GET', 'OPTIONS'])(
  'a refusal of %s is -32600 without id, comes before the method, and no other origin can read it',
  async (method) => {
    const { status, headers, body } = await ask({ loopback: true }, {}, { host: 'evil.example' }, method);
    expect([status, body]).toEqual([403, '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Host or Origin is not allowed"}}']);
    expect(Object.fromEntries(headers)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
    });
  },
);

test('pages are not concerned', async () => {
  const handler = createHandler(createFixture(), { loopback: true });
  expect((await handler(request('GET', '/', { host: 'evil.example' }))).status).toBe(200);
});
