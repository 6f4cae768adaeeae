import type { Root as MarkdownRoot } from 'mdast';
import { reportContent, reportIcons } from './content-report.ts';
import { headingsOf, lineOfNode, type Heading } from './headings.ts';
import { auditTwin, takeStock, type Loss } from './markdown/audit.ts';
import { dropChrome, type ChromeContext, type Dropped } from './markdown/chrome/drop.ts';
import { toMarkdownTree } from './markdown/convert.ts';
import { elements, lineOf, type Element, type Root } from './markdown/hast.ts';
import type { AddressBase } from './markdown/links.ts';
import type { ParsedPage } from './markdown/parse.ts';
import { print } from './markdown/print.ts';
import { prune, type Content } from './markdown/prune.ts';
import { rewrite } from './markdown/rewrite.ts';
import { simplify } from './markdown/simplify.ts';
import { gridsOf, type Grid } from './markdown/tables.ts';
import { collapseWhitespace } from './markdown/whitespace.ts';
import { contentNote, type ContentNote } from './page-notes.ts';
import type { Place, ProblemList } from './problem.ts';
import { output } from './problems/output.ts';
import { groupsOf } from './site-chrome.ts';

/** Where a page stands. */
export interface PageAddress {
  readonly path: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  /** Path of its file, for problems. */
  readonly source: string;
  /** Public address of the site. */
  readonly base: string;
  /** Title that the content source gives, for a page that shows none. */
  readonly named?: string | null;
  /** What repeats across the site, and whether amounts of money on the page are facts. */
  readonly chrome?: Pick<ChromeContext, 'model' | 'isPriced'>;
  /** Its content, where that was taken out of the tree before; it is changed. */
  readonly content?: Content;
}

/** The content of a page, without its chrome. */
export interface ContentTree {
  /** The title that the page shows: its only h1, else the one that its `<title>` begins with, else its `<title>`, else the one of its content source; its path when it has none. */
  readonly title: string;
  /** Markdown that begins with the title as its h1. */
  readonly markdown: string;
  readonly headings: readonly Heading[];
  /** Its tables as grids of texts; worked out when asked for, as few pages are. */
  tables(): readonly Grid[];
  readonly words: number;
  /** What was left out because it repeats across the site. */
  readonly dropped: readonly Dropped[];
  /** How its content was chosen. */
  readonly note: ContentNote;
}

/** Takes a page's content out of its tree and converts it; what was left unread on the way is reported. */
export const readContentTree = (parsed: Pick<ParsedPage, 'root' | 'head'>, address: PageAddress, problems: ProblemList): ContentTree => {
  const content = address.content ?? prune(parsed.root, address.path);
  const note = contentNote(content);
  reportContent(content, { file: address.source }, problems);
  const { path, chrome } = address;
  const addresses = addressesOf(parsed, address);
  const where = { groups: groupsOf(parsed.head, path), base: addresses.base, isMain: content.isMain };
  const dropped = chrome ? dropChrome(content.root, { ...chrome, ...where }) : [];
  const { unnamedIcons, words: written } = rewrite(content.root, addresses);
  reportIcons(unnamedIcons, { file: address.source }, problems);
  reportLosses(content, { file: address.source }, problems);
  collapseWhitespace(content.root);
  const titles = titlesOf(content.root);
  const title = titleOf(titles, parsed.head.title) ?? [parsed.head.title, ...titles, address.named].find(Boolean) ?? address.path;
  const stock = takeStock(content.root);
  const converted = toMarkdownTree(content.root);
  reportLoss(auditTwin(written, stock, converted), address, problems);
  const tree = withTitle(converted, title, titles.includes(title));
  return {
    title,
    markdown: print(tree),
    headings: headingsOf(tree),
    tables: () => gridsOf(content.root),
    words: Math.max(0, content.words - dropped.reduce((sum, { words }) => sum + words, 0)),
    dropped,
    note,
  };
};

const addressesOf = ({ head }: Pick<ParsedPage, 'head'>, { url, base }: PageAddress): AddressBase => ({
  base: resolved(head.base, url) ?? url,
  page: url,
  origins: [base, originOf(head.canonical, url) ?? base],
});

/** Words below which a page's content is suspiciously little. */
const FEW_WORDS = 30;

const reportLosses = ({ words, bodyWords }: Content, place: Place, problems: ProblemList): void => {
  if (words < FEW_WORDS && bodyWords > 2 * words + FEW_WORDS) problems.add(output.twinEmpty, { words, body: bodyWords }, place);
};

/** Share of the words of a page, and number of words, above which its twin is not what the page says. */
const LOST_SHARE = 0.01;
const LOST_WORDS = 3;

const reportLoss = ({ words, missing }: Loss, { source }: PageAddress, problems: ProblemList): void => {
  const isLost = words !== null && words.lost > Math.max(LOST_WORDS, LOST_SHARE * words.all);
  if (!isLost && missing.length === 0) return;
  const lost = isLost ? [`${words.lost} of ${words.all} words, first in "${words.block.slice(0, 80)}"`] : [];
  const what = [...lost, ...missing].join(', ');
  problems.add(output.twinLossy, { what }, { file: source });
};

const resolved = (address: string | undefined, url: string): string | null =>
  address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : null;

const originOf = (address: string | undefined, url: string): string | null => {
  const absolute = resolved(address, url);
  return absolute === null ? null : new URL(absolute).origin;
};

/** The h1 of a page: its only one, else the longest that its `<title>` begins with, as in "Prices | Acme". */
const titleOf = (titles: readonly string[], headTitle: string): string | undefined => {
  if (titles.length < 2) return titles[0];
  const head = headTitle.normalize('NFC');
  return titles.filter((title) => head.startsWith(title)).toSorted((a, b) => b.length - a.length)[0];
};

/** The texts of the h1 elements. */
const titlesOf = (root: Root): readonly string[] =>
  [...elements(root)]
    .flatMap((element) => (element.tagName === 'h1' ? [lineOf(element).normalize('NFC')] : []))
    .filter((text) => text !== '');

/** A document starts with its title: the h1 that says it moves up, before a date or kicker; a page that does not show it gets one. */
const withTitle = (tree: MarkdownRoot, title: string, isShown: boolean): MarkdownRoot => {
  const shown = isShown ? tree.children.filter((child) => child.type === 'heading' && child.depth === 1) : [];
  const index = tree.children.findIndex((child) => child === (shown.find((each) => lineOfNode(each) === title) ?? shown[0]));
  const first = index < 0 ? headingOf(title) : tree.children.splice(index, 1);
  return { ...tree, children: [...first, ...tree.children] };
};

/** A title as the heading that a page with it would have. */
const headingOf = (title: string): MarkdownRoot['children'] => {
  const heading: Element = { type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: title }] };
  const root: Root = { type: 'root', children: [heading] };
  simplify(root);
  return toMarkdownTree(root).children;
};
