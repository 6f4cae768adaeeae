import type { Build } from '../build/build.ts';
import { developersPage } from '../build/contents.ts';
import { writes } from '../config/only.ts';
import { placeOf } from '../facts/readers/marks.ts';
import { asciiHtml, insertAt } from '../html/html.ts';
import type { Page } from '../pages/page.ts';
import { paths } from '../paths.ts';
import { output } from '../problems/output.ts';
import { compare, type ProblemList } from '../problems/problem.ts';
import { renderProse, reportBroken } from '../prose/render.ts';
import { developersData } from './content.ts';
import { developersMarks, MARK, markedPlace, reportUnwanted } from './marked.ts';
import { filledPage, ownPage } from './page.ts';

const TEMPLATE = 'developers.html.eta';

/**
 * The build with its page for developers: the one of the site whose element is marked for it, filled, or else one that sitec writes. A site's own
 * page without such an element stays as it is.
 */
export const withDevelopersPage = (build: Build): Build => {
  const { pages, problems, settings } = build;
  if (settings.config.developers === false) {
    reportUnwanted(pages, problems);
    return build;
  }
  // It documents the API before everything else.
  if (!writes(settings.only, 'api')) return build;
  const own = developersPage(build);
  reportMisplaced(pages, own, problems);
  if (own !== null) return withFilled(own, build);
  const namesake = pages.find(isNamesake);
  if (namesake === undefined) return withPage(ownPage(render(build), build), build);
  // Where it is marked, that has been reported as an error.
  if (developersMarks(namesake).length === 0) keep(namesake, problems);
  return build;
};

const withFilled = (own: Page, build: Build): Build => {
  const place = markedPlace(own, build.problems);
  if (place === 'unmarked') keep(own, build.problems);
  if (place === 'unmarked' || place === null) return build;
  const content = render(build);
  return withPage(filledPage(own, insertAt(place.bytes, place.offset, content), content, build), build);
};

const keep = ({ path, source }: Page, problems: ProblemList): void => problems.add(output.developersKept, { path }, { file: source });

/** Pages whose addresses differ only by case are one file on many systems, so that sitec cannot write its own beside it. */
const isNamesake = ({ path }: Page): boolean => path.toLowerCase().replace(/\/$/, '') === paths.developers.replace(/\/$/, '');

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

/** Only one page is the developers page, and its address is what cards and headers name. */
const reportMisplaced = (pages: readonly Page[], own: Page | null, problems: ProblemList): void => {
  for (const page of pages) {
    const [mark] = page === own ? [] : developersMarks(page);
    if (mark) problems.add(output.developersMisplaced, { path: page.path, right: paths.developers }, placeOf(page, mark, MARK));
  }
};
