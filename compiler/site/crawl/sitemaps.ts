import { paths } from '../../paths.ts';
import { crawl } from '../../problems/crawl.ts';
import type { ProblemList } from '../../problems/problem.ts';
import type { OwnOrigins } from './own-origins.ts';
import { followRedirects, type Route } from './redirects.ts';
import { crawlReason } from './request-error.ts';
import { readSitemap, type SitemapAddresses } from './sitemap-addresses.ts';

/** A page in a sitemap. */
interface MappedPage {
  readonly href: string;
  /** Address of the sitemap. */
  readonly from: string;
}

/** Input to read sitemaps. */
interface SitemapOptions {
  readonly route: Route;
  readonly origins: OwnOrigins;
  readonly problems: ProblemList;
  readonly stopWith: (what: string) => never;
}

/** Pages in the sitemaps that robots.txt names, else in /sitemap.xml, which may be missing. Only sitemaps of the site itself are read. */
export async function* sitemapPages(named: readonly string[], options: SitemapOptions): AsyncGenerator<MappedPage> {
  const { route, origins, problems, stopWith } = options;
  const own = named.flatMap((href) => origins.resolve(href, route.origin)?.href ?? []);
  const isNamed = own.length > 0;
  const waiting = new Set(isNamed ? own : [route.origin + paths.sitemap]);
  // Iterating over a set includes items that are added meanwhile, each once.
  for (const address of waiting) {
    if (waiting.size > route.limits.sitemaps) stopWith(`${route.limits.sitemaps} sitemaps`);
    const read = await sitemapAt(address, route);
    if (typeof read !== 'string') {
      for (const href of [...read.pages, ...read.translations]) yield { href, from: address };
      for (const href of read.sitemaps) waiting.add(origins.resolve(href, address)?.href ?? address);
    } else if (isNamed) problems.add(crawl.sitemapLost, { address, reason: read }, { file: address });
  }
}

/** The addresses of a sitemap, or the reason why it cannot be read. */
const sitemapAt = async (address: string, route: Route): Promise<SitemapAddresses | string> => {
  const { sitemapBytes } = route.limits;
  try {
    const reached = await followRedirects(new URL(address), route, () => sitemapBytes);
    if ('refusal' in reached) return 'it leads to what may not be read';
    return readSitemap(reached.answer, sitemapBytes);
  } catch (error) {
    return crawlReason(error);
  }
};
