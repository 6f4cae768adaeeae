import type { Page } from '../../pages/page.ts';

/** Words above which a headline is a sentence and no name. */
const MAXIMUM_WORDS = 5;

/**
 * Name of a record that no content file names: the page's title when it is short enough to be a name, else the slug in words.
 * "Connect to X and build tools in minutes" says what a page offers, not what the thing is called.
 */
export const recordName = (page: Page | null, slug: string): string =>
  page && page.title.split(/\s+/).length <= MAXIMUM_WORDS ? page.title : slug.replace(/[-_]+/g, ' ');
