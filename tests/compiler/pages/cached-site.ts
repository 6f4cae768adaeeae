/** A site without landmarks, built again and again in one folder, so that each build finds what the last one knew. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { html, SiteFolder, type BuildOptions, type Files } from '../site.ts';

/** Names of the pages; `alpha` is the home page. */
export const NAMES = 'alpha beta gamma delta epsilon zeta eta theta iota'.split(' ');
/** Some words of a page of its own. */
export const words = (name: string): string =>
  `<p>${Array.from({ length: 12 }, (_, index) => `${name} tells of matter number ${index} here`).join(', ')}.</p>`;
/** A page with a footer. */
export const page = (name: string, footer = 'Acme Limited makes tools for small shops.'): string =>
  html(name, words(name)).replace('</main>', `</main><div><p>${footer}</p></div>`).replaceAll('main>', 'div>');
/** Pages with the same footer. */
export const pages = (names: readonly string[], footer?: string): Files =>
  Object.fromEntries(names.map((name) => [name === 'alpha' ? 'index.html' : `${name}.html`, page(name, footer)]));

/** A folder that is removed after the test. */
export const site = (files: Files): SiteFolder => {
  const folder = new SiteFolder(files);
  onTestFinished(() => folder.remove());
  return folder;
};

/** Compiles a site, as if its last bundle were of something else: how many pages were known, and everything that the build left. */
export const build = async (folder: SiteFolder, options: BuildOptions = {}) => {
  const last = join(folder.folder, '.sitec/cache/last-build.json');
  if (existsSync(last)) rmSync(last);
  const { exitCode, problems, summary } = await folder.compile(options);
  const chrome = readFileSync(join(folder.folder, '.sitec/chrome.json'), 'utf8');
  return { cached: summary?.cached, left: { exitCode, problems, chrome, bundle: folder.bundle() } };
};

/** Expects that a site is compiled as if nothing were known of it. */
export const expectFresh = async (folder: SiteFolder, cached: number): Promise<void> => {
  const known = await build(folder);
  expect(known.cached).toBe(cached);
  expect(known.left).toEqual((await build(folder, { cache: false })).left);
};

/** The file of the cache. */
export const packOf = ({ folder }: SiteFolder): string => join(folder, '.sitec/cache/pages.pack');
