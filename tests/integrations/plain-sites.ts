/** Sites of generators as people have them before they hear of sitec: what builds each of them, and the words of `sitec build` there. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from '../chromium.js';
import { findGenerator, type GeneratorName } from '../generators.js';
import { runProgram, type Ended } from '../tools/run-program.ts';
import { QUIET, tools } from './tool-site.ts';

/** A site in `sites/first-answers/`. */
export interface PlainSite {
  /** Its folder. */
  readonly name: string;
  readonly title: string;
  /** Packages of this folder that its project has installed. */
  readonly packages: readonly string[];
  /** Further ones, by name, with where they lie. */
  readonly beside?: Readonly<Record<string, string>>;
  /** What follows `sitec build`. */
  readonly words: readonly string[];
  /** Why it cannot be built on this machine; undefined when it can. */
  readonly missing?: () => string | undefined;
  /** The version of its generator. */
  readonly version: () => Promise<string>;
  /** Builds the site in its folder. */
  readonly generate: (folder: string) => Promise<Ended>;
}

const REPOSITORY = resolve(import.meta.dirname, '../..');

const packageVersion = (name: string): string =>
  (JSON.parse(readFileSync(tools.file(join(name, 'package.json')), 'utf8')) as { readonly version: string }).version;

/** The script of a package, which comes first among the packages of the project. */
interface Script {
  readonly name: string;
  readonly title: string;
  readonly packages: readonly [string, ...string[]];
  readonly script: string;
  readonly build: readonly string[];
}

const ofPackage = ({ name, title, packages, script, build }: Script): PlainSite => ({
  name,
  title,
  packages,
  words: [],
  version: async () => packageVersion(packages[0]),
  generate: (folder) => tools.run(`${packages[0]}/${script}`, build, folder, QUIET),
});

/** A program of the system. */
const ofSystem = (name: GeneratorName, title: string, asksVersion: string, build: readonly string[]): PlainSite => {
  const run = (words: readonly string[], folder: string): Promise<Ended> => runProgram(findGenerator(name) ?? name, words, folder);
  return {
    name,
    title,
    packages: [],
    words: [],
    missing: () =>
      findGenerator(name) === undefined ? 'it is not installed here; `node tests/generators.js` installs it where it may' : undefined,
    version: async () => /\d+(?:\.\d+)+/.exec((await run([asksVersion], REPOSITORY)).stdout)?.[0] ?? '',
    generate: (folder) => run(build, folder),
  };
};

const html: PlainSite = {
  name: 'html',
  title: 'plain HTML',
  packages: [],
  // Nothing says what a folder without a generator is called.
  words: ['website'],
  version: async () => '',
  generate: async () => ({ code: 0, stdout: '', stderr: '' }),
};

const react: PlainSite = {
  ...ofPackage({ name: 'react', title: 'React app', packages: ['vite', 'react', 'react-dom'], script: 'bin/vite.js', build: ['build'] }),
  beside: { 'playwright-core': join(REPOSITORY, 'node_modules/playwright-core') },
  words: ['--render'],
  missing: () =>
    findChromium() === undefined ? 'there is no Chromium here; `node tests/chromium.js` installs it where it may' : undefined,
};

/** Every site; those that take longest come first, so that none is left alone at the end. */
export const plainSites: readonly PlainSite[] = [
  ofPackage({
    name: 'docusaurus',
    title: 'Docusaurus',
    packages: ['@docusaurus/core', '@docusaurus/preset-classic', '@mdx-js/react', 'react', 'react-dom'],
    script: 'bin/docusaurus.mjs',
    // Scripts that are not made small take half the time.
    build: ['build', '--no-minify'],
  }),
  ofPackage({
    name: 'next',
    title: 'Next.js',
    packages: ['next', 'react', 'react-dom'],
    script: 'dist/bin/next',
    // Turbopack refuses packages that lie outside of the project.
    build: ['build', '--webpack'],
  }),
  ofPackage({ name: 'vitepress', title: 'VitePress', packages: ['vitepress'], script: 'bin/vitepress.js', build: ['build', 'docs'] }),
  ofPackage({ name: 'astro', title: 'Astro', packages: ['astro'], script: 'bin/astro.mjs', build: ['build'] }),
  react,
  ofPackage({ name: 'vite', title: 'Vite', packages: ['vite'], script: 'bin/vite.js', build: ['build'] }),
  ofPackage({ name: 'eleventy', title: 'Eleventy', packages: ['@11ty/eleventy'], script: 'cmd.cjs', build: [] }),
  ofSystem('hugo', 'Hugo', 'version', []),
  ofSystem('jekyll', 'Jekyll', '--version', ['build']),
  html,
];
