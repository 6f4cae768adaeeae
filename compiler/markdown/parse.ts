import { oneLine } from '../base/one-line.ts';
import { readElements } from '../html/elements.ts';
import type { DatedArticle } from '../html/dated-article.ts';
import type { Head, Mark, Script } from '../html/types.ts';
import { markDisclosures } from './disclosures/mark.ts';
import { openFrames } from './frames.ts';
import type { Root } from './hast.ts';
import { unfoldLayouts } from './layout-tables.ts';
import { SelectableTree } from './selectable-tree.ts';
import { markSelected, type Selection } from './selections.ts';
import { standardTree } from './standard-tree.ts';
import { TagReader } from './tag-reader.ts';

/** A page, parsed once: the tree of possible content, and everything else that later stages read. */
export interface ParsedPage {
  readonly root: Root;
  readonly head: Head;
  readonly marks: readonly Mark[];
  readonly scripts: readonly Script[];
  /** Types of its microdata and RDFa, as written. */
  readonly itemTypes: readonly string[];
  /** Article data from its elements. Null when they do not declare an article. */
  readonly article: DatedArticle | null;
  /** Number of removed NUL characters. */
  readonly nulCharacters: number;
  /** Number of direction controls and tag characters removed from texts and attributes. */
  readonly deceptiveCharacters: number;
  /** True when it loads a script file or has a module script. */
  readonly loadsScripts: boolean;
  /** The selections of the configuration that matched an element. */
  readonly matched: readonly Selection[];
}

/**
 * Parses HTML in one pass to a pruned hast tree without positions. Pages whose tags browsers repair are parsed again with parse5 for the
 * tree. Their head, marks and scripts stay those of the first pass, because a repair may copy or drop elements. Tables that only arrange
 * the page become boxes. Disclosures and elements that the configuration selects are marked. Throws `PageLimitError` for more than 500
 * nested or 200,000 elements.
 */
export const parsePage = (html: string, selections: readonly Selection[] = []): ParsedPage => parseDocument(html, selections, 0);

const parseDocument = (html: string, selections: readonly Selection[], level: number): ParsedPage => {
  const nulCharacters = html.includes('\0') ? html.split('\0').length - 1 : 0;
  const clean = nulCharacters > 0 ? html.replaceAll('\0', '') : html;
  const written = placesWithNul(html);
  const newTree = (): SelectableTree | undefined => (selections.length > 0 ? new SelectableTree() : undefined);
  let seen = newTree();
  const reader = new TagReader(clean, seen);
  readElements(clean, {
    opened: (name, attributes, offset) => reader.open(name, attributes, written(offset)),
    text: (text, offset) => reader.text(text, written(offset)),
    closed: (name, isImplied) => reader.close(name, isImplied),
  });
  const { tree, head, marks, scripts, itemTypes, articles, loadsScripts, deceptive } = reader;
  head.title = oneLine(head.title);
  const root = tree.repairs === 0 ? tree.root : standardTree(clean, (seen = newTree()));
  if (reader.hasFrames) openFrames(root, (frame) => parseDocument(frame, [], level + 1).root, level);
  if (/<table\b/i.test(clean)) unfoldLayouts(root);
  if (level === 0) markDisclosures(root);
  const matched = seen ? markSelected(seen, selections) : [];
  const counts = { nulCharacters, deceptiveCharacters: deceptive };
  return { root, head, marks, scripts, itemTypes: [...itemTypes], article: articles.article, loadsScripts, ...counts, matched };
};

/** Maps positions in a page without NUL characters to positions in the original page. Positions must be passed in ascending order. */
const placesWithNul = (html: string): ((offset: number) => number) => {
  let removed = 0;
  let next = html.indexOf('\0');
  return (offset) => {
    for (; next >= 0 && next <= offset + removed; next = html.indexOf('\0', next + 1)) removed++;
    return offset + removed;
  };
};
