import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { load, staticFiles, toRequest } from './platforms.ts';
import type { Asked } from './platforms.ts';

type Worker = typeof import('../../../runtime/edge/cloudflare.ts');
type Bindings = Parameters<Worker['default']['fetch']>[1];

/** Longer than the 64 kB above which Brotli pays. */
const LONG = '<p>Boil the water first, then wait for three minutes.</p>'.repeat(1200);
const site = new SiteFolder({ 'index.html': html('Home', LONG) });
beforeAll(() => site.compile());
afterAll(() => site.remove());

/** A binding that allows so many steps of each key, and lists the keys. */
const limitOf = (most: number): NonNullable<Bindings['RPC_LIMIT']> & { readonly keys: string[] } => {
  const keys: string[] = [];
  return { keys, limit: async ({ key }) => ({ success: keys.push(key) <= most }) };
};

const start = async (bindings: Partial<Bindings> = {}): Promise<(asked: Asked) => Promise<Response>> => {
  const { default: worker } = await load<Worker>('cloudflare', site.folder);
  const all = { ASSETS: staticFiles(site.folder), ...bindings };
  return (asked) => worker.fetch(toRequest({ ...asked, headers: { 'cf-connecting-ip': '192.0.2.7', ...asked.headers } }), all);
};

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const post = (body: string): Asked => ({ method: 'POST', path: '/mcp', headers: { 'content-type': 'application/json' }, body });
const ratesOf = ({ status, headers }: Response): unknown[] => [
  status,
  headers.get('retry-after'),
  headers.get('ratelimit'),
  headers.get('ratelimit-policy'),
];

test('the binding limits each client by a limit of its own, which no header tells, and is asked for messages only', async () => {
  const limit = limitOf(2);
  const ask = await start({ RPC_LIMIT: limit });
  expect(ratesOf(await ask(post(PING)))).toEqual([200, null, null, null]);
  expect(ratesOf(await ask({ method: 'OPTIONS', path: '/mcp' }))).toEqual([204, null, null, null]);
  expect((await ask({ path: '/' })).status).toBe(200);
  await ask(post(PING));
  expect(ratesOf(await ask(post(PING)))).toEqual([429, '60', null, null]);
  expect(limit.keys).toEqual(Array.from({ length: 3 }, () => '192.0.2.7'));
});

test('every message of a batch is a step of the binding, up to the first that is refused', async () => {
  const limit = limitOf(3);
  const ask = await start({ RPC_LIMIT: limit });
  const refused = await ask(post(`[${Array.from({ length: 6 }, () => PING).join()}]`));
  expect([refused.status, limit.keys.length]).toEqual([429, 4]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(60);
});

test('when the binding fails, the isolate counts for itself', async () => {
  const ask = await start({ RPC_LIMIT: { limit: () => Promise.reject(new Error('no binding')) } });
  for (let count = 0; count < 20; count++) expect((await ask(post(PING))).status).toBe(200);
  expect((await ask(post(PING))).status).toBe(429);
});

test('a file is sent compressed when the client takes it, whatever Cloudflare writes into Accept-Encoding', async () => {
  const { default: worker } = await load<Worker>('cloudflare', site.folder);
  const bindings = { ASSETS: staticFiles(site.folder) };
  const codingFor = async (clientAcceptEncoding: string): Promise<string | null> => {
    const request = Object.assign(toRequest({ path: '/', headers: { 'accept-encoding': 'br, gzip' } }), { cf: { clientAcceptEncoding } });
    return (await worker.fetch(request, bindings)).headers.get('content-encoding');
  };
  expect([await codingFor('gzip'), await codingFor('identity'), await codingFor('gzip, br')]).toEqual(['gzip', null, 'br']);
});

test('no request waits for what another one has begun', async () => {
  const { default: worker } = await load<Worker>('cloudflare', site.folder);
  const stuck = { ASSETS: { fetch: () => new Promise<Response>(() => undefined) } };
  void worker.fetch(toRequest({ path: '/' }), stuck);
  expect((await worker.fetch(toRequest({ path: '/' }), { ASSETS: staticFiles(site.folder) })).status).toBe(200);
});

test('the index is fetched once, a file for each request', async () => {
  const files = staticFiles(site.folder);
  const ask = await start({ ASSETS: files });
  for (const path of ['/', '/', '/index.md']) await (await ask({ path })).text();
  expect(files.asked).toEqual(['/_sitec/index.json', '/index.html', '/index.html', '/index.md']);
});
