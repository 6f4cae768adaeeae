/** A site that is read from its address. */
export interface CrawlSource {
  /** Address of the first page, http or https. */
  readonly url: string;
  /** True for a site of one's own, whose robots.txt speaks to others. */
  readonly own: boolean;
  /** Globs of the paths of pages that are read, and of those that are not. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly maxPages: number;
  /** Links from the first page to the last one. */
  readonly maxDepth: number;
  /** Addresses that are asked at once. */
  readonly concurrency: number;
}
