import { onceEach } from '../../compiler/base/memoise.ts';
import { paths } from '../../compiler/paths.ts';
import { CRAWL_LIMITS } from '../../compiler/site/crawl/limits.ts';
import { readRobots } from '../../compiler/site/crawl/robots.ts';
import { readSitemap, type SitemapAddresses } from '../../compiler/site/crawl/sitemap-addresses.ts';
import { follow } from './checks/follow.ts';
import { pathOnSite } from './checks/reading.ts';
import type { Answer, Context } from './context.ts';

/** Files of a sitemap that are read. */
const MOST = 20;

/** A file of the sitemap of a site. */
export interface SitemapFile {
  readonly path: string;
  /** Where it is on the site at last. */
  readonly answer: Answer;
  /** What it names; a text says why that cannot be read, as the end of a sentence. */
  readonly addresses: SitemapAddresses | string;
}

/** The sitemaps of a site. */
export interface Sitemaps {
  /** Those that robots.txt names, else /sitemap.xml, there or not, and their parts. */
  readonly files: readonly SitemapFile[];
  /** True when robots.txt names only sitemaps of other hosts, which are not asked. */
  readonly areElsewhere: boolean;
}

/** Reads the sitemaps of a site. */
export const sitemapsOf = onceEach(async (context: Context): Promise<Sitemaps> => {
  const robots = await context.get(paths.robots);
  const named = robots.status === 200 ? readRobots(robots.text()).sitemaps : [];
  const own = ownPaths(named, context);
  const waiting = new Set(own.length > 0 ? own : [paths.sitemap]);
  const files: SitemapFile[] = [];
  // A set gives what is added while it is walked through, and each path once.
  for (const path of waiting) {
    if (files.length === MOST) break;
    const answer = await follow(path, context);
    const addresses = readSitemap({ status: answer.status, body: Buffer.from(answer.bytes) }, CRAWL_LIMITS.sitemapBytes);
    files.push({ path, answer, addresses });
    if (typeof addresses !== 'string') for (const part of ownPaths(addresses.sitemaps, context)) waiting.add(part);
  }
  return { files, areElsewhere: named.length > 0 && own.length === 0 };
});

/** Paths that the sitemaps of a site list; none when there is none. Those of other sites are left out. */
export const sitemapPaths = async (context: Context): Promise<readonly string[]> => {
  const { files } = await sitemapsOf(context);
  const listed = files.flatMap(({ addresses }) => (typeof addresses === 'string' ? [] : ownPaths(addresses.pages, context)));
  return [...new Set(listed)];
};

const ownPaths = (addresses: readonly string[], context: Context): readonly string[] =>
  addresses.flatMap((address) => pathOnSite(address, context) ?? []);
