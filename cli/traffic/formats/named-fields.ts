import { dayOfValue } from './days.ts';
import { fieldNames, type FieldNames } from './field-names.ts';
import type { LineContent, LoggedRequest } from './request.ts';

/** The value of a name in what a line holds; undefined where there is none. */
export type Field = (name: string) => unknown;

/** A request line as some logs keep it whole. */
const REQUEST = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/;

/** A request of a line with names; 'unknown' when no format has its names, or when its time or status is none. */
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

/** A text; of a list, such as the values of a header, the first. */
const textOf = (value: unknown): string => {
  const [single]: readonly unknown[] = Array.isArray(value) ? value : [value];
  return typeof single === 'string' ? single : '';
};

const agentOf = ({ agent, isEncoded = false }: FieldNames, field: Field): string | null => {
  const text = textOf(first(agent, field));
  if (text === '' || text === '-') return null;
  return isEncoded ? percentDecoded(text) : text;
};

/** CloudFront has encoded percent signs twice. */
const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('%25', '%'));
  } catch {
    return text; // A client may send what only looks encoded.
  }
};

/** A kind of answer, or an `Accept` that names markdown. */
const isMarkdown = ({ form = [] }: FieldNames, field: Field): boolean => /\bmarkdown\b/i.test(textOf(first(form, field)));
