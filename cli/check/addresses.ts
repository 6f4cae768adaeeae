import { pageHtml } from './page-html.ts';
import { pathOnSite } from './checks/reading.ts';
import type { Answer, Context } from './context.ts';

/** Paths of the site that the links of a page name, without what no page is, such as images. */
export const linkedPaths = (answer: Answer, path: string, context: Context): readonly string[] => {
  const links = pageHtml(answer).links.filter((href) => !/^(?:#|mailto:|tel:|javascript:|data:)/i.test(href.trim()));
  return pathsOn(links, answer, path, context);
};

/** Paths of the site that references in a page lead to, each once. */
export const pathsOn = (references: readonly string[], answer: Answer, path: string, context: Context): readonly string[] => {
  const { base } = pageHtml(answer).head;
  const start = base === undefined ? path : (pathOnSite(base, context, path) ?? path);
  return [...new Set(references.flatMap((href) => pathOnSite(href, context, start) ?? []))];
};

/** True for paths that name no file but a page: without an extension, or with that of HTML. */
export const isPagePath = (path: string): boolean => /(?:\/|\/[^./?]+|\.html?)$/i.test(path.split('?', 1)[0] ?? '');
