import type { TellingFile } from './telling-files.ts';

/** How to detect a generator. */
export interface GeneratorDetection {
  /** Files that only its projects have. */
  readonly files?: readonly TellingFile[];
  /** Packages that only its projects have in their package.json. */
  readonly dependencies?: readonly string[];
  /** Pattern for `<meta name="generator">` of a home page; the text is empty when it has none. */
  readonly page?: RegExp;
}

/** The place of the public address in the configuration of a generator. */
export interface AddressSetting {
  /** The configuration files; the first existing one counts. */
  readonly files: string;
  /** The setting with the address. With `path`, only its host counts. */
  readonly origin: string;
  /** The setting with the path of the site on its host. */
  readonly path?: string;
}

/** A program that renders sites. */
export interface Generator {
  readonly name: string;
  /** Its name in messages. */
  readonly title: string;
  /** Default output folder, relative to the project. */
  readonly folder: string;
  /** Other output folders. */
  readonly otherFolders?: readonly string[];
  /** True when its folders count only if it is detected, because other projects use them for other files. */
  readonly onlyIfFound?: boolean;
  /** The command that renders the site, in the folder of the project; null without one. */
  readonly buildCommand: string | null;
  readonly detection: GeneratorDetection;
  /** Absent where its configuration has no address. */
  readonly address?: AddressSetting;
}

/** Every generator, in the order of detection and of folders. */
export const generators: readonly Generator[] = [
  // https://www.11ty.dev/docs/config/
  {
    name: 'eleventy',
    title: 'Eleventy',
    folder: '_site',
    buildCommand: 'npx @11ty/eleventy',
    detection: {
      files: [{ glob: '{.eleventy.js,eleventy.config.{js,mjs,cjs,ts,mts,cts}}' }],
      dependencies: ['@11ty/eleventy'],
      page: /^Eleventy\b/i,
    },
  },
  // https://jekyllrb.com/docs/configuration/options/
  {
    name: 'jekyll',
    title: 'Jekyll',
    folder: '_site',
    buildCommand: 'bundle exec jekyll build',
    detection: {
      files: [
        { glob: 'Gemfile', text: /\b(?:jekyll|github-pages)\b/ },
        { glob: '_config.{yml,yaml,toml}', text: /\bjekyll\b|^remote_theme:|^markdown: *kramdown/m },
        { glob: '_posts/*' },
      ],
      page: /^Jekyll\b/i,
    },
    address: { files: '_config.{yml,yaml,toml}', origin: 'url', path: 'baseurl' },
  },
  // https://docusaurus.io/docs/cli#docusaurus-build-sitedir
  {
    name: 'docusaurus',
    title: 'Docusaurus',
    folder: 'build',
    buildCommand: 'npx docusaurus build',
    detection: {
      files: [{ glob: 'docusaurus.config.{js,mjs,cjs,ts,mts,cts}' }],
      dependencies: ['@docusaurus/core'],
      page: /^Docusaurus\b/i,
    },
    address: { files: 'docusaurus.config.{js,mjs,cjs,ts,mts,cts}', origin: 'url', path: 'baseUrl' },
  },
  // https://svelte.dev/docs/kit/adapter-static
  {
    name: 'sveltekit',
    title: 'SvelteKit',
    folder: 'build',
    buildCommand: 'npx vite build',
    detection: { dependencies: ['@sveltejs/kit'] },
  },
  // https://nextjs.org/docs/app/guides/static-exports: it only writes files with `output: 'export'`.
  {
    name: 'next',
    title: 'Next.js',
    folder: 'out',
    buildCommand: 'npx next build',
    detection: { files: [{ glob: 'next.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['next'], page: /^Next\.js\b/i },
  },
  // https://nuxt.com/docs/getting-started/deployment#static-hosting; the preset of Vercel has another folder.
  {
    name: 'nuxt',
    title: 'Nuxt',
    folder: '.output/public',
    otherFolders: ['.vercel/output/static'],
    buildCommand: 'npx nuxt generate',
    detection: { files: [{ glob: 'nuxt.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['nuxt'], page: /^Nuxt\b/i },
    // The name of https://nuxtseo.com/docs/site-config, which modules for sitemaps and search engines share.
    address: { files: 'nuxt.config.{js,mjs,cjs,ts,mts,cts}', origin: 'site.url', path: 'app.baseURL' },
  },
  // https://docs.astro.build/en/reference/configuration-reference/#outdir
  {
    name: 'astro',
    title: 'Astro',
    folder: 'dist',
    buildCommand: 'npx astro build',
    detection: { files: [{ glob: 'astro.config.{mjs,js,cjs,ts,mts,cts}' }], dependencies: ['astro'], page: /^Astro\b/i },
    address: { files: 'astro.config.{mjs,js,cjs,ts,mts,cts}', origin: 'site', path: 'base' },
  },
  // https://gohugo.io/configuration/all/#publishdir. In other projects, `public` is a folder of sources.
  {
    name: 'hugo',
    title: 'Hugo',
    folder: 'public',
    onlyIfFound: true,
    buildCommand: 'hugo',
    detection: {
      files: [
        { glob: '{hugo,config/_default/hugo}.{toml,yaml,yml,json}' },
        { glob: '{config,config/_default/config}.{toml,yaml,yml,json}', text: /\b(?:baseURL|languageCode|defaultContentLanguage)\b/i },
      ],
      page: /^Hugo\b/i,
    },
    address: { files: '{hugo,config,config/_default/hugo,config/_default/config}.{toml,yaml,yml,json}', origin: 'baseURL' },
  },
  // https://www.gatsbyjs.com/docs/gatsby-project-structure/. In other projects, `public` is a folder of sources.
  {
    name: 'gatsby',
    title: 'Gatsby',
    folder: 'public',
    onlyIfFound: true,
    buildCommand: 'npx gatsby build',
    detection: { files: [{ glob: 'gatsby-config.{js,mjs,cjs,ts}' }], dependencies: ['gatsby'], page: /^Gatsby\b/i },
  },
  // https://vitepress.dev/reference/site-config#outdir
  {
    name: 'vitepress',
    title: 'VitePress',
    folder: 'docs/.vitepress/dist',
    otherFolders: ['.vitepress/dist'],
    onlyIfFound: true,
    buildCommand: 'npx vitepress build docs',
    detection: {
      files: [
        { glob: '{docs/.vitepress,.vitepress}/config.{js,mjs,cjs,ts,mts,cts}' },
        { glob: '{docs/.vitepress,.vitepress}/config/index.{js,mjs,cjs,ts,mts,cts}' },
      ],
      dependencies: ['vitepress'],
      page: /^VitePress\b/i,
    },
    address: {
      files: '{docs/.vitepress,.vitepress}/{config,config/index}.{js,mjs,cjs,ts,mts,cts}',
      origin: 'sitemap.hostname',
      path: 'base',
    },
  },
  // https://help.webflow.com/hc/en-us/articles/33961386739347: an exported folder, with the pages at its top.
  {
    name: 'webflow',
    title: 'Webflow',
    folder: '.',
    onlyIfFound: true,
    buildCommand: null,
    detection: { files: [{ glob: 'js/webflow*.js' }, { glob: 'css/webflow.css' }], page: /^Webflow\b/i },
  },
  // https://vite.dev/config/build-options#build-outdir. Many generators use it, so it comes after them.
  {
    name: 'vite',
    title: 'Vite',
    folder: 'dist',
    buildCommand: 'npx vite build',
    detection: { files: [{ glob: 'vite.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['vite'] },
  },
  // Pages without a generator: any home page matches.
  {
    name: 'html',
    title: 'HTML',
    folder: '.',
    onlyIfFound: true,
    buildCommand: null,
    detection: { page: /^/ },
  },
];
