import { fromHtml } from 'hast-util-from-html';
import { readHtml } from '../html/html.ts';
import type { Root, RootContent } from '../markdown/hast.ts';
import type { Page } from '../pages/page.ts';
import { readPath } from '../pages/source.ts';
import type { Place } from '../problems/problem.ts';

/** The source text of a page, read again. Empty for a page that changed during the build, because it was read before. */
export const readText = (page: Page, folder: string): string => {
  const source = readHtml(readPath(page, folder));
  return 'text' in source ? source.text : '';
};

/**
 * Parses a page again with parse5, to the complete tree that browsers build (HTML standard, section 13.2.6), with positions. Selectors,
 * tables, cards and microdata are read from it. Only the few pages with such facts are parsed again, and their trees are not cached.
 */
export const readMarkup = (page: Page, folder: string): Root => fromHtml(readText(page, folder), { verbose: false }) as Root;

/** Offset of a node in its page, in UTF-16 code units. 0 for nodes that the parser added. */
export const offsetOf = (node: RootContent | Root): number => node.position?.start.offset ?? 0;

/** Position of a node of a page. `note` says what was read. */
export const placeOfNode = (page: Page, node: RootContent, note: string): Place => {
  const end = node.position?.end.offset;
  return { file: page.source, offset: offsetOf(node), ...(end !== undefined && { end }), note };
};
