/** What misspelt words may be meant as: words of names, and words of the lexicon that say what is asked. */
import type { AnswerTable, ConceptTable } from '../../runtime/bundle.ts';

/** A shorter word has too many neighbours, so that a correction would be a guess. */
const LEAST_LETTERS = 5;

/** Files the words of names and lexicon by their first letter; those that say nothing of what is asked are no better than a misspelt one. */
export const compileSpelling = (
  names: readonly string[],
  { words, prefixes }: ConceptTable,
  explaining: readonly string[],
): AnswerTable['spelling'] => {
  const telling = new Set(explaining);
  const isExplaining = (concepts: readonly string[]): boolean => concepts.some((concept) => telling.has(concept));
  const listed = Object.entries(words).flatMap(([key, concepts]) => (isExplaining(concepts) ? key.split(' ') : []));
  const begun = Object.values(prefixes).flatMap((drawer) =>
    drawer.flatMap(([beginning, ...concepts]) => (isExplaining(concepts) ? beginning : [])),
  );
  return { leastLetters: LEAST_LETTERS, words: byLetter([...names, ...listed]), beginnings: byLetter(begun) };
};

/** Words that are long enough, each once, in their order. */
const byLetter = (words: readonly string[]): Readonly<Record<string, readonly string[]>> => {
  const drawers = new Map<string, string[]>();
  for (const word of new Set(words.filter(({ length }) => length >= LEAST_LETTERS))) {
    const drawer = drawers.get(word.charAt(0));
    if (drawer) drawer.push(word);
    else drawers.set(word.charAt(0), [word]);
  }
  return Object.fromEntries(drawers);
};
