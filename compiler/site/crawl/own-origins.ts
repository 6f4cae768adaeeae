/** Maximum characters of an address (sitemaps.org allows fewer than 2,048). */
const MAXIMUM_ADDRESS = 2048;

/** The origins of a site: the crawled one, and the public one when a copy of the site is crawled. */
export class OwnOrigins {
  readonly #origin: string;
  readonly #others = new Set<string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Treats addresses of another origin as addresses of the crawled one from now on. */
  add(address: string | null): void {
    if (address !== null && URL.canParse(address)) this.#others.add(new URL(address).origin);
  }

  /** The address to request, without fragment. Null when it is on another site or cannot be used. */
  resolve(href: string, base: string): URL | null {
    if (!URL.canParse(href, base)) return null;
    const { protocol, origin, pathname, search, username } = new URL(href, base);
    const isOwn = origin === this.#origin || this.#others.has(origin);
    if (!isOwn || !protocol.startsWith('http') || username !== '' || pathname.length + search.length > MAXIMUM_ADDRESS) return null;
    return new URL(this.#origin + pathname + search);
  }
}
