import type { Page } from '../../pages/page.ts';

/** A headline with more words is a sentence, not a name. */
const MAXIMUM_WORDS = 5;

/**
 * Name of a record without a name in a content file: the title of the page when it is short enough, else the slug in words. "Connect to X
 * and build tools in minutes" describes a page, but is not a name.
 */
export const recordName = (page: Page | null, slug: string): string =>
  page && page.title.split(/\s+/).length <= MAXIMUM_WORDS ? page.title : slug.replace(/[-_]+/g, ' ');
