import { notApplicable, type Check, type Finding } from '../check.ts';
import type { Context, SampledPage } from '../context.ts';
import { pageHtml, type PageHtml } from '../page-html.ts';
import { mediaType } from './reading.ts';

/** What a check says of one page: nothing when it is as it should be. */
export type Judge = (page: SampledPage, html: PageHtml, context: Context) => readonly Finding[] | Promise<readonly Finding[]>;

/** Pages of the sample that answer. */
export const livePages = async (context: Context): Promise<readonly SampledPage[]> =>
  (await context.pages()).filter(({ html }) => html.status === 200 && mediaType(html) === 'text/html');

/** Makes a check of a judgement about every page that answers; `isFor` are the pages that it is about. */
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
