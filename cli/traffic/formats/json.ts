import { isObject } from '../../../compiler/base/json.ts';
import { onceEachText } from '../../../compiler/base/memoise.ts';
import { requestOf, type Field } from './named-fields.ts';
import { decoded, type LineContent, type LoggedRequest } from './request.ts';

/** Whether a line has the form, without a look at its parts. A log that came by syslog has its own words before the object. */
export const isLikeJson = (line: string): boolean => /^(?:[[{]|<\d{1,3}>[^"]*?\{)/.test(line);

/** Reads a line that is JSON: an object, a list of objects, or an object with a list `records` as Azure sends them. */
export const readJsonLine = (line: string): LineContent => {
  const text = decoded(line.startsWith('<') ? line.slice(line.indexOf('{')) : line);
  const value = parsed(text.endsWith(',') ? text.slice(0, -1) : text);
  const records = isObject(value) && Array.isArray(value.records) ? (value.records as readonly unknown[]) : [value].flat();
  const contents = records.map((record) => (isObject(record) ? requestIn(record) : 'unknown'));
  const requests = contents.flatMap((content): readonly LoggedRequest[] => (typeof content === 'string' ? [] : content));
  if (requests.length > 0) return requests;
  return contents.length > 0 && contents.every((content) => content === 'nothing') ? 'nothing' : 'unknown';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const requestIn = (record: Readonly<Record<string, unknown>>): LineContent => {
  // The last line of `sitec serve` counts what the others tell.
  if (record.event === 'stop') return 'nothing';
  return requestOf(fieldIn(record));
};

/** Steps of the names in the table of formats, which are asked for with every line. */
const stepsOf = onceEachText((name) => name.split('.'), 1000);

/** The members of an object by name; dots lead into objects. Only what the line holds counts, nothing that every object has. */
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
