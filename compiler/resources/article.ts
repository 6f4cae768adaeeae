import type { Kind } from '../kinds.ts';
import type { Page } from '../page.ts';
import { itemPath } from '../paths.ts';
import { markdownUrl } from './pages.ts';

/** Characters of a token, roughly: scripts other than Latin need more tokens for the same text. */
const tokenLength = (language: string): number => (/^(ar|fa|ur|he)(?!-Latn)/i.test(language) ? 3.2 : 4);

/** Rough number of tokens of a text. */
export const approximateTokens = (characters: number, language: string): number => Math.ceil(characters / tokenLength(language));

/** What guides and comparisons have in common, read from their page. */
export const articleOf = (page: Page, kind: Kind, language: string, base: string) => ({
  slug: page.kind?.slug ?? '',
  title: page.title,
  description: page.description,
  language,
  direction: page.direction,
  words: page.words,
  approxTokens: approximateTokens(page.characters, language),
  url: page.url,
  markdownUrl: markdownUrl(page, base),
  jsonUrl: base + itemPath(kind, encodeURIComponent(page.kind?.slug ?? '')),
  published: page.published,
  updated: page.updated,
});
