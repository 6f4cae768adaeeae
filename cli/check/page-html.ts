import { oneLine } from '../../compiler/base/one-line.ts';
import { onceEach } from '../../compiler/base/memoise.ts';
import { readElements } from '../../compiler/html/elements.ts';
import { MAXIMUM_PAGE_BYTES } from '../../compiler/html/html.ts';
import type { Head } from '../../compiler/html/types.ts';
import { isScriptless } from '../../compiler/markdown/frames.ts';
import { elements, isHeading, lineOf, type Element, type Parent } from '../../compiler/markdown/hast.ts';
import { readHead } from '../../compiler/markdown/head.ts';
import { checkLimits, MAXIMUM_DEPTH, PageLimitError } from '../../compiler/markdown/page-limits.ts';
import { parsePage } from '../../compiler/markdown/parse.ts';
import { emptyWordsOf, isInserted } from '../../compiler/markdown/script-written.ts';
import { prune } from '../../compiler/markdown/prune/prune.ts';
import { countWordsOf } from '../../compiler/markdown/words.ts';
import { headSummary, type HeadSummary } from '../../compiler/pages/head-summary.ts';
import type { Answer } from './check.ts';

/** Content of the body of a page. */
interface PageContent {
  /** Texts of its main headings (h1), and of all headings in its main element, without those of menus and hidden elements. */
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Targets of its links. */
  readonly links: readonly string[];
  /** Number of visible words, with and without scripts, excluding what sitec writes for agents; Infinity where that is not known. */
  readonly words: number;
  /** True when scripts write the content, and when there is none. */
  readonly isEmpty: boolean;
}

/** A page that is larger than the limit is not empty; its content is not known. */
const UNREAD: PageContent = { titles: [], headings: [], links: [], words: Infinity, isEmpty: false };

/** Reads the body of a page from the tree that browsers build. Headings come from the same content as a markdown version. */
const readContent = (html: string): PageContent => {
  try {
    const page = parsePage(html);
    const { root } = page;
    const isWritten = emptyWordsOf(page) !== null;
    removePictures(root);
    const links = elements(root).flatMap(({ tagName, properties: { href } }) =>
      tagName === 'a' && typeof href === 'string' ? [href] : [],
    );
    const isApart = (each: Element): boolean => isScriptless(each) || isInserted(each);
    const words = countWordsOf(root) - elements(root).reduce((sum, each) => sum + (isApart(each) ? countWordsOf(each) : 0), 0);
    const content = prune(root, '/');
    const found = { titles: [], headings: [] };
    collect(content.root, content.main !== null, found);
    return { ...found, links, words, isEmpty: isWritten || words === 0 };
  } catch (error) {
    if (error instanceof PageLimitError) return UNREAD;
    throw error;
  }
};

/** Words inside of images only label them. */
const removePictures = (parent: Parent): void => {
  parent.children = parent.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg') as typeof parent.children;
  for (const child of parent.children) if (child.type === 'element') removePictures(child);
};

const CONTENT = new Set(['main', 'article']);

type Found = Record<'titles' | 'headings', string[]>;

const collect = (parent: Parent, isMain: boolean, found: Found): void => {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    take(child, isMain, found);
    collect(child, isMain || CONTENT.has(child.tagName), found);
  }
};

const take = (element: Element, isMain: boolean, { titles, headings }: Found): void => {
  const { tagName } = element;
  const text = isHeading(element) ? lineOf(element) : '';
  if (text !== '' && tagName === 'h1') titles.push(text);
  if (text !== '' && isMain) headings.push(text);
};

/** The parts of a page that checks use. */
export interface PageHtml extends HeadSummary, PageContent {
  readonly title: string;
  readonly head: Readonly<Head>;
  /** Whether the root element has `dir`. */
  readonly hasDirection: boolean;
  /** Addresses of the markdown version in the head. */
  readonly twins: readonly string[];
  /** Texts of its JSON-LD scripts. */
  readonly jsonld: readonly string[];
  /** Addresses of scripts, and of scripts, style sheets and images. */
  readonly scripts: readonly string[];
  readonly assets: readonly string[];
}

/** Reads a page once. */
export const pageHtml = onceEach((answer: Answer): PageHtml => {
  const html = answer.text();
  return { ...new TagReader().read(html), ...(answer.bytes.length > MAXIMUM_PAGE_BYTES ? UNREAD : readContent(html)) };
});

const isJsonLd = (name: string, { type }: Readonly<Record<string, string>>): boolean =>
  name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';

/** Reads facts from single tags, anywhere in the page. Text content comes from the tree of the page. */
class TagReader {
  readonly #head: Head = { title: '', noindex: false, refresh: false, alternates: [] };
  readonly #found = { twins: [] as string[], jsonld: [] as string[], scripts: [] as string[], assets: [] as string[] };
  #script: string | null = null;
  #elements = 0;
  #depth = 0;
  #vectors = 0;
  #inTitle = false;

  read(html: string): Omit<PageHtml, keyof PageContent> {
    try {
      readElements(html, {
        opened: (name, attributes) => this.#open(name, attributes),
        text: (text) => this.#text(text),
        closed: (name) => this.#close(name),
      });
    } catch (error) {
      // Facts up to the limit are kept; the content is not read either.
      if (!(error instanceof PageLimitError)) throw error;
    }
    const head = this.#head;
    const title = oneLine(head.title);
    return { ...headSummary(head), head, title, hasDirection: head.dir !== undefined, ...this.#found };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    // The time of the parser grows faster than the depth of a page.
    checkLimits(++this.#elements, ++this.#depth, MAXIMUM_DEPTH);
    readHead(this.#head, name, attributes);
    if (name === 'svg') this.#vectors++;
    // A title inside of an SVG image is not the title of the page.
    if (name === 'title' && this.#head.title === '' && this.#vectors === 0) this.#inTitle = true;
    if (isJsonLd(name, attributes)) this.#script = '';
    if (name === 'link') this.#link(attributes);
    if (attributes.src) this.#source(name, attributes.src);
  }

  #source(name: string, src: string): void {
    if (name === 'script') this.#found.scripts.push(src);
    if (name === 'script' || name === 'img') this.#found.assets.push(src);
  }

  #link({ href, rel = '', type }: Readonly<Record<string, string>>): void {
    if (!href) return;
    const relations = rel.toLowerCase().split(/\s+/);
    if (relations.includes('stylesheet')) this.#found.assets.push(href);
    if (relations.includes('alternate') && type?.toLowerCase().startsWith('text/markdown')) this.#found.twins.push(href);
  }

  #text(text: string): void {
    if (this.#inTitle) this.#head.title += text;
    if (this.#script !== null) this.#script += text;
  }

  #close(name: string): void {
    this.#depth--;
    if (name === 'svg') this.#vectors--;
    if (name === 'title') this.#inTitle = false;
    if (name !== 'script' || this.#script === null) return;
    this.#found.jsonld.push(this.#script);
    this.#script = null;
  }
}
