import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { isObject, parsedJson } from '../../../compiler/base/json.ts';

/**
 * Adds a member to an object of a JSON text, behind the member `after` or the last one, and leaves every other character as it is. Creates
 * missing objects on the way. Returns null when the text is not JSON, or when the result does not parse to the expected value.
 */
export const withMember = (text: string, path: readonly string[], key: string, value: unknown, after?: string): string | null => {
  const before = parsed(text);
  const document = parseDocument(text);
  if (!isObject(before) || document.errors.length > 0) return null;
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const [name] = path.slice(-1);
  if (map === undefined && name !== undefined) return withMember(text, path.slice(0, -1), name, { [key]: value });
  if (!isMap(map) || map.has(key)) return null;
  const written = inserted(text, map as YAMLMap, key, value, after);
  return isDeepStrictEqual(parsed(written), expected(before, path, key, value)) ? written : null;
};

const parsed = (text: string): unknown => parsedJson(text.replace(/^\ufeff/, ''));

/** The value with the new member, in any order. */
const expected = (value: unknown, path: readonly string[], key: string, member: unknown): unknown => {
  const [first, ...rest] = path;
  if (!isObject(value)) return undefined;
  return first === undefined ? { ...value, [key]: member } : { ...value, [first]: expected(value[first], rest, key, member) };
};

const inserted = (text: string, map: YAMLMap, key: string, value: unknown, after?: string): string => {
  const pair = map.items.find((item) => nameOf(item) === after) ?? map.items.at(-1);
  const [from, to] = rangeOf(map);
  if (pair === undefined) {
    const outer = indentAt(text, from);
    const inner = outer + unitOf(text);
    return `${text.slice(0, from)}{${endOf(text)}${inner}${member(text, inner, key, value)}${endOf(text)}${outer}}${text.slice(to)}`;
  }
  const [start] = rangeOf(pair.key);
  const [, at] = rangeOf(pair.value);
  const isOnOwnLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, start));
  const indent = indentAt(text, start);
  const added = isOnOwnLine
    ? `${endOf(text)}${indent}${member(text, indent, key, value)}`
    : ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  return `${text.slice(0, at)},${added}${text.slice(at)}`;
};

/** A member as text at an indentation; an object gets each of its members on a separate line. */
const member = (text: string, indent: string, key: string, value: unknown): string => {
  const body = Array.isArray(value) ? JSON.stringify(value) : JSON.stringify(value, null, unitOf(text));
  return `${JSON.stringify(key)}: ${body.replaceAll('\n', `${endOf(text)}${indent}`)}`;
};

const endOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** White space of one level of indentation. */
const unitOf = (text: string): string => /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';

const nameOf = ({ key }: Pair): unknown => (isScalar(key) ? key.value : undefined);

const rangeOf = (node: unknown): readonly [number, number] => {
  const { range } = node as { readonly range?: readonly [number, number, number] };
  return [range?.[0] ?? 0, range?.[1] ?? 0];
};

/** White space at the start of the line of a position. */
const indentAt = (text: string, position: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0] ?? '';
