import type { DocumentName } from './cited-text.ts';
import type { Bodies } from './intents/bodies.ts';
import type { AnswerSettings } from './settings.ts';

/** What answers are made from. Bodies are the published JSON exactly as it stands in the bundle, so that a pointer into them is a pointer for readers. */
export interface AnswerContext {
  /** Public address of the site, without a trailing slash. */
  readonly base: string;
  /** Address of the application, where people act; null when the site names none. */
  readonly app: string | null;
  readonly settings: AnswerSettings;
  readonly bodies: Bodies;
  /** Path of each document below the base, for example `/api/v1/plans.json`; null for a kind without records, which has none. */
  readonly documents: Readonly<Record<DocumentName, string | null>>;
  /** Number of the pages that were read. */
  readonly pageCount: number;
  /** Pages that belong to no list of facts: terms, privacy, jobs and the like. */
  readonly others: readonly OtherPage[];
  /** Absolute addresses of the pages to read on; null when the bundle holds no such page. */
  readonly pages: Readonly<Record<PageName, string | null>>;
}

/** A page as an answer links to it; `slug` is that of the search index. */
interface OtherPage {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly markdownUrl: string;
}

/** Name of a page that answers link to. */
export type PageName = 'pricing' | 'features' | 'platforms' | 'guides' | 'comparisons' | 'contact' | 'about' | 'developers' | 'llms';
