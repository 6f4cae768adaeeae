import type { Finding, Probe } from '../check.ts';
import type { Context, SampledPage } from '../context.ts';
import { pageHtml, type PageHtml } from '../page-html.ts';
import { onEach } from './findings.ts';
import { isPage } from './reading.ts';

/** The findings of a check for one page; none when it passes. */
export type Judge = (page: SampledPage, html: PageHtml, context: Context) => readonly Finding[] | Promise<readonly Finding[]>;

/** Pages of the sample that answer. */
export const livePages = async (context: Context): Promise<readonly SampledPage[]> =>
  (await context.pages()).filter(({ html }) => isPage(html));

/** Makes a check from a function that judges every page that answers; `isFor` selects the pages. */
export const onPages = (judge: Judge, isFor: (html: PageHtml) => boolean = () => true, otherwise = 'no page answers'): Probe['run'] =>
  onEach(
    async (context) => (await livePages(context)).filter(({ html }) => isFor(pageHtml(html))),
    otherwise,
    (page, context) => judge(page, pageHtml(page.html), context),
  );
