import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { html, SiteFolder } from '../../compiler/site.ts';
import { load, stubFetch, toRequest } from './platforms.ts';
import type { Asked } from './platforms.ts';

type Edge = typeof import('../../../runtime/edge/netlify-edge.ts');

const site = new SiteFolder({ 'index.html': html('Home'), 'guía/index.html': html('Guía'), 'style.css': 'p{}' });
const MARKDOWN = { accept: 'text/markdown' };
beforeAll(() => site.compile());
afterAll(() => site.remove());

const start = async (): Promise<{ ask: (asked: Asked) => Promise<Response | undefined>; fetched: readonly string[] }> => {
  const { default: answer } = await load<Edge>('netlify-edge', site.folder);
  const fetched = stubFetch(site.folder);
  return { ask: (asked) => answer(toRequest(asked)), fetched };
};

test('a page is markdown for who prefers it, with all of its headers', async () => {
  const { ask, fetched } = await start();
  const answer = await ask({ path: '/gu%C3%ADa?x=1', headers: { ...MARKDOWN, 'accept-encoding': 'br' } });
  expect(answer?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer?.headers.get('content-encoding')).toBeNull();
  expect(answer?.headers.get('link')).toContain('</gu%C3%ADa/index.md>; rel="alternate"');
  expect([answer?.headers.get('vary'), await answer?.text()]).toEqual([
    'Accept, Accept-Encoding',
    readFileSync(join(site.out, 'guía/index.md'), 'utf8'),
  ]);
  expect(fetched).toEqual(['/_sitec/index.json', '/gu%C3%ADa/index.md']);
});

test('conditions, ranges and HEAD are answered here', async () => {
  const { ask } = await start();
  const etag = (await ask({ path: '/', headers: MARKDOWN }))?.headers.get('etag') ?? '';
  expect((await ask({ path: '/', headers: { ...MARKDOWN, 'if-none-match': etag } }))?.status).toBe(304);
  expect((await ask({ path: '/', headers: { ...MARKDOWN, range: 'bytes=0-1' } }))?.status).toBe(206);
  const head = await ask({ method: 'HEAD', path: '/', headers: MARKDOWN });
  expect([head?.status, await head?.text()]).toEqual([200, '']);
});

test.each<Asked>([
  { path: '/', headers: { accept: 'text/html, text/markdown;q=0.5' } },
  { path: '/', headers: { ...MARKDOWN, 'sec-fetch-dest': 'document' } },
  { path: '/' },
  { path: '/nothing', headers: MARKDOWN },
  { path: '/style.css', headers: MARKDOWN },
  { path: '/constructor', headers: MARKDOWN },
  { path: '/%zz', headers: MARKDOWN },
  { method: 'POST', path: '/', headers: MARKDOWN, body: 'x' },
])('%j is passed on', async (asked) => {
  expect(await (await start()).ask(asked)).toBeUndefined();
});

test('when the bundle cannot be read, the static page is passed on, and the log is told', async () => {
  const log = vi.spyOn(console, 'error').mockReset().mockReturnValue();
  const { ask } = await start();
  const index = join(site.out, '_sitec/index.json');
  renameSync(index, `${index}.off`);
  expect(await ask({ path: '/', headers: MARKDOWN })).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  renameSync(`${index}.off`, index);
  expect((await ask({ path: '/', headers: MARKDOWN }))?.status).toBe(200);
});

test('the function is called for requests whose Accept names markdown, and never for the files that it fetches', async () => {
  const { config } = await load<Edge>('netlify-edge', site.folder);
  const accepts = new RegExp(config.header.accept);
  expect(['text/html, text/markdown;q=0.9', 'text/html, */*'].map((accept) => accepts.test(accept))).toEqual([true, false]);
  expect(config.path).toBe('/*');
  expect(config.excludedPath).toEqual(expect.arrayContaining(['/*.md', '/_sitec/*']));
  expect(config).not.toHaveProperty('method');
});
