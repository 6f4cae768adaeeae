import { newest } from '../../facts/resources/pages.ts';
import type { Page } from '../../pages/page.ts';
import { escapeHtml } from '../../prose/template.ts';
import { translationsOf, type Translation } from './translations.ts';

/** What a file of a sitemap may hold. */
export interface SitemapLimits {
  readonly addresses: number;
  /** Bytes of the file, uncompressed. */
  readonly bytes: number;
}

/** The limits of sitemaps.org: 50,000 addresses, 50 MB. */
export const SITEMAP_LIMITS: SitemapLimits = { addresses: 50_000, bytes: 52_428_800 };

/** An address has to be shorter than this (sitemaps.org). */
export const ADDRESS_LIMIT = 2048;

/** A file of a sitemap. */
export interface SitemapPart {
  readonly body: string;
  /** The newest date of its pages, YYYY-MM-DD; null when none has one. */
  readonly updated: string | null;
}

type Mapped = Pick<Page, 'url' | 'updated' | 'alternates'>;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const TAIL = '</urlset>\n';

/** The pages of a site in as few files as the limits allow, in their order; one file without an address for no page. */
export function* sitemapParts(pages: readonly Mapped[], limits: SitemapLimits): Generator<SitemapPart> {
  const translations = translationsOf(pages);
  let lines: string[] = [];
  let dates: (string | null)[] = [];
  let bytes = 0;
  const part = (): SitemapPart => ({ body: `${HEAD}${lines.join('')}${TAIL}`, updated: newest(dates) });
  for (const page of pages) {
    const line = entry(page, translations.get(page.url) ?? []);
    const size = Buffer.byteLength(line);
    if (lines.length > 0 && (lines.length === limits.addresses || bytes + size > limits.bytes - HEAD.length - TAIL.length)) {
      yield part();
      [lines, dates, bytes] = [[], [], 0];
    }
    lines.push(line);
    dates.push(page.updated);
    bytes += size;
  }
  yield part();
}

/** The index of several files, each with its address. Site indexes have no limit that 50,000 full files would not reach first. */
export const sitemapIndex = (parts: readonly { readonly url: string; readonly updated: string | null }[]): string => {
  const lines = parts.map(({ url, updated }) => `<sitemap><loc>${escapeHtml(url)}</loc>${lastmod(updated)}</sitemap>\n`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
};

/** The order of elements is that of the schema: elements of other namespaces are last. */
const entry = ({ url, updated }: Mapped, translations: readonly Translation[]): string => {
  const links = translations.map(
    ({ language, url: address }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}"/>`,
  );
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod(updated)}${links.join('')}</url>\n`;
};

const lastmod = (date: string | null): string => (date === null ? '' : `<lastmod>${date}</lastmod>`);
