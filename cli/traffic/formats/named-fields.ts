import { decodedOrNull } from '../../../compiler/base/percent.ts';
import { dayOfValue } from './days.ts';
import { fieldNames, type FieldNames } from './field-names.ts';
import type { LineContent, LoggedRequest } from './request.ts';

/** The value of a field of a line; undefined where there is none. */
export type Field = (name: string) => unknown;

/** A whole request line, as in some logs. */
const REQUEST = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/;

/** A request from a line with field names; 'unknown' when no format has its names, or when its time or status is invalid. */
export const requestOf = (field: Field): LineContent => {
  const names = fieldNames.find((each) => fits(each, field));
  if (names === undefined) return 'unknown';
  const day = dayOfValue(first(names.time, field));
  const status = Number(first(names.status, field));
  const target = textOf(first(names.target, field));
  if (day === null || !Number.isInteger(status)) return 'unknown';
  const [, method = textOf(first(names.method, field)) || 'GET', path = target] = REQUEST.exec(target) ?? [];
  return [
    { day, method, target: path, status, agent: agentOf(names, field), isMarkdown: isMarkdown(names, field) },
  ] satisfies LoggedRequest[];
};

const fits = ({ time, target, status }: FieldNames, field: Field): boolean =>
  [time, target, status].every((names) => first(names, field) !== undefined) && textOf(first(target, field)) !== '';

const first = (names: readonly string[], field: Field): unknown => {
  for (const name of names) {
    const value = field(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** A text; for a list, such as the values of a header, the first one. */
const textOf = (value: unknown): string => {
  const [single]: readonly unknown[] = Array.isArray(value) ? value : [value];
  return typeof single === 'string' ? single : '';
};

const agentOf = ({ agent, isEncoded = false }: FieldNames, field: Field): string | null => {
  const text = textOf(first(agent, field));
  if (text === '' || text === '-') return null;
  // CloudFront encodes percent signs twice. A text that cannot be decoded only looks encoded.
  return isEncoded ? (decodedOrNull(text.replaceAll('%25', '%')) ?? text) : text;
};

/** A media type of markdown, or an `Accept` header that names markdown. */
const isMarkdown = ({ form = [] }: FieldNames, field: Field): boolean => /\bmarkdown\b/i.test(textOf(first(form, field)));
