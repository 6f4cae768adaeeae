import type { Build } from '../build/build.ts';
import { developersPage, holds, languagesOf, publishes } from '../build/contents.ts';
import type { Kind } from '../config/kinds.ts';
import { indexPage } from '../facts/resources/pages.ts';
import { paths, resourcePath } from '../paths.ts';
import { searchDocuments } from '../search/documents.ts';
import type { AnswerContext } from './context.ts';
import { answerSettings, type AnswerSettings } from './settings.ts';

/** How the answers of a site are said and asked for. */
export const settingsOf = (build: Build): AnswerSettings => answerSettings(languagesOf(build), build.settings.config.answers);

/** Absolute addresses of the pages to read on; null when the bundle holds no such page. */
export const readingPages = (build: Build): AnswerContext['pages'] => {
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

/** What the answers of the A2A guide are compiled from: the published bodies and the pages to read on. */
export const answerContext = (build: Build): AnswerContext => {
  const { base, app, facts } = build;
  const { company, plans, features, platforms, guides, comparisons } = facts;
  const links = readingPages(build);
  const documentOf = (kind: Kind): string | null => (holds(build, kind) ? resourcePath(kind) : null);
  return {
    base,
    app,
    others: searchDocuments(build).filter(
      ({ kind, slug, url }) => kind === 'page' && slug !== 'home' && !Object.values(links).includes(url),
    ),
    settings: settingsOf(build),
    bodies: {
      company: company.body,
      plans: plans.body,
      features: features.body,
      platforms: platforms.body,
      guides: guides.body,
      comparisons: comparisons.body,
    },
    documents: {
      company: resourcePath('company'),
      plans: documentOf('plans'),
      features: documentOf('features'),
      platforms: documentOf('platforms'),
      guides: documentOf('guides'),
      comparisons: documentOf('comparisons'),
    },
    pageCount: build.pages.length,
    pages: links,
  };
};
