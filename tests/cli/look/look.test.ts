/** `sitec` without a command: what it says of projects of all kinds, and that it writes nothing. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { html } from '../../compiler/site.ts';
import { SITEC } from '../../program.ts';
import { folderOf } from '../fixture.ts';
import { CANONICAL, linesOf, look, pages, type Files } from './looked.ts';

/** Every file with its bytes and time. */
const stateOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((item) => join(item.parentPath, item.name))
    .sort()
    .map((path) => [path, statSync(path).mtimeMs, statSync(path).isFile() ? readFileSync(path, 'utf8') : ''].join(' '));

describe('sitec, as a program', () => {
  const sitec = (cwd: string, ...words: readonly string[]) =>
    spawnSync(process.execPath, [...SITEC, ...words, ...(cwd === '' ? [] : ['--cwd', cwd])], {
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1' },
    });

  it('says what it finds in at most 12 lines on stdout, and writes nothing', () => {
    const folder = folderOf(pages('_site'));
    const before = stateOf(folder);
    const temporary = (): readonly string[] => readdirSync(tmpdir()).filter((name) => /^sitec-(?:look|[A-Za-z0-9]{6}$)/.test(name));
    const others = new Set(temporary());
    const { status, stdout, stderr } = sitec(folder);
    expect([status, stderr], stdout).toEqual([0, '']);
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    expect(stdout).toMatch(
      /^sitec \d\S* {2}_site \(html\) {2}2 pages {2}en {2}https:\/\/acme\.example\n read {4}1 plan \(1 price seen, 1 confirmed\), 2 pages\. Not found on this site: [a-z, ]+\.\n/,
    );
    expect(linesOf(stdout, 'would')).toEqual([expect.stringMatching(/^write \d+ files \(\d+ kB\) to dist: 2 markdown pages, JSON API/)]);
    expect(linesOf(stdout, 'next')).toEqual(['sitec init · sitec build · sitec check dist']);
    expect(stateOf(folder)).toEqual(before);
    expect(temporary().filter((name) => !others.has(name) && statSync(join(tmpdir(), name)).isFile())).toEqual([]);
  });

  it.each([
    [['bild'], `error: unknown command 'bild'; did you mean "build"?`],
    [['xyzzy', 'a', '--out', 'b'], `error: unknown command 'xyzzy'`],
    [['--jsn'], `error: unknown option '--jsn'; did you mean "--json"?`],
    [['--json', 'build'], 'error: put options after the command: sitec build ...'],
  ])('ends %j with 2', (words, message) => {
    const { status, stdout, stderr } = sitec('', ...words);
    expect([status, stdout, stderr.split('\n')[0]]).toEqual([2, '', message]);
  });

  it('is described by the help of the program', () => {
    const { status, stdout } = sitec('', '--help');
    expect(status).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toContain('Without a command it shows what an agent will say');
    expect(stdout).not.toMatch(/^ {2}look\b/m);
  });
});

describe('the folder of the site', () => {
  it.each<readonly [string, Files, string, string]>([
    ['_site', { 'eleventy.config.js': '', ...pages('_site') }, '_site (eleventy)', 'sitec build · sitec check dist'],
    ['public of Hugo', { 'hugo.toml': '', ...pages('public') }, 'public (hugo)', 'sitec build · sitec check dist'],
    ['dist of Astro', { 'astro.config.mjs': '', ...pages('dist') }, 'dist (astro)', 'sitec build · sitec check dist'],
    ['dist of nobody', pages('dist'), 'dist (html)', 'sitec build --in-place · sitec check dist'],
    ['the folder itself', pages('.'), '. (html)', 'sitec build . --out ../NAME-sitec · sitec check ../NAME-sitec'],
    ['an export of Webflow', { ...pages('.'), 'js/webflow.js': '' }, '. (webflow)', 'sitec build . --out ../NAME-sitec'],
    ['beside files of others', { ...pages('out'), 'dist/a.txt': '' }, 'out (html)', 'sitec build --out out-sitec · sitec check out-sitec'],
  ])('%s', async (_, files, folder, next) => {
    const cwd = folderOf(files);
    const { code, stdout } = await look(cwd);
    expect([code, stdout.split('  ')[1]]).toEqual([0, folder]);
    expect(linesOf(stdout, 'next')[0]).toContain(`sitec init · ${next.replaceAll('NAME', cwd.split('/').at(-1) ?? '')}`);
    expect(stdout).not.toContain('sitec-look');
  });

  it('that a configuration names needs no init', async () => {
    const cwd = folderOf({ ...pages('web'), 'sitec.config.json': '{"input": "web"}' });
    expect(linesOf((await look(cwd)).stdout, 'next')).toEqual(['sitec build · sitec check dist']);
    const named = folderOf({ ...pages('web'), 'my.json': '{"input": "web"}' });
    expect(linesOf((await look(named, { config: 'my.json' })).stdout, 'next')).toEqual(['sitec build · sitec check dist']);
  });
});

describe('the public address', () => {
  it('is missing: the look goes on, and says that a build needs one', async () => {
    const { code, stdout } = await look(folderOf({ 'out/index.html': html('Acme') }));
    expect([code, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(/ 1 page {2}en {2}no public address$/)]);
    expect(linesOf(stdout, 'needs')).toEqual([
      expect.stringMatching(/^cannot find the public address of the site; pass --base-url https:/),
    ]);
    expect(linesOf(stdout, 'next')[0]).toContain('sitec build --base-url <address>');
    expect(stdout).not.toContain('SITEC1013');
  });

  it('is given', async () => {
    const { stdout } = await look(folderOf({ 'out/index.html': html('Acme') }), { baseUrl: 'https://acme.example' });
    expect(stdout.split('\n')[0]).toMatch(/ {2}https:\/\/acme\.example$/);
    expect(linesOf(stdout, 'needs')).toEqual([]);
  });

  it('is given and cannot be used', async () => {
    const { code, stdout, stderr } = await look(folderOf(pages('out')), { baseUrl: 'acme' });
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error {3}SITEC1012 /);
  });
});

describe('what is missing', () => {
  it('is told in one line, unless the configuration says that the site has none', async () => {
    const files = { 'out/index.html': html('Acme', '', CANONICAL) };
    const { stdout, stderr } = await look(folderOf(files));
    expect(stderr).toBe('');
    expect(linesOf(stdout, 'read')).toEqual(['1 page. Not found on this site: plans, features, platforms, guides, comparisons.']);
    const told = { 'sitec.config.json': '{"kinds": {"plans": false, "comparisons": false, "guides": false}}' };
    expect(linesOf((await look(folderOf({ ...files, ...told }))).stdout, 'read')).toEqual([
      '1 page. Not found on this site: features, platforms.',
    ]);
  });
});

describe('a folder without a site', () => {
  it.each<readonly [Files, RegExp]>([
    [
      { 'astro.config.mjs': '', 'package.json': '{"scripts":{"build":"astro build"}}' },
      / {2}this is a project of Astro \(found: astro\.config\.mjs\)\n next {4}npm run build, then sitec again\n$/,
    ],
    [{ 'hugo.toml': '', 'public/a.css': '' }, / {2}this is a project of Hugo \(found: hugo\.toml\)\n next {4}hugo, then sitec again\n$/],
    [{ 'index.html': html('Source'), 'vite.config.js': '' }, /of Vite .*\n next {4}npx vite build, then sitec again\n$/],
    [{}, / {2}no generator recognised\n next {4}render the site, then: sitec build <folder>\n$/],
  ])('says what renders it, and ends with 3: %#', async (files, said) => {
    const { code, stdout, stderr } = await look(folderOf(files));
    expect(code).toBe(3);
    expect(stderr).toMatch(/^error {3}SITEC1010 .* none of /);
    expect(stdout).toMatch(said);
  });

  it('but with a bundle says what that can do', async () => {
    const cwd = folderOf(pages('_site'));
    await compile({ cwd });
    const inside = await look(join(cwd, 'dist'));
    expect([inside.code, inside.stderr]).toEqual([0, '']);
    expect(inside.stdout).toMatch(
      /^sitec \S+ {2}this folder is a bundle that sitec wrote {2}\d+ files {2}https:\/\/acme\.example\n next {4}sitec serve \. · sitec check \.\n$/,
    );
    const alone = folderOf();
    cpSync(join(cwd, 'dist'), join(alone, 'dist'), { recursive: true });
    const { code, stdout } = await look(alone);
    expect([code, linesOf(stdout, 'bundle')]).toEqual([3, ['dist holds the last one: sitec serve dist · sitec check dist']]);
  });
});
