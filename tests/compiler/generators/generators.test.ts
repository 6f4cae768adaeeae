/** Generators are recognised by files, packages and home pages of projects, and a site is found where they write it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCommandOf, detectGenerator, generatorOfProject, SITE_FOLDERS, siteFoldersOf } from '../../../compiler/generators/detect.ts';
import { generators } from '../../../compiler/generators/generators.ts';
import { compile } from '../../../compiler/index.ts';
import { folderOf } from '../../cli/fixture.ts';
import { html } from '../site.ts';

type Files = Readonly<Record<string, string>>;

const packageWith = (name: string): Files => ({ 'package.json': JSON.stringify({ devDependencies: { [name]: '1.0.0' } }) });
const homeOf = (generator: string): Files => ({
  'index.html': html('Acme', '', `<META content="${generator}" NAME="Generator"><meta name="generator" content="Other">`),
});

const recognised = (files: Files): readonly [string | undefined, string | undefined] => {
  const found = detectGenerator(folderOf(files));
  return [found?.generator.name, found?.reason];
};

const META = '<meta name="generator"> of index.html';

describe('a generator is recognised', () => {
  it.each<readonly [string, Files, string]>([
    ['astro', { 'astro.config.mjs': '' }, 'astro.config.mjs'],
    ['astro', packageWith('astro'), 'astro in package.json'],
    ['astro', homeOf('Astro v5.1.0'), META],
    ['eleventy', { '.eleventy.js': '' }, '.eleventy.js'],
    ['eleventy', { 'eleventy.config.mjs': '' }, 'eleventy.config.mjs'],
    ['eleventy', homeOf('Eleventy v3.1.0'), META],
    ['jekyll', { Gemfile: 'gem "jekyll", "~> 4.3"\n' }, 'Gemfile'],
    ['jekyll', { Gemfile: 'gem "rails"\n', '_posts/2026-01-01-a.md': '' }, '_posts/2026-01-01-a.md'],
    ['jekyll', { '_config.yml': 'title: Acme\nplugins: [jekyll-feed]\n' }, '_config.yml'],
    ['docusaurus', { 'docusaurus.config.ts': '' }, 'docusaurus.config.ts'],
    ['docusaurus', homeOf('Docusaurus v3.6.0'), META],
    ['sveltekit', { ...packageWith('@sveltejs/kit'), 'svelte.config.js': '' }, '@sveltejs/kit in package.json'],
    ['next', { 'next.config.mjs': '' }, 'next.config.mjs'],
    ['nuxt', { 'nuxt.config.ts': '' }, 'nuxt.config.ts'],
    ['hugo', { 'hugo.toml': '' }, 'hugo.toml'],
    ['hugo', { 'config.toml': "baseURL = 'https://acme.example/'\n" }, 'config.toml'],
    ['hugo', { 'config/_default/config.yaml': 'languageCode: en\n' }, 'config/_default/config.yaml'],
    ['hugo', homeOf('Hugo 0.140.2'), META],
    ['gatsby', { 'gatsby-config.js': '' }, 'gatsby-config.js'],
    ['vitepress', { 'docs/.vitepress/config.mts': '' }, 'docs/.vitepress/config.mts'],
    ['vitepress', { '.vitepress/config.js': '' }, '.vitepress/config.js'],
    ['webflow', { 'js/webflow.js': '', 'index.html': '' }, 'js/webflow.js'],
    ['webflow', homeOf('Webflow'), META],
    ['vite', packageWith('vite'), 'vite in package.json'],
    ['html', { 'index.html': html('Acme') }, 'index.html'],
    ['html', homeOf('WordPress 6.7'), 'index.html'],
  ])('%s', (name, files, reason) => {
    expect(recognised(files)).toEqual([name, reason]);
  });

  it('each of the catalogue, under one name', () => {
    expect(new Set(generators.map(({ name }) => name)).size).toBe(generators.length);
  });

  it.each<readonly [string, Files]>([
    ['by its files before its packages', { ...packageWith('astro'), 'eleventy.config.js': '' }],
    ['by the project before a page', { ...homeOf('Hugo 0.140'), ...packageWith('@11ty/eleventy') }],
  ])('%s', (_, files) => {
    expect(recognised(files)[0]).toBe('eleventy');
  });

  it('as the special one when it is made with Vite', () => {
    expect(recognised({ ...packageWith('@sveltejs/kit'), 'next.config.js': '' })[0]).toBe('next');
    const kit = { dependencies: { vite: '1', '@sveltejs/kit': '1' } };
    expect(recognised({ 'package.json': JSON.stringify(kit) })[0]).toBe('sveltekit');
  });

  it.each<readonly [string, Files]>([
    ['an empty folder', {}],
    ['a damaged package.json', { 'package.json': '{"dependencies": {"astro"' }],
    ['a package.json that is a list', { 'package.json': '["astro"]' }],
    ['dependencies that are a text', { 'package.json': '{"dependencies": "astro"}' }],
    ['a config.toml of something else', { 'config.toml': 'title = "x"\n' }],
    ['the configuration of Hexo', { '_config.yml': 'theme: landscape\n', 'source/_posts/a.md': '' }],
  ])('not in %s', (_, files) => {
    expect(detectGenerator(folderOf(files))).toBeNull();
  });

  it('by the home page of the site, which may lie below the project', () => {
    const folder = folderOf({ 'out/index.html': html('Acme', '', '<meta name=generator content="Hugo 0.1">') });
    expect(detectGenerator(folder)).toBeNull();
    expect(detectGenerator(folder, `${folder}/out`)?.generator.name).toBe('hugo');
    expect(generatorOfProject(`${folder}/out`)).toBeNull();
  });
});

describe('what renders the site', () => {
  const scripts = { 'package.json': '{"scripts": {"build": "next build"}}' };
  it.each<readonly [string | null, Files]>([
    ['npm run build', scripts],
    ['pnpm run build', { ...scripts, 'pnpm-lock.yaml': '' }],
    ['yarn run build', { ...scripts, 'yarn.lock': '' }],
    ['bun run build', { ...scripts, 'bun.lock': '' }],
    ['npx next build', { ...packageWith('next'), 'yarn.lock': '' }],
    ['hugo', { 'hugo.toml': '' }],
    [null, { 'index.html': html('Acme') }],
    [null, {}],
  ])('is %s', (command, files) => {
    const folder = folderOf(files);
    expect(buildCommandOf(folder, detectGenerator(folder)?.generator ?? null)).toBe(command);
  });
});

describe('the folders of sites', () => {
  it('are those of the generators, without the ones that are something else elsewhere, and dist last', () => {
    expect(SITE_FOLDERS).toEqual(['_site', 'build', 'out', '.output/public', '.vercel/output/static', 'public-html', 'dist']);
  });

  it.each<readonly [readonly string[], Files]>([
    [['public', '_site'], { 'hugo.toml': '' }],
    [['docs/.vitepress/dist', '.vitepress/dist'], { '.vitepress/config.js': '' }],
    [['dist', '_site'], { 'astro.config.mjs': '' }],
    [['_site', 'build'], { 'js/webflow.js': '' }],
  ])('begin with %j', (first, files) => {
    expect(siteFoldersOf(folderOf(files)).slice(0, 2)).toEqual(first);
  });

  it('hold the site that a build finds: public/ of Hugo, and of nobody else', async () => {
    const built = async (files: Files): Promise<string | undefined> => {
      const cwd = folderOf({ 'public/index.html': html('Acme'), 'package.json': '{}', ...files });
      const { summary, problems } = await compile({ cwd, baseUrl: 'https://acme.example', dryRun: true });
      return summary?.input ?? problems.map(({ code }) => code).join();
    };
    expect(await built({ 'hugo.toml': '' })).toBe('public');
    expect(await built({})).toBe('SITEC1010');
  });
});

it('the README names every generator that writes a folder of its own', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  const [, named = ''] = /sitec knows where (.*?) write,/.exec(readme) ?? [];
  const titles = generators.filter(({ buildCommand }) => buildCommand !== null).map(({ title }) => title);
  expect(named.split(/, | and /).sort()).toEqual(titles.sort());
});

it('every generator says where its folder is documented, or what it is', () => {
  const text = readFileSync('compiler/generators/generators.ts', 'utf8');
  for (const { name } of generators) expect(text).toMatch(new RegExp(`  // (?:https:|Pages without).*\\n  \\{\\n    name: '${name}'`));
});
