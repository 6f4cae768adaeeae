import { grouped } from '../base/group-by.ts';
import { isObject } from '../base/json.ts';
import { examplesOf, literal, type Example } from './examples.ts';
import type { Field, Operation } from './operations.ts';

/** An operation for the template. */
export interface ShownOperation extends Omit<Operation, 'fields'> {
  readonly examples: readonly Example[];
  /** Parameters of its JSON-RPC request, as JSON; null for a request without a body. */
  readonly parameters: string | null;
  readonly fields: readonly (Omit<Field, 'values'> & { readonly values: string })[];
}

type ShownField = ShownOperation['fields'][number];

/** An operation without the fields that the page describes once for several operations. */
interface SharingOperation extends ShownOperation {
  /** Names of these fields. */
  readonly shares: readonly string[];
}

/** The operations, and the fields that several of them have with the same description. */
export const withoutRepeating = (
  operations: readonly ShownOperation[],
): { readonly operations: readonly SharingOperation[]; readonly shared: readonly ShownField[] } => {
  const wordsOf = ({ name, description, isRequired, values }: ShownField): string =>
    JSON.stringify([name, description, isRequired, values]);
  const all = operations.flatMap(({ fields }) => fields);
  const byName = grouped(all, ({ name }) => name);
  // A name with several meanings is described with each tool.
  const isShared = ({ name }: ShownField): boolean => {
    const alike = byName.get(name) ?? [];
    return alike.length > 1 && new Set(alike.map(wordsOf)).size === 1;
  };
  return {
    operations: operations.map((operation) => ({
      ...operation,
      fields: operation.fields.filter((field) => !isShared(field)),
      shares: operation.fields.filter(isShared).map(({ name }) => name),
    })),
    shared: [...byName.values()].flatMap(([first]) => (first !== undefined && isShared(first) ? [first] : [])),
  };
};

/** Maximum values of a field on the page; the input schema has all. */
const NAMED_VALUES = 6;

/** An operation with its examples, and its fields with a sentence about their values. */
export const shown = (operation: Operation, base: string): ShownOperation => ({
  ...operation,
  examples: operation.request === null ? [] : examplesOf(operation.request, base),
  parameters: isObject(operation.request?.body) ? literal(operation.request.body.params, 2).replace(/\n {2}/g, '\n') : null,
  fields: operation.fields.map((field) => ({
    ...field,
    description: field.description.replace(/\.$/, ''),
    values: namedValues(field.values),
  })),
});

const namedValues = (values: readonly string[]): string => {
  const more = values.length - NAMED_VALUES;
  return values.slice(0, NAMED_VALUES).join(', ') + (more > 0 ? ` and ${more} more` : '');
};
