/** Paths that have an owner already: those that sitec answers, folders that are files, and names that are one address. */
import { describe, expect, it, test } from 'vitest';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { request } from '../../runtime/fixture.ts';
import { buildSite, html } from '../site.ts';

const home = { 'index.html': html('Acme') };

describe('a path that sitec answers', () => {
  it.each(['mcp.html', 'a2a/index.html', 'MCP', 'api/v2/data.json', 'api/index.html', 'api', '_sitec.html'])(
    'is not taken by %s',
    async (file) => {
      const { problems, exitCode } = await buildSite({ files: { ...home, [file]: html('Mine') } });
      expect(exitCode).toBe(1);
      expect(problems.find(({ code }) => code === 'SITEC1028')?.place?.file).toBe(`site/${file}`);
    },
  );

  it.each([
    'openapi.json',
    'llms.txt',
    '.well-known/agent-card.json',
    'llms.txt.html',
    '.well-known/mcp.json.html',
    'openapi.json/index.html',
  ])('is not taken by %s, and both are named', async (file) => {
    const { problems, exitCode } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    expect(exitCode).toBe(1);
    expect(problems.filter(({ code }) => code === 'SITEC1023').some(({ message }) => message.includes(`site/${file}`))).toBe(true);
  });
});

describe('a page whose second markdown path is that of a file of sitec', () => {
  it.each([
    ['sitemap/index.html', 'sitemap.md', '# Sitemap of acme.example'],
    ['sitemap.html', 'sitemap.md', '# Sitemap of acme.example'],
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
    const { read, codes, exitCode } = await buildSite({ files: { ...home, [file]: html('Mine') } });
    const stem = file.replace(/(?:\/index)?\.html$/, '');
    expect([exitCode, codes]).toEqual([0, []]);
    expect(read(`${stem}.md`)).toBe(read(`${stem}/index.md`));
  });
});

describe('two files of the site for one request', () => {
  it.each([
    ['a page and a file without an extension', 'about.html', 'about'],
    ['a page and the markdown of another one', 'a.html', 'a.md.html'],
  ])('%s are named', async (_, first, second) => {
    const { problems, exitCode, dist } = await buildSite({ files: { ...home, [first]: html('One'), [second]: html('Two') } });
    expect([exitCode, dist.size]).toEqual([1, 0]);
    const messages = problems.filter(({ code }) => code === 'SITEC1023').map(({ message }) => message);
    expect(messages.some((message) => message.includes(`site/${first}`) && message.includes(`site/${second}`))).toBe(true);
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
  it('is a problem that names the record and the path', async () => {
    const { problems, exitCode } = await buildSite({ files: { ...home, [`guides/${'a'.repeat(251)}.htm`]: html('Long') } });
    expect(exitCode).toBe(1);
    const messages = problems.filter(({ code }) => code === 'SITEC1029').map(({ message }) => message);
    expect(messages[0]).toMatch(/^guides\/a+ cannot be published at \/api\/v1\/guides\/a+\.json: .*ENAMETOOLONG/);
  });
});
