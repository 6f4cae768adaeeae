import { encodePath, paths } from '../../../../compiler/paths.ts';
import type { Context } from '../../check.ts';
import { answerAt, type Arrival } from '../follow.ts';
import { isObject, isText, memberOf, objectsIn, pathOnSite, sampleOf } from '../findings.ts';

/** Maximum records of each kind, and documents in total. */
const SAMPLE = 3;
const MOST = 50;

type Fields = Readonly<Record<string, unknown>>;

/** Documents that the API description names, or a sample of them; null when there is none. */
export const documentsOf = async (context: Context): Promise<readonly Arrival[] | null> => {
  const found = operationsOf((await context.get(paths.openapi)).json(), context);
  return found.length === 0 ? null : Promise.all(found.map((path) => answerAt(path, context)));
};

/**
 * Paths of documents that an OpenAPI description promises to everybody for a GET. Paths with a parameter are filled with values that the
 * description lists: all of them, or a sample. Operations on another site, with a login, other parameters or a body, and those that do not
 * return JSON, are left out.
 */
const operationsOf = (description: unknown, context: Context): readonly string[] => {
  const described = memberOf(description, 'paths');
  const found = Object.entries(isObject(described) ? described : {}).flatMap(([path, item]) =>
    pathsOf(path, resolved(item, description), description, context),
  );
  return sampleOf([...new Set(found)], MOST);
};

const pathsOf = (path: string, item: unknown, description: unknown, context: Context): readonly string[] => {
  const operation = memberOf(item, 'get');
  if (!isObject(operation) || !isOpen(operation, description) || !givesJson(operation, description)) return [];
  const base = baseOf([operation, item, description], context);
  const parameters = [operation, item].flatMap((each) => listOf(each, 'parameters')).map((each) => resolved(each, description));
  const isFree = parameters.every((each) => memberOf(each, 'in') === 'path' || (isObject(each) && each.required !== true));
  return base !== null && isFree ? filled(path, objectsIn(parameters)).map((each) => base + each) : [];
};

/** True for an operation that needs no login, or for which no login is one of several ways. */
const isOpen = (operation: Fields, description: unknown): boolean => {
  const ways = listOf(operation.security === undefined ? description : operation, 'security');
  const body = resolved(operation.requestBody, description);
  return (ways.length === 0 || objectsIn(ways).some((way) => Object.keys(way).length === 0)) && memberOf(body, 'required') !== true;
};

/** True for an operation whose success is JSON. */
const givesJson = ({ responses }: Fields, description: unknown): boolean => {
  const response = ['200', '2XX', 'default'].map((status) => memberOf(responses, status)).find((each) => each !== undefined);
  const content = memberOf(resolved(response, description), 'content');
  return isObject(content) && Object.keys(content).some((type) => /[/+]json\s*(?:;|$)/i.test(type));
};

/**
 * Path on this site below which an operation is, by the innermost list of servers (OpenAPI 3.1, section 4.8.5); null when all servers are
 * elsewhere.
 */
const baseOf = (holders: readonly unknown[], context: Context): string | null => {
  const lists = holders.map((holder) => objectsIn(memberOf(holder, 'servers')));
  const servers = lists.find((list) => list.length > 0) ?? [{ url: '/' }];
  const addresses = servers.map(({ url, variables }) =>
    isText(url) ? url.replace(/\{([^{}]+)\}/g, (_, name: string) => String(memberOf(memberOf(variables, name), 'default'))) : '/',
  );
  const path = addresses.map((url) => pathOnSite(url, context, paths.openapi)).find((each) => each !== null);
  return path === undefined ? null : path.replace(/[?].*$|\/$/s, '');
};

/**
 * The paths of an operation with the listed values of its parameter. A path with several parameters, or with one whose values are not
 * listed, is left out.
 */
const filled = (path: string, parameters: readonly Fields[]): readonly string[] => {
  if (!path.startsWith('/')) return [];
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return [encodePath(path)];
  const parameter = parameters.find(({ name, in: where }) => name === names[0] && where === 'path');
  const values = listOf(parameter?.schema, 'enum');
  if (names.length > 1) return [];
  const [before = '', after = ''] = path.split(`{${names[0]}}`).map(encodePath);
  return sampleOf(values, SAMPLE).map((value) => before + encodeURIComponent(String(value).toWellFormed()) + after);
};

const listOf = (value: unknown, key: string): readonly unknown[] => {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
};

/** The target of a reference inside of the description (RFC 6901); undefined for one to another document. */
const resolved = (value: unknown, description: unknown): unknown => {
  const reference = memberOf(value, '$ref');
  if (typeof reference !== 'string') return value;
  if (!reference.startsWith('#/')) return undefined;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(memberOf, description);
};

/** Whether an OpenAPI description promises JSON for a GET of a document that does not exist. */
export const promisesMissingData = (description: unknown): boolean => {
  const described = memberOf(description, 'paths');
  const operations = isObject(described) ? Object.values(described).map((item) => memberOf(item, 'get')) : [];
  return operations.some((operation) =>
    isObject(memberOf(resolved(memberOf(memberOf(operation, 'responses'), '404'), description), 'content')),
  );
};

/** A path of the API that does not exist on any site. */
export const MISSING_DOCUMENT = `${paths.api}no-such-document-${'0'.repeat(8)}.json`;
