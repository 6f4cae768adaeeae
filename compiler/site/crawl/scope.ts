import { matchesGlob } from '../../config/kinds.ts';
import type { CrawlSource } from '../../config/sections/input.ts';
import { isNamedPath, paths } from '../../paths.ts';
import { Frontier } from './frontier.ts';
import { CrawlNotes } from './notes.ts';
import { OwnOrigins } from './own-origins.ts';
import type { ReferenceKind } from './references.ts';

/** Which of the addresses that a site names are read. */
export class Scope {
  readonly frontier = new Frontier();
  readonly notes = new CrawlNotes();
  readonly origins: OwnOrigins;
  readonly #source: CrawlSource;
  /** Links from the first page to the pages that are being read. */
  depth = 0;

  constructor(source: CrawlSource) {
    this.#source = source;
    this.origins = new OwnOrigins(new URL(source.url).origin);
  }

  /** Addresses that are known by now. */
  get size(): number {
    return this.frontier.size + this.notes.deep;
  }

  /** Takes an address as something writes it; `from` is the address of that. */
  add(href: string, kind: ReferenceKind, base: string, from: string | null): void {
    const url = this.origins.resolve(href, base);
    if (url === null || isWrittenAnew(url)) return;
    if (kind === 'page') this.#addPage(url, from);
    else this.frontier.add({ url, kind, from });
  }

  /** A page is asked without its query: a folder of files has one answer at one path. */
  #addPage(url: URL, from: string | null): void {
    const plain = new URL(url.pathname, url);
    if (!this.#isWanted(plain)) return;
    if (this.depth < this.#source.maxDepth) this.frontier.add({ url: plain, kind: 'page', from });
    else if (!this.frontier.has(plain)) this.notes.addDeep(plain);
    if (this.frontier.has(plain)) this.notes.addQuery(url);
  }

  #isWanted({ pathname }: URL): boolean {
    const { include, exclude } = this.#source;
    const path = decoded(pathname);
    const fits = (glob: string): boolean => matchesGlob(glob, path);
    return include.some(fits) && !exclude.some(fits);
  }
}

/** A site that sitec built names what sitec writes. A page for developers may be one of the site. */
const isWrittenAnew = ({ pathname }: URL): boolean => isNamedPath(pathname) && pathname !== paths.developers;

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path; // Not encoded as it should be: globs see it as it stands.
  }
};
