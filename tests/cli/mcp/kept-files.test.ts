/** Copies of files of the web: which answers replace them, and when they answer instead. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAddress } from '../../../cli/mcp/address.ts';
import { FileCache, keptFiles } from '../../../cli/mcp/cache.ts';
import { INDEX_FILE, INDEX_FORMAT } from '../../../runtime/bundle.ts';
import { folderOf } from '../fixture.ts';
import { scriptedSite, type Scripted } from './mcp-site.ts';

const FILE = 'guides/anvil.md';
const HTML = { 'content-type': 'Text/HTML; charset=utf-8' };
const PAGE = '<!doctype html><title>Sign in</title>';

/** A site whose answer may change, and a session that keeps its files. */
const kept = async () => {
  let answer: Scripted = { status: 404 };
  const { url, received } = await scriptedSite(() => answer);
  const notes: string[] = [];
  const cache = new FileCache(folderOf(), (sentence) => notes.push(sentence));
  const read = keptFiles(url, cache, 1_000_000, (sentence) => notes.push(sentence));
  return {
    url,
    cache,
    notes,
    received,
    answers: (next: Scripted): void => void (answer = next),
    read: async (path: string): Promise<string> => (await read(path)).text(),
  };
};

const good = (path: string): string => (path === INDEX_FILE ? JSON.stringify({ format: INDEX_FORMAT }) : '# Anvil\n');

describe.each([FILE, INDEX_FILE])('the copy of %s', (path) => {
  test.each<[string, Scripted]>([
    ['a page', { status: 200, headers: HTML, body: PAGE }],
    ['a page of XML', { status: 200, headers: { 'content-type': 'application/xhtml+xml' }, body: PAGE }],
    ['a page that looks whether a browser asks', { status: 202, headers: HTML }],
    ['a redirect to another host', { status: 302, headers: { location: 'http://portal.example/sign-in' } }],
    ['a redirect to another address', { status: 307, headers: { location: '/closed' } }],
    ['that it is busy', { status: 429 }],
    ['that it fails', { status: 503 }],
  ])('stays, and answers where the host answers with %s', async (_, outage) => {
    const { url, cache, notes, answers, read } = await kept();
    answers({ status: 200, body: good(path) });
    await read(path);
    answers(outage);
    expect([await read(path), await read(path)]).toEqual([good(path), good(path)]);
    expect(notes).toEqual([expect.stringMatching(/; answers come from the cache /)]);
    expect(Buffer.from(cache.find(`${url}/${path}`)?.bytes ?? []).toString()).toBe(good(path));
  });
});

test.each([PAGE, '{"error":"closed"}', '[]', '', '{"format":'])('%j is no index, and its copy stays and answers', async (body) => {
  const { url, cache, notes, answers, read } = await kept();
  answers({ status: 200, body });
  await expect(read(INDEX_FILE)).rejects.toThrow(`${url}/${INDEX_FILE} is not the index of a site`);
  answers({ status: 200, body: good(INDEX_FILE) });
  await read(INDEX_FILE);
  answers({ status: 200, body });
  expect(await read(INDEX_FILE)).toBe(good(INDEX_FILE));
  expect(notes).toEqual([`${url}/${INDEX_FILE} is not the index of a site; answers come from the cache ${cache.folder}`]);
});

test('an index of another version of sitec is not kept, and no copy answers for it', async () => {
  const { url, cache, notes, answers, read } = await kept();
  answers({ status: 200, body: good(INDEX_FILE) });
  await read(INDEX_FILE);
  const body = JSON.stringify({ format: INDEX_FORMAT + 1 });
  answers({ status: 200, body });
  expect(await read(INDEX_FILE)).toBe(body);
  expect(Buffer.from(cache.find(`${url}/${INDEX_FILE}`)?.bytes ?? []).toString()).toBe(good(INDEX_FILE));
  expect(notes).toEqual([]);
});

test('the host is asked again half a minute after it could not answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { notes, received, answers, read } = await kept();
  answers({ status: 200, body: 'old' });
  await read(FILE);
  answers({ status: 503 });
  expect(await read(FILE)).toBe('old');
  answers({ status: 200, body: 'new' });
  vi.advanceTimersByTime(29_000);
  expect([await read(FILE), received.length]).toEqual(['old', 2]);
  vi.advanceTimersByTime(2000);
  expect([await read(FILE), received.length]).toEqual(['new', 3]);
  expect(await read(FILE)).toBe('new');
  expect(received).toHaveLength(4);
  expect(notes).toHaveLength(1);
});

test('without a copy an answer of somebody else is an error that says what came', async () => {
  const { url: portal } = await scriptedSite({ status: 302, headers: { location: 'https://portal.example/sign-in' } });
  expect(await openAddress(portal)).toEqual({
    reason: `${portal}/mcp redirects to https://portal.example/sign-in, which is at another host`,
  });
  const { url: page } = await scriptedSite(({ method }) =>
    method === 'GET' ? { status: 200, headers: HTML, body: PAGE } : { status: 405 },
  );
  expect(await openAddress(page)).toEqual({
    reason: `${page}/${INDEX_FILE} answered with a page, not with the file, and ${page}/mcp does not answer MCP. Give the folder of its bundle: sitec mcp dist`,
  });
});
