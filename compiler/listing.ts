import type { Build } from './artefact.ts';
import { hasRecordPages } from './kinds.ts';
import type { Page } from './page.ts';
import { compare } from './problem.ts';
import { twinPath } from './paths.ts';
import { recordsOf } from './resource.ts';
import { factsOf } from './resources/index.ts';
import { escapeMarkdown, markdownLink } from './template.ts';

/** Pages of one kind under one heading. */
export interface PageGroup {
  readonly title: string;
  readonly pages: readonly Page[];
}

/**
 * The listed pages by importance: home and plans first, then features, platforms, guides by language, comparisons and the kinds that
 * the configuration declares, company and the rest. llms.txt, llms-full.txt and the sitemap for readers all follow it.
 */
export const groupPages = ({ listed, resources, facts }: Pick<Build, 'listed' | 'resources' | 'facts'>): readonly PageGroup[] => {
  const rank = rankOf(resources, facts);
  const sorted = listed.toSorted(
    (a, b) => (rank.get(a.url) ?? Number.MAX_SAFE_INTEGER) - (rank.get(b.url) ?? Number.MAX_SAFE_INTEGER) || compare(a.path, b.path),
  );
  const home = sorted.filter(({ path }) => path === '/');
  const isCompany = (page: Page): boolean => Object.values(facts.company.body.pages).includes(page.url);
  const known = resources.flatMap(({ name, title }): readonly PageGroup[] => {
    const pages = sorted
      .filter((page) => page.kind?.kind === name && name !== 'company' && page.path !== '/')
      .sort((a, b) => Number(b.kind?.slug === null) - Number(a.kind?.slug === null));
    return name === 'guides' ? byLanguage(pages, Object.keys(facts.guides.body.languages)) : [{ title, pages }];
  });
  const rest = sorted.filter((page) => (page.kind === null || page.kind.kind === 'company') && page.path !== '/');
  const groups = [
    { title: 'Start', pages: home },
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

const byLanguage = (pages: readonly Page[], languages: readonly string[]): readonly PageGroup[] => {
  if (languages.length < 2) return [{ title: 'Guides', pages }];
  const known = languages.map((language) => ({ title: `Guides (${language})`, pages: pages.filter((page) => page.language === language) }));
  const other = pages.filter((page) => !languages.includes(page.language ?? ''));
  return [...known, { title: 'Guides (other)', pages: other }];
};

/** A page as one line of a list: title, address of its markdown, what it is about. */
export const pageEntry = (page: Page, { base }: Pick<Build, 'base'>): string => {
  const link = markdownLink(page.title, base + twinPath(page.url.slice(base.length)));
  return `- ${link}${page.description === null ? '' : `: ${escapeMarkdown(page.description)}`}`;
};
