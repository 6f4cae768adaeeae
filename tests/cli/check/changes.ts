/** How the answers of the small site are changed. */
import { withText, type Change, type RunOptions } from './small-site.ts';

/** True for requests of a path. */
export const at =
  (path: string) =>
  ({ url }: Request): boolean =>
    new URL(url).pathname === path;

/** True for answers in markdown. */
export const isMarkdown = (_: Request, { headers }: Response): boolean => headers.get('content-type')?.startsWith('text/markdown') ?? false;
/** Changes the HTML of a page. */
export const inHtml = (path: string, from: string | RegExp, to: string): Change => withText(path, (text) => text.replace(from, to), /html/);
/** A redirect. */
export const redirect = (to: string) => (): Response => new Response(null, { status: 301, headers: { location: to } });

/** A site with a change of its answers, and what is said of it. */
export type Case = readonly [code: string, message: RegExp, change: Change, options?: RunOptions];
