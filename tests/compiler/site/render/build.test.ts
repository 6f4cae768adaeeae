/** Builds of sites some of whose pages are written by scripts: what is told, when a browser is needed, and what is not rendered. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../../chromium.js';
import { buildSite, html, SiteFolder, type Files } from '../../site.ts';

afterEach(() => vi.unstubAllEnvs());

const shell = (title: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}<script type="module" src="/app.js"></script></head><body><noscript>Please enable JavaScript.</noscript><div id="root"></div></body></html>`;

const APP = `document.getElementById('root').innerHTML = '<main><h1>Prices</h1><section><h2>Solo</h2><p>$9 per month</p></section><section><h2>Team</h2><p>$29 per month</p></section></main>';`;

const MIXED: Files = {
  'index.html': html('Acme', '<p>Acme carries the letters of your company, every day.</p>'),
  'pricing/index.html': shell('Prices'),
  'app.js': APP,
};

const HAS_NO_BROWSER = findChromium() === undefined;

describe('a site with a page that scripts write', () => {
  it('is built, and told of it first', async () => {
    const { exitCode, problems, problem, codes } = await buildSite({ files: MIXED });
    expect(exitCode).toBe(0);
    expect(problems[0]?.code).toBe('SITEC1090');
    expect(problem('SITEC1090').message).toBe(
      '1 page is written by scripts: readers without scripts (ChatGPT, Claude and Perplexity fetch only HTML) get "Please enable JavaScript.": /pricing/',
    );
    expect(problem('SITEC1090').place?.file).toBe('site/pricing/index.html');
    expect(codes).toEqual(['SITEC1090']);
  });

  it('is not told of a page that asks not to be listed', async () => {
    const { codes } = await buildSite({
      files: { ...MIXED, 'pricing/index.html': shell('Account', '<meta name="robots" content="noindex">') },
    });
    expect(codes).toEqual([]);
  });

  it.skipIf(HAS_NO_BROWSER)('has the facts of that page with --render, and problems without lines of it', async () => {
    const { exitCode, json, problems } = await buildSite({ files: MIXED, options: { render: true } });
    expect(exitCode).toBe(0);
    expect(json('api/v1/plans.json')).toMatchObject({
      plans: [
        { name: 'Solo', price: { value: 9 } },
        { name: 'Team', price: { value: 29 } },
      ],
    });
    const shown = problems.filter(({ code }) => code === 'SITEC2110');
    expect(shown).toHaveLength(2);
    for (const { line, place } of shown) {
      expect([line, place?.file]).toEqual([null, 'site/pricing/index.html']);
      expect(place).not.toHaveProperty('offset');
    }
  });

  it.skipIf(HAS_NO_BROWSER)('is rendered when the configuration says so, and not again when nothing has changed', async () => {
    const site = new SiteFolder({ ...MIXED, 'sitec.config.json': '{ "input": { "dir": "site", "render": true } }' });
    try {
      const first = await site.compile();
      expect(first.exitCode).toBe(0);
      expect(site.bundle().get('pricing/index.md')?.toString()).toContain('$9 per month');
      // What is not started cannot fail.
      vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
      await vi.waitFor(async () => expect((await site.compile()).exitCode).toBe(0), { timeout: 20_000, interval: 500 });
    } finally {
      site.remove();
    }
  });

  it.skipIf(HAS_NO_BROWSER)('is rendered with its scripts where a part of the site is enough', async () => {
    const site = new SiteFolder({ ...MIXED, 'a/b.html': html('B') });
    try {
      const { verdict } = await site.compile({ render: true, sample: 2, dryRun: true });
      expect(verdict?.sample).toEqual({ read: 2, of: 3 });
      expect(verdict?.readers.find(({ name }) => name === 'browser')).toMatchObject({ pages: 2, of: 2, prices: 2 });
    } finally {
      site.remove();
    }
  });

  it('needs a browser for --render, and says where it was looked for', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
    const { exitCode, codes, problem } = await buildSite({ files: MIXED, options: { render: true } });
    expect([exitCode, codes]).toEqual([3, ['SITEC1091']]);
    expect(problem('SITEC1091').message).toBe('cannot render pages: CHROME_PATH names /nowhere/chromium, which is not a program');
  });

  it('needs none where scripts write no page', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
    const { exitCode, codes } = await buildSite({ files: { 'index.html': html('Acme', '<p>Acme.</p>') }, options: { render: true } });
    expect([exitCode, codes]).toEqual([0, []]);
  });

  it('cannot be rendered in parts', async () => {
    const { exitCode, codes } = await buildSite({ files: MIXED, options: { render: true, shard: { index: 1, count: 2 } } });
    expect([exitCode, codes]).toEqual([3, ['SITEC1096']]);
  });
});

describe('a site of which scripts write every page', () => {
  it('has nothing to read', async () => {
    const { exitCode, codes, dist, problem } = await buildSite({ files: { 'index.html': shell('Acme'), 'app.js': APP } });
    expect([exitCode, codes, dist.size]).toEqual([1, ['SITEC1097'], 0]);
    expect(problem('SITEC1097').place?.file).toBe('site/index.html');
  });

  it('is a warning where content files or JSON-LD state facts', async () => {
    const files = { 'index.html': shell('Acme'), 'app.js': APP };
    const withContent = await buildSite({ files: { ...files, 'content/company.yaml': 'name: Acme\n' } });
    expect([withContent.exitCode, withContent.codes]).toEqual([0, ['SITEC1090']]);
    const data = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme"}</script>';
    const withData = await buildSite({ files: { ...files, 'index.html': shell('Acme', data) } });
    expect([withData.exitCode, withData.codes]).toEqual([0, ['SITEC1090']]);
  });

  it.skipIf(HAS_NO_BROWSER)('has nothing to read either where a browser shows nothing', async () => {
    const { exitCode, codes, problem } = await buildSite({
      files: { 'index.html': shell('Acme'), 'app.js': '' },
      options: { render: true },
    });
    expect([exitCode, codes]).toEqual([1, ['SITEC1094', 'SITEC1097']]);
    expect(problem('SITEC1097').fix).not.toContain('--render');
  });
});
