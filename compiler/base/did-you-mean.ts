/** Levenshtein distance of two texts, counted up to `limit`; anything farther is `limit + 1`. */
export const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
};

/** `; did you mean "x"?` with the nearest of the known words, or nothing when none is near. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 4)) + 1;
  for (const candidate of known) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (found < least) [best, least] = [candidate, found];
  }
  return best === null ? '' : `; did you mean "${best}"?`;
};
