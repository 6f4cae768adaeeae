/** The public address that a project states: in the configuration of its generator, which is read and never run, in a CNAME file, in its package.json. */
import { describe, expect, it } from 'vitest';
import { generatorAddress, hostedAddress } from '../../../compiler/generators/address.ts';
import { compile } from '../../../compiler/index.ts';
import { folderOf } from '../../cli/fixture.ts';
import { html } from '../site.ts';

type Files = Readonly<Record<string, string>>;

const astro = (text: string): Files => ({ 'astro.config.mjs': text });
const docusaurus = (text: string): Files => ({ 'docusaurus.config.ts': text });
const vitepress = (text: string, more: Files = {}): Files => ({ 'docs/.vitepress/config.mts': text, ...more });

describe('the configuration of a generator says the address', () => {
  it.each<readonly [string, Files, string, string, string]>([
    ['Astro', astro("export default defineConfig({ site: 'https://a.example' });"), 'https://a.example/', 'astro.config.mjs', 'site'],
    [
      'Astro below a path',
      astro("export default { base: 'docs', site: `https://a.example` }"),
      'https://a.example/docs',
      'astro.config.mjs',
      'site',
    ],
    [
      'Astro, whose path is in base alone',
      astro("module.exports = { site: 'https://a.example/blog/' }"),
      'https://a.example/',
      'astro.config.mjs',
      'site',
    ],
    [
      'Docusaurus, by a name with a type and between comments',
      docusaurus(
        `import type { Config } from '@docusaurus/types';
        /* url: 'https://wrong.example' */
        const config: Config = {
          title: 'It''s', tagline: "// no comment: url: 'x'",
          // url: 'https://other.example',
          url: 'https://a.example', // the site
          baseUrl: '/project/',
          themeConfig: { navbar: { items: [{ url: 'https://nav.example' }] } },
        };
        export default config;`.replace("''", "\\'"),
      ),
      'https://a.example/project/',
      'docusaurus.config.ts',
      'url',
    ],
    [
      'VitePress with a sitemap',
      vitepress("export default defineConfig({ base: '/p/', sitemap: { hostname: 'https://a.example' } })"),
      'https://a.example/p/',
      'docs/.vitepress/config.mts',
      'sitemap.hostname',
    ],
    [
      'VitePress with a CNAME',
      vitepress("export default withMermaid(defineConfig({ 'base': '/p/' }))", { 'docs/public/CNAME': 'a.example\n' }),
      'https://a.example/p/',
      'docs/.vitepress/config.mts',
      'base',
    ],
    [
      'Hugo in TOML',
      { 'hugo.toml': "baseURL = 'https://a.example/x/' # here\n[params]\nbaseURL = 'no'\n" },
      'https://a.example/x/',
      'hugo.toml',
      'baseURL',
    ],
    ['Hugo in YAML', { 'hugo.yaml': 'baseurl: https://a.example/\n' }, 'https://a.example/', 'hugo.yaml', 'baseURL'],
    ['Hugo in JSON', { 'hugo.json': '{"baseURL": "https://a.example/"}' }, 'https://a.example/', 'hugo.json', 'baseURL'],
    [
      'Jekyll',
      { '_config.yml': 'theme: jekyll\nurl: "https://a.example" # host\nbaseurl: /blog\n' },
      'https://a.example/blog',
      '_config.yml',
      'url',
    ],
    [
      'Jekyll without a path',
      { Gemfile: 'gem "jekyll"', '_config.yml': 'url: https://a.example\nbaseurl: ""\n' },
      'https://a.example/',
      '_config.yml',
      'url',
    ],
  ])('%s', (_, files, address, file, key) => {
    expect(generatorAddress(folderOf(files))).toEqual({ address, file, key });
  });

  it.each<readonly [string, Files]>([
    ['a variable', astro('export default { site: SITE }')],
    ['a variable or a text', astro("export default { site: process.env.SITE ?? 'https://a.example' }")],
    ['a sum', astro("export default { site: 'https://' + host }")],
    ['a template with an expression', astro('export default { site: `https://${host}` }')],
    ['a template in a template', astro("export default { title: `${f(`x`)}`, site: 'https://a.example' }")],
    ['a shorthand', astro('const site = "https://a.example"; export default { site }')],
    ['a comment', astro("export default { /* site: 'https://a.example' */ }")],
    ['a text', astro(`export default { title: "site: 'https://a.example'," }`)],
    ['another object', astro("const nav = { site: 'https://a.example' }; export default { nav }")],
    ['a deeper object', astro("export default { vite: { site: 'https://a.example' } }")],
    ['an object that another one may replace', astro("export default { site: 'https://a.example', ...more }")],
    ['one of two objects', astro("const a = { site: 'https://a.example' }; const b = {}; export default a; module.exports = b;")],
    ['a path that only a run tells', astro("export default { site: 'https://a.example', base: path }")],
    ['a path that is none', astro("export default { site: 'https://a.example', base: 'https://b.example/' }")],
    ['an escape', astro("export default { site: 'https:\\u002f/a.example' }")],
    ['a file that ends early', astro("export default { site: 'https://a.example',")],
    ['a file with an open text', astro("export default { site: 'https://a.example")],
    ['no key', docusaurus("export default { url: 3, baseUrl: '/' }")],
    ['an address of nothing', docusaurus("export default { url: 'a.example', baseUrl: '/' }")],
    ['no text', { 'hugo.toml': 'baseURL = 5\n' }],
    ['YAML that cannot be read', { 'hugo.yaml': 'baseURL: [\n' }],
    ['a path alone', vitepress("export default { base: '/p/' }")],
    ['a generator without such a setting', { 'eleventy.config.js': "export default { site: 'https://a.example' }" }],
  ])('not as %s', (_, files) => {
    expect(generatorAddress(folderOf(files))).toBe(null);
  });
});

it.each<readonly [Files, ReturnType<typeof hostedAddress>]>([
  [{ CNAME: 'a.example\n' }, { address: 'https://a.example', file: 'CNAME', key: null }],
  [{ 'public/CNAME': 'a.example' }, { address: 'https://a.example', file: 'public/CNAME', key: null }],
  [{ CNAME: 'two words.example\n' }, null],
  [
    { 'package.json': '{"homepage": "https://a.github.io/project"}' },
    { address: 'https://a.github.io/project', file: 'package.json', key: 'homepage' },
  ],
  [{ 'package.json': '{"homepage": "https://github.com/a/project#readme"}' }, null],
  [{ 'package.json': '{"repository": "a/project"}' }, null],
])('hosting says it in %j', (files, found) => {
  expect(hostedAddress(folderOf(files))).toEqual(found);
});

describe('of several addresses', () => {
  const CANONICAL = '<link rel="canonical" href="https://page.example/">';
  const SITE = "export default { site: 'https://generator.example' }";
  const project = (home: string, config: string, more: Files = {}): string =>
    folderOf({ 'astro.config.mjs': config, 'dist/index.html': html('Acme', '', home), ...more });
  const built = async (cwd: string, options: { readonly baseUrl?: string } = {}) => {
    const { summary, problems } = await compile({ cwd, dryRun: true, ...options });
    return summary ? [summary.base, summary.baseFound] : problems.map(({ code }) => code);
  };

  it('the given one counts, then that of the configuration, of the generator, of the home page, of the hosting', async () => {
    const config = { 'sitec.config.json': '{"site": "https://config.example"}', CNAME: 'name.example' };
    expect(await built(project(CANONICAL, SITE, config), { baseUrl: 'https://flag.example' })).toEqual(['https://flag.example', null]);
    expect(await built(project(CANONICAL, SITE, config))).toEqual(['https://config.example', null]);
    expect(await built(project(CANONICAL, SITE))).toEqual(['https://generator.example', 'astro.config.mjs: site']);
    expect(await built(project(CANONICAL, '', { CNAME: 'name.example' }))).toEqual(['https://page.example', null]);
    expect(await built(project('', '', { CNAME: 'name.example' }))).toEqual(['https://name.example', 'CNAME']);
  });

  it.each(['http://a.example', 'http://localhost:4321', '/', 'https://u:p@a.example'])(
    'the unusable %s of a generator counts for nothing',
    async (site) => {
      const config = `export default { site: '${site}' }`;
      expect(await built(project(CANONICAL, config))).toEqual(['https://page.example', null]);
    },
  );

  it('none of a project counts for a site outside of it', async () => {
    const other = folderOf({ 'index.html': html('Acme') });
    const cwd = folderOf({ 'astro.config.mjs': SITE });
    const { problems } = await compile({ cwd, input: other, dryRun: true });
    expect(problems.map(({ code }) => code)).toEqual(['SITEC1011']);
  });

  it('that of the project around the working folder counts for its folder', async () => {
    const cwd = folderOf({
      'sitec.config.json': '{"input": "dist"}',
      'astro.config.mjs': SITE,
      'dist/index.html': html('Acme'),
      'a/b': '',
    });
    const { summary } = await compile({ cwd: `${cwd}/a`, dryRun: true });
    expect(summary?.baseFound).toBe('../astro.config.mjs: site');
  });
});
