import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { encodePath, paths } from '../../compiler/paths.ts';
import { compare } from '../../compiler/problems/problem.ts';
import { pagePath } from '../../compiler/site/files.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { emptyAnswer, home } from './checks/follow.ts';
import { isObject, mediaType, memberOf, sampleOf } from './checks/findings.ts';
import type { Context, SampledPage } from './check.ts';
import { answerOr } from './failed-request.ts';
import { isPagePath, linkedPaths, sitemapPaths } from './sitemaps.ts';

/** Maximum pages to check. */
const MOST_PAGES = 20;

/**
 * The home page and a sample of pages: from the sitemap, else the pages of the folder, or the links of the home page. Answers that are not
 * pages are left out. Pages without an answer stay, with status 0.
 */
export const samplePages = async (context: Context): Promise<readonly SampledPage[]> => {
  const { page } = context.subject;
  if (page !== undefined) return [{ path: page, html: await answerOr(context.get(page), SILENCE) }];
  const start = await answerOr(homePath(context), '/');
  const listed = (await answerOr(pagePaths(context, start), [])).filter((path) => path !== start && path !== '/').toSorted(compare);
  const chosen = [start, ...sampleOf(listed, MOST_PAGES - 1)].toSorted(compare);
  const pages = await Promise.all(chosen.map(async (path) => ({ path, html: await answerOr(context.get(path), SILENCE) })));
  return pages.filter(({ path, html }) => path === start || html.status !== 200 || mediaType(html) === 'text/html' || isPagePath(path));
};

/** Represents a missing answer. */
const SILENCE = emptyAnswer(0);

const homePath = async (context: Context): Promise<string> => (await home(context)).path;

const pagePaths = async (context: Context, start: string): Promise<readonly string[]> => {
  const listed = await sitemapPaths(context);
  if (listed.length > 0) return listed;
  const { folder } = context.subject;
  return folder === null ? linkedPaths(await context.get(start), start, context).filter(isPagePath) : folderPages(folder);
};

/** Paths of the pages in a folder, percent-encoded and sorted, without 404.html in any language. */
export const folderPages = (folder: string): readonly string[] =>
  fastGlob
    .sync('**/*.{html,htm}', { cwd: folder, onlyFiles: true, suppressErrors: true })
    .map((file) => encodePath(pagePath(file)))
    .filter((path) => !/\/404\/?$/.test(path))
    .toSorted(compare);

/** True when sitec wrote the folder. */
export const isBundle = (folder: string | null): boolean => folder !== null && existsSync(join(folder, MANIFEST_FILE));

/** True when sitec wrote the site, in a folder or on the web. */
export const isMadeBySitec = async ({ get, subject: { folder } }: Context): Promise<boolean> => {
  if (folder !== null) return isBundle(folder);
  const manifest = await answerOr(get(paths.manifest), SILENCE);
  return isObject(memberOf(manifest.json(), 'files'));
};
