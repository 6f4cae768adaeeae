import type { Root as MarkdownRoot } from 'mdast';
import type { Head } from '../html/types.ts';
import { dropChrome, type ChromeContext, type Dropped } from '../markdown/chrome/drop.ts';
import { auditTwin } from '../markdown/convert/audit.ts';
import { toMarkdownTree } from '../markdown/convert/convert.ts';
import { countParts, countTitles } from '../markdown/convert/inventory.ts';
import type { AddressBase } from '../markdown/convert/links.ts';
import { print } from '../markdown/convert/print.ts';
import { rewrite } from '../markdown/convert/rewrite.ts';
import { simplify } from '../markdown/convert/simplify.ts';
import { gridsOf, type Grid } from '../markdown/convert/tables.ts';
import { elements, lineOf, type Element, type Parent, type Root } from '../markdown/hast.ts';
import { leakOf } from '../markdown/prune/leak.ts';
import type { Content } from '../markdown/prune/prune.ts';
import { collapseWhitespace } from '../markdown/whitespace.ts';
import { output } from '../problems/output.ts';
import type { Place, ProblemList } from '../problems/problem.ts';
import { reportContent, reportIcons, reportLeak, reportLoss, reportMissed } from './content-report.ts';
import { headingsOf, lineOfNode, type Heading } from './headings.ts';
import { statedLanguage } from './head-summary.ts';
import { missedBy, type Missed } from './missed.ts';
import { baseOf, canonicalOrigin } from './source.ts';

/** The h1 of a page: its only one, else the longest one with which its `<title>` begins, as in "Prices | Acme". */
export const titleOf = (titles: readonly string[], headTitle: string): string | undefined => {
  if (titles.length < 2) return titles[0];
  const head = headTitle.normalize('NFC');
  return titles.filter((title) => head.startsWith(title)).toSorted((a, b) => b.length - a.length)[0];
};

/** The texts of the h1 elements. */
export const titlesOf = (root: Parent): readonly string[] =>
  elements(root)
    .flatMap((element) => (element.tagName === 'h1' ? [lineOf(element).normalize('NFC')] : []))
    .filter((text) => text !== '');

/** A document starts with its title: the h1 moves up, before a date or kicker; a page without it gets one. */
export const withTitle = (tree: MarkdownRoot, title: string, isShown: boolean): MarkdownRoot => {
  const shown = isShown ? tree.children.filter((child) => child.type === 'heading' && child.depth === 1) : [];
  const index = tree.children.findIndex((child) => child === (shown.find((each) => lineOfNode(each) === title) ?? shown[0]));
  const first = index < 0 ? headingOf(title) : tree.children.splice(index, 1);
  return { ...tree, children: [...first, ...tree.children] };
};

const headingOf = (title: string): MarkdownRoot['children'] => {
  const heading: Element = { type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: title }] };
  const root: Root = { type: 'root', children: [heading] };
  simplify(root);
  return toMarkdownTree(root).children;
};

/** The addresses of a page. */
export interface PageAddress {
  readonly path: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  /** Path of its file, for problems. */
  readonly source: string;
  /** Public address of the site. */
  readonly base: string;
  /** Title from the content source, for a page without one. */
  readonly named?: string | null;
  /** Boilerplate of the site, and whether amounts of money on the page are facts. */
  readonly chrome?: Pick<ChromeContext, 'verdictOf' | 'isPriced'>;
}

/** The head of a page, and its content as a tree, which the conversion modifies. */
export interface PageContent {
  readonly head: Head;
  readonly content: Content;
}

/** The content of a page, without boilerplate. */
export interface ContentTree {
  /**
   * The title of the page: its only h1, else the one with which its `<title>` begins, else its `<title>`, else the one of its content
   * source; its path without any.
   */
  readonly title: string;
  /** Markdown that begins with the title as its h1. */
  readonly markdown: string;
  readonly headings: readonly Heading[];
  /** Its tables as grids of texts; computed on demand, because few pages need them. */
  tables(): readonly Grid[];
  readonly words: number;
  /** Texts that were left out as boilerplate. */
  readonly dropped: readonly Dropped[];
  /** Texts that rules removed and that are nowhere else. */
  readonly missed: readonly Missed[];
}

/** Converts the content of a page in place; parts that could not be read are reported. */
export const readContentTree = ({ head, content }: PageContent, address: PageAddress, problems: ProblemList): ContentTree => {
  const { path, chrome, source } = address;
  const place: Place = { file: source };
  reportContent(content, place, problems);
  const addresses = addressesOf(head, address);
  const where = { base: addresses.base, main: content.main };
  const { dropped, saysNothing } = chrome ? dropChrome(content.root, { ...chrome, ...where }) : { dropped: [], saysNothing: false };
  if (saysNothing && !head.noindex && !head.refresh) problems.add(output.nothingOwn, {}, place);
  reportLeak(leakOf(content), place, problems);
  const titled = countTitles(content.root);
  const { unnamedIcons, words: written } = rewrite(content.root, addresses);
  reportIcons(unnamedIcons, place, problems);
  collapseWhitespace(content.root);
  const own = content.main ? titlesOf(content.main) : [];
  const titles = own.length > 0 ? own : titlesOf(content.root);
  const title = titleOf(titles, head.title) ?? [head.title, ...titles, address.named].find(Boolean) ?? path;
  const stock = { ...titled, ...countParts(content.root) };
  const converted = toMarkdownTree(content.root);
  reportLoss(auditTwin(written, stock, converted), place, problems);
  const missed = missedBy(content.leftOut, converted, statedLanguage(head));
  reportMissed(missed, place, problems);
  const tree = withTitle(converted, title, titles.includes(title));
  return {
    title,
    markdown: print(tree),
    headings: headingsOf(tree),
    tables: () => gridsOf(content.root),
    words: Math.max(0, content.words - dropped.reduce((sum, { words }) => sum + words, 0)),
    dropped,
    missed,
  };
};

/** The base for the addresses of a page. */
export const addressesOf = (head: Head, { url, base }: Pick<PageAddress, 'url' | 'base'>): AddressBase => ({
  base: baseOf(head, url),
  page: url,
  origins: [new URL(base).origin, canonicalOrigin(head, url) ?? base],
});
