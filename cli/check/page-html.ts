import { Parser } from 'htmlparser2';
import { readHead, type Head } from '../../compiler/markdown/head.ts';
import { onceEach } from '../../compiler/once-each.ts';
import { headSummary, type HeadSummary } from '../../compiler/pages/head-summary.ts';
import type { Answer } from './context.ts';

/** A page, as far as checks look into it. */
export interface PageHtml extends HeadSummary {
  readonly title: string;
  readonly head: Readonly<Head>;
  /** Whether `dir` stands on the root element. */
  readonly hasDirection: boolean;
  /** Addresses of the page as markdown, as its head names them. */
  readonly twins: readonly string[];
  /** Texts of its JSON-LD scripts. */
  readonly jsonld: readonly string[];
  /** Texts of its main headings (h1), and of all headings inside of its main element. */
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Targets of links, and addresses of scripts, style sheets and images. */
  readonly links: readonly string[];
  readonly assets: readonly string[];
  /** Text that is shown, and how many words it has. */
  readonly words: number;
}

/** Reads a page once. */
export const pageHtml = onceEach((answer: Answer): PageHtml => new PageReader().read(answer.text()));

const TEXTLESS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'head']);
const CONTENT = new Set(['main', 'article']);
const HEADING = /^h[1-6]$/;

const isJsonLd = (name: string, { type }: Readonly<Record<string, string>>): boolean =>
  name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';

class PageReader {
  readonly #head: Head = { title: '', noindex: false, refresh: false, alternates: [] };
  readonly #found = {
    twins: [] as string[],
    jsonld: [] as string[],
    titles: [] as string[],
    headings: [] as string[],
    links: [] as string[],
    assets: [] as string[],
  };
  #words = 0;
  #script: string | null = null;
  #heading: string | null = null;
  #skipped = 0;
  #main = 0;
  #vectors = 0;
  #inTitle = false;

  read(html: string): PageHtml {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => this.#text(text),
        onclosetag: (name) => this.#close(name),
      },
      { decodeEntities: true },
    );
    parser.end(html);
    const head = this.#head;
    const title = head.title.replace(/\s+/g, ' ').trim();
    return { ...headSummary(head), head, title, hasDirection: head.dir !== undefined, ...this.#found, words: this.#words };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    readHead(this.#head, name, attributes);
    if (TEXTLESS.has(name)) this.#skipped++;
    if (name === 'svg') this.#vectors++;
    // Drawings have titles of their own.
    if (name === 'title' && this.#head.title === '' && this.#vectors === 0) this.#inTitle = true;
    if (CONTENT.has(name)) this.#main++;
    if (isJsonLd(name, attributes)) this.#script = '';
    if (HEADING.test(name)) this.#heading = '';
    if (name === 'link') this.#link(attributes);
    else this.#address(name, attributes);
  }

  #address(name: string, { href, src }: Readonly<Record<string, string>>): void {
    if (name === 'a' && href !== undefined) this.#found.links.push(href);
    if (src && (name === 'img' || name === 'script')) this.#found.assets.push(src);
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
    if (this.#skipped > 0) return;
    this.#words += text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (this.#heading !== null) this.#heading += text;
  }

  #close(name: string): void {
    if (TEXTLESS.has(name)) this.#skipped--;
    if (name === 'svg') this.#vectors--;
    if (name === 'title') this.#inTitle = false;
    if (CONTENT.has(name)) this.#main--;
    if (name === 'script' && this.#script !== null) {
      this.#found.jsonld.push(this.#script);
      this.#script = null;
    }
    if (HEADING.test(name) && this.#heading !== null) this.#endHeading(name, this.#heading.replace(/\s+/g, ' ').trim());
  }

  #endHeading(name: string, text: string): void {
    this.#heading = null;
    if (text === '') return;
    if (name === 'h1') this.#found.titles.push(text);
    if (this.#main > 0) this.#found.headings.push(text);
  }
}
