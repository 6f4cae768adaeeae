/** Zstd over HTTP: not every version of fetch decodes it, so that the bytes are read as they come. */
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { expect, test } from 'vitest';
import { example, getText } from './example.ts';

const getCoded = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpGet(new URL(path, example.url), { headers: { 'accept-encoding': 'gzip, zstd' } }, resolve).on('error', reject);
  });

test.each(['/', '/pricing/', '/pricing/index.md', '/openapi.json', '/llms-full.txt'])(
  '%s in zstd says what it says without',
  async (path) => {
    const response = await getCoded(path);
    const bytes = await buffer(response);
    expect([response.headers['content-encoding'], response.headers['content-length']]).toEqual(['zstd', String(bytes.length)]);
    expect(response.headers.etag).toMatch(/-zstd"$/);
    const text = Buffer.from((await Zstd.load()).decompress(bytes)).toString();
    expect(text).toBe(await getText(path, { 'accept-encoding': 'identity' }));
    expect(bytes.length).toBeLessThan(text.length * 0.6);
  },
);
