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
