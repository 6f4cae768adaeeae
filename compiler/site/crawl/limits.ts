import { MAXIMUM_PAGE_BYTES } from '../../html/html.ts';

/** Limits of a crawl, so that an endless site ends. Bytes are counted after decompression. */
export interface CrawlLimits {
  /** Maximum milliseconds until the last byte of one response. */
  readonly answerMs: number;
  /** Maximum milliseconds of the whole crawl. */
  readonly totalMs: number;
  readonly pageBytes: number;
  /** Maximum bytes of a file other than a page. */
  readonly fileBytes: number;
  /** Maximum bytes of a sitemap (sitemaps.org). */
  readonly sitemapBytes: number;
  /** Maximum bytes of all kept files. */
  readonly totalBytes: number;
  /** Maximum known addresses of the site. */
  readonly addresses: number;
  /** Maximum sitemap files. */
  readonly sitemaps: number;
  /** Maximum redirects before one response. */
  readonly redirects: number;
}

/** The limits of `sitec build`. Limits for pages and depth are in the configuration. */
export const CRAWL_LIMITS: CrawlLimits = {
  answerMs: 30_000,
  totalMs: 30 * 60_000,
  pageBytes: MAXIMUM_PAGE_BYTES,
  fileBytes: 25_000_000,
  sitemapBytes: 52_428_800,
  totalBytes: 4_000_000_000,
  addresses: 200_000,
  sitemaps: 1000,
  redirects: 5,
};
