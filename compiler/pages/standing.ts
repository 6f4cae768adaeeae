/** The addresses of pages: those of their canonical links, if these name pages of the site. */
import { grouped } from '../base/group-by.ts';
import { languageOfTag } from '../base/language-tags.ts';
import { decodedOrNull } from '../base/percent.ts';
import { encodePath, pageStem, sitePath } from '../paths.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import { canonicalUrl } from './source.ts';
import type { PageTask, Survey } from './survey.ts';

/** The address of a page, and its original. */
export interface Standing {
  /** Its address, percent-encoded: from its canonical link, else from the name of its file. */
  readonly url: string;
  /** True when it comes from a canonical link. */
  readonly isNamed: boolean;
  /** Address of the page with its original content; null for a page that is not a copy. */
  readonly original: string | null;
}

/** A page before the site is known. */
export interface Surveyed {
  readonly task: Pick<PageTask, 'file' | 'url' | 'source' | 'base'>;
  readonly survey: Pick<Survey, 'head' | 'listed' | 'language'>;
}

/** The common part of all spellings of a page's path: with `.html`, `index.html` or a slash at the end, and without. */
export const pathStem = (pathname: string): string => {
  const path = plain(pathname).replace(/\/index\.html?$/i, '/');
  return path.endsWith('/') ? path.slice(0, -1) : path.replace(/\.html?$/i, '');
};

/** A decoded path in Unicode normal form. One that cannot be decoded does not belong to a page. */
const plain = (pathname: string): string => decodedOrNull(pathname)?.normalize('NFC') ?? pathname;

/** The target of a page's canonical link: its own address, another page, or a fault; empty without a link. */
interface Claim {
  readonly url?: string;
  readonly target?: Surveyed;
  readonly fault?: string;
}

/**
 * Determines the address of each page. A canonical link to another page of the site makes a page a copy, which is not listed. Implausible
 * canonical links are ignored and reported: one of several different ones, one that is not to a page of the site, and one to a copy, to a
 * page with noindex or to a page in another language. A page to which more than half of all others link is not their original either: that
 * is a fault of the template.
 */
export const standingsOf = (pages: readonly Surveyed[], problems: ProblemList): ReadonlyMap<Surveyed['task'], Standing> => {
  const byStem = new Map(pages.map((page) => [pathStem(new URL(page.task.url).pathname), page]));
  const claims = new Map(pages.map((page) => [page, claimOf(page, byStem)]));
  const copies = grouped(
    pages.filter((page) => claims.get(page)?.target),
    (page) => claims.get(page)?.target,
  );
  const others = pages.filter(({ survey }) => survey.listed).length - 1;
  const isShared = (target: Surveyed): boolean => {
    const { length } = copies.get(target) ?? [];
    return length > 1 && length * 2 > others;
  };
  const faultOf = (page: Surveyed): string | undefined => {
    const { target, fault } = claims.get(page) ?? {};
    if (target === undefined || isShared(target)) return fault;
    if (claims.get(target)?.target) return 'it names a page that names another one';
    if (!target.survey.listed) return 'it names a page that asks not to be listed';
    return isForeign(page, target) ? 'it names a page in another language' : undefined;
  };
  const faults = new Map(pages.map((page) => [page, faultOf(page)]));
  report(copies, isShared, faults, problems);
  const urlOf = (page: Surveyed): string => claims.get(page)?.url ?? page.task.url;
  return new Map(
    pages.map((page) => {
      const { url, target } = claims.get(page) ?? {};
      const isCopy = target !== undefined && !isShared(target) && faults.get(page) === undefined;
      return [page.task, { url: urlOf(page), isNamed: url !== undefined || isCopy, original: isCopy ? urlOf(target) : null }];
    }),
  );
};

/** Redirects and pages with noindex have no canonical address. `checkOrigins` reports addresses of other hosts. */
const claimOf = ({ task, survey }: Surveyed, byStem: ReadonlyMap<string, Surveyed>): Claim => {
  const { head, listed } = survey;
  if (!listed) return {};
  if (head.isContradictory) return { fault: 'it is one of several' };
  const url = canonicalUrl(head, task.url);
  if (url?.origin !== new URL(task.url).origin) return {};
  const target = url.search === '' ? byStem.get(pathStem(url.pathname)) : undefined;
  if (target === undefined) return { fault: 'it lists no page of the site' };
  // The home page is what people and agents request first, so it is never a copy.
  if (target.task !== task) return isHome(task) ? {} : { target };
  return spelledUrl(task, url);
};

/** The address of a page as spelled in its canonical link; empty for a spelling that hosts do not serve from its file. */
const spelledUrl = (task: Surveyed['task'], url: URL): Claim => {
  const spelling = spellings(task).find((path) => plain(path) === plain(url.pathname));
  return spelling === undefined ? {} : { url: url.origin + spelling };
};

const isHome = ({ url, base }: Pick<PageTask, 'url' | 'base'>): boolean => new URL(url).pathname === `${sitePath(base)}/`;

/** Paths for which hosts serve the file of a page. The home page has one. */
const spellings = ({ url, base, file }: Surveyed['task']): readonly string[] => {
  const stem = pageStem(new URL(url).pathname);
  return isHome({ url, base }) ? [`${stem}/`] : [stem, `${stem}/`, `${sitePath(base)}/${encodePath(file)}`];
};

const isForeign = ({ survey: { language } }: Surveyed, { survey: { language: other } }: Surveyed): boolean =>
  language !== null && other !== null && languageOfTag(language) !== languageOfTag(other);

const report = (
  copies: ReadonlyMap<Surveyed | undefined, readonly Surveyed[]>,
  isShared: (target: Surveyed) => boolean,
  faults: ReadonlyMap<Surveyed, string | undefined>,
  problems: ProblemList,
): void => {
  for (const [target, [first, ...more]] of copies)
    if (target && first && isShared(target))
      problems.add(input.canonicalShared, { count: more.length + 1, address: target.task.url }, { file: first.task.source });
  for (const [reason, [first, ...more]] of grouped(faults.keys(), (page) => faults.get(page)))
    if (reason !== undefined && first)
      problems.add(input.canonicalUnusable, { reason, count: more.length + 1 }, { file: first.task.source });
};
