/** Look-ups by untrusted names, and checks of untrusted values. */
import type { ArgumentRule } from './contract/endpoints.ts';
import type { Fields } from './rpc.ts';

/** The value of a name in a table; undefined without one. A name of a request must not find a member that every object has. */
export const valueIn = <Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** The complaints about the members of an object that do not meet their rules. */
export const complaintsOf = (rules: readonly ArgumentRule[], given: Fields): readonly string[] =>
  rules.filter((rule) => !fits(rule, given[rule.name])).map(({ complaint }) => complaint);

const fits = ({ type, required, minimum, maximum, enum: allowed }: ArgumentRule, value: unknown): boolean => {
  if (typeof value !== type) return value === undefined && !required;
  const size = typeof value === 'string' ? value.length : Number(value);
  const isWithinBounds = Number.isSafeInteger(size) && size >= minimum && size <= maximum;
  return isWithinBounds && (allowed?.includes(String(value)) ?? true);
};
