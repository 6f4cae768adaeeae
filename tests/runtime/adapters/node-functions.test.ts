/** What events of Lambda and requests of Vercel say in their own way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { load, overHttp, toEvent } from './platforms.ts';
import { listen } from '../../tools/test-server.ts';

const site = new SiteFolder({
  'index.html': html('Home'),
  'guía/index.html': html('Guía'),
  'sitec.config.json': JSON.stringify({ trustProxy: ['198.51.100.0/24'] }),
});
beforeAll(() => site.compile());
afterAll(() => site.remove());

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const POST = { method: 'POST', path: '/mcp', headers: { 'content-type': 'application/json' } };

describe('an event', () => {
  const handle = async (...events: readonly ReturnType<typeof toEvent>[]): Promise<readonly number[]> => {
    const { handler } = await load<typeof import('../../../runtime/edge/node/lambda.ts')>('lambda', site.folder);
    const statuses: number[] = [];
    for (const event of events) statuses.push((await handler(event)).statusCode);
    return statuses;
  };

  test('may have a body as text, and a path that is decoded', async () => {
    const text = { ...toEvent(POST), body: PING, isBase64Encoded: false };
    const decoded = { ...toEvent({ path: '/' }), rawPath: '/guía/' };
    expect(await handle(text, decoded, { ...decoded, rawPath: '/guía/?x' }, { ...decoded, rawQueryString: '' })).toEqual([
      200, 200, 404, 200,
    ]);
  });

  test('may have no header, body or query', async () => {
    const { requestContext } = toEvent({ path: '/' });
    expect(await handle({ rawPath: '/', requestContext })).toEqual([200]);
  });

  test('has the limit of its client behind a proxy that the bundle trusts, and of no header otherwise', async () => {
    const from = (client: string, forwarded: string): ReturnType<typeof toEvent> =>
      toEvent({ ...POST, body: PING, client, headers: { ...POST.headers, 'x-forwarded-for': forwarded } });
    const through = (sender: (count: number) => ReturnType<typeof toEvent>): ReturnType<typeof toEvent>[] =>
      Array.from({ length: 21 }, (_, count) => sender(count));
    expect((await handle(...through((count) => from('198.51.100.1', `203.0.113.${count}`)))).at(-1)).toBe(200);
    expect((await handle(...through((count) => from('203.0.113.1', `192.0.2.${count}`)))).at(-1)).toBe(429);
  });

  test('gets every body as base64, and none for HEAD', async () => {
    const { handler } = await load<typeof import('../../../runtime/edge/node/lambda.ts')>('lambda', site.folder);
    const { body = '', isBase64Encoded } = await handler(toEvent({ path: '/gu%C3%ADa/index.md' }));
    expect([isBase64Encoded, Buffer.from(body, 'base64').toString()]).toEqual([true, expect.stringContaining('# Guía')]);
    expect(await handler(toEvent({ method: 'HEAD', path: '/' }))).not.toHaveProperty('body');
  });
});

test('a request of Vercel is counted for the last hop that nobody trusts', async () => {
  const { default: answer } = await load<typeof import('../../../runtime/edge/node/vercel.ts')>('vercel', site.folder);
  const port = Number(new URL(await listen(answer)).port);
  const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number> => {
    return (await overHttp(port, { ...POST, headers: { ...POST.headers, ...headers }, body: PING })).status;
  };
  for (let count = 0; count < 20; count++) await statusFor({ 'x-forwarded-for': `${count}, 203.0.113.1` });
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.1' })).toBe(429);
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.1, 198.51.100.1' })).toBe(429);
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.2, 198.51.100.1' })).toBe(200);
  expect(await statusFor({ 'x-real-ip': '203.0.113.1' })).toBe(429);
});
