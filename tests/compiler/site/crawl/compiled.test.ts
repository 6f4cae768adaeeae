/** Builds of sites that are read from their addresses. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadCurrentBundle } from '../../../../cli/serve/reload.ts';
import { STEPS, type Progress } from '../../../../compiler/config/progress.ts';
import type { Problem } from '../../../../compiler/problems/problem.ts';
import { serve as serveBundle } from '../../../../runtime/adapters/node.ts';
import { BASE, html, SiteFolder, type Files } from '../../site.ts';
import { file, serve, type Answering } from './web-site.ts';

const plan = (price: string): string => `<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="${price}">${price}</div>`;

const FILES: Files = {
  'index.html': html('Acme', '<a href="/pricing/">Pricing</a> <a href="/guides/start">Start</a> <a href="/caf%C3%A9">Café</a>'),
  'pricing/index.html': html('Pricing', plan('49 USD P1M'), '<link rel="stylesheet" href="/site.css">'),
  'guides/start.html': html('Start', '<p>Begin here.</p>'),
  'café.html': html('Café'),
  'site.css': 'body { color: red }',
};

/** The site of the files, as a server answers it. */
const ANSWERS: Readonly<Record<string, Answering>> = {
  '/': String(FILES['index.html']),
  '/pricing/': String(FILES['pricing/index.html']),
  '/guides/start': String(FILES['guides/start.html']),
  '/caf%C3%A9': String(FILES['café.html']),
  '/site.css': file('text/css', String(FILES['site.css'])),
};

const folderOf = (files: Files = {}): SiteFolder => {
  const site = new SiteFolder(files);
  onTestFinished(() => site.remove());
  return site;
};

const codes = (problems: readonly Problem[]): readonly string[] => problems.map(({ code }) => code).filter((code) => code !== 'SITEC2001');

describe('a bundle of a crawled site', () => {
  it('is the bundle of its folder, byte for byte, at whatever address it was crawled', async () => {
    const written = folderOf(FILES);
    await written.compile();
    const expected = written.bundle();
    expect(expected.has('guides/start/index.md')).toBe(true);
    for (const _ of ['one port', 'another port']) {
      const crawled = folderOf();
      const { exitCode, problems } = await crawled.compile({ input: (await serve(ANSWERS)).origin });
      expect([exitCode, codes(problems)]).toEqual([0, []]);
      expect(crawled.bundle()).toEqual(expected);
    }
  });

  it('cannot be put into the folder of the site, which is gone after the build', async () => {
    const site = folderOf();
    const { exitCode, problems } = await site.compile({ input: (await serve(ANSWERS)).origin, inPlace: true });
    expect([exitCode, codes(problems), existsSync(site.out)]).toEqual([3, ['SITEC1063'], false]);
  });

  it('is the same again when it is crawled itself', async () => {
    const site = folderOf({ ...FILES, 'sitec.config.json': '{"developers":true}' });
    await site.compile({ input: (await serve(ANSWERS)).origin });
    const { bundle } = await loadCurrentBundle(site.out);
    const server = await serveBundle(bundle, { port: 0, host: '127.0.0.1', report: () => {} });
    onTestFinished(() => server.close());
    const again = folderOf({ 'sitec.config.json': '{"developers":true}' });
    const { exitCode, problems } = await again.compile({ input: server.url, baseUrl: null });
    expect([exitCode, codes(problems)]).toEqual([0, ['SITEC1026']]);
    expect(again.bundle()).toEqual(site.bundle());
  });

  it('knows its pages again when nothing has changed', async () => {
    const site = folderOf();
    const { origin } = await serve(ANSWERS);
    const told: Progress[] = [];
    expect((await site.compile({ input: origin, onProgress: (progress) => void told.push(progress) })).summary?.cached).toBe(0);
    expect([...new Set(told.map(({ step }) => step))]).toEqual(STEPS.filter((step) => step !== 'render'));
    expect(told.findLast(({ step }) => step === 'crawl')).toEqual({ step: 'crawl', done: 7, total: 7 });
    expect((await site.compile({ input: origin })).summary).toMatchObject({ cached: 4, pages: 4, input: origin });
  });

  it('dates its pages by Last-Modified only where the configuration says so', async () => {
    const dated = { ...ANSWERS, '/': { headers: { 'last-modified': 'Wed, 03 Jun 2026 10:00:00 GMT' }, body: String(FILES['index.html']) } };
    const { origin } = await serve(dated);
    const dates = async (config: string): Promise<readonly string[]> => {
      const site = folderOf({ 'sitec.config.json': config });
      await site.compile({ input: origin });
      return [...String(site.bundle().get('sitemap.xml')).matchAll(/<lastmod>(.*?)</g)].map(([, date = '']) => date);
    };
    expect(await dates('{}')).toEqual([]);
    expect(await dates('{"dates":["file"]}')).toEqual(['2026-06-03']);
  });
});

describe('problems of a crawled site', () => {
  it('name the address of the page, also in the report', async () => {
    const { origin } = await serve({
      ...ANSWERS,
      '/caf%C3%A9': html('Prices', '<p data-sitec-plan="solo">x</p>'),
      '/pricing/': html('Pricing', plan('nonsense')),
    });
    const site = folderOf();
    const { problems } = await site.compile({ input: origin });
    const places = problems.flatMap(({ place, related }) => [place, ...related]).flatMap((place) => place?.file ?? []);
    expect(new Set(places)).toEqual(new Set([`${origin}/pricing/`]));
    expect(JSON.stringify(problems)).not.toContain('sitec-crawl-');
    const report = readFileSync(join(site.folder, '.sitec/report.html'), 'utf8');
    expect(report).toContain(`href="${origin}/pricing/"`);
    expect(report).not.toContain('sitec-crawl-');
  });
});

describe('the public address of a crawled site', () => {
  const canonical = { ...ANSWERS, '/': html('Acme', '<a href="/pricing/">x</a>', `<link rel="canonical" href="${BASE}/">`) };

  it.each([
    ['what is given', canonical, 'https://given.example', 'https://given.example'],
    ['what the home page says', canonical, null, BASE],
  ] as const)('is %s', async (_what, answers, baseUrl, expected) => {
    const { summary } = await folderOf().compile({ input: (await serve(answers)).origin, baseUrl });
    expect(summary?.base).toBe(expected);
  });

  it('is not that of this machine', async () => {
    const { exitCode, problems } = await folderOf().compile({ input: (await serve(ANSWERS)).origin, baseUrl: null });
    expect([exitCode, problems.map(({ code, place }) => [code, place?.file.replace(/:\d+/, '')])]).toEqual([
      3,
      [['SITEC1011', 'http://127.0.0.1/']],
    ]);
  });
});

describe('the input', () => {
  it('may be an address in the configuration, with what is read of it', async () => {
    const { origin } = await serve(ANSWERS);
    const built = async (input: unknown, options = {}) => {
      const site = folderOf({ 'sitec.config.json': JSON.stringify({ input }) });
      const result = await site.compile({ input: undefined as never, ...options });
      return [result.exitCode, result.summary?.pages ?? codes(result.problems)];
    };
    expect(await built(origin)).toEqual([0, 4]);
    expect(await built({ url: origin })).toEqual([0, 4]);
    expect(await built({ url: origin, exclude: ['/guides/**'] })).toEqual([0, 3]);
    expect(await built({ url: origin, maxPages: 2 })).toEqual([1, ['SITEC1072']]);
    expect(await built({ url: origin, maxPages: 2 }, { maxPages: 4 })).toEqual([0, 4]);
    expect(await built({ url: origin, maxPages: 0 })).toEqual([3, ['SITEC1003']]);
    expect(await built(origin.replace('//', '//name:word@'))).toEqual([3, ['SITEC1003']]);
  });

  it('may be an address in the environment', async () => {
    vi.stubEnv('SITEC_INPUT', (await serve(ANSWERS)).origin);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await folderOf().compile({ input: undefined as never })).summary?.pages).toBe(4);
  });

  it.each([
    ['4, when nobody answers', 4, 'SITEC1070', 'http://127.0.0.1:1/'],
    ['3, when it is no site', 3, 'SITEC1071', null],
  ] as const)('ends a build with %s, and the old bundle stays', async (_what, expected, code, address) => {
    const site = folderOf(FILES);
    await site.compile();
    const before = site.bundle();
    const { exitCode, problems, isPublished } = await site.compile({ input: address ?? (await serve({})).origin, failOn: 'never' });
    expect([exitCode, codes(problems), isPublished]).toEqual([expected, [code], false]);
    expect(site.bundle()).toEqual(before);
  });

  it('leaves nothing behind, whether a build came to its end or not', async () => {
    const site = folderOf();
    const temporary = join(site.folder, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { origin } = await serve({ ...ANSWERS, '/empty': '' });
    const ends = [];
    for (const options of [
      { input: origin },
      { input: `${origin}/none` },
      { input: origin, maxPages: 1 },
      { input: origin, baseUrl: null },
    ])
      ends.push((await site.compile(options)).exitCode);
    expect(ends).toEqual([0, 3, 1, 3]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(existsSync(join(site.out, 'sitec-manifest.json'))).toBe(true);
  });
});
