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
 * Adds the page for developers to a build: the page of the site with a marked element, filled, or else one that sitec writes. A page of the
 * site without such an element stays unchanged.
 */
export const withDevelopersPage = (build: Build): Build => {
  const { pages, problems, settings } = build;
  if (settings.config.developers === false) {
    reportUnwanted(pages, problems);
    return build;
  }
  // The page is mainly about the API.
  if (!writes(settings.only, 'api')) return build;
  const own = developersPage(build);
  reportMisplaced(pages, own, problems);
  if (own !== null) return withFilled(own, build);
  const namesake = pages.find(isNamesake);
  if (namesake === undefined) return withPage(ownPage(render(build), build), build);
  // A marked page was already reported as an error.
  if (developersMarks(namesake).length === 0) keep(namesake, problems);
  return build;
};

const withFilled = (own: Page, build: Build): Build => {
  const place = markedPlace(own, build.problems);
  if (place === 'unmarked') keep(own, build.problems);
  if (place === 'unmarked' || place === null) return build;
  const content = render({ ...build, developers: own });
  return withPage(filledPage(own, insertAt(place.bytes, place.offset, content), content, build), build);
};

const keep = ({ path, source }: Page, problems: ProblemList): void => problems.add(output.developersKept, { path }, { file: source });

/** Pages whose addresses differ only by case are the same file on many systems, so sitec cannot write its page beside it. */
const isNamesake = ({ path }: Page): boolean => path.toLowerCase().replace(/\/$/, '') === paths.developers.replace(/\/$/, '');

/** The content of the page, in ASCII, so that it fits into a page of any encoding. On a failure, the build is not published. */
const render = (build: Build): string => {
  const content = renderProse(TEMPLATE, developersData(build), build);
  if (content !== null) reportBroken(TEMPLATE, content, build);
  return asciiHtml(light(content ?? ''));
};

/**
 * Removes bytes without a meaning: line breaks between tags, which the lines of a template leave, and references for quotes in the text of
 * code, where only `<` and `&` have a meaning.
 */
const light = (html: string): string =>
  html
    .replace(/>\n+(?=<)/g, '>\n')
    .replace(/(<code[^>]*>)([^<]*)/g, (_, tag: string, text: string) => tag + text.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
    .replace(
      /(<\/(?:dd|dt|div|figcaption|figure|h[2-4]|li|nav|ol|p|section|table|tbody|td|th|thead|tr|ul)>|<(?:div|dl|figure|section|tbody|thead|tr|ul)[^>]*>)\n(?=<)/g,
      '$1',
    );

const withPage = (page: Page, build: Build): Build => {
  const pages = [...build.pages.filter(({ path }) => path !== page.path), page].sort((a, b) => compare(a.path, b.path));
  return { ...build, pages, listed: pages.filter(({ listed }) => listed), developers: page };
};

/** Only one page can be the developers page; cards and headers name its address. */
const reportMisplaced = (pages: readonly Page[], own: Page | null, problems: ProblemList): void => {
  for (const page of pages) {
    const [mark] = page === own ? [] : developersMarks(page);
    if (mark) problems.add(output.developersMisplaced, { path: page.path, right: paths.developers }, placeOf(page, mark, MARK));
  }
};
