import { notApplicable, type Check, type Finding } from '../check.ts';
import type { Context, SampledPage } from '../context.ts';
import { pageHtml, type PageHtml } from '../page-html.ts';
import { mediaType } from './reading.ts';

/** The findings of a check for one page; none when it passes. */
export type Judge = (page: SampledPage, html: PageHtml, context: Context) => readonly Finding[] | Promise<readonly Finding[]>;

/** Pages of the sample that answer. */
export const livePages = async (context: Context): Promise<readonly SampledPage[]> =>
  (await context.pages()).filter(({ html }) => html.status === 200 && mediaType(html) === 'text/html');

/** Makes a check from a function that judges every page that answers; `isFor` selects the pages. */
export const onPages =
  (judge: Judge, isFor: (html: PageHtml) => boolean = () => true, otherwise = 'no page answers'): Check['run'] =>
  async (context) => {
    const pages = (await livePages(context)).filter(({ html }) => isFor(pageHtml(html)));
    if (pages.length === 0) return notApplicable(otherwise);
    const found = await Promise.all(pages.map(async (page) => judge(page, pageHtml(page.html), context)));
    return found.flat();
  };

/** A finding of a path, if there is one. */
export const findingIf = (isWrong: boolean, path: string, values: NonNullable<Finding['values']> = {}): readonly Finding[] =>
  isWrong ? [{ path, values }] : [];
