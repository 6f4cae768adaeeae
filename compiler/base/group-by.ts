/** Items by a key, both in order of first use, in linear time. */
export const grouped = <K, T>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Number of each text, the most frequent one first, equal ones by UTF-16 code units. */
export const counted = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = [...grouped(texts, (text) => text)].map(([text, same]) => [text, same.length] as const);
  return new Map(counts.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
};
