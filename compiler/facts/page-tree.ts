import { fromHtml } from 'hast-util-from-html';
import { readHtml } from '../html/html.ts';
import type { Root, RootContent } from '../markdown/hast.ts';
import type { Page } from '../pages/page.ts';
import { readPath } from '../pages/source.ts';
import type { Place } from '../problems/problem.ts';

/**
 * Reads a page a second time, into the tree that browsers build (HTML standard, section 13.2.6), whole and with positions: what selectors,
 * tables, cards and microdata are read from. Only the few pages that hold such facts are read so; nothing keeps the tree of a page.
 */
export const readMarkup = (page: Page, folder: string): Root => {
  const source = readHtml(readPath(page, folder));
  // A page that cannot be read any more has been read before: it changed while it was compiled, and has nothing to say.
  return 'text' in source ? (fromHtml(source.text, { verbose: false }) as Root) : { type: 'root', children: [] };
};

/** Where a node begins in its page, in UTF-16 code units; 0 for what the parser added itself. */
export const offsetOf = (node: RootContent | Root): number => node.position?.start.offset ?? 0;

/** Place of a node of a page; `note` says what was looked at. */
export const placeOfNode = (page: Page, node: RootContent, note: string): Place => {
  const end = node.position?.end.offset;
  return { file: page.source, offset: offsetOf(node), ...(end !== undefined && { end }), note };
};
