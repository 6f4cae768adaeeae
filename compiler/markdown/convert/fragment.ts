import type { Root } from '../hast.ts';
import { prune } from '../prune/prune.ts';
import { collapseWhitespace } from '../whitespace.ts';
import { toMarkdownTree } from './convert.ts';
import type { AddressBase } from './links.ts';
import { print } from './print.ts';
import { rewrite } from './rewrite.ts';

/** Where a part of a page stands: the path of the page, and what its addresses are worked out against. */
export interface FragmentPlace {
  readonly path: string;
  readonly addresses: AddressBase;
}

/** The markdown of a part of a page, which stays as it is; empty when it has no content. */
export const fragmentMarkdown = (part: Root, { path, addresses }: FragmentPlace): string => {
  const { root } = prune(structuredClone(part), path);
  rewrite(root, addresses);
  collapseWhitespace(root);
  return print(toMarkdownTree(root)).trim();
};
