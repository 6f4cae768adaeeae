/** Pages whose kind only their content shows: comparisons. */
import { grouped } from '../base/group-by.ts';
import { wordsOf } from '../base/words.ts';
import { isRuledOut, likelySegments, slugOf, type PageKind } from '../config/kinds.ts';
import type { Config } from '../config/schema.ts';
import type { Entry } from '../content/entry.ts';
import type { Page } from '../pages/page.ts';
import { pageStem } from '../paths.ts';
import { comparedNames, isArticle, lastSegment, slugSides, tableNames } from './readers/compared-names.ts';
import { ownKeys } from './readers/company/own-keys.ts';

/** Minimum number of sibling pages of the same form that count as comparisons of the company, whatever they compare. */
const SEVERAL = 2;

/** The data of a site that is used. */
interface ShownSources {
  readonly base: string;
  readonly entries: readonly Entry[];
  readonly config: Config;
}

/**
 * The kinds of pages by their content, when neither the configuration nor their address sets them. A page that compares the own product
 * with another one is a comparison. A page that compares other things is one under three conditions: it is not an article, it names both in
 * title, address and table, and it has siblings of that form. The siblings are directly below the home page, or in a folder with few other
 * pages. Their parent page is the list page. If a site has no such pages, a page with a table of the own product and others is a comparison
 * itself.
 */
export const shownKinds = (pages: readonly Page[], { base, entries, config }: ShownSources): ReadonlyMap<Page, PageKind> => {
  if (config.facts?.comparisons?.pages !== undefined || isRuledOut(config, 'comparisons')) return new Map();
  const own = ownKeys({ base, pages, config, company: entries.filter(({ kind }) => kind === 'company') });
  const open = pages.filter((page) => page.listed && page.kind === null && !isHome(page));
  const told = new Set(open.filter((page) => isMarked(page) || comparedNames(page, own)?.isOwn === true));
  const below = grouped(pages, parentOf);
  const fills = (folder: string, some: readonly Page[] = []): boolean =>
    some.length >= SEVERAL && some.length * 2 > (below.get(folder)?.length ?? 0);
  const landing = grouped(
    open.filter((page) => !told.has(page) && !isArticle(page) && isTabled(page)),
    parentOf,
  );
  const found = new Set([
    ...told,
    ...[...landing].flatMap(([folder, some]) => (fills(folder, some) || (isTop(folder) && some.length >= SEVERAL) ? some : [])),
  ]);
  const ofKind = pages.filter((page) => page.listed && page.kind?.kind === 'comparisons');
  const known = [...found, ...ofKind.filter((page) => page.kind?.slug !== null)];
  const above = grouped(known, parentOf);
  const lists = open.filter((page) => fills(pageStem(page.path), above.get(pageStem(page.path))));
  const whole = known.length > 0 ? [] : [...open.filter(isCalledSo), ...ofKind].filter((page) => tableNames(page, own).length > 0);
  const kindOf = (page: Page, slug: string | null): readonly [Page, PageKind] => [page, { kind: 'comparisons', slug }];
  return new Map([
    ...[...found, ...whole].map((page) => kindOf(page, slugOf(lastSegment(page)))),
    ...lists.map((page) => kindOf(page, null)),
  ]);
};

/** True for a home page of the site or of a language, which has many subjects. */
const isHome = (page: Page): boolean => page.path === '/' || isLanguage(lastSegment(page));

const isLanguage = (segment: string): boolean => /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(segment);

/** True for a page with `data-sitec-competitor`. */
const isMarked = ({ marks }: Page): boolean => marks.some(({ attributes }) => attributes.competitor);

const parentOf = ({ path }: Page): string => pageStem(path).split('/').slice(0, -1).join('/');

const SEGMENTS: ReadonlySet<string> = new Set(likelySegments('comparisons'));

const isCalledSo = (page: Page): boolean => SEGMENTS.has(lastSegment(page));

/** True for the root folder of the site and of a language, which do not contain blog articles. */
const isTop = (folder: string): boolean => folder === '' || isLanguage(folder.slice(1));

/** True when each side of the address is also in the title, and begins the heading of a column. */
const isTabled = (page: Page): boolean => {
  const first = (text: string): string => wordsOf(text)[0]?.key ?? '';
  const sides = slugSides(page);
  const names = comparedNames(page, new Set())?.names ?? [];
  const isNamed = names.length === sides.length && sides.every((side, index) => first(side) === first(names[index] ?? ''));
  return (
    sides.length > 0 &&
    isNamed &&
    page.tables.some(([head = []]) => sides.every((side) => head.some((cell) => first(cell) === first(side))))
  );
};
