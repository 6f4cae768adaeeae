import { text, type JsonLdNode } from './jsonld.ts';

/** The date of an ISO 8601 date or time; null for any other text. */
export const dateOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0] ?? null) : null;

/** The date that the articles of a page's JSON-LD give; null when none does. */
export const dateFrom = (nodes: readonly JsonLdNode[], property: string): string | null => {
  const found = nodes.find(
    (node) => node.types.some((type) => /Article$|Posting$|^HowTo$|^WebPage$/.test(type)) && dateOf(text(node, property)),
  );
  return found ? dateOf(text(found, property)) : null;
};
