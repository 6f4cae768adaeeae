/**
 * The address of words on a page, with a text fragment (WICG, https://wicg.github.io/scroll-to-text-fragment/): browsers that know it go to the
 * words and mark them, others ignore it. `anchor`: id of an element around them, for where the markup splits the words; null for none.
 */
export const addressOfWords = (page: string, words: string, anchor: string | null): string => {
  const text = encodeURIComponent(words.replace(/\s+/g, ' ').toWellFormed()).replace(/-/g, '%2D');
  return `${page}#${anchor === null ? '' : encodeURIComponent(anchor)}:~:text=${text}`;
};
