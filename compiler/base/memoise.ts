/** A function that computes its result once, on its first call. */
export const once = <Value>(work: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
};

/** A function that computes its result once for each object, and releases it with the object. */
export const onceEach = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: work(key) };
    known.set(key, found);
    return found.value;
  };
};

/** Least length of a part of a text that refers to the whole text in V8, and would keep it in memory. A shorter one is a copy. */
const LEAST_SLICE = 13;

/** A pure function of a text with a cache, limited in the number and length of texts. */
export const onceEachText = <Value>(work: (text: string) => Value, most: number, longest = Infinity): ((text: string) => Value) => {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    if (text.length > longest) return work(text);
    let found = known.get(text);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      const own = text.length < LEAST_SLICE ? text : Buffer.from(text, 'utf16le').toString('utf16le');
      found = { value: work(own) };
      known.set(own, found);
    }
    return found.value;
  };
};
