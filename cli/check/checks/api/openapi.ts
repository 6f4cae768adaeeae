import { encodePath, paths } from '../../../../compiler/paths.ts';
import { isObject, memberOf, objectsIn, sampleOf } from '../reading.ts';

/** Records that are asked for of each kind. */
const SAMPLE = 3;

/** Paths that a description of OpenAPI promises to GET, those with parameters filled with some of the values that it lists. */
export const operationsOf = (description: unknown): readonly string[] => {
  const described = memberOf(description, 'paths');
  if (!isObject(described)) return [];
  return Object.entries(described).flatMap(([path, item]) => {
    const operation = memberOf(item, 'get');
    return isObject(operation) ? filled(path, objectsIn(operation.parameters)).map(encodePath) : [];
  });
};

/** A path with several parameters, or with one whose values are not listed, is left out: nobody could ask for it without knowing more. */
const filled = (path: string, parameters: readonly Readonly<Record<string, unknown>>[]): readonly string[] => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return [path];
  const parameter = parameters.find(({ name, in: where }) => name === names[0] && where === 'path');
  const values = memberOf(parameter?.schema, 'enum');
  if (names.length > 1 || !Array.isArray(values)) return [];
  return sampleOf(values, SAMPLE).map((value) => path.replace(`{${names[0]}}`, () => String(value).toWellFormed()));
};

/** Whether a description of OpenAPI says of some GET that what does not exist is answered with JSON. */
export const promisesMissingData = (description: unknown): boolean => {
  const described = memberOf(description, 'paths');
  const operations = isObject(described) ? Object.values(described).map((item) => memberOf(item, 'get')) : [];
  return operations.some((operation) => isObject(memberOf(memberOf(memberOf(operation, 'responses'), '404'), 'content')));
};

/** A path of the API that no site has. */
export const MISSING_DOCUMENT = `${paths.api}no-such-document-${'0'.repeat(8)}.json`;
