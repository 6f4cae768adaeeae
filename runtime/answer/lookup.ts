/** Look-ups by text of a user: they must never reach a prototype, and a table of the index must not cost a load by being copied. */

/** The value of a key that may be any text; undefined when the table itself has none. */
export const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
