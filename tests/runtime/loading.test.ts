import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFiles, loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { INDEX_FORMAT } from '../../runtime/bundle.ts';
import { FILES, INDEX } from './fixture.ts';

describe('loading', () => {
  const root = mkdtempSync(join(tmpdir(), 'sitec-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (name: string, changes: { index?: object; files?: object; drop?: string; spoil?: string } = {}): string => {
    const folder = join(root, name);
    const put = (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const contents = new Map([...FILES, ['_sitec/index.json', JSON.stringify({ ...INDEX, ...changes.index })] as const]);
    const files = Object.fromEntries(
      [...contents].map(([file, text]) => [
        file,
        { sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length, type: '' },
      ]),
    );
    for (const [file, text] of contents) if (file !== changes.drop) put(file, file === changes.spoil ? `${text} ` : text);
    put('sitec-manifest.json', JSON.stringify({ version: 1, files: { ...files, ...changes.files } }));
    return folder;
  };

  test('a built folder is served', async () => {
    const loaded = await serve(await loadBundle(write('good')), { port: 0, host: '127.0.0.1', limit: false });
    expect(await (await fetch(`${loaded.url}/pricing/index.md`)).text()).toBe('# Pricing\n');
    await loaded.close();
  });

  test.each([
    ['an index of another build', { spoil: '_sitec/index.json' }, /index\.json is not the file that sitec-manifest\.json lists/],
    ['another format', { index: { format: 99 } }, `has format 99, this runtime reads format ${String(INDEX_FORMAT)}:`],
    ['a file outside', { files: { '../x': { sha256: '' } } }, /lists \.\.\/x, which lies outside/],
  ])('%s is refused in one sentence', async (name, changes, message) => {
    await expect(loadBundle(write(name, changes))).rejects.toThrow(message);
  });

  test.each([
    ['a missing file', 'pricing/index.md', { drop: 'pricing/index.md' }, /pricing\/index\.md cannot be read: run sitec build first\.$/],
    ['a file of another build', 'index.html', { spoil: 'index.html' }, /index\.html is not the file that sitec-manifest\.json lists/],
  ])('%s is refused when it is asked for, and by a look at all files', async (name, file, changes, message) => {
    const folder = write(name, changes);
    const { read } = await loadBundle(folder);
    await expect(read(file)).rejects.toThrow(message);
    await expect(checkFiles(folder)).rejects.toThrow(/is not the file that sitec-manifest\.json lists: run sitec build again\.$/);
  });

  test('a file that is not listed is refused when it is asked for, wherever it lies', async () => {
    const { read } = await loadBundle(write('listed'));
    for (const file of ['gone.html', '../good/index.html', 'index.html.br'])
      await expect(read(file)).rejects.toThrow(`does not list ${file}: run`);
  });

  test('a file is read once', async () => {
    const folder = write('once');
    const { read } = await loadBundle(folder);
    const bytes = await read('index.html');
    rmSync(join(folder, 'index.html'));
    expect(await read('index.html')).toBe(bytes);
  });

  test.each([
    null,
    1,
    {},
    { sha256: 1, bytes: 1 },
    { sha256: '' },
    { sha256: '', bytes: 1, encodings: 'br' },
    { sha256: '', bytes: 1, encodings: ['zstd'] },
    { sha256: '', bytes: 1, encodings: ['zstd'], zstdSha256: 1 },
    { sha256: '', bytes: 1, encodings: ['deflate'] },
    { sha256: '', bytes: 1, encodings: [1] },
    { sha256: '', bytes: 1, encodings: ['toString'] },
  ])('an entry of the manifest that is %j is refused in one sentence', async (entry) => {
    await expect(loadBundle(write('entries', { files: { x: entry } }))).rejects.toThrow(
      /has no whole entry for x: run sitec build again\.$/,
    );
  });

  test('an index that is null, and a manifest that does not list the index, are refused in one sentence', async () => {
    const folder = write('unlisted');
    writeFileSync(join(folder, '_sitec/index.json'), 'null');
    const sha256 = createHash('sha256').update('null').digest('hex');
    writeFileSync(join(folder, 'sitec-manifest.json'), JSON.stringify({ files: { '_sitec/index.json': { sha256, bytes: 4 } } }));
    await expect(loadBundle(folder)).rejects.toThrow(/has format undefined/);
    writeFileSync(join(folder, 'sitec-manifest.json'), '{"files":{}}');
    await expect(loadBundle(folder)).rejects.toThrow(/does not list _sitec\/index\.json: run sitec build again\.$/);
  });

  test('a folder that cannot be looked into is refused with the reason', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(loadBundle(join(root, 'file'))).rejects.toThrow(/cannot be read \(ENOTDIR\)\.$/);
  });

  test('a folder without a bundle is refused', async () => {
    await expect(loadBundle(join(root, 'nothing'))).rejects.toThrow(/sitec-manifest\.json cannot be read: run sitec build first\.$/);
  });
});
