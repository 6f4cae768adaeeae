/** Longest address that is followed (sitemaps.org allows fewer characters than 2,048). */
const MAXIMUM_ADDRESS = 2048;

/** The origins under which a site knows itself: the one that is crawled, and the public one when a copy of the site is crawled. */
export class OwnOrigins {
  readonly #origin: string;
  readonly #others = new Set<string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** From now on addresses of another origin count as those of the crawled one. */
  add(address: string | null): void {
    if (address !== null && URL.canParse(address)) this.#others.add(new URL(address).origin);
  }

  /** An address as it is asked, without fragment; null when it leads out of the site or cannot be used. */
  resolve(href: string, base: string): URL | null {
    if (!URL.canParse(href, base)) return null;
    const { protocol, origin, pathname, search, username } = new URL(href, base);
    const isOwn = origin === this.#origin || this.#others.has(origin);
    if (!isOwn || !protocol.startsWith('http') || username !== '' || pathname.length + search.length > MAXIMUM_ADDRESS) return null;
    return new URL(this.#origin + pathname + search);
  }
}
