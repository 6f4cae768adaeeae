/** What a front page shows around its content, which no markdown version has: opening hours, an address, a registration number. */
import { decodedText } from '../html/encoding.ts';
import { fragmentOf } from '../markdown/convert/fragment.ts';
import { elements, isNamed, type Root } from '../markdown/hast.ts';
import { PageLimitError } from '../markdown/page-limits.ts';
import { parsePage } from '../markdown/parse.ts';
import type { Page } from '../pages/page.ts';
import { shapesOf } from '../words/shapes.ts';
import { blocksOf, type Block } from './markdown-blocks.ts';

const YEAR_OF_COPYRIGHT = /^©[\d\s–—-]*$/;

/** The headings, rows and lines around the content of a page, without links. */
export const frameOf = (page: Page, base: string): readonly Block[] => {
  const root = treeOf(page);
  for (const element of elements(root)) {
    const { role, 'data-pagefind-body': _body, ...properties } = element.properties;
    if (isNamed(element, 'main', 'footer') || role === 'contentinfo' || role === 'main') element.tagName = 'div';
    element.properties = role === 'contentinfo' || role === 'main' ? properties : { ...properties, ...(role && { role }) };
  }
  const { markdown } = fragmentOf(root, { path: page.path, addresses: { base: page.url, page: page.url, origins: [base] } });
  const content = new Set([...blocksOf(page.markdown())].map(wordsOf));
  return [...blocksOf(markdown)].flatMap((block): readonly Block[] => {
    if (content.has(wordsOf(block)) || YEAR_OF_COPYRIGHT.test(wordsOf(block))) return [];
    if (block.kind !== 'line' || !block.isLink) return [block];
    // Generators link whole lists of opening hours.
    return shapesOf(block.text).length > 0 ? [{ ...block, isLink: false }] : [];
  });
};

/** A page that is nested too deeply has no frame. */
const treeOf = (page: Page): Root => {
  try {
    return parsePage(decodedText(page.html().bytes)).root;
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error;
    return { type: 'root', children: [] };
  }
};

const wordsOf = (block: Block): string => (block.kind === 'row' ? block.cells.join(' ') : block.text);
