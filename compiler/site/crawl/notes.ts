import { crawl } from '../../problems/crawl.ts';
import { someOf, type ProblemList } from '../../problems/problem.ts';
import { pathKey } from '../files.ts';

/** Findings about many addresses that are reported together. */
export class CrawlNotes {
  readonly #forbidden = new Set<string>();
  readonly #deep = new Set<string>();
  readonly #moved = new Map<string, string>();
  /** Queries of each path: the first one, and whether there are others. */
  readonly #queries = new Map<string, { readonly first: string; readonly several: boolean }>();

  /** Adds an address that robots.txt disallows. */
  addForbidden({ pathname }: URL): void {
    this.#forbidden.add(pathname);
  }

  /** Adds a page that is too many links away. */
  addDeep({ pathname }: URL): void {
    this.#deep.add(pathname);
  }

  /**
   * Adds a link to an address that redirects. Redirects that only change the trailing slash are ignored, because hosts do them
   * automatically.
   */
  addMoved(url: URL, last: string): void {
    if (pathKey(url.origin + url.pathname) !== pathKey(last)) this.#moved.set(url.pathname, last.replace(url.origin, ''));
  }

  /** Adds the query of a link to a page, which may be empty. */
  addQuery({ pathname, search }: URL): void {
    const known = this.#queries.get(pathname);
    if (!known) this.#queries.set(pathname, { first: search, several: false });
    else if (known.first !== search && !known.several) this.#queries.set(pathname, { ...known, several: true });
  }

  /** Number of pages that were not requested because they are too many links away. */
  get deep(): number {
    return this.#deep.size;
  }

  /** Reports the findings. `depth` is the number of links that were followed. */
  report({ address, depth }: { readonly address: string; readonly depth: number }, problems: ProblemList): void {
    const place = { file: address };
    const severally = [...this.#queries].filter(([, { several }]) => several).map(([path]) => path);
    const moves = [...this.#moved].map(([from, to]) => `${from} to ${to}`);
    if (this.#deep.size > 0) problems.add(crawl.tooDeep, { depth, ...someOf(this.#deep) }, place);
    if (this.#forbidden.size > 0) problems.add(crawl.forbidden, someOf(this.#forbidden), place);
    if (severally.length > 0) problems.add(crawl.queriesIgnored, someOf(severally), place);
    if (moves.length > 0) problems.add(crawl.moved, someOf(moves), place);
  }
}
