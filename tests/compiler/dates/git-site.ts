/** Sites whose folders are git repositories, with commits at given times. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { html, SiteFolder, type BuildOptions, type Files } from '../site.ts';

/** Neither the configuration of the machine nor a key of its user counts. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@acme.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@acme.example',
};

/** Runs git in a folder, at a time (RFC 3339). */
export const git = (folder: string, words: readonly string[], time = '2026-01-01T12:00:00Z'): string =>
  execFileSync('git', ['-c', 'protocol.file.allow=always', ...words], {
    cwd: folder,
    env: { ...ENVIRONMENT, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Commits everything in a folder; a date stands for its noon. */
export const commit = (folder: string, date: string, ...words: readonly string[]): void => {
  const time = date.includes('T') ? date : `${date}T12:00:00Z`;
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--message', date, ...words], time);
};

/** Makes a folder a repository, on a branch called `main`. */
export const init = (folder: string): void => void git(folder, ['init', '--quiet', '--initial-branch', 'main']);

/** A site in a repository with one commit of everything, but for the bundle and the notes. */
export const gitSite = (files: Files, date = '2026-01-01'): SiteFolder => {
  const site = new SiteFolder({ 'sitec.config.json': '{}', ...files });
  onTestFinished(() => site.remove());
  site.write('dist.gitignore', '');
  init(site.folder);
  git(site.folder, ['config', 'core.excludesFile', join(site.folder, '.git', 'ignored')]);
  execFileSync('sh', ['-c', 'printf "dist*\\n.sitec\\n" > .git/ignored'], { cwd: site.folder });
  commit(site.folder, date);
  return site;
};

/** What a build says of dates. */
export interface Dates {
  /** Date in sitemap.xml by path; null for a page without one. */
  readonly pages: Readonly<Record<string, string | null>>;
  /** Codes of the problems, but for kinds without records. */
  readonly codes: readonly string[];
  readonly problems: readonly string[];
}

/** Builds a site and reads the dates of its pages. */
export const datesOf = async (site: SiteFolder, options: BuildOptions = {}): Promise<Dates> => {
  const { exitCode, problems } = await site.compile(options);
  const told = problems.filter(({ code }) => code !== 'SITEC2001');
  if (exitCode !== 0) throw new Error(told.map(({ message }) => message).join('; '));
  const entries = site
    .bundle()
    .get('sitemap.xml')
    ?.toString()
    .matchAll(/<loc>https:\/\/acme\.example(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  const pages = Object.fromEntries([...(entries ?? [])].map(([, path = '', date = null]) => [decodeURI(path), date]));
  return { pages, codes: told.map(({ code }) => code), problems: told.map(({ message }) => message) };
};

/** A page whose text differs by a word. */
export const page = (word: string): string => html(`About ${word}`, `<p>All there is to say about ${word}.</p>`);
