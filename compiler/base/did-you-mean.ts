import { didYouMean as nearest } from '../../runtime/mcp/did-you-mean.ts';

/** `; did you mean "x"?` with the nearest of the known words in any case, or an empty text when none is near. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const names = new Map(Array.from(known, (name) => [name.toLowerCase(), name]));
  const [best] = nearest(word.toLowerCase(), [...names.keys()], 1);
  return best === undefined ? '' : `; did you mean "${names.get(best)}"?`;
};
