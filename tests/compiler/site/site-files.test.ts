/** Which files of a site become pages, which are copied, and which never leave the house. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readHtml } from '../../../compiler/html/html.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { buildSite, html, SiteFolder, type Files } from '../site.ts';

describe('files of a site', () => {
  it('are published, but for hidden files, keys, maps and files of hosts', async () => {
    const kept = ['app.js', 'img/a.png', '.well-known/security.txt'];
    const left = [
      '.env',
      '.git/config',
      'img/.DS_Store',
      'app.js.map',
      'keys/id_rsa',
      'tls.pem',
      'tls.key',
      '_redirects',
      '_headers',
      'CNAME',
      '_sitec/x',
    ];
    const files = Object.fromEntries([...kept, ...left].map((path) => [path, `body of ${path}`]));
    const { dist, problem } = await buildSite({ files: { 'index.html': html('Acme'), ...files } });
    for (const path of kept) expect(dist.get(path)?.toString()).toBe(`body of ${path}`);
    for (const [path, body] of dist) expect(body.toString(), path).not.toMatch(new RegExp(left.map((name) => `body of ${name}`).join('|')));
    expect(problem('SITEC1024').message).toMatch(/^did not publish files of the site: (?:[^,]+, ){5}\.\.\. \(11 in total\)$/);
  });

  it('named 200.html are published and are no page: they stand for pages that hosts do not find', async () => {
    const fallback = '<!doctype html><div id="app"></div>';
    const { dist, json } = await buildSite({ files: { 'index.html': html('Acme'), '200.html': fallback } });
    expect(dist.get('200.html')?.toString()).toBe(fallback);
    expect([...dist.keys()].filter((path) => path.startsWith('200'))).toEqual(['200.html']);
    expect(Object.keys((json('_sitec/index.json') as { routes: object }).routes).filter((path) => path.startsWith('/200'))).toEqual([
      '/200.html',
    ]);
  });

  it('that are links are not followed', async () => {
    const site = new SiteFolder({ 'index.html': html('Acme'), 'content/secret.txt': 'not for you' });
    onTestFinished(() => site.remove());
    symlinkSync(join(site.folder, 'content', 'secret.txt'), join(site.folder, 'site', 'link.txt'));
    symlinkSync(join(site.folder, 'content'), join(site.folder, 'site', 'folder'));
    symlinkSync('.', join(site.folder, 'site', 'loop'));
    await site.compile({ content: [] });
    expect([...site.bundle().keys()].filter((path) => /link|folder|loop/.test(path))).toEqual([]);
    expect(site.bundle().has('index.html')).toBe(true);
  });

  it('get the addresses that static hosts give them', async () => {
    const files = { 'index.html': html('Home'), 'a.html': html('A'), 'b/index.html': html('B'), 'c d/\u00e9.html': html('C') };
    const { read } = await buildSite({ files });
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/', '/a', '/b/', '/c%20d/%C3%A9'].map((path) => `https://acme.example${path}`));
    expect(read('c d/\u00e9/index.md')).toContain('# C\n');
  });

  it('that sitec would write too are kept byte for byte, and one note names them', async () => {
    const own = {
      'sitemap.xml': '<old/>',
      'llms.txt': 'by hand',
      'llms-full.txt': 'all of it by hand',
      'openapi.json': '{"openapi":"3.0.0"}',
      '.well-known/agent-card.json': '{"name":"mine"}',
      'index.md': 'The home page, by hand',
    };
    const { dist, codes, problem, exitCode } = await buildSite({ files: { 'index.html': html('Acme'), ...own } });
    expect([exitCode, codes]).toEqual([0, ['SITEC1038']]);
    for (const [path, body] of Object.entries(own)) expect(dist.get(path)?.toString(), path).toBe(body);
    expect(problem('SITEC1038')).toMatchObject({
      level: 'note',
      message:
        'kept files of the site that sitec would also write: ' +
        '/.well-known/agent-card.json, /index.md, /llms-full.txt, /llms.txt, /openapi.json, ... (6 in total)',
    });
  });

  it('that are links or pipes are named, and never opened', async () => {
    const site = new SiteFolder({ 'index.html': html('Acme'), 'real.html': html('Real') });
    onTestFinished(() => site.remove());
    symlinkSync('real.html', join(site.folder, 'site', 'linked.html'));
    execFileSync('mkfifo', [join(site.folder, 'site', 'pipe.html')]);
    const { problems, exitCode } = await site.compile();
    expect(exitCode).toBe(0);
    expect(problems.find(({ code }) => code === 'SITEC1024')?.message).toContain('linked.html, pipe.html');
  });

  it('a home page that is a pipe is no home page', async () => {
    const site = new SiteFolder({ 'about.html': html('About') });
    onTestFinished(() => site.remove());
    execFileSync('mkfifo', [join(site.folder, 'site', 'index.html')]);
    expect((await site.compile({ baseUrl: null })).problems.map(({ code }) => code)).toContain('SITEC1011');
    expect(readHtml(join(site.folder, 'site', 'index.html'))).toMatchObject({ problem: 'it is not a regular file' });
  });

  it('are pages with .htm and .HTML too', async () => {
    const { read, dist, codes } = await buildSite({
      files: { 'index.htm': html('Home'), 'about/INDEX.HTML': html('About'), 'b.HTM': html('B') },
    });
    expect(codes).toEqual([]);
    expect([...dist.keys()].filter((path) => path.endsWith('.md')).sort()).toEqual(
      expect.arrayContaining(['about/index.md', 'b/index.md', 'index.md']),
    );
    expect(read('sitemap.xml')).toContain('<loc>https://acme.example/about/</loc>');
  });

  it('that are called pages and are none are published as they are, without markdown', async () => {
    const font = Buffer.from([0x00, 0x01, 0x00, 0x00, 0xff, 0xfe, 0x80, 0xc3, 0x28]);
    const { dist, read, codes, problem, exitCode } = await buildSite({
      files: { 'index.html': html('Acme'), 'fonts/acme.html': font },
    });
    expect([exitCode, codes]).toEqual([0, ['SITEC1020']]);
    expect(problem('SITEC1020')).toMatchObject({ level: 'warning', place: { file: 'site/fonts/acme.html' } });
    expect(dist.get('fonts/acme.html')).toEqual(font);
    expect([...dist.keys()].filter((path) => path.startsWith('fonts/'))).toEqual(['fonts/acme.html']);
    expect(read('sitemap.xml')).not.toContain('fonts');
  });

  it('that may not be read are problems with their names', async (test) => {
    test.skip(process.getuid?.() === 0, 'root may read files of mode 000');
    const site = new SiteFolder({ 'index.html': html('Acme'), 'closed.html': html('Closed'), 'closed.js': '' });
    onTestFinished(() => site.remove());
    for (const name of ['closed.html', 'closed.js']) chmodSync(join(site.folder, 'site', name), 0);
    const { problems, exitCode } = await site.compile();
    expect(exitCode).toBe(0);
    const unread = problems.filter(({ code }) => code.startsWith('SITEC10')).map(({ code, place }) => [code, place?.file]);
    expect(unread).toEqual([
      ['SITEC1020', 'site/closed.html'],
      ['SITEC1029', 'site/closed.js'],
    ]);
  });

  it('whose names are not UTF-8 are problems, in folders too', async () => {
    const site = new SiteFolder({ 'index.html': html('Acme') });
    onTestFinished(() => site.remove());
    const lost = (name: string): Buffer => Buffer.concat([Buffer.from(`${site.folder}/site/`), Buffer.from(name, 'latin1')]);
    writeFileSync(lost('caf\u00e9.html'), html('Caf\u00e9'));
    mkdirSync(lost('d\u00e9'));
    const { problems, exitCode } = await site.compile();
    expect(exitCode).toBe(0);
    expect(site.bundle().has('index.html')).toBe(true);
    expect(problems.filter(({ code }) => code === 'SITEC1029').map(({ message }) => message)).toEqual([
      'cannot publish site/caf\uFFFD.html: its name is not valid UTF-8',
      'cannot publish site/d\uFFFD: its name is not valid UTF-8',
    ]);
  });
});

describe('a file of the site in the place of one that sitec would write', () => {
  it('has the headers that the other one would have', async () => {
    const headersOf = async (files: Files) => {
      const { json } = await buildSite({ files: { 'index.html': html('Acme'), ...files } });
      const { routes, headers } = json('_sitec/index.json') as RuntimeIndex;
      return ['/llms.txt', '/.well-known/api-catalog', '/index.md'].map((path) => {
        const [, , set] = routes[path]?.variant ?? [];
        return headers[set ?? -1]?.filter(([name]) => name !== 'X-Markdown-Tokens');
      });
    };
    const own = { 'llms.txt': 'by hand', '.well-known/api-catalog': '{}', 'index.md': 'by hand' };
    expect(await headersOf(own)).toEqual(await headersOf({}));
  });
});

describe('pages that are not listed', () => {
  it('have a twin, but no entry in sitemaps and llms files', async () => {
    const { read, dist } = await buildSite({
      files: {
        'index.html': html('Acme'),
        'secret-offer.html': html('Offer', '<p>x</p>', '<meta name="robots" content="noindex">'),
        'moved-page.html': html('Moved', '<p>x</p>', '<meta http-equiv="refresh" content="0; url=/">'),
      },
    });
    for (const path of ['sitemap.xml', 'sitemap.md', 'llms.txt', 'llms-full.txt'])
      expect(read(path), path).not.toMatch(/secret-offer|moved-page/);
    expect(dist.has('secret-offer/index.md')).toBe(true);
  });
});

describe('names that are one file on some systems', () => {
  it.each([
    ['case, in a folder and not', 'Team.html', 'team/index.html', []],
    ['case', 'Team.html', 'team.html', ['SITEC1023']],
    ['Unicode form', 'caf\u00e9.html', 'cafe\u0301.html', ['SITEC1023']],
  ])('differ by %s: one is the page', async (_, first, second, expected) => {
    const { exitCode, codes, read } = await buildSite({
      files: { 'index.html': html('Acme'), [first]: html('One'), [second]: html('Two') },
    });
    expect([exitCode, codes]).toEqual([0, expected]);
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(2);
  });
});

describe('two files of one page', () => {
  const canonical = (path: string): string => `<link rel="canonical" href="https://acme.example${path}">`;
  const built = (first: string, second: string) =>
    buildSite({
      files: {
        'index.html': html('Acme'),
        'team.html': html('Flat', '<p>One.</p>', first),
        'team/index.html': html('Folder', '<p>Two.</p>', second),
      },
    });

  it.each([
    ['team/index.html where neither says which', '', '', '/team/', 'Folder'],
    ['team.html where its canonical link names it', canonical('/team'), '', '/team', 'Flat'],
    ['team.html where the canonical link of both names it', canonical('/team'), canonical('/team'), '/team', 'Flat'],
    ['team/index.html where its canonical link names it', canonical('/team/'), canonical('/team/'), '/team/', 'Folder'],
  ])('the page is %s', async (_, first, second, path, title) => {
    const { codes, exitCode, read } = await built(first, second);
    expect([exitCode, codes]).toEqual([0, []]);
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/', path].map((each) => `https://acme.example${each}`));
    expect(read('team/index.md')).toContain(`# ${title}\n`);
  });

  it('the other is published as it is', async () => {
    const { read } = await built('', '');
    expect(read('team.html')).toBe(html('Flat', '<p>One.</p>'));
    expect(read('team/index.html')).toContain('rel="canonical" href="https://acme.example/team/"');
  });
});

describe('records', () => {
  it('a guide whose file name holds a space is published with a hyphen in its slug', async () => {
    const { codes } = await buildSite({ files: { 'index.html': html('Acme'), 'guides/first steps.html': html('First steps') } });
    expect(codes).toEqual([]);
  });
});
