import { singleSpaced } from './one-line.ts';

/**
 * The address of words on a page, with a text fragment (WICG, https://wicg.github.io/scroll-to-text-fragment/). Browsers that support it
 * scroll to the words and highlight them; others ignore it. `anchor` is the id of an element around them, where the markup splits the
 * words; null without one.
 */
export const addressOfWords = (page: string, words: string, anchor: string | null): string => {
  const text = encodeURIComponent(singleSpaced(words).toWellFormed()).replace(/-/g, '%2D');
  return `${page}#${anchor === null ? '' : encodeURIComponent(anchor)}:~:text=${text}`;
};
