/** The offers of small sites, in words. */
import { fromHtml } from 'hast-util-from-html';
import { chooseOffers } from '../../../compiler/offers/choose.ts';
import { offersOf } from '../../../compiler/offers/find.ts';

/** A page of the site of Acme. @default English, no article, a title that names no prices */
export interface Shown {
  readonly path: string;
  readonly html: string;
  readonly language?: string | null;
  readonly title?: string;
  readonly isArticle?: boolean;
}

/** Page and name of each offer that counts, in their order. */
export const chosen = (pages: readonly Shown[], language: string | null): string => {
  const read = pages.map(({ path, html, language: own = 'en', title = '', isArticle = false }) => ({
    path,
    language: own,
    isArticle,
    ...offersOf(fromHtml(html), own, title),
  }));
  return chooseOffers(read, language, new Set(['acme']))
    .map(({ page, offer }) => `${page.path} ${offer.name}`)
    .join(', ');
};
