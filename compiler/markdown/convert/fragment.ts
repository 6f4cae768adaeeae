import { elements, lineOf, type Root } from '../hast.ts';
import { prune } from '../prune/prune.ts';
import { isStruck } from '../visibility.ts';
import { collapseWhitespace } from '../whitespace.ts';
import { toMarkdownTree } from './convert.ts';
import type { AddressBase } from './links.ts';
import { print } from './print.ts';
import { rewrite } from './rewrite.ts';

/** Position of a part of a page: the path of the page, and the base of its addresses. */
export interface FragmentPlace {
  readonly path: string;
  readonly addresses: AddressBase;
}

/** The content of a part of a page. */
export interface Fragment {
  /** Empty when it has no content. */
  readonly markdown: string;
  /** Its words on one line; null when plain text cannot say the same: with struck-through words, and without words. */
  readonly text: string | null;
}

/** Converts a part of a page without changing it. */
export const fragmentOf = (part: Root, { path, addresses }: FragmentPlace): Fragment => {
  const { root } = prune(structuredClone(part), path);
  const text = elements(root).some(isStruck) ? null : lineOf(root) || null;
  rewrite(root, addresses);
  collapseWhitespace(root);
  return { markdown: print(toMarkdownTree(root)).trim(), text };
};
