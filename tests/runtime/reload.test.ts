/** A reload never mixes builds and loses no request. */
import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
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

test(`between two equal manifests every body is of that build, during ${SWAPS} swaps`, { timeout: 120_000 }, async () => {
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
  const seen = new Set<string>();

  const watch = async (): Promise<void> => {
    while (swaps < SWAPS) {
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
    while (swaps < SWAPS) {
      const next = other === 'two' ? 'one' : 'two';
      renameSync(site.out, folder(next));
      renameSync(folder(other), site.out);
      server.reload(await loadBundle(site.out));
      other = next;
      swaps++;
      // Sometimes shorter than a round of the client, sometimes longer.
      await sleep((swaps % 10) * 10);
    }
  };

  await Promise.all([swap(), watch(), watch()]);
  expect(equal).toBeGreaterThan(10);
  expect(changed).toBeGreaterThan(0);
  expect(seen.size).toBe(2);
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
