import { MAXIMUM_PAGE_BYTES } from '../../html/html.ts';

/** What a crawl takes of a site at most, so that one without an end ends. Bytes are counted after decompression. */
export interface CrawlLimits {
  /** Milliseconds until the last byte of one answer. */
  readonly answerMs: number;
  /** Milliseconds of the whole crawl. */
  readonly totalMs: number;
  readonly pageBytes: number;
  /** Bytes of a file that is no page. */
  readonly fileBytes: number;
  /** Bytes of a sitemap (sitemaps.org). */
  readonly sitemapBytes: number;
  /** Bytes of everything that is kept. */
  readonly totalBytes: number;
  /** Addresses that are known of the site. */
  readonly addresses: number;
  /** Files of sitemaps. */
  readonly sitemaps: number;
  /** Redirects on the way to one answer. */
  readonly redirects: number;
}

/** The limits of `sitec build`; those on pages and depth are in the configuration. */
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
