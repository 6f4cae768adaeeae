import { dateOf } from '../base/dates.ts';
import { text, type JsonLdNode } from './read.ts';

/** The date that the articles of a page's JSON-LD give; null when none does. */
export const dateFrom = (nodes: readonly JsonLdNode[], property: string): string | null => {
  const found = nodes.find(
    (node) => node.types.some((type) => /Article$|Posting$|^HowTo$|^WebPage$/.test(type)) && dateOf(text(node, property)),
  );
  return found ? dateOf(text(found, property)) : null;
};
