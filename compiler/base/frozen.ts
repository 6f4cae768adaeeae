/** Copies of values that nobody can change. */

/**
 * A deep copy of data of lists and plain objects, frozen whole: strict code that changes anything of it gets a `TypeError`. The original stays as it
 * is, because constants and facts that others read are among what is copied.
 */
export const frozenCopy = <Value extends object>(value: Value): Value => freeze(structuredClone(value)) as Value;

const freeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
};
