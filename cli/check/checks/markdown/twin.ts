import { twinAlias, twinPath } from '../../../../compiler/paths.ts';
import type { Answer, Context, SampledPage } from '../../context.ts';
import { pageHtml } from '../../page-html.ts';
import { headerLinks, type HeaderLink } from '../link-header.ts';
import { livePages } from '../on-pages.ts';
import { mediaType, pathOnSite } from '../reading.ts';

/** The markdown of a page at an address of its own. */
export interface Twin {
  readonly page: SampledPage;
  readonly path: string;
  readonly answer: Answer;
}

/** True for a link to the markdown of what was answered. */
const isTwinLink = ({ relations, type }: HeaderLink): boolean => relations.includes('alternate') && type === 'text/markdown';

/** Where a page says that its markdown is, in its head or its headers; those of other sites are left out. */
export const linkedTwins = ({ path, html }: SampledPage, context: Context): readonly string[] => {
  const named = [
    ...pageHtml(html).twins,
    ...headerLinks(html.headers)
      .filter(isTwinLink)
      .map(({ target }) => target),
  ];
  return named.flatMap((target) => pathOnSite(target, context, path) ?? []);
};

/** The twin of a page: where the page says, else at the usual addresses; the answer of the first of them when there is none. */
export const twinOf = async (page: SampledPage, context: Context): Promise<Twin> => {
  const stem = page.path.replace(/(?:index)?\.html?$/i, '');
  const candidates = [...linkedTwins(page, context), twinPath(page.path), twinAlias(page.path), twinAlias(stem)];
  const paths = [...new Set(candidates.filter((path) => path !== null))];
  const answers = await Promise.all(paths.map(async (path) => ({ page, path, answer: await context.get(path) })));
  return answers.find(({ answer }) => isTwin(answer)) ?? (answers[0] as Twin);
};

/** An answer that may be markdown; its exact type is a check of its own. */
export const isTwin = (answer: Answer): boolean => answer.status === 200 && /^text\/(?:markdown|plain|x-markdown)$/.test(mediaType(answer));

/** Twins of the pages that want to be listed, there or not. */
export const twinsOf = async (context: Context): Promise<readonly Twin[]> => {
  const pages = (await livePages(context)).filter(({ html }) => pageHtml(html).listed);
  return Promise.all(pages.map((page) => twinOf(page, context)));
};

/** Twins that are there. */
export const liveTwins = async (context: Context): Promise<readonly Twin[]> =>
  (await twinsOf(context)).filter(({ answer }) => isTwin(answer));
