/** The zstd forms of a bundle: any decoder reads them, their bytes are always the same, and one that is damaged is never used. */
import { createHash, hash } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest';
import { encodeZstd } from '../../../compiler/bundle/compression/codings.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { request } from '../../runtime/fixture.ts';
import { html, SiteFolder } from '../site.ts';

interface Manifest {
  zstdEncoder: string;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly encodings?: readonly string[]; zstdSha256?: string }>>;
}

const MANIFEST = 'sitec-manifest.json';
const MEGABYTE = 1024 * 1024;
/** Longer than the 64 kB above which zstd pays. */
const LONG = html('Acme', `<p>${'A sentence that is said again. '.repeat(2200)}</p>`);

const zstd = await Zstd.load();
/** Node's own decoder from 22.15 on, which is another one than that of the package. */
const { zstdDecompressSync: decode = (bytes: Uint8Array): Uint8Array => zstd.decompress(bytes) } = zlib as {
  readonly zstdDecompressSync?: (bytes: Uint8Array) => Uint8Array;
};

let site: SiteFolder;
const file = (name: string): string => join(site.out, name);
const read = (name: string): Buffer => readFileSync(file(name));
const manifest = (): Manifest => JSON.parse(read(MANIFEST).toString()) as Manifest;
const bundle = (): ReadonlyMap<string, string> => new Map([...site.bundle()].map(([path, body]) => [path, body.toString('hex')]));
const build = async (): Promise<void> => {
  expect((await site.compile()).exitCode).toBe(0);
};

beforeEach(() => {
  // A host that sends zstd; the server of sitec does with the bundle of one that was made for both.
  const config = JSON.stringify({ hosts: ['node', 'caddy'] });
  site = new SiteFolder({ 'index.html': LONG, 'data.txt': digits(70_000), 'sitec.config.json': config });
  onTestFinished(() => site.remove());
});

/** Text that compresses to about half, and repeats nothing. */
const digits = (length: number): string => createHash('shake256', { outputLength: length / 2 }).digest('hex');

/** Window that a decoder has to keep, in bytes (RFC 8878 section 3.1.1.1): that of the frame, or all of its content. */
const windowOf = (frame: Buffer): number => {
  const [descriptor = 0, window = 0] = frame.subarray(4);
  const sizes = [frame.readUInt8(5), frame.readUInt16LE(5) + 256, frame.readUInt32LE(5)];
  const base = 2 ** (10 + (window >> 3));
  return (descriptor & 0b10_0000) === 0 ? base + (base / 8) * (window & 0b111) : (sizes[descriptor >> 6] ?? Infinity);
};

describe('a zstd form', () => {
  it('says what its file says, in one frame whose window is at most 8 MB (RFC 9659)', async () => {
    const lengths = { 'small.txt': 65_536, 'middle.txt': 200_000, 'large.txt': 3 * MEGABYTE, 'largest.txt': 8 * MEGABYTE };
    for (const [name, length] of Object.entries(lengths)) site.write(name, digits(length));
    await build();
    for (const name of ['index.html', ...Object.keys(lengths)]) {
      const form = read(`${name}.zst`);
      expect(form.readUInt32LE(0), name).toBe(0xfd2fb528);
      expect(windowOf(form), name).toBeLessThanOrEqual(8 * MEGABYTE);
      expect(Buffer.from(decode(form)).equals(read(name)), name).toBe(true);
    }
    expect(windowOf(read('small.txt.zst'))).toBe(65_536);
    expect(windowOf(read('largest.txt.zst'))).toBe(2 * MEGABYTE);
  });

  it('has the same bytes on every machine', async () => {
    const forms = await Promise.all([5000, 500_000].map(async (length) => hash('sha256', await encodeZstd(Buffer.from(digits(length))))));
    expect(forms.map((digest) => digest.slice(0, 16))).toEqual(['f536ddb14fb9f7f4', 'd2f7ad52bc34a40a']);
  });

  it('does not exist of a file of more than 8 MB, nor where its name would be too long', async () => {
    const named = (bytes: number): string => `${'n'.repeat(bytes - 4)}.txt`;
    for (const bytes of [250, 251, 252, 253]) site.write(named(bytes), 'name '.repeat(20_000));
    site.write('more.txt', 'more '.repeat((8 * MEGABYTE) / 5 + 1));
    await build();
    const { files } = manifest();
    const codings = [named(250), named(251), named(252), named(253), 'more.txt'].map((name) => files[name]?.encodings);
    expect(codings).toEqual([['br', 'zstd', 'gzip'], ['br', 'zstd', 'gzip'], ['br', 'gzip'], undefined, ['br', 'gzip']]);
  });

  it('has its digest in the manifest, with the encoder of package.json', async () => {
    await build();
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const { zstdEncoder, files } = manifest();
    expect(zstdEncoder).toMatch(/^@hpcc-js\/wasm-zstd \d+\.\d+\.\d+, level \d+$/);
    expect(zstdEncoder).toContain(` ${dependencies['@hpcc-js/wasm-zstd']},`);
    const listed = Object.entries(files).flatMap(([name, { zstdSha256 }]) => (zstdSha256 ? [`${name}.zst ${zstdSha256}`] : []));
    const found = [...site.bundle()].filter(([path]) => path.endsWith('.zst')).map(([path, bytes]) => `${path} ${hash('sha256', bytes)}`);
    expect(found.length).toBeGreaterThan(2);
    expect(listed.toSorted()).toEqual(found.toSorted());
  });
});

describe('a second build', () => {
  let compress: MockInstance<typeof zstd.compress>;
  let first: ReadonlyMap<string, string>;
  beforeEach(async () => {
    compress = vi.spyOn(zstd, 'compress');
    onTestFinished(() => compress.mockRestore());
    await build();
    first = bundle();
    compress.mockClear();
  });

  it('compresses nothing again, and writes what a first one writes', async () => {
    await build();
    expect(compress).not.toHaveBeenCalled();
    expect(bundle()).toEqual(first);
    rmSync(site.out, { recursive: true });
    await build();
    expect(compress).toHaveBeenCalled();
    expect(bundle()).toEqual(first);
  });

  it('compresses only what changed', async () => {
    site.write('data.txt', `changed ${digits(70_000)}`);
    await build();
    expect(compress.mock.calls.map(([bytes]) => Buffer.from(bytes).toString().slice(0, 8))).toEqual(['changed ']);
  });

  const other = (): Uint8Array => zstd.compress(read('data.txt'), 1);
  const rewrite = (change: (manifest: Manifest) => void): void => {
    const changed = manifest();
    change(changed);
    writeFileSync(file(MANIFEST), JSON.stringify(changed));
  };
  it.each<readonly [string, () => void]>([
    ['is cut off', (): void => truncateSync(file('data.txt.zst'), 20)],
    ['is empty', (): void => truncateSync(file('data.txt.zst'))],
    ['is of another level, which the manifest does not know', (): void => writeFileSync(file('data.txt.zst'), other())],
    [
      'is of another encoder, as the manifest says',
      (): void => {
        writeFileSync(file('data.txt.zst'), other());
        rewrite((listed) => {
          Object.assign(listed.files['data.txt'] ?? {}, { zstdSha256: hash('sha256', other()) });
          listed.zstdEncoder = listed.zstdEncoder.replace(/\d+$/, '1');
        });
      },
    ],
    ['is in a manifest without an encoder', (): void => rewrite((listed) => Object.assign(listed, { zstdEncoder: undefined }))],
    ['is in a manifest whose entries are nothing', (): void => rewrite((listed) => Object.assign(listed.files, { 'data.txt': null }))],
    ['is in a manifest without files', (): void => rewrite((listed) => Object.assign(listed, { files: null }))],
    ['is in a manifest that is null', (): void => writeFileSync(file(MANIFEST), 'null')],
    ['is in a manifest that is no JSON', (): void => writeFileSync(file(MANIFEST), '{')],
  ])('does not take over a form that %s', async (_name, spoil) => {
    spoil();
    expect(bundle()).not.toEqual(first);
    compress.mockClear();
    await build();
    expect(compress).toHaveBeenCalled();
    expect(bundle()).toEqual(first);
  });
});

describe('the runtime', () => {
  it('sends it to those who like it best, with a tag of its own', async () => {
    await build();
    const handler = createHandler(await loadBundle(site.out), { limit: false });
    const { status, headers, body } = await handler(request('GET', '/', { 'accept-encoding': 'br;q=0.5, zstd' }));
    const fields = Object.fromEntries(headers);
    expect([status, fields['Content-Encoding']]).toEqual([200, 'zstd']);
    expect(fields.ETag).toMatch(/^"[\da-f]{22}-zstd"$/);
    expect(read('index.html.zst').equals(body as Uint8Array)).toBe(true);
  });

  it.each([
    ['cut off', (path: string): void => truncateSync(path, 50), /index\.html\.zst is not index\.html compressed: run sitec build again\.$/],
    [
      'of another file',
      (path: string): void => writeFileSync(path, read('data.txt.zst')),
      /index\.html\.zst is not index\.html compressed/,
    ],
    [
      'of another level',
      (path: string): void => writeFileSync(path, zstd.compress(read('index.html'), 1)),
      /is not index\.html compressed/,
    ],
    ['missing', (path: string): void => rmSync(path), /index\.html\.zst cannot be read: run sitec build first\.$/],
  ])('refuses it where it is %s', async (_name, spoil, message) => {
    await build();
    spoil(file('index.html.zst'));
    await expect((await loadBundle(site.out)).read('index.html.zst')).rejects.toThrow(message);
  });
});
