/** Which files of a site become pages, which are copied, and which never leave the house. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readHtml } from '../../../compiler/html/html.ts';
import { buildSite, html, SiteFolder } from '../site.ts';

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
    expect(problem('SITEC1024').message).toMatch(/^files of the site that are not published: (?:[^,]+, ){5}\.\.\. \(in all: 11\)$/);
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
    expect(read('c d/\u00e9.md')).toContain('# C\n');
  });

  it('that sitec writes too are replaced', async () => {
    const { read, codes } = await buildSite({ files: { 'index.html': html('Acme'), 'sitemap.xml': '<old/>' } });
    expect(codes).toEqual(['SITEC1026']);
    expect(read('sitemap.xml')).not.toContain('<old/>');
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
    expect(readHtml(join(site.folder, 'site', 'index.html'))).toMatchObject({ problem: 'it is no regular file' });
  });

  it('are pages with .htm and .HTML too', async () => {
    const { read, dist, codes } = await buildSite({
      files: { 'index.htm': html('Home'), 'about/INDEX.HTML': html('About'), 'b.HTM': html('B') },
    });
    expect(codes).toEqual([]);
    expect([...dist.keys()].filter((path) => path.endsWith('.md')).sort()).toEqual(
      expect.arrayContaining(['about.md', 'b.md', 'index.md']),
    );
    expect(read('sitemap.xml')).toContain('<loc>https://acme.example/about/</loc>');
  });

  it('that may not be read are problems with their names', async (test) => {
    test.skip(process.getuid?.() === 0, 'root may read files of mode 000');
    const site = new SiteFolder({ 'index.html': html('Acme'), 'closed.html': html('Closed'), 'closed.js': '' });
    onTestFinished(() => site.remove());
    for (const name of ['closed.html', 'closed.js']) chmodSync(join(site.folder, 'site', name), 0);
    const { problems } = await site.compile();
    const errors = problems.filter(({ level }) => level === 'error').map(({ code, place }) => [code, place?.file]);
    expect(errors).toEqual([
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
    expect(exitCode).toBe(1);
    expect(problems.filter(({ code }) => code === 'SITEC1029').map(({ message }) => message)).toEqual([
      'site/caf\uFFFD.html cannot be published: its name is not valid UTF-8',
      'site/d\uFFFD cannot be published: its name is not valid UTF-8',
    ]);
  });
});

describe('robots.txt of the site', () => {
  const own = 'User-agent: *\r\nDisallow: /private';
  const lines = 'Sitemap: https://acme.example/sitemap.xml\nAgentmap: https://acme.example/.well-known/ai-catalog.json\n';

  it('keeps its rules, and gets the lines that name the indexes', async () => {
    const { read, codes } = await buildSite({ files: { 'index.html': html('Acme'), 'robots.txt': own } });
    expect([read('robots.txt'), codes]).toEqual([`${own}\n\n${lines}`, []]);
  });

  it('gets no line twice', async () => {
    const { read } = await buildSite({ files: { 'index.html': html('Acme'), 'robots.txt': `${own}\n\n${lines}` } });
    expect(read('robots.txt')).toBe(`${own}\n\n${lines}`);
  });

  it('is replaced when the configuration has rules', async () => {
    const files = { 'index.html': html('Acme'), 'robots.txt': own, 'sitec.config.json': '{ "robots": { "aiTrain": "no" } }' };
    const { read, codes } = await buildSite({ files });
    expect(codes).toEqual(['SITEC1026']);
    expect(read('robots.txt')).not.toContain('/private');
    expect(read('robots.txt')).toContain('ai-train=no');
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
    expect(dist.has('secret-offer.md')).toBe(true);
  });
});

describe('names that are one file on some systems', () => {
  it.each([
    ['case', 'Team.html', 'team/index.html'],
    ['Unicode form', 'caf\u00e9.html', 'cafe\u0301.html'],
  ])('differ by %s and are refused', async (_, first, second) => {
    const { problem } = await buildSite({ files: { 'index.html': html('Acme'), [first]: html('One'), [second]: html('Two') } });
    expect(problem('SITEC1023').message).toMatch(/^two sources for one path: /);
  });

  it('twins of the site itself are not overwritten', async () => {
    const { problem } = await buildSite({ files: { 'index.html': html('Acme'), 'index.md': 'by hand' } });
    expect(problem('SITEC1023').message).toContain('site/index.md');
  });
});

describe('records', () => {
  it('a guide whose file name holds a space is published with a hyphen in its slug', async () => {
    const { codes } = await buildSite({ files: { 'index.html': html('Acme'), 'guides/first steps.html': html('First steps') } });
    expect(codes).toEqual([]);
  });
});
