/** The value of a name in a table; undefined without one. A name of a request must not find a member that every object has. */
export const valueIn = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
