/** What options, variables and the configuration say of a build, and what it makes of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';
import { folderOf, pages, withoutVariables } from './option-site.ts';

withoutVariables();

describe('the public address', () => {
  const canonical = html('Acme', '', '<link rel="canonical" href="https://canonical.example/">');
  const sitemap = '<urlset><url><loc>https://sitemap.example/about</loc></url><url><loc>https://other.example/</loc></url></urlset>';

  it.each<[string, Files, string]>([
    ['the canonical link', { 'index.html': canonical, 'sitemap.xml': sitemap, CNAME: 'cname.example\n' }, 'https://canonical.example'],
    ['the sitemap', { 'index.html': html('Acme'), 'sitemap.xml': sitemap, CNAME: 'cname.example\n' }, 'https://sitemap.example'],
    ['the CNAME file', { 'index.html': html('Acme'), 'sitemap.xml': '<urlset/>', CNAME: 'cname.example\n' }, 'https://cname.example'],
  ])('is that of %s, when nobody names it', async (_, files, address) => {
    const { read, exitCode } = await buildSite({ files, options: { baseUrl: null } });
    expect(exitCode).toBe(0);
    expect(read('llms.txt')).toContain(`${address}/`);
  });

  it.each<[string, Files]>([
    ['nothing', {}],
    ['a CNAME file of several lines', { CNAME: 'a.example\nb.example\n' }],
    ['a sitemap with a relative address', { 'sitemap.xml': '<urlset><url><loc>/about</loc></url></urlset>' }],
  ])('is not known from %s', async (_, files) => {
    const { codes, exitCode } = await buildSite({ files: { 'index.html': html('Acme'), ...files }, options: { baseUrl: null } });
    expect(exitCode).toBe(3);
    expect(codes).toContain('SITEC1011');
  });

  it.each(['http://sitemap.example/', 'ftp://sitemap.example/'])('cannot be %s', async (address) => {
    const files = { 'index.html': html('Acme'), 'sitemap.xml': `<urlset><url><loc>${address}</loc></url></urlset>` };
    const { exitCode, problem } = await buildSite({ files, options: { baseUrl: null } });
    expect([exitCode, problem('SITEC1012').place?.file]).toEqual([3, 'site/sitemap.xml']);
  });
});

describe('what is read of a site', () => {
  const built = async (input: object): Promise<readonly string[]> => {
    const site = folderOf({ ...pages, 'sitec.config.json': JSON.stringify({ input: { dir: 'site', ...input } }) });
    await site.compile({ input: '' });
    return [...site.bundle().keys()];
  };

  it.each<[object, readonly string[], readonly string[]]>([
    [{}, ['about.html', 'draft/index.html', 'paper.pdf'], []],
    [{ exclude: ['draft/**', '*.pdf'] }, ['about.html'], ['draft/index.html', 'draft/index.md', 'paper.pdf']],
    [{ include: ['*.html'] }, ['about.html'], ['draft/index.html', 'paper.pdf']],
  ])('is what %j selects', async (input, present, absent) => {
    const files = await built(input);
    expect(files).toEqual(expect.arrayContaining([...present]));
    expect(files.filter((file) => absent.includes(file))).toEqual([]);
  });

  it.each([
    [{ maxPages: 3 }, {}, 0],
    [{ maxPages: 2 }, {}, 1],
    [{ maxPages: 2 }, { maxPages: 3 }, 0],
    [{}, { maxPages: 2 }, 1],
  ])('has at most as many pages as %j and the option %j say', async (input, options, exitCode) => {
    const site = folderOf({ ...pages, 'sitec.config.json': JSON.stringify({ input }) });
    expect((await site.compile(options)).exitCode).toBe(exitCode);
  });
});

describe('an option', () => {
  it('names the application', async () => {
    const files = { ...pages, 'sitec.config.json': '{"app":"https://file.example/"}' };
    const appOf = async (options: object): Promise<unknown> => (await buildSite({ files, options })).json('api/v1/company.json');
    expect(await appOf({})).toMatchObject({ app: 'https://file.example/' });
    vi.stubEnv('SITEC_APP_URL', 'https://variable.example/');
    expect(await appOf({})).toMatchObject({ app: 'https://variable.example/' });
    expect(await appOf({ appUrl: 'https://option.example/' })).toMatchObject({ app: 'https://option.example/' });
  });

  it('says what is written into pages', async () => {
    const pageOf = async (inject?: readonly string[]): Promise<string> =>
      (await buildSite({ files: pages, options: inject ? { inject } : {} })).read('about.html');
    expect(await pageOf([])).toBe(html('About'));
    expect(await pageOf(['webmcp'])).toContain('/webmcp.js');
    expect(await pageOf(['webmcp'])).not.toContain('<link');
    expect(await pageOf()).toContain('<link');
  });

  it('leaves out the compressed forms', async () => {
    const site = folderOf(pages);
    const coded = (): readonly string[] => [...site.bundle().keys()].filter((path) => /\.(?:br|gz|zst)$/.test(path));
    await site.compile();
    expect(coded()).not.toEqual([]);
    await site.compile({ precompress: false });
    expect(coded()).toEqual([]);
  });

  it('names the folder of the cache', async () => {
    const site = folderOf(pages);
    await site.compile({ cacheDir: 'kept' });
    expect([existsSync(join(site.folder, 'kept/pages.pack')), existsSync(join(site.folder, '.sitec/cache'))]).toEqual([true, false]);
    expect((await site.compile({ cacheDir: 'kept' })).summary?.cached).toBe(3);
  });

  it('says by how many threads pages are read, and nothing else', async () => {
    const one = await buildSite({ files: pages, options: { jobs: 0 } });
    const two = await buildSite({ files: pages, options: { jobs: 2 } });
    expect(two.dist).toEqual(one.dist);
  });

  it.each([
    [{ jobs: 65 }, '"--jobs" in the configuration must be a whole number from 0 to 64, got 65'],
    [{ maxPages: 0 }, '"--max-pages" in the configuration must be a whole number from 1 on, got 0'],
    [{ appUrl: 'app' }, '"--app-url" in the configuration must be an address'],
    [{ inject: ['link'] }, '"--inject" in the configuration must be one of links, directive, webmcp, jsonld, copy'],
  ])('with a wrong value is refused: %j', async (options, message) => {
    const { exitCode, problem } = await buildSite({ files: pages, options });
    expect([exitCode, problem('SITEC1003').message.slice(0, message.length)]).toEqual([3, message]);
  });

  it('holds what the configuration sets against the pages', async () => {
    const plan = '<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="49 USD P1M">$49 a month</div>';
    const config = JSON.stringify({ facts: { 'plans.solo.price': { value: 59, currency: 'USD', period: 'P1M' } } });
    const files = { ...pages, 'pricing.html': html('Pricing', plan), 'sitec.config.json': config };
    const levelOf = async (options: object): Promise<unknown> => {
      const { exitCode, problem } = await buildSite({ files, options });
      return [exitCode, problem('SITEC2140').level];
    };
    expect(await levelOf({})).toEqual([0, 'note']);
    expect(await levelOf({ strict: true })).toEqual([1, 'error']);
  });
});
