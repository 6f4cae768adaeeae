/** What a crawl makes of the answers of a site: their codings, their order, their times. */
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html } from '../../site.ts';
import { crawl, link, send, serve, type Answering } from './web-site.ts';

describe('an answer', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('undoes %s', async (coding, pack) => {
    const page = html('Home', '<p>packed</p>');
    const site = await serve({ '/': { headers: { 'content-encoding': coding }, body: pack(page) } });
    expect((await crawl(site.origin)).files.get('index.html')?.toString()).toBe(page);
  });

  it('believes the charset of the Content-Type more than that of the page', async () => {
    const latin = Buffer.from(html('Preis: 5 \u00a3', '<a href="/gr\u00fc\u00df">x</a>'), 'latin1');
    const wrong = html('Caf\u00e9', '', '<meta charset="iso-8859-1">');
    const site = await serve({
      '/': { headers: { 'content-type': 'text/html; charset="ISO-8859-1"' }, body: latin },
      '/gr%C3%BC%C3%9F': { headers: { 'content-type': 'text/html;charset=utf-8' }, body: wrong },
    });
    const { files } = await crawl(site.origin);
    expect(files.get('index.html')?.toString()).toBe(`\ufeff${latin.toString('latin1')}`);
    expect(files.get('gr\u00fc\u00df.html')?.toString()).toBe(`\ufeff${wrong}`);
  });

  it('asks only so many addresses at once, and writes the same whatever the order of the answers', async () => {
    const pages = Array.from({ length: 30 }, (_, number) => `/p${number}`);
    let open = 0;
    let most = 0;
    const slow =
      (body: string, delay: () => number): Answering =>
      (_request, response) => {
        most = Math.max(most, ++open);
        void wait(delay()).then(() => {
          open--;
          send(response, body);
        });
      };
    const build = async (delay: (number: number) => number) => {
      const answers = pages.map(
        (path, number) =>
          [path, slow(html(path, link(`/p${(number * 7) % 30}`, '/gone', `/Q${number % 3}`)), () => delay(number))] as const,
      );
      const cases = ['/Q0', '/q0', '/Q1'].map((path) => [path, html(path, link('/q0'))] as const);
      const site = await serve({ '/': html('Home', link(...pages)), ...Object.fromEntries([...answers, ...cases]) });
      const { files, messages } = await crawl(site.origin, { concurrency: 4 });
      return { files: [...files], messages };
    };
    const forwards = await build((number) => number);
    const backwards = await build((number) => 60 - 2 * number);
    expect(backwards).toEqual(forwards);
    expect(most).toBe(4);
    expect(forwards.files.length).toBe(33);
  });

  it('asks once more when a connection was cut', async () => {
    let times = 0;
    const site = await serve({
      '/': html('Home', link('/flaky')),
      '/flaky': (request, response) => {
        if (times++ === 0) request.socket.resetAndDestroy();
        else send(response, html('Flaky'));
      },
    });
    const { files, messages } = await crawl(site.origin);
    expect([...files.keys()]).toEqual(['flaky.html', 'index.html']);
    expect(messages).toEqual([]);
  });

  it('gives files the time that the server names, and those without one no time', async () => {
    const site = await serve({
      '/': { headers: { 'last-modified': 'Wed, 03 Jun 2026 10:00:00 GMT' }, body: html('Home', link('/a', '/b')) },
      '/a': html('A'),
      '/b': { headers: { 'last-modified': '2026-06-03 10:00' }, body: html('B') },
    });
    expect(Object.fromEntries((await crawl(site.origin)).times)).toEqual({
      'index.html': '2026-06-03T10:00:00.000Z',
      'a.html': '1970-01-01T00:00:00.000Z',
      'b.html': '1970-01-01T00:00:00.000Z',
    });
  });
});
