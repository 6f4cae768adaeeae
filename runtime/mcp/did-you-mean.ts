/** Which of the allowed or known values somebody meant who misspelt one. */

/** Two edits turn a shorter word into any other, so only words of this length may be misspelt. */
const LONG_WORD = 5;

/** The value that is an edit or two away, the nearest first, or else the first that has every word of the text, spelt nearly so. */
export const didYouMean = (text: string, values: readonly string[]): string | undefined => {
  const edits = text.length < LONG_WORD ? [1] : [1, 2];
  const near = edits.flatMap((most) => values.find((value) => text.length > most && isNear(most, text, value)) ?? []);
  if (near[0] !== undefined || text === '') return near[0];
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [text];
  const has = (value: string, word: string): boolean =>
    value.split('-').some((each) => isNear(word.length < LONG_WORD ? 0 : 2, word, each));
  return values.find((value) => words.every((word) => has(value, word)));
};

/** Whether at most so many insertions, deletions and replacements of a letter make one text the other (Levenshtein distance). */
const isNear = (edits: number, from: string, to: string): boolean => {
  if (edits === 0 || from === to) return from === to;
  const [rest, otherRest] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return isNear(edits, rest, otherRest);
  return isNear(edits - 1, rest, otherRest) || isNear(edits - 1, rest, to) || isNear(edits - 1, from, otherRest);
};
