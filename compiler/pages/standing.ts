/** Under which addresses pages are known: those of their canonical links, where these name pages of the site. */
import { grouped } from '../base/group-by.ts';
import { encodePath, pageStem, sitePath } from '../paths.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import { canonicalUrl } from './source.ts';
import type { PageTask, Survey } from './survey.ts';

/** How a page is known. */
export interface Standing {
  /** Its address, percent-encoded: as its canonical link spells it, else as its file is called. */
  readonly url: string;
  /** True where a canonical link says so. */
  readonly isNamed: boolean;
  /** Address of the page that it calls the original of its content; null for one that stands for itself. */
  readonly original: string | null;
}

/** A page before anything is known of the site. */
export interface Surveyed {
  readonly task: Pick<PageTask, 'file' | 'url' | 'source' | 'base'>;
  readonly survey: Pick<Survey, 'head' | 'listed' | 'language'>;
}

/** What all spellings of the path of a page have in common: those with `.html`, `index.html` or a slash at the end, and those without. */
export const pathStem = (pathname: string): string => {
  const path = plain(pathname).replace(/\/index\.html?$/i, '/');
  return path.endsWith('/') ? path.slice(0, -1) : path.replace(/\.html?$/i, '');
};

/** A path as it is read, whatever of it is percent-encoded and however its letters are composed. */
const plain = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname).normalize('NFC');
  } catch {
    return pathname; // What cannot be decoded is the path of no page.
  }
};

/** What the canonical link of a page names: its own address, another page, or what speaks against it; nothing without one. */
interface Claim {
  readonly url?: string;
  readonly target?: Surveyed;
  readonly fault?: string;
}

/**
 * How each page is known. A canonical link that names another page of the site makes its page a copy, which is not listed. One that cannot be meant
 * so is passed over, and reported: one of several that differ, one that names no page, or one that names a copy, a page that asks not to be listed or
 * one in another language. Nor is a page the original of more than half of all others: it is a template that names it on every page.
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

/** A redirect, or a page that asks not to be listed, has no address to be known under. An address of another host is for `checkOrigins` to report. */
const claimOf = ({ task, survey }: Surveyed, byStem: ReadonlyMap<string, Surveyed>): Claim => {
  const { head, listed } = survey;
  if (!listed) return {};
  if (head.isContradictory) return { fault: 'it is one of several' };
  const url = canonicalUrl(head, task.url);
  if (url?.origin !== new URL(task.url).origin) return {};
  const target = url.search === '' ? byStem.get(pathStem(url.pathname)) : undefined;
  if (target === undefined) return { fault: 'it names no page of the site' };
  // The home page is what people and agents ask for first, whichever page it resembles.
  if (target.task !== task) return isHome(task) ? {} : { target };
  return spelledUrl(task, url);
};

/** The address of a page as its canonical link spells it; nothing for a spelling that no host answers with its file. */
const spelledUrl = (task: Surveyed['task'], url: URL): Claim => {
  const spelling = spellings(task).find((path) => plain(path) === plain(url.pathname));
  return spelling === undefined ? {} : { url: url.origin + spelling };
};

const isHome = ({ url, base }: Pick<PageTask, 'url' | 'base'>): boolean => new URL(url).pathname === `${sitePath(base)}/`;

/** Paths under which hosts answer with the file of a page. The home page has one address. */
const spellings = ({ url, base, file }: Surveyed['task']): readonly string[] => {
  const stem = pageStem(new URL(url).pathname);
  return isHome({ url, base }) ? [`${stem}/`] : [stem, `${stem}/`, `${sitePath(base)}/${encodePath(file)}`];
};

const isForeign = ({ survey: { language } }: Surveyed, { survey: { language: other } }: Surveyed): boolean =>
  language !== null && other !== null && primary(language) !== primary(other);

const primary = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? '';

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
