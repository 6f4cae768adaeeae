import { onceEach } from '../../compiler/base/memoise.ts';
import { paths } from '../../compiler/paths.ts';
import { CRAWL_LIMITS } from '../../compiler/site/crawl/limits.ts';
import { readRobots } from '../../compiler/site/crawl/robots.ts';
import { readSitemap, type SitemapAddresses } from '../../compiler/site/crawl/sitemap-addresses.ts';
import { follow } from './checks/follow.ts';
import { pathOnSite } from './checks/findings.ts';
import type { Answer, Context } from './check.ts';
import { pageHtml } from './page-html.ts';

/** Maximum files of a sitemap that are read. */
const MOST = 20;

/** A file of the sitemap of a site. */
export interface SitemapFile {
  readonly path: string;
  /** Final answer on the site, after redirects. */
  readonly answer: Answer;
  /** Its addresses; a text tells why the file cannot be read, as the end of a sentence. */
  readonly addresses: SitemapAddresses | string;
}

/** The sitemaps of a site. */
interface Sitemaps {
  /** The files that robots.txt names, else /sitemap.xml, whether they exist or not, and their parts. */
  readonly files: readonly SitemapFile[];
  /** True when robots.txt names only sitemaps of other hosts, which are not requested. */
  readonly areElsewhere: boolean;
}

/** Reads the sitemaps of a site. */
export const sitemapsOf = onceEach(async (context: Context): Promise<Sitemaps> => {
  const robots = await context.get(paths.robots);
  const named = robots.status === 200 ? readRobots(robots.text()).sitemaps : [];
  const own = ownPaths(named, context);
  const waiting = new Set(own.length > 0 ? own : [paths.sitemap]);
  const files: SitemapFile[] = [];
  // Iterating over a set includes the values that are added meanwhile, and each path once.
  for (const path of waiting) {
    if (files.length === MOST) break;
    const answer = await follow(path, context);
    const addresses = readSitemap({ status: answer.status, body: Buffer.from(answer.bytes) }, CRAWL_LIMITS.sitemapBytes);
    files.push({ path, answer, addresses });
    if (typeof addresses !== 'string') for (const part of ownPaths(addresses.sitemaps, context)) waiting.add(part);
  }
  return { files, areElsewhere: named.length > 0 && own.length === 0 };
});

/** Paths in the sitemaps of a site, without those of other sites; empty without a sitemap. */
export const sitemapPaths = async (context: Context): Promise<readonly string[]> => {
  const { files } = await sitemapsOf(context);
  const listed = files.flatMap(({ addresses }) => (typeof addresses === 'string' ? [] : ownPaths(addresses.pages, context)));
  return [...new Set(listed)];
};

const ownPaths = (addresses: readonly string[], context: Context): readonly string[] =>
  addresses.flatMap((address) => pathOnSite(address, context) ?? []);

/** Paths of pages of the site in the links of a page, without files such as images. */
export const linkedPaths = (answer: Answer, path: string, context: Context): readonly string[] => {
  const links = pageHtml(answer).links.filter((href) => !/^(?:#|mailto:|tel:|javascript:|data:)/i.test(href.trim()));
  return pathsOn(links, answer, path, context);
};

/** Paths of the site in the references of a page, each once. */
export const pathsOn = (references: readonly string[], answer: Answer, path: string, context: Context): readonly string[] => {
  const { base } = pageHtml(answer).head;
  const start = base === undefined ? path : (pathOnSite(base, context, path) ?? path);
  return [...new Set(references.flatMap((href) => pathOnSite(href, context, start) ?? []))];
};

/** True for the path of a page: without an extension, or with the one of HTML. */
export const isPagePath = (path: string): boolean => /(?:\/|\/[^./?]+|\.html?)$/i.test(path.split('?', 1)[0] ?? '');
