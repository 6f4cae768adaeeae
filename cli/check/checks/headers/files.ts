import { headerTable, type HeaderClass } from '../../../../compiler/header-table.ts';
import { paths, resourcePath } from '../../../../compiler/paths.ts';
import type { Answer, Context } from '../../check.ts';
import { llmsLists } from '../llms-lists.ts';
import { liveTwins } from '../markdown/twin.ts';
import { livePages } from '../findings.ts';

/** A file of the site with its row of the header table. */
export interface ClassedFile {
  readonly path: string;
  readonly row: HeaderClass;
  readonly answer: Answer;
}

/** Files that a site has at most once, by the row of the header table. */
const NAMED: readonly (readonly [path: string, row: HeaderClass])[] = [
  [resourcePath('company'), 'api'],
  [paths.openapi, 'api'],
  [paths.apiCatalog, 'apiCatalog'],
  [paths.agentSkills, 'card'],
  [paths.agentCard, 'card'],
  [paths.mcpServerCard, 'serverCard'],
  [paths.ard, 'card'],
  [paths.aiCatalog, 'aiCatalog'],
  [paths.robots, 'text'],
  [paths.sitemap, 'sitemap'],
  [paths.sitemapMarkdown, 'markdownFile'],
  [paths.webmcp, 'script'],
];

/** Maximum pages and markdown versions; the rules are the same for all of them. */
const MOST = 3;

/** One file or a few for each class that the site has. */
export const classedFiles = async (context: Context): Promise<readonly ClassedFile[]> => {
  const pages = (await livePages(context)).slice(0, MOST).map(({ path, html }): ClassedFile => ({ path, row: 'page', answer: html }));
  const twins = (await liveTwins(context)).slice(0, MOST).map(({ path, answer }): ClassedFile => ({ path, row: 'twin', answer }));
  const named = await Promise.all(NAMED.map(async ([path, row]): Promise<ClassedFile> => ({ path, row, answer: await context.get(path) })));
  const lists = (await llmsLists(context)).slice(0, MOST).map(({ path, answer }): ClassedFile => ({ path, row: 'llms', answer }));
  return [...pages, ...twins, ...[...named, ...lists].filter(({ answer }) => answer.status === 200)];
};

/** The value of a header in a row of the header table; undefined without one. */
export const expectedHeader = (row: HeaderClass, name: string): string | undefined =>
  headerTable[row].find(([known]: readonly [string, string]) => known.toLowerCase() === name)?.[1];
