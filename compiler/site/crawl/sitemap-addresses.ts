import { readElements } from '../../html/elements.ts';
import { unpacked } from './body.ts';
import { crawlReason } from './request-error.ts';
import { pageText } from './visit.ts';

/** What a sitemap names, as it is written there. */
export interface SitemapAddresses {
  readonly pages: readonly string[];
  /** Versions of the pages in other languages. */
  readonly translations: readonly string[];
  /** Further sitemaps, of an index. */
  readonly sitemaps: readonly string[];
}

/** An answer that should be a sitemap. */
interface SitemapAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org), be it XML or a plain list, packed or not. A text says why it cannot be read, as the end
 * of a sentence.
 */
export const readSitemap = ({ status, body }: SitemapAnswer, maximum: number): SitemapAddresses | string => {
  if (status !== 200) return `it answers ${status}`;
  try {
    const text = pageText(unpacked(body, maximum));
    return addressesIn(text) ?? listIn(text) ?? 'it has neither <urlset> nor <sitemapindex>';
  } catch (error) {
    return crawlReason(error);
  }
};

const addressesIn = (xml: string): SitemapAddresses | null => {
  const found = { pages: [] as string[], translations: [] as string[], sitemaps: [] as string[] };
  let root: string | null = null;
  let location: string[] | null = null;
  // Everything that belongs to the root has its prefix; others, such as those of pictures, have locations of their own.
  const isLocation = (name: string): boolean => root !== null && name === prefixOf(root) + 'loc';
  readElements(
    xml,
    {
      opened: (name, { href }) => {
        root ??= name;
        if (isLocation(name)) location = [];
        if (name.endsWith(':link') && href) found.translations.push(href);
      },
      text: (text) => void location?.push(text),
      closed: (name) => {
        if (!isLocation(name) || location === null) return;
        const list = isNamed(root, 'sitemapindex') ? found.sitemaps : found.pages;
        list.push(location.join('').trim());
        location = null;
      },
    },
    'xml',
  );
  return isNamed(root, 'urlset') || isNamed(root, 'sitemapindex') ? found : null;
};

/** A plain list: an address in each line. */
const listIn = (text: string): SitemapAddresses | null => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/i.test(line.trim()));
  return isList ? { pages: lines.map((line) => line.trim()), translations: [], sitemaps: [] } : null;
};

/** Prefix of a name with its colon; empty where it has none. */
const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

const isNamed = (root: string | null, name: string): boolean => root !== null && root.slice(prefixOf(root).length) === name;
