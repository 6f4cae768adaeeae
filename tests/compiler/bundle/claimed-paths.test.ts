/** Paths that have an owner already: those that sitec answers, folders that are files, and names that are one address. */
import { describe, expect, it, test } from 'vitest';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { request } from '../../runtime/fixture.ts';
import { buildSite, html } from '../site.ts';

const home = { 'index.html': html('Acme') };

describe('a path that an endpoint answers', () => {
  it.each(['mcp.html', 'a2a/index.html', 'MCP'])('is told to %s, which is published', async (file) => {
    const { problem, exitCode, dist } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    expect([exitCode, dist.has(file)]).toEqual([0, true]);
    expect(problem('SITEC1028')).toMatchObject({ level: 'warning', place: { file: `site/${file}` } });
  });
});

describe('a path where sitec would write a file', () => {
  it.each(['api/v2/data.json', 'api/index.html', '_sitec.html'])('is not that of %s', async (file) => {
    const { codes, exitCode, read } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    expect([exitCode, codes]).toEqual([0, []]);
    expect(read(file)).toContain('<h1>Mine</h1>');
  });

  it.each(['openapi.json', 'llms.txt', '.well-known/agent-card.json', 'api/v1/company.json'])('is kept by %s of the site', async (file) => {
    const { problem, exitCode, read } = await buildSite({ files: { ...home, [file]: 'mine' } });
    expect([exitCode, read(file)]).toEqual([0, 'mine']);
    expect(problem('SITEC1038')).toMatchObject({ level: 'note', place: { file: `site/${file}` } });
  });

  it.each(['api', 'api/v1/guides', '.well-known'])('is missing where the folder that it needs is the file %s of the site', async (file) => {
    const files = { ...home, 'guides/setup.html': html('Setup'), [file]: 'mine' };
    const { problem, exitCode, read } = await buildSite({ files });
    expect([exitCode, read(file)]).toEqual([0, 'mine']);
    expect(problem('SITEC1038').place?.file).toBe(`site/${file}`);
  });

  it('is not below a file _sitec of the site, which is left out', async () => {
    const { problem, exitCode, dist } = await buildSite({ files: { ...home, _sitec: 'mine' } });
    expect([exitCode, dist.has('_sitec/index.json')]).toEqual([0, true]);
    expect(problem('SITEC1024').message).toContain('_sitec');
  });

  it.each(['llms.txt.html', '.well-known/mcp.json.html', 'openapi.json/index.html'])(
    'is not answered by the page %s, and both are named',
    async (file) => {
      const { problems, exitCode, dist } = await buildSite({ files: { ...home, [file]: html('Mine') } });
      expect([exitCode, dist.has(file)]).toEqual([0, true]);
      expect(
        problems.filter(({ code }) => code === 'SITEC1023' || code === 'SITEC1038').some(({ message }) => message.includes(file)),
      ).toBe(true);
    },
  );
});

describe('a page whose second markdown path is that of a file of sitec', () => {
  it.each([
    ['sitemap/index.html', 'sitemap.md', '# Sitemap of Acme'],
    ['sitemap.html', 'sitemap.md', '# Sitemap of Acme'],
    ['auth/index.html', 'auth.md', '# auth.md'],
    ['Auth/index.html', 'auth.md', '# auth.md'],
  ])('%s has its first one, and %s is what agents look for', async (file, taken, text) => {
    const { read, dist, codes, problem, exitCode } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    expect([exitCode, codes]).toEqual([0, ['SITEC3116']]);
    expect(problem('SITEC3116').place?.file).toBe(`site/${file}`);
    expect(read(taken)).toContain(text);
    expect([...dist.keys()].filter((path) => path.toLowerCase() === taken)).toEqual([taken]);
    expect(read(`${file.replace(/(?:\/index)?\.html$/, '')}/index.md`)).toContain('# Mine');
  });

  it.each([
    'sitemap/1/index.html',
    'sitemap/1.html',
    'llms/index.html',
    'llms/guides.html',
    'llms-full/1/index.html',
    'search/index.html',
    'webmcp.html',
    'openapi/index.html',
    'robots/index.html',
    'developers/sitec/index.html',
    'developers/index.html',
  ])('is not %s, which has both', async (file) => {
    const { dist, json, codes, exitCode } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    const stem = file.replace(/(?:\/index)?\.html$/, '');
    expect([exitCode, codes]).toEqual([0, []]);
    const { routes } = json('_sitec/index.json') as RuntimeIndex;
    expect([dist.has(`${stem}.md`), routes[`/${stem}.md`]?.variant[0]]).toEqual([false, `${stem}/index.md`]);
  });
});

it('the second markdown path of a page is a file of its own where a host cannot answer it without', async () => {
  const config = JSON.stringify({ hosts: ['node', 'netlify'] });
  const { read, json } = await buildSite({ files: { ...home, 'a.html': html('Mine'), 'sitec.config.json': config } });
  expect(read('a.md')).toBe(read('a/index.md'));
  expect((json('_sitec/index.json') as RuntimeIndex).routes['/a.md']?.variant[0]).toBe('a.md');
});

describe('two files of the site for one request', () => {
  it('a page and a file without an extension are named, and the page is published', async () => {
    const { problem, exitCode, dist } = await buildSite({ files: { ...home, 'about.html': html('One'), about: html('Two') } });
    expect([exitCode, dist.has('about.html'), dist.has('about')]).toEqual([0, true, false]);
    expect(problem('SITEC1023').message).toBe('two sources for one path: /about comes from site/about.html and from site/about');
  });

  it('a page has the path of the markdown of another one, which has its own in a folder', async () => {
    const { problem, exitCode, read } = await buildSite({ files: { ...home, 'a.html': html('One'), 'a.md.html': html('Two') } });
    expect([exitCode, problem('SITEC1038').place?.file]).toEqual([0, 'site/a.md.html']);
    expect([read('a/index.md'), read('a.md/index.md')]).toEqual([expect.stringContaining('# One'), expect.stringContaining('# Two')]);
  });
});

test('a path with reserved signs is found by every spelling, and is no other path', async () => {
  const files = { ...home, 'c++/index.html': html('Plus'), '#.html': html('Sign'), '%23.html': html('Percent') };
  const { json, read, exitCode } = await buildSite({ files });
  expect(exitCode).toBe(0);
  const index = json('_sitec/index.json') as RuntimeIndex;
  const handler = createHandler({ index, read: (file) => new TextEncoder().encode(read(file)) });
  const titleAt = async (target: string): Promise<string | undefined> =>
    /<h1>(.*)<\/h1>/.exec(new TextDecoder().decode((await handler(request('GET', target))).body as Uint8Array))?.[1];
  const spellings = { Plus: ['/c++/', '/c%2B%2B/', '/c%2b+'], Sign: ['/%23', '/%23.html'], Percent: ['/%2523', '/%2523.html'] };
  for (const [title, targets] of Object.entries(spellings)) for (const target of targets) expect(await titleAt(target)).toBe(title);
});

describe('a name that is too long for what is made of it', () => {
  it('is a problem that names the record and the path, and the rest is published', async () => {
    const { problems, exitCode, dist } = await buildSite({ files: { ...home, [`guides/${'a'.repeat(251)}.htm`]: html('Long') } });
    expect([exitCode, dist.has(`guides/${'a'.repeat(251)}.htm`), dist.has('api/v1/guides.json')]).toEqual([0, true, true]);
    const messages = problems.filter(({ code }) => code === 'SITEC1029').map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^cannot publish guides\/a+ at \/api\/v1\/guides\/a+\.json: .*ENAMETOOLONG/));
  });
});
