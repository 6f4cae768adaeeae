/** Links of answers to the pages of a site. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import type { DocumentName } from './cited-text.ts';
import type { AnswerContext, PageName } from './context.ts';

const PAGES: Readonly<Record<PageName, { readonly title: string; readonly document: DocumentName | null }>> = {
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

/** A link to a page of the site; to the document behind it when there is no such page; nothing when there is neither. */
export const linkTo = ({ base, bodies, documents, pages }: AnswerContext, page: PageName): readonly AnswerLink[] => {
  const { title, document } = PAGES[page];
  const path = document === null ? null : documents[document];
  const json = path === null ? null : base + path;
  const body = document === null || document === 'company' ? undefined : bodies[document];
  const url = pages[page] ?? json;
  if (url === null) return [];
  return [{ rel: page, title, url, ...(body?.url === url && { markdown: body.markdownUrl }), ...(json !== null && { json }) }];
};
