import type { Root } from '../hast.ts';
import { prune } from '../prune/prune.ts';
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

/** Converts a part of a page to markdown without changing it. Empty when it has no content. */
export const fragmentMarkdown = (part: Root, { path, addresses }: FragmentPlace): string => {
  const { root } = prune(structuredClone(part), path);
  rewrite(root, addresses);
  collapseWhitespace(root);
  return print(toMarkdownTree(root)).trim();
};
