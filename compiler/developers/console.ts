import type { Build } from '../build/build.ts';
import { operationGroups, type Field, type Operation, type OperationGroup } from './operations.ts';

/** Maximum values that the console suggests for a field: all readers of the page load them. */
const PROPOSED_VALUES = 4;

/**
 * The operations as data for the script of the page: how to make a request, and its fields. Values of the first operation of a group are
 * repeated only where they differ, because all readers of the page load them. `place` tells where the values of the fields go.
 */
export const consoleData = (build: Build): readonly object[] => operationGroups(build).map(groupData);

const groupData = ({ title, operations }: OperationGroup): object => {
  const first = operations[0]?.template;
  const place = operations.flatMap(({ fields }) => fields)[0]?.place;
  return {
    title,
    ...(place !== undefined && { place }),
    ...(first !== undefined && { method: first.method, path: first.path, headers: first.headers, body: first.body }),
    operations: operations.map((operation) => operationData(operation, first)),
  };
};

/** A tool has the name of its operation. */
const operationData = ({ id, name, template, fields }: Operation, first: Operation['template'] | undefined): object => ({
  id,
  name,
  ...(template.path !== first?.path && { path: template.path }),
  ...(!isSame(template.headers, first?.headers) && { headers: template.headers }),
  ...(fields.length > 0 && { fields: fields.map(fieldData) }),
});

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The page describes the type of a field beside the operation. Its example is the first of its values, if it has any. */
const fieldData = ({ name, type, isRequired, values, example }: Field): object => {
  const proposed = [...new Set([...(example === null ? [] : [example]), ...values])].slice(0, PROPOSED_VALUES);
  return {
    name,
    ...(type !== 'string' && { type }),
    ...(isRequired && { isRequired }),
    ...(proposed.length > 0 && { values: proposed }),
  };
};
