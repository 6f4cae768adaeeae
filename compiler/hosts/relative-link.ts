import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { Page } from '../pages/page.ts';

/** True when the address of every page ends with a slash, so that `index.md` is its markdown seen from it. */
export const areFolders = (pages: readonly Pick<Page, 'path'>[]): boolean => pages.every(({ path }) => path.endsWith('/'));

/**
 * The headers of pages for hosts whose rules have no variables: the link to the markdown is relative to the page. Where some pages are files it is left
 * out, and their HTML alone tells it.
 */
export const withRelativeLink = (page: HeaderSet, isFolders: boolean): HeaderSet =>
  page
    .map(
      ([name, value]) =>
        [name, isFolders ? value.replace('{page}/index.md', 'index.md') : value.replace(/^<\{page\}[^,]*(?:, |$)/, '')] as const,
    )
    .filter(([, value]) => value !== '');
