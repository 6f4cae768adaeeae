import { Parser } from 'htmlparser2';

/** What a sitemap names, as it is written there. */
export interface SitemapAddresses {
  readonly pages: readonly string[];
  /** Further sitemaps, of an index. */
  readonly sitemaps: readonly string[];
}

/** Reads a sitemap or an index of sitemaps (sitemaps.org), with the translations of its pages; null for what is neither. */
export const sitemapAddresses = (xml: string): SitemapAddresses | null => {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  let root: string | null = null;
  let location: string[] | null = null;
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        root ??= localName(name);
        if (name === 'loc') location = [];
        if (name.endsWith(':link') && href) pages.push(href);
      },
      ontext: (text) => void location?.push(text),
      onclosetag: (name) => {
        if (name !== 'loc' || location === null) return;
        (root === 'sitemapindex' ? sitemaps : pages).push(location.join('').trim());
        location = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return root === 'urlset' || root === 'sitemapindex' ? { pages, sitemaps } : null;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
