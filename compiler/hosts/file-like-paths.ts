import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { matches, type HeaderPlan, type HeaderRule } from '../headers/rules.ts';
import type { Page } from '../pages/page.ts';
import { pageStem } from '../paths.ts';

/** A page whose address looks like a file, such as `/node.js`, to hosts that only support patterns. */
interface FileLikePage {
  /** The page, without its last slash. */
  readonly stem: string;
  /** The outermost rule of files that matches its address. */
  readonly rule: HeaderRule;
}

/** The pages of a site that rules for files match. */
export const fileLikePages = ({ rules }: HeaderPlan, pages: readonly Pick<Page, 'path'>[]): readonly FileLikePage[] => {
  const outer = rules.filter(({ within }) => within === null);
  return pages.flatMap(({ path }) => {
    const stem = pageStem(path);
    return outer.filter(({ pattern }) => matches(pattern, stem)).map((rule) => ({ stem, rule }));
  });
};

/** True when the address of every page ends with a slash, so that `index.md` is the relative address of its markdown. */
export const areFolders = (pages: readonly Pick<Page, 'path'>[]): boolean => pages.every(({ path }) => path.endsWith('/'));

/**
 * The headers of pages for hosts whose rules have no variables: the link to the markdown is relative to the page. If some pages are files,
 * it is left out, and only their HTML has the link.
 */
export const withRelativeLink = (page: HeaderSet, isFolders: boolean): HeaderSet =>
  page
    .map(
      ([name, value]) =>
        [name, isFolders ? value.replace('{page}/index.md', 'index.md') : value.replace(/^<\{page\}[^,]*(?:, |$)/, '')] as const,
    )
    .filter(([, value]) => value !== '');
