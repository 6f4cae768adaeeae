import { paths } from '../../compiler/paths.ts';
import { pageHtml } from './page-html.ts';
import { pathOnSite } from './checks/reading.ts';
import type { Answer, Context } from './context.ts';

/** Files of a sitemap that are read. */
const MOST_PARTS = 20;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The addresses in the `<loc>` elements of a sitemap. */
export const sitemapAddresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?loc>([^<]*)(?:<!\[CDATA\[([^<\]]*)\]\]>)?/g)].map(([, plain = '', quoted = plain]) =>
    quoted.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity),
  );

/** Paths that the sitemap of a site lists, or of each of its parts; none when there is no sitemap. Those of other sites are left out. */
export const sitemapPaths = async (context: Context): Promise<readonly string[]> => {
  const named = await sitemapsInRobots(context);
  const pages = new Set<string>();
  const files = named.length > 0 ? [...named] : [paths.sitemap];
  for (let read = 0; read < files.length && read < MOST_PARTS; read++) {
    const answer = await context.get(files[read] ?? '');
    if (answer.status !== 200) continue;
    const isIndex = /<(?:\w+:)?sitemapindex[\s>]/.test(answer.text());
    for (const path of ownPaths(sitemapAddresses(answer.text()), context)) {
      if (!isIndex) pages.add(path);
      else if (!files.includes(path)) files.push(path);
    }
  }
  return [...pages];
};

const sitemapsInRobots = async (context: Context): Promise<readonly string[]> => {
  const robots = await context.get(paths.robots);
  const lines = robots.status === 200 ? [...robots.text().matchAll(/^\s*sitemap\s*:\s*(\S+)/gim)] : [];
  return ownPaths(
    lines.map(([, address = '']) => address),
    context,
  );
};

const ownPaths = (addresses: readonly string[], context: Context): readonly string[] =>
  addresses.flatMap((address) => pathOnSite(address, context) ?? []);

/** Paths of the site that the links of a page name, without what no page is, such as images. */
export const linkedPaths = (answer: Answer, path: string, context: Context): readonly string[] => {
  const { links, head } = pageHtml(answer);
  const base = head.base === undefined ? path : (pathOnSite(head.base, context, path) ?? path);
  const found = links.flatMap((href) =>
    /^(?:#|mailto:|tel:|javascript:|data:)/i.test(href.trim()) ? [] : (pathOnSite(href, context, base) ?? []),
  );
  return [...new Set(found)];
};

/** True for paths that name no file but a page: without an extension, or with that of HTML. */
export const isPagePath = (path: string): boolean => /(?:\/|\/[^./?]+|\.html?)$/i.test(path.split('?', 1)[0] ?? '');
