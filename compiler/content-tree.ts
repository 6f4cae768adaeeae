import type { Heading as MarkdownHeading, Root as MarkdownRoot } from 'mdast';
import { print, toMarkdownTree } from './markdown/convert.ts';
import { elements, lineOf, type Root } from './markdown/hast.ts';
import type { ParsedPage } from './markdown/parse.ts';
import { prune } from './markdown/prune.ts';
import { rewrite } from './markdown/rewrite.ts';
import { gridsOf, type Grid } from './markdown/tables.ts';
import { collapseWhitespace } from './markdown/whitespace.ts';
import type { ProblemList } from './problem.ts';
import { output } from './problems/output.ts';
import { slugify } from './slug.ts';

/** A heading of a page's content. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** Where a page stands. */
export interface PageAddress {
  readonly path: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  /** Path of its file, for problems. */
  readonly source: string;
  /** Public address of the site. */
  readonly base: string;
}

/** The content of a page, without its chrome. */
export interface ContentTree {
  /** The title that the page shows: its only h1, else its `<title>`. */
  readonly title: string;
  /** Markdown that begins with the title as its h1. */
  readonly markdown: string;
  readonly headings: readonly Heading[];
  readonly tables: readonly Grid[];
  readonly words: number;
}

/** Takes a page's content out of its tree and converts it; what was left unread on the way is reported. */
export const readContentTree = (parsed: ParsedPage, address: PageAddress, problems: ProblemList): ContentTree => {
  const { path, url, source, base } = address;
  const content = prune(parsed.root, path);
  const notices = rewrite(content.root, {
    base: resolved(parsed.head.base, url) ?? url,
    page: url,
    origins: [base, originOf(parsed.head.canonical, url) ?? base],
  });
  const [row] = notices.unnamedIcons;
  if (row !== undefined) problems.add(output.iconUnnamed, { count: notices.unnamedIcons.length, row }, { file: source });
  const isEmpty = content.words < 30 && content.bodyWords > 2 * content.words + 30;
  if (isEmpty) problems.add(output.twinEmpty, { words: content.words, body: content.bodyWords }, { file: source });
  collapseWhitespace(content.root);
  const headings = headingsOf(content.root);
  const tables = gridsOf(content.root);
  const titles = headings.filter(({ level }) => level === 1);
  const [only] = titles.length === 1 ? titles : [];
  const title = only?.text ?? (parsed.head.title || titles[0]?.text || path);
  return { title, markdown: print(withTitle(toMarkdownTree(content.root), only ? null : title)), headings, tables, words: content.words };
};

const resolved = (address: string | undefined, url: string): string | null =>
  address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : null;

const originOf = (address: string | undefined, url: string): string | null => {
  const absolute = resolved(address, url);
  return absolute === null ? null : new URL(absolute).origin;
};

/** A document starts with its title: the only h1 moves up, before a date or kicker; without one the given title is put there. */
const withTitle = (tree: MarkdownRoot, title: string | null): MarkdownRoot => {
  const index = title === null ? tree.children.findIndex((child) => child.type === 'heading' && child.depth === 1) : -1;
  const [heading] = index < 0 ? [] : tree.children.splice(index, 1);
  const first: MarkdownHeading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title ?? '' }] };
  return { ...tree, children: [heading ?? first, ...tree.children] };
};

const headingsOf = (root: Root): readonly Heading[] => {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  for (const element of elements(root)) {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    const line = lineOf(element).normalize('NFC');
    if (level === undefined || line === '') continue;
    const wanted = String(element.properties.id ?? '') || slugify(line) || 'section';
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    headings.push({ level: Number(level), id, text: line });
  }
  return headings;
};
