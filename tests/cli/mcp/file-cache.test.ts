/** Copies of files of the web in a folder that anybody may have written to. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileCache, type KeptFile } from '../../../cli/mcp/cache.ts';
import { folderOf } from '../fixture.ts';

const URL = 'https://acme.example/_sitec/index.json';
const file = (text: string, etag: string | null = '"1"'): KeptFile => ({ etag, bytes: new TextEncoder().encode(text) });

/** A cache in a new folder, and what it said of it. */
const cacheIn = (folder = join(folderOf(), 'a/b')): { readonly cache: FileCache; readonly said: string[] } => {
  const said: string[] = [];
  return { cache: new FileCache(folder, (sentence) => said.push(sentence)), said };
};

const onlyFile = ({ folder }: FileCache): string => {
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name ?? '');
};

test.each([
  ['text', '"1"'],
  ['two\nlines\n', null],
  ['', 'W/"ä\\""'],
])('a copy of %j with the tag %j is found again, also by another process', (text, etag) => {
  const { cache } = cacheIn();
  expect(cache.find(URL)).toBeNull();
  cache.keep(URL, file('old'));
  cache.keep(URL, file(text, etag));
  expect(new FileCache(cache.folder, () => undefined).find(URL)).toEqual(file(text, etag));
  expect(onlyFile(cache)).toMatch(/\/[\da-f]{64}$/);
});

test('no address leads out of the folder', () => {
  const { cache, said } = cacheIn();
  const urls = ['../../x', 'https://acme.example/../../../x', '/etc/passwd', 'a\0b', 'x'.repeat(5000)];
  for (const url of urls) cache.keep(url, file(url));
  expect(urls.map((url) => cache.find(url))).toEqual(urls.map((url) => file(url)));
  expect(readdirSync(cache.folder).filter((name) => /^[\da-f]{64}$/.test(name))).toHaveLength(urls.length);
  expect(readdirSync(join(cache.folder, '../..'))).toEqual(['a']);
  expect(said).toEqual([]);
});

describe('what is no whole copy of the address', () => {
  const kept = (): { readonly cache: FileCache; readonly path: string; readonly text: string } => {
    const { cache } = cacheIn();
    cache.keep(URL, file('{"format":5}'));
    const path = onlyFile(cache);
    return { cache, path, text: readFileSync(path, 'utf8') };
  };

  test.each([
    ['half of it', (text: string) => text.slice(0, -3)],
    ['its first half line', (text: string) => text.slice(0, 20)],
    ['an empty file', () => ''],
    ['other bytes', (text: string) => text.replace('5', '6')],
    ['another tag', (text: string) => text.replace('1', '2')],
    ['null', () => 'null\n'],
    ['a list', () => '[]\n{}'],
    ['no JSON', () => '<html>\n'],
  ])('is not there: %s; and is replaced', (_, damage) => {
    const { cache, path, text } = kept();
    expect(damage(text)).not.toBe(text);
    writeFileSync(path, damage(text));
    expect(cache.find(URL)).toBeNull();
    cache.keep(URL, file('new'));
    expect(cache.find(URL)).toEqual(file('new'));
  });

  test('is not there: the copy of another address under its name', () => {
    const { cache, text } = kept();
    const other = 'https://other.example/_sitec/index.json';
    cache.keep(other, file('other'));
    const path = readdirSync(cache.folder)
      .map((name) => join(cache.folder, name))
      .find((each) => readFileSync(each, 'utf8').includes(other));
    writeFileSync(path ?? '', text);
    expect(cache.find(other)).toBeNull();
    expect(cache.find(URL)).not.toBeNull();
  });

  test('is not there: a folder; and that is said once', () => {
    const { cache, said } = cacheIn();
    cache.keep(URL, file('x'));
    const name = onlyFile(cache).slice(cache.folder.length + 1);
    const folder = folderOf();
    mkdirSync(join(folder, name, 'x'), { recursive: true });
    const blocked = new FileCache(folder, (sentence) => said.push(sentence));
    expect(blocked.find(URL)).toBeNull();
    blocked.keep(URL, file('x'));
    blocked.keep(URL, file('x'));
    expect(said).toEqual([expect.stringMatching(/^cannot write to the cache folder \S+ \((?:EISDIR|ENOTEMPTY|EPERM)\)$/)]);
    expect(readdirSync(folder)).toEqual([name]);
  });
});

test('a folder that is a file costs the copies and nothing else, and that is said once', () => {
  const folder = join(folderOf({ file: 'mine' }), 'file');
  const { cache, said } = cacheIn(folder);
  for (const url of ['a', 'b']) cache.keep(url, file('x'));
  expect(cache.find('a')).toBeNull();
  expect(said).toEqual([`cannot write to the cache folder ${folder} (EEXIST)`]);
  expect(readFileSync(folder, 'utf8')).toBe('mine');
});

test('a link in the place of a copy is replaced, and what it leads to stays', () => {
  const { cache } = cacheIn();
  cache.keep(URL, file('x'));
  const folder = folderOf({ precious: 'mine' });
  symlinkSync(join(folder, 'precious'), join(folder, onlyFile(cache).slice(cache.folder.length + 1)));
  const other = new FileCache(folder, () => undefined);
  other.keep(URL, file('y'));
  expect(other.find(URL)).toEqual(file('y'));
  expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('mine');
});
