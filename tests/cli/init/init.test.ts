/** `sitec init`: what it writes, what it asks, and what it leaves alone. */
import { existsSync, lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compile } from '../../../compiler/index.ts';
import { confirmed, eleventy, modules, nothing, table, tailwind, webflow } from '../../compiler/init/sites.ts';
import { html, type Files } from '../../compiler/site.ts';
import { folderOf } from '../fixture.ts';
import { config, project, runPiped, withFiles } from './init-process.ts';

describe('with --yes', () => {
  it('writes what is confirmed, says what is not, and a build takes the file as it is', () => {
    const folder = project(eleventy, { 'eleventy.config.js': '', 'wrangler.toml': 'name = "acme"' });
    const { code, stdout, stderr } = runPiped(folder, 'init', '--yes');
    expect([code, stderr]).toEqual([0, '']);
    expect(config(folder)).toBe(`// Written by \`sitec init\`. Every key: docs/reference/configuration.md of sitec
import { defineConfig } from 'sitec';

export default defineConfig({
  // Public address, as the site names it
  site: 'https://acme.example',
  // Folder with the rendered site (Eleventy: eleventy.config.js)
  input: '_site',
  // Where the bundle is published (found: wrangler.toml)
  hosts: ['cloudflare'],
  facts: {
    // 2 pages that are read as guides
    guides: { pages: '/docs/*' },
  },
  // Prices that only pages show, and that you have confirmed
  // Not confirmed, so published as shown:
  //   'plans.starter.price'  Starter: 19 USD a month ("$19 a month"), _site/pricing/index.html
  //   'plans.team.price'  Team: 49 USD a month ("$49 a month"), _site/pricing/index.html
  //   'plans.scale.price'  Scale: 99 USD a month ("$99 a month"), _site/pricing/index.html
  accept: [],
});
`);
    expect(stdout.replace(/^sitec \S+/, 'sitec')).toMatchInlineSnapshot(`
      "sitec  _site (Eleventy)  4 pages  en  https://acme.example
       wrote   sitec.config.ts
       read    3 plans (3 prices seen, 0 confirmed), 2 guides, 2 questions, 4 pages. Not found on this site: features, platforms, comparisons.
       added   2 guides, only with this file
       left    plans.starter.price  Starter: 19 USD a month ("$19 a month"), seen at _site/pricing/index.html:7
       left    plans.team.price  Team: 49 USD a month ("$49 a month"), seen at _site/pricing/index.html:8
       left    plans.scale.price  Scale: 99 USD a month ("$99 a month"), seen at _site/pricing/index.html:9
               published as shown, because no source confirms them: accept: ['plans.starter.price', 'plans.team.price', ...] in sitec.config.ts confirms prices; sitec init --force asks on a terminal
       found   3 notes: sitec build prints them
       ci      npm install && npx @11ty/eleventy && npx sitec build
       next    sitec build · sitec serve dist · sitec add github-action
      "
    `);
    expect(runPiped(folder, 'build').stdout).toContain(', 2 guides, 2 questions, 4 pages. Not found');
  });

  it.each<readonly [string, Files, number]>([
    ['Webflow', webflow, 3],
    ['utility classes', tailwind, 3],
    ['CSS modules', modules, 3],
    ['a table', table, 3],
    ['nothing', nothing, 0],
    ['prices that JSON-LD confirms', confirmed, 3],
  ])('of %s is built without an error', async (_, files, plans) => {
    const folder = project(files);
    expect(runPiped(folder, 'init', '--yes').code).toBe(0);
    const { exitCode, summary } = await compile({ cwd: folder });
    expect([exitCode, summary?.facts.plans ?? 0]).toEqual([0, plans]);
  });

  it.each(['json', 'yaml'])('writes %s', async (format) => {
    const folder = project(confirmed);
    expect(runPiped(folder, 'init', '--yes', '--format', format).code).toBe(0);
    expect(config(folder, `sitec.config.${format}`)).toContain('/docs/*');
    expect((await compile({ cwd: folder })).exitCode).toBe(0);
  });

  it('needs an address when no page tells one', () => {
    const folder = project({ 'index.html': html('Acme') });
    const { code, stderr } = runPiped(folder, 'init', '--yes');
    expect([code, readdirSync(folder)]).toEqual([3, ['_site', 'package.json']]);
    expect(stderr).toContain('SITEC1011');
    expect(runPiped(folder, 'init', '--yes', '--base-url', 'https://acme.example', '--host', 'netlify').code).toBe(0);
    expect(config(folder)).toMatch(/site: 'https:\/\/acme\.example',[^]*hosts: \['netlify'\]/);
  });

  it('looks in the project itself, and puts the bundle beside it', () => {
    const folder = folderOf(withFiles(webflow, 'export'));
    const site = join(folder, 'export');
    expect(runPiped(site, 'init', '--yes').code).toBe(0);
    expect(config(site)).toMatch(/input: '\.',[^]*out: '\.\.\/export-sitec'/);
    expect(runPiped(site, 'build').code).toBe(0);
  });

  it('makes the bundle in place when the site is in dist', () => {
    const folder = folderOf({ 'package.json': '{}', ...withFiles(confirmed, 'dist') });
    expect(runPiped(folder, 'init', '--yes').code).toBe(0);
    expect(config(folder)).toMatch(/input: 'dist',[^]*into the site folder[^]*out: 'dist'/);
    expect(runPiped(folder, 'build').code).toBe(0);
    expect(readdirSync(join(folder, 'dist'))).toContain('llms.txt');
  });
});

describe('what is there', () => {
  it('may be a bundle in place, whose site is called by its folder', () => {
    const folder = project(confirmed);
    expect(runPiped(folder, 'build', '--in-place').code).toBe(0);
    expect(runPiped(folder, 'init', '--dry-run').stdout).toContain("input: '_site'");
    expect(runPiped(folder, 'init', '--yes').code).toBe(0);
    expect(config(folder)).toContain("input: '_site'");
    expect(runPiped(folder, 'init', '--yes', '--force').code).toBe(0);
    expect(config(folder)).toContain("input: '_site'");
  });

  it('is not written over, but with --force', () => {
    const folder = project(confirmed, { 'sitec.config.json': '{"site": "https://old.example"}' });
    const { code, stderr } = runPiped(folder, 'init', '--yes');
    expect([code, stderr]).toEqual([3, 'error  sitec.config.json already exists; use --force to replace it\n']);
    expect(config(folder, 'sitec.config.json')).toBe('{"site": "https://old.example"}');
    expect(runPiped(folder, 'init', '--yes', '--force', '--format', 'ts').code).toBe(3);
    expect(runPiped(folder, 'init', '--yes', '--force').code).toBe(0);
    expect(JSON.parse(config(folder, 'sitec.config.json')).site).toBe('https://acme.example');
    expect(existsSync(join(folder, 'sitec.config.ts'))).toBe(false);
  });

  it('may be a link to a file that is not there, which is written through it', () => {
    const folder = project(confirmed);
    symlinkSync('of-the-team.ts', join(folder, 'sitec.config.ts'));
    expect(runPiped(folder, 'init', '--yes').code).toBe(3);
    expect(runPiped(folder, 'init', '--yes', '--force').code).toBe(0);
    expect(lstatSync(join(folder, 'sitec.config.ts')).isSymbolicLink()).toBe(true);
    expect(config(folder, 'of-the-team.ts')).toContain("site: 'https://acme.example'");
  });

  it.each([
    ['to a folder that is not there', 'nowhere/sitec.config.ts', 'ENOENT'],
    ['to itself', 'sitec.config.ts', 'ELOOP'],
  ])('may be a link %s, which is not replaced', (_, target, reason) => {
    const folder = project(confirmed);
    symlinkSync(target, join(folder, 'sitec.config.ts'));
    const { code, stderr } = runPiped(folder, 'init', '--yes', '--force');
    expect([code, stderr]).toEqual([3, `error  sitec.config.ts cannot be written: ${reason}\n`]);
    expect(lstatSync(join(folder, 'sitec.config.ts')).isSymbolicLink()).toBe(true);
  });

  it('stays what it was when no build could be made with the new one', () => {
    vi.stubEnv('SITEC_OUT', 'deploy/nginx');
    onTestFinished(() => void vi.unstubAllEnvs());
    const old = '{"site": "https://old.example"}';
    const folder = project(confirmed, { 'sitec.config.json': old });
    const { code, stdout, stderr } = runPiped(folder, 'init', '--yes', '--force', '--host', 'nginx');
    expect([code, stdout, config(folder, 'sitec.config.json')]).toEqual([3, '', old]);
    expect(stderr).toMatch(/SITEC4007[^]*\nerror {2}nothing was written: a build with this file failed: sitec\.config\.json\n$/);
    expect(readdirSync(folder).toSorted()).toEqual(['_site', 'package.json', 'sitec.config.json']);
  });

  it('is left alone with --dry-run, which prints what would be written', () => {
    const folder = project(eleventy);
    const { code, stdout } = runPiped(folder, 'init', '--dry-run');
    expect([code, readdirSync(folder)]).toEqual([0, ['_site', 'package.json']]);
    expect(stdout).toMatch(/export default defineConfig\([^]*\n would {3}write sitec\.config\.ts\n/);
    expect(stdout).toContain('; sitec init asks on a terminal');
  });
});

describe('wrong usage', () => {
  it('of an address says what compiles a running site', () => {
    const { code, stderr } = runPiped(project(eleventy), 'init', '--yes', 'http://127.0.0.1:9/');
    expect([code, stderr]).toEqual([
      2,
      'error  sitec init needs a folder; to compile a running site use sitec build http://127.0.0.1:9/\n',
    ]);
  });

  it('ends with 2 where nobody can be asked', () => {
    const { code, stderr } = runPiped(project(eleventy), 'init');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--yes')]);
  });

  it.each([
    ['--format', 'toml'],
    ['--config', 'sitec.toml'],
    ['--config', 'package.json', '--force'],
  ])('%s %s is refused', (...words) => {
    const folder = project(eleventy);
    expect([runPiped(folder, 'init', '--yes', ...words).code, readdirSync(folder)]).toEqual([
      words[1] === 'package.json' ? 3 : 2,
      ['_site', 'package.json'],
    ]);
  });

  it('says what renders the site when there is none', () => {
    const { code, stderr } = runPiped(folderOf({ 'package.json': '{}', 'astro.config.mjs': '' }), 'init', '--yes');
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining('astro.config.mjs is a project of Astro: npx astro build renders the site'),
    ]);
  });
});
