import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dateOf, dayOf } from '../base/dates.ts';
import { DEFAULT_DATES, type DateSource } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/entry.ts';
import { dates } from '../problems/dates.ts';
import type { ProblemList } from '../problems/problem.ts';
import { projectFolder } from '../site/project-folder.ts';
import type { Site } from '../site/site.ts';
import { gitDates, type GitDates } from './git-dates.ts';

/** A page without a date so far. */
export interface UndatedPage {
  /** Path of its HTML file inside the site folder. */
  readonly file: string;
  readonly entry: Entry | null;
  /** Date from its JSON-LD or its head. */
  readonly modified: string | null;
}

/** A page with the absolute paths of its source files, by precedence. */
interface Dated extends UndatedPage {
  readonly made: readonly string[];
}

/** The date of a page and the source that gave it. */
export interface PageDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly source: DateSource;
}

/** Returns the date of a page from one source; null when the source has none. */
type Reader = (page: Dated) => string | null;

/** A site in its folder; the folder of a crawled site is not the one of its name. */
type DatedSite = Pick<Site, 'name' | 'folder' | 'entries'>;

/**
 * The date of the last change of each page, from the first source of the configuration that has one; null for none. It is never the time of
 * the build. Git is used only for pages that no earlier source dates, and once for all of them.
 */
export const pageDates = async (
  pages: readonly UndatedPage[],
  site: DatedSite,
  settings: Settings,
  problems: ProblemList,
): Promise<readonly (PageDate | null)[]> => {
  const order = settings.config.dates ?? DEFAULT_DATES;
  const filesOf = sourceFiles(site, settings);
  const dated = pages.map((page): Dated => ({ ...page, made: filesOf(page) }));
  const before = order.includes('git') ? order.slice(0, order.indexOf('git')) : order;
  const found = dated.map((page) => firstDate(before, page, READERS));
  const asked = order.includes('git') ? dated.filter((_, index) => found[index] === null) : [];
  if (asked.length === 0) return found;
  const sources = dated.flatMap(({ made }) => made);
  const files = asked.flatMap(({ made }) => made);
  const history = await gitDates({ project: projectFolder(settings), sources, files }, (reason) =>
    problems.add(dates.historyUnreadable, { reason, count: asked.length }),
  );
  reportCutOff(asked, history, problems);
  const readers = { ...READERS, git: (page: Dated) => fileDate(page, history)?.date ?? null };
  return dated.map((page, index) => found[index] ?? firstDate(order.slice(before.length), page, readers));
};

/** The source files of a page. A file with several records is left out, because its change may be about any of them. */
const sourceFiles = ({ name, folder, entries }: DatedSite, { cwd, crawl }: Settings): ((page: UndatedPage) => readonly string[]) => {
  const records = new Map<string, number>();
  for (const { file } of entries) records.set(file, (records.get(file) ?? 0) + 1);
  const pages = crawl === null ? join(cwd, name) : folder;
  return ({ file, entry }) => [...(entry && records.get(entry.file) === 1 ? [join(cwd, entry.file)] : []), join(pages, file)];
};

const firstDate = (order: readonly DateSource[], page: Dated, readers: Readonly<Record<DateSource, Reader>>): PageDate | null => {
  for (const source of order) {
    const date = readers[source](page);
    if (date !== null) return { date, source };
  }
  return null;
};

const READERS: Readonly<Record<DateSource, Reader>> = {
  frontmatter: ({ entry }) => dateOf(entry?.data.updated),
  jsonld: ({ modified }) => modified,
  git: () => null,
  // The start of Unix time means no date: reproducible archives, and a crawl without Last-Modified.
  file: ({ made: [file = ''] }) => dayOf(statSync(file, { throwIfNoEntry: false })?.mtimeMs || Number.NaN),
};

/** The git date of the first tracked file of a page. A tracked file with an uncommitted change gives no date. */
const fileDate = ({ made }: Dated, history: GitDates) => made.map((file) => history.get(file)).find((date) => date !== undefined);

const reportCutOff = (asked: readonly Dated[], history: GitDates, problems: ProblemList): void => {
  const count = asked.filter((page) => fileDate(page, history)?.isCutOff).length;
  if (count > 0) problems.add(dates.historyCutOff, { count });
};
