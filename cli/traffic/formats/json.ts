import { isObject, parsedJson } from '../../../compiler/base/json.ts';
import { onceEachText } from '../../../compiler/base/memoise.ts';
import { requestOf, type Field } from './named-fields.ts';
import { decoded, type LineContent, type LoggedRequest } from './request.ts';

/** Whether a line matches the format, without parsing its parts. A log that came by syslog has a prefix before the object. */
export const isLikeJson = (line: string): boolean => /^(?:[[{]|<\d{1,3}>[^"]*?\{)/.test(line);

/** Reads a line of JSON: an object, a list of objects, or an object with a list `records`, as Azure sends it. */
export const readJsonLine = (line: string): LineContent => {
  const text = decoded(line.startsWith('<') ? line.slice(line.indexOf('{')) : line);
  const value = parsedJson(text.endsWith(',') ? text.slice(0, -1) : text);
  const records = isObject(value) && Array.isArray(value.records) ? (value.records as readonly unknown[]) : [value].flat();
  const contents = records.map((record) => (isObject(record) ? requestIn(record) : 'unknown'));
  const requests = contents.flatMap((content): readonly LoggedRequest[] => (typeof content === 'string' ? [] : content));
  if (requests.length > 0) return requests;
  return contents.length > 0 && contents.every((content) => content === 'nothing') ? 'nothing' : 'unknown';
};

const requestIn = (record: Readonly<Record<string, unknown>>): LineContent => {
  // The last line of `sitec serve` has totals of the others.
  if (record.event === 'stop') return 'nothing';
  return requestOf(fieldIn(record));
};

/** The parsed names of the table of formats, which every line needs. */
const stepsOf = onceEachText((name) => name.split('.'), 1000);

/** The members of an object by name; dots lead into objects. Inherited properties do not count. */
const fieldIn =
  (record: Readonly<Record<string, unknown>>): Field =>
  (name) => {
    let value: unknown = record;
    for (const part of stepsOf(name)) {
      if (!isObject(value) || !Object.hasOwn(value, part)) return undefined;
      value = value[part];
    }
    return value;
  };
