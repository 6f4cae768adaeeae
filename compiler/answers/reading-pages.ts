/** The pages that answers link to. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { Build } from '../build/build.ts';
import { developersPage, holds, publishes } from '../build/contents.ts';
import type { BuiltInKind } from '../config/kinds.ts';
import { indexPage } from '../facts/resources/records.ts';
import { paths, resourcePath } from '../paths.ts';

/** Name of a page that answers link to. */
export type PageName = 'pricing' | 'features' | 'platforms' | 'guides' | 'comparisons' | 'contact' | 'about' | 'developers' | 'llms';

const PAGES: Readonly<Record<PageName, { readonly title: string; readonly document: BuiltInKind | null }>> = {
  pricing: { title: 'Pricing', document: 'plans' },
  features: { title: 'Features', document: 'features' },
  platforms: { title: 'Platforms', document: 'platforms' },
  guides: { title: 'Guides', document: 'guides' },
  comparisons: { title: 'Comparisons', document: 'comparisons' },
  contact: { title: 'Contact', document: 'company' },
  about: { title: 'About', document: 'company' },
  developers: { title: 'Developers', document: null },
  llms: { title: 'llms.txt', document: null },
};

/** Absolute addresses of the pages for further reading; null when the bundle has no such page. */
export const readingPages = (build: Build): Readonly<Record<PageName, string | null>> => {
  const { base, pages, facts } = build;
  const page = (name: 'plans' | 'features' | 'platforms' | 'guides' | 'comparisons'): string | null =>
    indexPage(name, { pages })?.url ?? null;
  const { contact = null, about = null } = facts.company.body.pages;
  return {
    pricing: page('plans'),
    features: page('features'),
    platforms: page('platforms'),
    guides: page('guides'),
    comparisons: page('comparisons'),
    contact,
    about,
    developers: developersPage(build)?.url ?? null,
    llms: publishes(build)(paths.llms) ? base + paths.llms : null,
  };
};

/** A link to a page of the site, or to the document behind it; null when there is neither. */
export const linkTo = (build: Build, name: PageName): AnswerLink | null => {
  const { title, document } = PAGES[name];
  const json = document !== null && (document === 'company' || holds(build, document)) ? build.base + resourcePath(document) : null;
  const url = readingPages(build)[name] ?? json;
  return url === null ? null : { rel: name, title, url, ...(json !== null && { json }) };
};
