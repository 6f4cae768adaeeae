import { languageOfTag } from '../base/language-tags.ts';
import { shorten } from '../base/one-line.ts';
import { hasRecordPages } from '../config/kinds.ts';
import { writes } from '../config/only.ts';
import { recordsOf } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { markdownUrl } from '../facts/resources/records.ts';
import { escapeMarkdown, markdownLink } from '../markdown/escape.ts';
import type { Page } from '../pages/page.ts';
import { compare } from '../problems/problem.ts';
import type { Build } from './build.ts';
import { languagesOf } from './contents.ts';

/** Pages of one kind under one heading. */
export interface PageGroup {
  readonly title: string;
  readonly pages: readonly Page[];
}

/**
 * The listed pages by importance: home and plans first, then features, platforms, guides by language, comparisons and declared kinds,
 * company and the rest. Pages in the language of the home page come first in each group. llms.txt, llms-full.txt and sitemap.md have this
 * order.
 */
export const groupPages = (build: Pick<Build, 'pages' | 'listed' | 'resources' | 'facts'>): readonly PageGroup[] => {
  const { listed, resources, facts } = build;
  const rank = rankOf(resources, facts);
  const [main = ''] = languagesOf(build);
  const isForeign = ({ language }: Page): boolean => language !== null && languageOfTag(language) !== languageOfTag(main);
  const sorted = listed.toSorted(
    (a, b) =>
      Number(isForeign(a)) - Number(isForeign(b)) ||
      (rank.get(a.url) ?? Number.MAX_SAFE_INTEGER) - (rank.get(b.url) ?? Number.MAX_SAFE_INTEGER) ||
      compare(a.path, b.path),
  );
  const isCompany = (page: Page): boolean => Object.values(facts.company.body.pages).includes(page.url);
  const known = resources.flatMap(({ name, title }): readonly PageGroup[] => {
    const pages = sorted
      .filter((page) => page.kind?.kind === name && name !== 'company' && page.path !== '/')
      .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)) || Number(b.kind?.slug === null) - Number(a.kind?.slug === null));
    const group = { title, pages };
    return name === 'guides' ? byLanguage(group, languagesOf(build)) : [group];
  });
  const grouped = new Set(known.flatMap(({ pages }) => pages));
  const rest = sorted.filter((page) => !grouped.has(page) && page.path !== '/');
  const groups: readonly PageGroup[] = [
    { title: 'Start', pages: sorted.filter(({ path }) => path === '/') },
    ...known,
    { title: 'Company', pages: rest.filter(isCompany) },
    { title: 'More pages', pages: rest.filter((page) => !isCompany(page)) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
};

/** Position of the page of each record; plans share a page, which comes first anyway. */
const rankOf = (resources: Build['resources'], facts: Build['facts']): ReadonlyMap<string, number> => {
  const records = resources
    .filter(({ name }) => hasRecordPages(name))
    .flatMap((resource) => recordsOf(resource, factsOf(facts, resource).body));
  return new Map(records.flatMap(({ url = null }, index) => (url === null ? [] : [[url, index] as const])));
};

const byLanguage = (group: PageGroup, languages: readonly string[]): readonly PageGroup[] => {
  const { title, pages } = group;
  const spoken = languages.filter((language) => pages.some((page) => page.language === language && page.kind?.slug !== null));
  if (spoken.length < 2) return [group];
  return [
    ...spoken.map((language) => ({ title: `${title} (${language})`, pages: pages.filter((page) => page.language === language) })),
    { title: `${title} (other)`, pages: pages.filter((page) => !spoken.includes(page.language ?? '')) },
  ];
};

/** Maximum characters of a title and of a description in a list, so that one page does not take the space of many. */
const MAXIMUM_TITLE = 200;
const MAXIMUM_DESCRIPTION = 500;

/** A page as one line of a list: title, address of its markdown where the bundle has it, description. */
export const pageEntry = (page: Page, { base, settings }: Pick<Build, 'base' | 'settings'>): string => {
  const address = writes(settings.only, 'markdown') ? markdownUrl(page, base) : page.url;
  const link = markdownLink(shorten(page.title, MAXIMUM_TITLE), address);
  return `- ${link}${page.description === null ? '' : `: ${escapeMarkdown(shorten(page.description, MAXIMUM_DESCRIPTION))}`}`;
};
