import { twinAlias, twinPath } from '../../../../compiler/paths.ts';
import type { Answer, Context, SampledPage } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { headerLinks, type HeaderLink } from '../link-header.ts';
import { livePages, mediaType, pathOnSite } from '../findings.ts';

/** The markdown version of a page at its separate address. */
export interface Twin {
  readonly page: SampledPage;
  readonly path: string;
  readonly answer: Answer;
}

/** True for a link to the markdown version of the answer. */
const isTwinLink = ({ relations, type }: HeaderLink): boolean => relations.includes('alternate') && type === 'text/markdown';

/** Addresses of the markdown version in the head or the headers of a page, without those of other sites. */
export const linkedTwins = ({ path, html }: SampledPage, context: Context): readonly string[] => {
  const named = [
    ...pageHtml(html).twins,
    ...headerLinks(html.headers)
      .filter(isTwinLink)
      .map(({ target }) => target),
  ];
  return named.flatMap((target) => pathOnSite(target, context, path) ?? []);
};

/** The markdown version of a page: at the linked address, else at the usual ones; the answer of the first address when there is none. */
export const twinOf = async (page: SampledPage, context: Context): Promise<Twin> => {
  const stem = page.path.replace(/(?:index)?\.html?$/i, '');
  const candidates = [...linkedTwins(page, context), twinPath(page.path), twinAlias(page.path), twinAlias(stem)];
  const paths = [...new Set(candidates.filter((path) => path !== null))];
  const answers = await Promise.all(paths.map(async (path) => ({ page, path, answer: await context.get(path) })));
  return answers.find(({ answer }) => isTwin(answer)) ?? (answers[0] as Twin);
};

/** An answer that may be markdown; a separate check tests its exact type. */
export const isTwin = (answer: Answer): boolean => answer.status === 200 && /^text\/(?:markdown|plain|x-markdown)$/.test(mediaType(answer));

/** Markdown versions of the pages that may be indexed, whether they exist or not. */
export const twinsOf = async (context: Context): Promise<readonly Twin[]> => {
  const pages = (await livePages(context)).filter(({ html }) => pageHtml(html).listed);
  return Promise.all(pages.map((page) => twinOf(page, context)));
};

/** Markdown versions that exist. */
export const liveTwins = async (context: Context): Promise<readonly Twin[]> =>
  (await twinsOf(context)).filter(({ answer }) => isTwin(answer));
