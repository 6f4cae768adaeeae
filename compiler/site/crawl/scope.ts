import { addressDecoded } from '../../base/percent.ts';
import { matchesGlob } from '../../config/kinds.ts';
import type { CrawlSource } from '../../config/sections/input.ts';
import { isNamedPath, paths } from '../../paths.ts';
import { Frontier } from './frontier.ts';
import { CrawlNotes } from './notes.ts';
import { OwnOrigins } from './own-origins.ts';
import type { ReferenceKind } from './references.ts';

/** Decides which addresses of a site are crawled. */
export class Scope {
  readonly frontier = new Frontier();
  readonly notes = new CrawlNotes();
  readonly origins: OwnOrigins;
  readonly #source: CrawlSource;
  /** Number of links from the first page to the pages of the current wave. */
  depth = 0;

  constructor(source: CrawlSource) {
    this.#source = source;
    this.origins = new OwnOrigins(new URL(source.url).origin);
  }

  /** Number of known addresses. */
  get size(): number {
    return this.frontier.size + this.notes.deep;
  }

  /** Adds an address as written in a document. `from` is the address of that document. */
  add(href: string, kind: ReferenceKind, base: string, from: string | null): void {
    const url = this.origins.resolve(href, base);
    if (url === null || isWrittenAnew(url)) return;
    if (kind === 'page') this.#addPage(url, from);
    else this.frontier.add({ url, kind, from });
  }

  /** A page is requested without its query, because a folder of files has one response per path. */
  #addPage(url: URL, from: string | null): void {
    const plain = new URL(url.pathname, url);
    if (!this.#isWanted(plain)) return;
    if (this.depth < this.#source.maxDepth) this.frontier.add({ url: plain, kind: 'page', from });
    else if (!this.frontier.has(plain)) this.notes.addDeep(plain);
    if (this.frontier.has(plain)) this.notes.addQuery(url);
  }

  #isWanted({ pathname }: URL): boolean {
    const { include, exclude } = this.#source;
    const path = addressDecoded(pathname);
    const fits = (glob: string): boolean => matchesGlob(glob, path);
    return include.some(fits) && !exclude.some(fits);
  }
}

/** The output of sitec has links to files that sitec writes. The page for developers may also be a page of the site. */
const isWrittenAnew = ({ pathname }: URL): boolean => isNamedPath(pathname) && pathname !== paths.developers;
