import type { Kind } from '../../config/kinds.ts';
import type { Page } from '../../pages/page.ts';
import { itemPath } from '../../paths.ts';
import { markdownUrl } from './pages.ts';

/** Common properties of guides and comparisons, read from their page. */
export const articleOf = (page: Page, kind: Kind, language: string, base: string) => ({
  slug: page.kind?.slug ?? '',
  title: page.title,
  description: page.description,
  language,
  direction: page.direction,
  words: page.words,
  approxTokens: page.tokens,
  url: page.url,
  markdownUrl: markdownUrl(page, base),
  jsonUrl: base + itemPath(kind, encodeURIComponent(page.kind?.slug ?? '')),
  published: page.published,
  updated: page.updated,
});
