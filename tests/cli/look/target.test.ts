/** `sitec` with something to look at: a folder, a page, standard input, an address. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runLook, type LookFlags } from '../../../cli/look/look.ts';
import { html } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';
import { listen } from '../../tools/test-server.ts';
import { folderOf, run } from '../fixture.ts';
import { linesOf, pages } from './looked.ts';

const lookAt = (word: string, cwd: string, flags: LookFlags = {}) => run(() => runLook(word, { cwd, ...flags }));
const HEAD = /^What will an agent say about https:\/\/acme\.example\?\n \d+ of \d+ buyers' questions answered, \d+ of \d+ pages? readable/;
const SOLO = '\n How much does Solo cost?\n   Solo: $49 a month  /pricing/';

describe('a look at something that is named', () => {
  it('asks a folder what buyers ask, and writes nothing', async () => {
    const cwd = folderOf(pages('site'));
    const { code, stdout } = await lookAt('site', cwd);
    expect(code).toBe(0);
    expect(stdout).toMatch(HEAD);
    expect(stdout).toContain(SOLO);
    expect(stdout).toMatch(/\n Not found\n(?: {3}.+\n)+\n Reader +Pages +Words +Lost +Tokens +Prices\n HTML without scripts/);
    expect(stdout).toMatch(/\n next {4}sitec init · sitec build site · sitec check dist\n$/);
    expect(readdirSync(cwd)).toEqual(['site']);
  });

  it('prints nothing that a terminal obeys but its own colours', async () => {
    const escape = '\u001b[31m\u009b2J';
    const page = html(
      `Ac${escape}me`,
      `<h2>May I${escape} cancel?</h2><p>Yes${escape}, at any time.</p><a href="/no${escape}where/">x</a>`,
    );
    const cwd = folderOf({ 'site/index.html': page.replace('<body>', `<body data-x="${escape}">`), [`site/${escape}.html`]: page });
    for (const isColoured of [true, false]) {
      const { stdout } = await lookAt('site', cwd, { color: isColoured });
      expect(stdout).toContain(isColoured ? '\u001b[1mWhat will an agent say' : 'What will an agent say');
      // eslint-disable-next-line no-control-regex -- what terminals obey
      expect(stdout.replaceAll(/\u001b\[(?:1|22)m/g, '')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('takes a folder of a project as that project', async () => {
    const { code, stdout } = await lookAt('project', folderOf(pages('project/_site')));
    expect(code).toBe(0);
    expect(stdout).toContain(SOLO);
  });

  it('takes a folder outside of the working folder by itself', async () => {
    const outside = folderOf(pages('site'));
    const { stdout } = await lookAt(
      `${outside}/site`,
      folderOf({ 'content/plans.yaml': 'plans: [{ slug: solo, name: Solo, price: 1 USD P1M }]' }),
    );
    expect(stdout).toContain(SOLO);
    expect(stdout).toContain(`sitec build ${outside}/site`);
  });

  it('reads a part of a large folder, and says which', async () => {
    const links = Array.from({ length: 30 }, (_, index) => `<a href="/a${index}/">Page ${index}</a>`).join(' ');
    const others = Array.from({ length: 60 }, (_, index) => [
      [`site/a${index}/index.html`, html(`A ${index}`, `<p>An anvil of its own kind.</p><a href="/deep/below/${index}/">more</a>`)],
      [`site/deep/below/${index}/index.html`, html(`Deep ${index}`, '<p>An anvil below the others.</p>')],
      [`site/b${index}/index.html`, html(`B ${index}`, '<p>An anvil that nothing links.</p>')],
    ]).flat();
    const cwd = folderOf({
      ...pages('site'),
      ...Object.fromEntries(others),
      'site/index.html': html('Acme', `<p>Acme makes anvils.</p>${links}`, '<link rel="canonical" href="https://acme.example/">'),
      'content/company.yaml': 'name: Acme\npages: { terms: /b59/ }\n',
    });
    const { code, stdout, stderr } = await lookAt('site', cwd);
    expect([code, stderr], stdout).toEqual([0, '']);
    expect(stdout).toMatch(/ questions answered, 100 of 100 pages readable without scripts \(100 of 182 pages read\): /);
    expect(stdout).toContain(SOLO);
    expect(linesOf(stdout, 'would')).toEqual([]);
    expect(stdout).toMatch(/\nsitec \S+ {2}site \(html\) {2}100 of 182 pages {2}/);
    expect((await lookAt('site', cwd, { json: true })).stdout).toContain('"sample":');
  });

  it('takes one page by itself', async () => {
    const cwd = folderOf(pages('site'));
    const { code, stdout } = await lookAt('site/pricing/index.html', cwd);
    expect(code).toBe(0);
    expect(stdout).toContain('Solo: $49 a month');
    expect(stdout).toContain(', 1 of 1 page readable without scripts');
    expect(stdout).not.toContain('sitec build');
  });

  it('takes a page on standard input', () => {
    const ended = spawnSync(process.execPath, [...SITEC, '-'], {
      encoding: 'utf8',
      input: pages('site')['site/pricing/index.html'],
      env: { ...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1' },
    });
    expect([ended.status, ended.stderr]).toEqual([0, '']);
    expect(ended.stdout).toContain('Solo: $49 a month');
  });

  it('tells of a bundle that is named what can be done with it', async () => {
    const cwd = folderOf({ 'out/sitec-manifest.json': '{"version":1,"files":{}}' });
    expect((await lookAt('out', cwd)).stdout).toMatch(
      / this folder is a bundle that sitec wrote .*\n next {4}sitec serve out · sitec check out\n$/,
    );
  });

  it.each([
    ['an empty page', 'empty', 'error  empty is empty\n'],
    ['what is not a page or a folder', '/dev/null', 'error  /dev/null is not a page or a folder\n'],
  ])('refuses %s', async (_, word, stderr) => {
    expect(await lookAt(word, folderOf({ empty: '' }))).toEqual({ code: 3, stdout: '', stderr });
  });

  it('says that agents say nothing of a shell that scripts fill, in its first line', async () => {
    const shell = '<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="/app.js"></script>';
    const { code, stdout, stderr } = await lookAt('shell', folderOf({ 'shell/index.html': shell, 'shell/app.js': '1' }));
    expect([code, stdout]).toEqual([1, 'What will an agent say about shell? Nothing: no page has a word without scripts. 0 of 100\n']);
    expect(stderr).toMatch(/^error {3}SITEC1097 /);
    expect(stderr).not.toContain('SITEC1011');
  });

  it('says how to hear of a browser where scripts write a page, and only there', async () => {
    const shell = '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script type="module" src="/app.js"></script>';
    const words = /\n Browser, which runs scripts +not read: run sitec or sitec build with --render\n/;
    const partly = await lookAt('site', folderOf({ ...pages('site'), 'site/app/index.html': shell }));
    expect(partly.stdout).toMatch(/\n HTML without scripts [^\n]+ \? /);
    expect(partly.stdout).toMatch(words);
    expect((await lookAt('site', folderOf(pages('site')))).stdout).not.toMatch(words);
  });

  it('says that a page without words is not read, whatever lies beside it', async () => {
    const { stdout } = await lookAt(
      'empty',
      folderOf({ empty: '<p></p>', 'content/company.yaml': 'name: Acme\ndescription: Acme makes anvils.\n' }),
    );
    expect(stdout).toMatch(/\n 0 of \d+ buyers' questions answered, 0 of 1 page readable without scripts: 0 of 100\n/);
  });
});

describe('a look at an address', () => {
  const site = async (count: number): Promise<{ readonly url: string; readonly asked: string[] }> => {
    const asked: string[] = [];
    const links = Array.from({ length: count }, (_, index) => `<a href="/p${index}/">Page ${index}</a>`).join(' ');
    const url = await listen((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      const isPage = path === '/' || /^\/p\d+\/$/.test(path);
      const body = path === '/' ? `<p>Acme makes anvils.</p>${links}<img src="/big.png">` : '<p>An anvil of its own kind.</p>';
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? html(`Anvils ${path}`, body) : 'none');
    });
    return { url, asked };
  };

  it('reads fifty pages of a site at most, and no file that they load', async () => {
    const { url, asked } = await site(80);
    const { code, stdout } = await lookAt(url, folderOf());
    expect(code, stdout).toBe(0);
    expect(stdout).toContain('50 of 50 pages readable without scripts');
    expect(asked.filter((path) => path.startsWith('/p')).length).toBe(49);
    expect(asked).not.toContain('/big.png');
  });

  it('prefers what the first page links, also behind a redirect, to what a sitemap lists', async () => {
    const asked: string[] = [];
    const url = await listen((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      if (path === '/') return void response.writeHead(302, { location: '/en/' }).end();
      if (path === '/sitemap.xml') {
        const listed = Array.from({ length: 100 }, (_, index) => `<url><loc>${url}/a${index}/</loc></url>`);
        return void response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${listed.join('')}</urlset>`);
      }
      if (path === '/robots.txt') return void response.writeHead(200).end(`Sitemap: ${url}/sitemap.xml\n`);
      const link = path === '/en/' ? '<a href="/en/z/pricing/">Prices</a>' : '';
      response.writeHead(200, { 'content-type': 'text/html' }).end(html(`Anvils ${path}`, `<p>Acme makes anvils.</p>${link}`));
    });
    await lookAt(url, folderOf());
    expect(asked).toContain('/en/z/pricing/');
    expect(asked.filter((path) => path.startsWith('/a')).length).toBeLessThanOrEqual(49);
  });

  it('goes on with others where pages are not there', async () => {
    const url = await listen((request, response) => {
      const path = request.url ?? '';
      const isThere = path === '/' || Number(/^\/p(\d+)\/$/.exec(path)?.[1] ?? 0) >= 60;
      const links = Array.from({ length: 80 }, (_, index) => `<a href="/p${index}/">Page ${index}</a>`).join(' ');
      response
        .writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' })
        .end(html(`Anvils ${path}`, `<p>Acme makes anvils.</p>${links}`));
    });
    expect((await lookAt(url, folderOf())).stdout).toContain('21 of 21 pages readable without scripts');
  });

  it('reads one page of one page', async () => {
    const { url, asked } = await site(5);
    const { code, stdout } = await lookAt(`${url}/p3/`, folderOf());
    expect(code, stdout).toBe(0);
    expect(stdout).toContain('1 of 1 page readable without scripts');
    expect(asked.filter((path) => path.startsWith('/p'))).toEqual(['/p3/']);
  });

  it('says that nobody answers', async () => {
    const { code, stderr, stdout } = await lookAt('http://127.0.0.1:1', folderOf());
    expect([code, stdout + stderr]).toEqual([4, expect.stringContaining('SITEC1070')]);
  });
});
