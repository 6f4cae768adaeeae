/** A function that works out what it says once, when it is first asked. */
export const once = <Value>(work: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
};

/** A function that works out what it says of an object once, and forgets it with the object. */
export const onceEach = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: work(key) };
    known.set(key, found);
    return found.value;
  };
};

/** A function of a text that remembers what it said, of as many texts, and of none that is longer. It has to say the same of the same text. */
export const onceEachText = <Value>(work: (text: string) => Value, most: number, longest = Infinity): ((text: string) => Value) => {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    if (text.length > longest) return work(text);
    let found = known.get(text);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      // What was cut out of a long text would keep the whole of it in memory.
      const own = Buffer.from(text, 'utf16le').toString('utf16le');
      found = { value: work(own) };
      known.set(own, found);
    }
    return found.value;
  };
};
