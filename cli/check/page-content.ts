import { lineOf, type Element, type Parent } from '../../compiler/markdown/hast.ts';
import { PageLimitError } from '../../compiler/markdown/page-limits.ts';
import { parsePage } from '../../compiler/markdown/parse.ts';
import { countWordsOf } from '../../compiler/markdown/words.ts';

/** What stands in the body of a page. */
export interface PageContent {
  /** Texts of its main headings (h1), and of all headings inside of its main element. */
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Targets of its links. */
  readonly links: readonly string[];
  /** How many words it shows; Infinity where that is not known. */
  readonly words: number;
}

/** A page of which more is there than is read is not empty; what it holds is not known. */
export const UNREAD: PageContent = { titles: [], headings: [], links: [], words: Infinity };

/** Reads the body of a page as browsers build it, whichever tags it leaves out. */
export const readContent = (html: string): PageContent => {
  try {
    const { root } = parsePage(html);
    removePictures(root);
    const found = { titles: [], headings: [], links: [] };
    collect(root, false, found);
    return { ...found, words: countWordsOf(root) };
  } catch (error) {
    if (error instanceof PageLimitError) return UNREAD;
    throw error;
  }
};

/** Words in drawings name what is drawn. */
const removePictures = (parent: Parent): void => {
  parent.children = parent.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg') as typeof parent.children;
  for (const child of parent.children) if (child.type === 'element') removePictures(child);
};

const CONTENT = new Set(['main', 'article']);
const HEADING = /^h[1-6]$/;

type Found = Record<'titles' | 'headings' | 'links', string[]>;

const collect = (parent: Parent, isMain: boolean, found: Found): void => {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    take(child, isMain, found);
    collect(child, isMain || CONTENT.has(child.tagName), found);
  }
};

const take = (element: Element, isMain: boolean, { titles, headings, links }: Found): void => {
  const { tagName, properties } = element;
  if (tagName === 'a' && typeof properties.href === 'string') links.push(properties.href);
  const text = HEADING.test(tagName) ? lineOf(element) : '';
  if (text !== '' && tagName === 'h1') titles.push(text);
  if (text !== '' && isMain) headings.push(text);
};
