/** Suggestions for a misspelled value. */

/** Two edits turn a shorter word into any other, so only words of this length count as misspelled. */
const LONG_WORD = 5;
/** Maximum words of a text, so that a long one cannot make a request slow. */
const MAXIMUM_WORDS = 8;

/**
 * Suggested values, the nearest first: those with one or two edits, then those with most words of the text, at least half of them, in
 * similar spelling.
 */
export const didYouMean = (text: string, values: readonly string[], most: number): readonly string[] => {
  const edits = text.length < LONG_WORD ? [1] : [1, 2];
  const near = edits.flatMap((count) => values.filter((value) => text.length > count && isNear(count, text, value)));
  const words = wordsOf(text).slice(0, MAXIMUM_WORDS);
  const shares = (value: string): number => {
    const own = wordsOf(value);
    return words.filter((word) => own.some((each) => isNear(word.length < LONG_WORD ? 0 : 2, word, each))).length;
  };
  const shared = values.map((value) => ({ value, count: shares(value) })).filter(({ count }) => count > 0 && count >= words.length / 2);
  return [...new Set([...near, ...shared.toSorted((left, right) => right.count - left.count).map(({ value }) => value)])].slice(0, most);
};

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Whether two texts differ by at most this many insertions, deletions and replacements of a letter (Levenshtein distance). */
const isNear = (edits: number, from: string, to: string): boolean => {
  if (from === to || edits === 0 || Math.abs(from.length - to.length) > edits) return from === to;
  const [rest, otherRest] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return isNear(edits, rest, otherRest);
  return isNear(edits - 1, rest, otherRest) || isNear(edits - 1, rest, to) || isNear(edits - 1, from, otherRest);
};
