/** A reload never mixes builds and loses no request. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve, type RunningServer } from '../../runtime/adapters/node.ts';
import { html, SiteFolder } from '../compiler/site.ts';
import { createFixture, INDEX } from './fixture.ts';
import { Client, head, statuses } from './raw.ts';

const SWAPS = 100;
const FILES = { '/': 'index.html', '/index.md': 'index.md', '/openapi.json': 'openapi.json', '/about': 'about.html' } as const;
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Manifest {
  readonly files: Readonly<Record<string, { readonly sha256: string }>>;
}

let site: SiteFolder;
const folder = (name: string): string => join(site.folder, name);

beforeAll(async () => {
  site = new SiteFolder({ 'index.html': html('One', `<p>${'A long text. '.repeat(200)}</p>`), 'about.html': html('About') });
  await site.compile({ out: 'one' });
  site.write('index.html', html('Two', `<p>${'Another long text. '.repeat(200)}</p>`));
  site.write('about.html', html('About two'));
  await site.compile({ out: 'two', baseUrl: 'https://other.example' });
});
afterAll(() => site.remove());

test(`between two equal manifests every body is of that build, during ${SWAPS} swaps and more`, { timeout: 120_000 }, async () => {
  renameSync(folder('one'), site.out);
  const server = await serve(await loadBundle(site.out), { port: 0, host: '127.0.0.1', limit: false });
  onTestFinished(() => server.close());
  const get = async (path: string): Promise<Uint8Array> => {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  let swaps = 0;
  let [equal, changed] = [0, 0];
  // On a busy machine there are more swaps, with longer pauses, until enough rounds were seen.
  const isEnough = (): boolean => swaps >= SWAPS && equal > 10 && changed > 0;
  const seen = new Set<string>();

  const watch = async (): Promise<void> => {
    while (!isEnough()) {
      const began = swaps;
      const before = await get('/sitec-manifest.json');
      const bodies: [string, string][] = [];
      for (const [path, file] of Object.entries(FILES)) bodies.push([file, digest(await get(path))]);
      const after = await get('/sitec-manifest.json');
      // There are two builds only: after two swaps the manifest would be the first one again.
      if (digest(before) !== digest(after) || swaps - began > 1) {
        changed++;
        continue;
      }
      equal++;
      seen.add(digest(before));
      const { files } = JSON.parse(new TextDecoder().decode(before)) as Manifest;
      expect(bodies).toEqual(bodies.map(([file]) => [file, files[file]?.sha256]));
    }
  };

  const swap = async (): Promise<void> => {
    let other = 'two';
    while (!isEnough()) {
      const next = other === 'two' ? 'one' : 'two';
      renameSync(site.out, folder(next));
      renameSync(folder(other), site.out);
      server.reload(await loadBundle(site.out));
      other = next;
      swaps++;
      // Sometimes shorter than a round of the client, sometimes longer, and never none: a request is repeated a few times only, and each takes
      // longer than a swap on a busy machine.
      await sleep((1 + (swaps % 10)) * 10 * Math.ceil(swaps / SWAPS));
    }
  };

  await Promise.all([swap(), watch(), watch()]);
  expect(seen.size).toBe(2);
});

describe('a bundle that another one has taken the place of, before anybody has told the server', () => {
  let server: RunningServer;
  let errors: unknown[];

  beforeEach(async () => {
    errors = [];
    site.write('index.html', html('One', '<p>A word of the first build.</p>'));
    await site.compile({ baseUrl: 'https://one.example' });
    const options = { port: 0, host: '127.0.0.1', limit: false as const, report: (error: unknown) => void errors.push(error) };
    server = await serve(await loadBundle(site.out), options);
  });
  afterEach(() => server.close());

  const replace = async (): Promise<void> => {
    site.write('index.html', html('Two', '<p>A word of the second build.</p>'));
    await site.compile({ baseUrl: 'https://two.example' });
  };
  // Uncompressed, because a compressed form has a file of its own.
  const get = async (path: string): Promise<readonly [status: number, etag: string | null, body: string]> => {
    const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });
    return [response.status, response.headers.get('etag'), await response.text()];
  };

  test('is answered from no more, once a file of it is needed', async () => {
    await replace();
    const [status, etag, body] = await get('/');
    expect([status, body.includes('<h1>Two</h1>')]).toEqual([200, true]);
    expect(etag).toContain(digest(readFileSync(join(site.out, 'index.html'))).slice(0, 8));
    expect((await get('/sitec-manifest.json'))[2]).toBe(readFileSync(join(site.out, 'sitec-manifest.json'), 'utf8'));
    expect(errors).toEqual([]);
  });

  test('is not what a message is answered from whose body was read already', async () => {
    await replace();
    const answers = await Promise.all(
      [1, 2, 3].map(async (id) => {
        const call = { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'search_site', arguments: { query: 'word' } } };
        const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
        const response = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) });
        return response.text();
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/second build.*https:\/\/two\.example|https:\/\/two\.example.*second build/);
    expect(errors).toEqual([]);
  });

  test('is an error inside when the other one is not whole, until one is', async () => {
    await replace();
    const index = join(site.out, '_sitec/index.json');
    const text = readFileSync(index);
    writeFileSync(index, '{}');
    expect((await get('/'))[0]).toBe(500);
    expect(String(errors[0])).toContain('index.json is not the file that sitec-manifest.json lists');
    writeFileSync(index, text);
    expect((await get('/'))[0]).toBe(200);
  });

  test('is an error inside when only a file is another one', async () => {
    writeFileSync(join(site.out, 'index.html'), 'changed by hand');
    expect((await get('/'))[0]).toBe(500);
    expect(String(errors[0])).toContain('index.html is not the file that sitec-manifest.json lists');
  });
});

test('a request that has begun is answered by the bundle that it began with', async () => {
  const server = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false });
  onTestFinished(() => server.close());
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const client = new Client(server.url);
  client.send(
    head('POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Connection: close', `Content-Length: ${body.length}`),
  );
  await expect.poll(() => client.socket.bytesWritten).toBeGreaterThan(0);
  // The head has to be there before the bundle is replaced.
  expect((await fetch(server.url)).status).toBe(200);
  server.reload(createFixture({ mcp: { ...INDEX.mcp, methods: {} } }));
  client.send(body);
  await client.closed;
  expect(statuses(client.received)).toEqual([200]);
  expect(client.received).toContain('"result":{}');
  const after = await fetch(`${server.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await after.json()).toMatchObject({ error: { code: -32601 } });
});

test('a bundle that this runtime cannot answer from is refused, and the old one stays', async () => {
  const server = await serve(createFixture(), { port: 0, host: '127.0.0.1', limit: false });
  onTestFinished(() => server.close());
  const broken = createFixture({ passages: { ...INDEX.passages, analyser: 'another' } });
  expect(() => server.reload(broken)).toThrow(/analyser/);
  expect(await (await fetch(`${server.url}/pricing`)).text()).toBe('<h1>Pricing</h1>');
});
