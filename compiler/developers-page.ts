import type { Build } from './artefact.ts';
import { asciiHtml, insertInMarked } from './html.ts';
import type { Mark } from './markdown/tag-reader.ts';
import type { Page } from './page.ts';
import { paths } from './paths.ts';
import { compare, type ProblemList } from './problem.ts';
import { output } from './problems/output.ts';
import { renderProse, reportBroken } from './prose.ts';
import { placeOf } from './readers/marks.ts';
import { developersPage } from './service.ts';
import { developersData } from './developers/content.ts';
import { filledPage, ownPage } from './developers/page.ts';

/** Attribute of the element of a site's page that the documentation is put into, without `data-sitec-`. */
const MARK = 'developers';

const TEMPLATE = 'developers.html.eta';

/**
 * The build with its page for developers: the one of the site whose element is marked for it, filled, or else one that sitec writes. A site's own
 * page without such an element stays as it is.
 */
export const withDevelopersPage = (build: Build): Build => {
  const { pages, problems, settings } = build;
  const own = developersPage(build);
  reportMisplaced(pages, own, problems);
  if (settings.config.developers === false) return build;
  if (own === null) return withPage(ownPage(render(build), build), build);
  const mark = markOf(own);
  if (mark === undefined) {
    problems.add(output.developersKept, { path: own.path }, { file: own.source });
    return build;
  }
  const content = render(build);
  const bytes = insertInMarked(own.html(), `data-sitec-${MARK}`, content);
  if (bytes !== null) return withPage(filledPage(own, bytes, content, build), build);
  problems.add(output.developersUnfilled, {}, { file: own.source });
  return build;
};

/** The content of the page; in ASCII, so that it can stand in a page of any encoding. Without one nothing of the build is published. */
const render = (build: Build): string => {
  const content = renderProse(TEMPLATE, developersData(build), build);
  if (content !== null) reportBroken(TEMPLATE, content, build);
  return asciiHtml(content ?? '');
};

const withPage = (page: Page, build: Build): Build => {
  const pages = [...build.pages.filter(({ path }) => path !== page.path), page].sort((a, b) => compare(a.path, b.path));
  return { ...build, pages, listed: pages.filter(({ listed }) => listed), developers: page };
};

const markOf = ({ marks }: Page): Mark | undefined => marks.find(({ attributes }) => MARK in attributes);

/** Only one page is the developers page, and its address is what cards and headers name. */
const reportMisplaced = (pages: readonly Page[], own: Page | null, problems: ProblemList): void => {
  for (const page of pages) {
    const mark = page === own ? undefined : markOf(page);
    if (mark) problems.add(output.developersMisplaced, { path: page.path, right: paths.developers }, placeOf(page, mark, MARK));
  }
};
