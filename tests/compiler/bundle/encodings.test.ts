/** Compressed forms beside the files of a bundle: which files have them, what they hold, and that they change nothing else. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Compression } from '../../../compiler/bundle/compression/encodings.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { Stage } from '../../../compiler/stage/stage.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { CODING_SUFFIXES, type ContentCoding } from '../../../runtime/bundle.ts';
import { html, isCodedForm, SiteFolder } from '../site.ts';

interface Manifest {
  readonly files: Readonly<
    Record<string, { readonly bytes: number; readonly type: string; readonly encodings?: readonly ContentCoding[] }>
  >;
}

const SENTENCE = 'A sentence that is said again. ';
/** Longer than the 64 kB above which Brotli and zstd pay. */
const LONG = html('Acme', `<p>${SENTENCE.repeat(2200)}</p>`);
const DRAWING = `<svg>${'<g></g>'.repeat(10_000)}</svg>`;
/** Bytes that no coding makes smaller. */
const NOISE = createHash('shake256', { outputLength: 4000 }).digest();

let site: SiteFolder;
const file = (name: string): string => join(site.out, name);
const manifest = (): Manifest => JSON.parse(readFileSync(file('sitec-manifest.json'), 'utf8')) as Manifest;
const hashes = (): ReadonlyMap<string, string> => new Map([...site.bundle()].map(([path, body]) => [path, body.toString('hex')]));
const isCoded = (name: string): boolean => Object.values(CODING_SUFFIXES).some((suffix) => existsSync(file(name + suffix)));
const build = async (): Promise<void> => {
  expect((await site.compile()).exitCode).toBe(0);
};

beforeEach(() => {
  site = new SiteFolder({ 'index.html': LONG, 'short.html': html('Short'), 'logo.svg': DRAWING });
  onTestFinished(() => site.remove());
});

describe('what is compressed', () => {
  it('is text over 64 kB, in the codings of the hosts, and says what the file says', async () => {
    site.write('sitec.config.json', JSON.stringify({ hosts: ['caddy'] }));
    await build();
    const { files } = manifest();
    for (const name of ['index.html', 'index.md', 'logo.svg']) {
      expect(files[name]?.encodings, name).toEqual(['br', 'zstd', 'gzip']);
      const [plain, br, gzip] = [name, `${name}.br`, `${name}.gz`].map((path) => readFileSync(file(path)));
      expect(brotliDecompressSync(br ?? '').equals(plain ?? Buffer.of())).toBe(true);
      expect(gunzipSync(gzip ?? '').equals(plain ?? Buffer.of())).toBe(true);
      expect(Math.max(br?.length ?? 0, gzip?.length ?? 0)).toBeLessThan((plain?.length ?? 0) * 0.95);
      // No time and no operating system stand in the head (RFC 1952 section 2.3).
      expect([...(gzip?.subarray(4, 8) ?? []), gzip?.[9]]).toEqual([0, 0, 0, 0, 255]);
    }
  });

  it('is text over 1 kB in gzip only', async () => {
    site.write('sitec.config.json', JSON.stringify({ hosts: ['caddy'] }));
    site.write('middle.html', html('Middle', `<p>${SENTENCE.repeat(1800)}</p>`));
    await build();
    const { files } = manifest();
    for (const name of ['middle.html', 'middle.md', 'openapi.json', 'webmcp.js']) expect(files[name]?.encodings, name).toEqual(['gzip']);
  });

  it('is not in zstd, where no host sends it', async () => {
    await build();
    expect(manifest().files['index.html']?.encodings).toEqual(['br', 'gzip']);
  });

  it('is neither small, nor an image, a font or a file that may not be transformed, nor what does not get smaller', async () => {
    const png = Buffer.alloc(4000);
    for (const name of ['photo.png', 'font.woff2', 'noise.txt', 'data.bin']) site.write(name, name === 'noise.txt' ? NOISE : png);
    // With what is inserted, every page is long enough.
    site.write('sitec.config.json', JSON.stringify({ inject: [] }));
    await build();
    const names = Object.keys(manifest().files);
    const skills = names.filter((name) => name.endsWith('SKILL.md'));
    // Browsers fetch passages; the rest only the runtime reads.
    const internals = names.filter((name) => /^_sitec\/(?!404|passages\/)/.test(name));
    expect(skills.length).toBeGreaterThan(0);
    expect(internals.length).toBeGreaterThan(0);
    const plain = ['photo.png', 'font.woff2', 'noise.txt', 'data.bin', 'short.html', '_headers', 'sitec-manifest.json'];
    expect([...plain, ...skills, ...internals].filter((name) => isCoded(name) || manifest().files[name]?.encodings)).toEqual([]);
  });

  it('is listed: what lies beside a file and what the manifest and the index say is the same', async () => {
    await build();
    const { files } = manifest();
    const listed = Object.entries(files).flatMap(([name, { encodings = [] }]) => encodings.map((coding) => name + CODING_SUFFIXES[coding]));
    expect([...site.bundle().keys()].filter((name) => isCodedForm(name)).toSorted()).toEqual(listed.toSorted());
    const index = JSON.parse(readFileSync(file('_sitec/index.json'), 'utf8')) as { encodings: object };
    expect(index.encodings).toEqual(
      Object.fromEntries(Object.entries(files).flatMap(([name, { encodings }]) => (encodings ? [[name, encodings]] : []))),
    );
  });

  it('a compressed file that the site brings itself stays as it is, and is not taken for ours', async () => {
    site.write('index.html.br', 'of the site');
    site.write('LOGO.SVG.GZ', 'of the site');
    site.write('index.md.gz', 'of the site');
    await build();
    expect(readFileSync(file('index.html.br'), 'utf8')).toBe('of the site');
    expect(readFileSync(file('index.md.gz'), 'utf8')).toBe('of the site');
    expect(manifest().files['index.html']?.encodings).toEqual(['gzip']);
    expect(manifest().files['logo.svg']?.encodings).toEqual(['br']);
    expect(manifest().files['index.md']?.encodings).toEqual(['br']);
    expect((await loadBundle(site.out)).index.encodings['index.md']).toEqual(['br']);
  });

  it('nothing, when the build fails', async () => {
    site.write('index.html', LONG.replace('<p>', '<p data-sitec-prize="x">'));
    expect((await site.compile()).exitCode).toBe(1);
    expect(existsSync(site.out)).toBe(false);
  });
});

describe('a second build', () => {
  it('writes the same bytes, with and without the old bundle', async () => {
    await build();
    const first = hashes();
    await build();
    expect(hashes()).toEqual(first);
    rmSync(site.out, { recursive: true });
    await build();
    expect(hashes()).toEqual(first);
  });

  it('writes the same bytes when forms of a large site are made beside the other files, and when they are not', async () => {
    for (let page = 0; page < 120; page++)
      site.write(`guides/${page}.html`, html(`Guide ${page}`, `<p>${`Step ${page} again. `.repeat(200)}</p>`));
    site.write('guides/119.html.gz', 'of the site');
    // The first takes the row of a file of sitec, after its forms were begun as those of a file of the site.
    site.write('guides/118.md', '# Of the site\n\n'.repeat(200));
    site.write('zz.txt', 'Words of the site. '.repeat(200));
    await build();
    expect(readFileSync(file('guides/119.html.gz'), 'utf8')).toBe('of the site');
    const first = hashes();
    const coded = [...first.keys()].filter((name) => isCodedForm(name));
    expect(coded.length).toBeGreaterThan(300);
    const suffixes = Object.entries({ gzip: '.gz', br: '.br', zstd: '.zst' });
    const listed = Object.entries(manifest().files).flatMap(([name, { encodings = [] }]) =>
      encodings.map((coding) => name + (suffixes.find(([each]) => each === coding)?.[1] ?? '')),
    );
    expect(coded.filter((name) => name !== 'guides/119.html.gz').sort()).toEqual(listed.sort());
    // An old bundle whose forms are missing is completed without a thread.
    for (const name of coded) rmSync(file(name));
    await build();
    expect(hashes()).toEqual(first);
  });

  it('keeps the time of compressed files that did not change, and replaces the others', async () => {
    await build();
    const past = new Date('2020-02-03T04:05:06Z');
    const names = [...site.bundle().keys()];
    for (const name of names) utimesSync(file(name), past, past);
    site.write('index.html', LONG.replaceAll('again', 'once more'));
    await build();
    const changed = names.filter((name) => statSync(file(name)).mtimeMs !== past.getTime());
    expect(changed).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz', 'index.md.gz']));
    expect(changed).not.toEqual(expect.arrayContaining(['logo.svg.br', 'logo.svg.gz']));
    expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toContain('once more');
  });

  it('does not take over what was damaged', async () => {
    await build();
    const first = hashes();
    writeFileSync(file('index.html.br'), 'damaged');
    writeFileSync(file('logo.svg.gz'), '');
    await build();
    expect(hashes()).toEqual(first);
  });
});

describe('the runtime', () => {
  it.each([
    [
      'damaged',
      (path: string): void => writeFileSync(path, 'damaged'),
      /index\.html\.br is not index\.html compressed: run sitec build again\.$/,
    ],
    ['empty', (path: string): void => writeFileSync(path, ''), /index\.html\.br is not index\.html compressed: run sitec build again\.$/],
    ['missing', (path: string): void => rmSync(path), /index\.html\.br cannot be read: run sitec build first\.$/],
  ])('refuses a bundle of which a compressed file is %s', async (_name, spoil, message) => {
    await build();
    const { read } = await loadBundle(site.out);
    spoil(file('index.html.br'));
    await expect(read('index.html.br')).rejects.toThrow(message);
  });

  it('refuses one that is of another file', async () => {
    await build();
    writeFileSync(file('index.html.gz'), readFileSync(file('logo.svg.gz')));
    await expect((await loadBundle(site.out)).read('index.html.gz')).rejects.toThrow(/index\.html\.gz is not index\.html compressed/);
  });

  it('refuses a form that the manifest does not list', async () => {
    await build();
    const text = readFileSync(file('sitec-manifest.json'), 'utf8');
    writeFileSync(file('sitec-manifest.json'), text.replace(/("index\.html": \{[^}]*?)"gzip"/, '$1"br"'));
    await expect((await loadBundle(site.out)).read('index.html.gz')).rejects.toThrow(/does not list index\.html\.gz/);
  });

  it('answers for the manifest, with a tag that changes with the bundle', async () => {
    await build();
    const first = await loadBundle(site.out);
    expect(Buffer.from(await first.read('sitec-manifest.json')).equals(readFileSync(file('sitec-manifest.json')))).toBe(true);
    const tag = first.index.routes['/sitec-manifest.json']?.variant[1];
    expect(tag).toMatch(/^"[\da-f]{32}"$/);
    site.write('short.html', html('Other'));
    await build();
    expect((await loadBundle(site.out)).index.routes['/sitec-manifest.json']?.variant[1]).not.toBe(tag);
  });
});

it.each<readonly [readonly ContentCoding[], readonly string[]]>([
  [[], []],
  [
    ['gzip', 'br'],
    ['br', 'gzip'],
  ],
  [['zstd'], ['zstd']],
])('codings that are asked for, %j, are written best first, and no others', async (codings, written) => {
  const out = join(site.folder, 'some');
  const stage = Stage.open({ out, cwd: site.folder, isDryRun: false, isInPlace: false }, new ProblemList());
  stage.write('a.txt', 'text '.repeat(20_000));
  const entry = { path: '/a.txt', class: 'text', sha256: '', bytes: 100_000, type: 'text/plain', origin: 'a.txt' } as const;
  const forms = await new Compression(stage, codings, []).write([entry]);
  expect([...forms].map(([name, { encodings }]) => [name, encodings])).toEqual(written.length > 0 ? [['a.txt', written]] : []);
  expect(['.br', '.zst', '.gz'].filter((suffix) => stage.size(`a.txt${suffix}`) !== null)).toHaveLength(written.length);
  stage.discard();
  expect(existsSync(out)).toBe(false);
});
