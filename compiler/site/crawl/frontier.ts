import { compare } from '../../problems/problem.ts';
import type { ReferenceKind } from './references.ts';

/** An address that something refers to. */
export interface Found {
  readonly url: URL;
  readonly kind: ReferenceKind;
  /**
   * Address of the referring page or file: of those at the same distance from the start, the first by code units. Null when the address is
   * only tried.
   */
  readonly from: string | null;
}

/**
 * The addresses that were found but not requested yet. They are taken in waves: all addresses at the same distance from the start, in code
 * unit order. So the result does not depend on the order of responses or on the concurrency.
 */
export class Frontier {
  readonly #seen = new Map<string, ReferenceKind>();
  #wave = new Map<string, Found>();

  /** Adds an address unless it was requested. Only the path counts, not the query. */
  add(found: Found): void {
    const { pathname } = found.url;
    const seen = this.#seen.get(pathname);
    // A file that a page loads may also be linked as a page, so it can be added again with that kind.
    if (seen === 'page' || seen === found.kind) return;
    const other = this.#wave.get(pathname);
    if (!other || order(found, other) < 0) this.#wave.set(pathname, found);
  }

  /** True when an address is known. */
  has({ pathname }: URL): boolean {
    return this.#seen.has(pathname) || this.#wave.has(pathname);
  }

  /** Number of known addresses. */
  get size(): number {
    return this.#seen.size + this.#wave.size;
  }

  /** Takes the addresses that were added since the last call. */
  take(): readonly Found[] {
    const wave = [...this.#wave.values()].sort((a, b) => compare(a.url.pathname, b.url.pathname));
    for (const { url, kind } of wave) this.#seen.set(url.pathname, kind);
    this.#wave = new Map();
    return wave;
  }
}

/** Pages before files, then by referring address. Addresses that are only tried come last. */
const order = (a: Found, b: Found): number =>
  compare(b.kind, a.kind) || compare(a.from ?? LAST, b.from ?? LAST) || compare(a.url.href, b.url.href);

const LAST = '\uffff';
