/** Which of the allowed values somebody meant who misspelt one. */

/** Two edits turn a shorter word into any other, so only words of this length may be misspelt. */
const LONG_WORD = 5;

/** The value that is two edits away, or else the first that has every word of the text, spelt nearly so. */
export function didYouMean(text: string, values: readonly string[]): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [text];
  const has = (value: string, word: string): boolean =>
    value.split('-').some((each) => isNear(word.length < LONG_WORD ? 0 : 2, word, each));
  return values.find((value) => isNear(2, text, value)) ?? values.find((value) => words.every((word) => has(value, word)));
}

/** Whether at most so many insertions, deletions and replacements of a letter make one text the other (Levenshtein distance). */
function isNear(edits: number, from: string, to: string): boolean {
  if (edits === 0 || from === to) return from === to;
  const [rest, otherRest] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return isNear(edits, rest, otherRest);
  return isNear(edits - 1, rest, otherRest) || isNear(edits - 1, rest, to) || isNear(edits - 1, from, otherRest);
}
