import { compare } from '../../problems/problem.ts';
import type { ReferenceKind } from './references.ts';

/** An address that something refers to. */
export interface Found {
  readonly url: URL;
  readonly kind: ReferenceKind;
  /** Address of what refers to it, the first one by code units of those that are as many links away from the start; null when it is only tried. */
  readonly from: string | null;
}

/**
 * The addresses that were found and not yet asked. They are taken in waves: all that are as many links away from the start, in code unit order, so
 * that neither the order of answers nor how many are asked at once shows in what is kept.
 */
export class Frontier {
  readonly #seen = new Map<string, ReferenceKind>();
  #wave = new Map<string, Found>();

  /** Adds an address, unless it was asked; the path counts, without its query. */
  add(found: Found): void {
    const { pathname } = found.url;
    const seen = this.#seen.get(pathname);
    // What a page loads may be no page for that; who links to it wants one.
    if (seen === 'page' || seen === found.kind) return;
    const other = this.#wave.get(pathname);
    if (!other || order(found, other) < 0) this.#wave.set(pathname, found);
  }

  /** Whether an address is known. */
  has({ pathname }: URL): boolean {
    return this.#seen.has(pathname) || this.#wave.has(pathname);
  }

  /** Addresses that are known by now. */
  get size(): number {
    return this.#seen.size + this.#wave.size;
  }

  /** The addresses that were added since it was asked last. */
  take(): readonly Found[] {
    const wave = [...this.#wave.values()].sort((a, b) => compare(a.url.pathname, b.url.pathname));
    for (const { url, kind } of wave) this.#seen.set(url.pathname, kind);
    this.#wave = new Map();
    return wave;
  }
}

/** Pages before files, then by what refers to them; what is only tried is last. */
const order = (a: Found, b: Found): number =>
  compare(b.kind, a.kind) || compare(a.from ?? LAST, b.from ?? LAST) || compare(a.url.href, b.url.href);

const LAST = '\uffff';
