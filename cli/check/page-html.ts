import { onceEach } from '../../compiler/base/memoise.ts';
import { readElements } from '../../compiler/html/elements.ts';
import { MAXIMUM_PAGE_BYTES } from '../../compiler/html/html.ts';
import type { Head } from '../../compiler/html/types.ts';
import { readHead } from '../../compiler/markdown/head.ts';
import { checkLimits, MAXIMUM_DEPTH, PageLimitError } from '../../compiler/markdown/page-limits.ts';
import { headSummary, type HeadSummary } from '../../compiler/pages/head-summary.ts';
import type { Answer } from './context.ts';
import { readContent, UNREAD, type PageContent } from './page-content.ts';

/** A page, as far as checks look into it. */
export interface PageHtml extends HeadSummary, PageContent {
  readonly title: string;
  readonly head: Readonly<Head>;
  /** Whether `dir` stands on the root element. */
  readonly hasDirection: boolean;
  /** Addresses of the page as markdown, as its head names them. */
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

/** Reads what single tags say, wherever they stand; their content is read from the tree of the page. */
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
      // What it says up to there stands; its content is not read either.
      if (!(error instanceof PageLimitError)) throw error;
    }
    const head = this.#head;
    const title = head.title.replace(/\s+/g, ' ').trim();
    return { ...headSummary(head), head, title, hasDirection: head.dir !== undefined, ...this.#found };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    // The parser takes ever longer for a page that is ever deeper.
    checkLimits(++this.#elements, ++this.#depth, MAXIMUM_DEPTH);
    readHead(this.#head, name, attributes);
    if (name === 'svg') this.#vectors++;
    // Drawings have titles of their own.
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
