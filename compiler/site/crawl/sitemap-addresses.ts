import { readElements } from '../../html/elements.ts';
import { unpacked } from './body.ts';
import { crawlReason } from './request-error.ts';
import { pageText } from './visit.ts';

/** The addresses in a sitemap, as written. */
export interface SitemapAddresses {
  readonly pages: readonly string[];
  /** Versions of the pages in other languages. */
  readonly translations: readonly string[];
  /** Sitemaps in an index. */
  readonly sitemaps: readonly string[];
}

/** A response that should be a sitemap. */
interface SitemapAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Parses a sitemap or a sitemap index (sitemaps.org), as XML or a plain list, compressed or not. Returns a text with the reason, as the end
 * of a sentence, when it cannot be parsed.
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
  // Elements of the sitemap have the prefix of its root. Other elements, such as those of pictures, have their own locations.
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

/** A plain list with one address per line. */
const listIn = (text: string): SitemapAddresses | null => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => /^https?:\/\/\S+$/i.test(line.trim()));
  return isList ? { pages: lines.map((line) => line.trim()), translations: [], sitemaps: [] } : null;
};

/** Prefix of a name with its colon. Empty when it has none. */
const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

const isNamed = (root: string | null, name: string): boolean => root !== null && root.slice(prefixOf(root).length) === name;
