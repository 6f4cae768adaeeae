/**
 * Compact records, without members that readers of prices, states or contacts do not need. One rule applies to every kind, at build time.
 */
import { isObject } from '../base/json.ts';
import { propertiesOf, type JsonSchema, type Schema } from '../schema/builder.ts';
import type { Resource } from '../facts/resource.ts';
import { type Members, jsonResult, type ToolArgument, type ToolResult } from './tool.ts';

/** Members about the source of a value, or about other forms of a record. */
const EVIDENCE: ReadonlySet<string> = new Set(['provenance', 'quote', 'page', 'raw', 'statusRaw', 'markdownUrl', 'jsonUrl']);
/** Members of a record that are also in its list, in the records of another kind, or in another form. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['updated', 'plans', 'platforms', 'bullets']);

/**
 * A list document, or the document of a record, in compact form. Null, empty lists, `from: false` and evidence are left out. A missing
 * value keeps its reason, and one that only a page shows keeps its status and its quote. A limit is its number, `unlimited` or its reason.
 * `list` is the member with the records, which is never left out.
 */
export const compact = (document: Members, list?: string): Members => {
  const { url } = document;
  const isOwn = (value: unknown): boolean => typeof value === 'string' && value.split('#', 1)[0] === url;
  if (list === undefined) return (told(document) ?? {}) as Members;
  const records = (document[list] as readonly Members[]).map((record) => told(compactRecord(record, isOwn)));
  const others = Object.entries(document).map(([name, value]) => [name, name === list ? records : told(value)] as const);
  return Object.fromEntries(others.filter(([name, value]) => value !== undefined && !EVIDENCE.has(name)));
};

const compactRecord = (record: Members, isOwn: (value: unknown) => boolean): Members => {
  const kept = Object.entries(record).filter(([name, value]) => !TOLD_ELSEWHERE.has(name) && !(name === 'url' && isOwn(value)));
  return { ...Object.fromEntries(kept), ...limitsOf(record), ...featuresOf(record) };
};

/** The compact form of a value; undefined when nothing is left. */
const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(told) : undefined;
  if (!isObject(value)) return value ?? undefined;
  const kept = Object.entries(value).flatMap(([name, each]): readonly [string, unknown][] => {
    const rest = isNeeded(name, value) ? told(each) : undefined;
    return rest === undefined ? [] : [[name, rest]];
  });
  if (kept.length > 0) return Object.fromEntries(kept);
  // An address may only be known as one line.
  return typeof value.raw === 'string' ? { raw: value.raw } : undefined;
};

const isNeeded = (name: string, { [name]: value, status, reason }: Members): boolean => {
  if (name === 'status') return value !== 'confirmed' && value !== reason;
  if (name === 'quote') return status === 'shown';
  return !EVIDENCE.has(name) && !(name === 'from' && value === false);
};

const limitsOf = ({ limits }: Members): Members =>
  isObject(limits) ? { limits: Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limitOf(limit as Members)])) } : {};

const limitOf = ({ value, unlimited, period, reason }: Members): unknown => {
  const told = unlimited === true ? 'unlimited' : (value ?? reason);
  return typeof told === 'number' && typeof period === 'string' ? { value: told, period } : told;
};

/** The features of a plan by name, with details in brackets. Without a table, the lines of its card are used, except for limits. */
const featuresOf = ({ features = [], bullets = [] }: Members): Members => {
  const lines = (bullets as readonly Members[]).filter(({ limit }) => !limit).map((line) => ({ ...line, name: line.text }));
  const rows = features as readonly Members[];
  const all: readonly Members[] = rows.length > 0 ? rows : lines;
  const named = (isIncluded: boolean): readonly string[] =>
    all.filter(({ included, note }) => (included ?? (note ? true : null)) === isIncluded).map(nameOf);
  return all.length > 0 ? { features: named(true), notIncluded: named(false) } : {};
};

const nameOf = ({ name, note }: Members): string => (typeof note === 'string' ? `${String(name)} (${note})` : String(name));

/**
 * The schema of a document in both forms: members that are always present, or always have one type. `total` is their number if there are
 * records.
 */
export const compactSchema = ({ json }: Schema<unknown>, more: Readonly<Record<string, Schema<unknown>>> = {}): Schema<unknown> => {
  const properties = Object.entries(propertiesOf(json)).filter(([name, { type }]) => type !== undefined && !EVIDENCE.has(name));
  const isSure = ([, { type, items }]: (typeof properties)[number]): boolean =>
    type === 'string' || (items as JsonSchema | undefined)?.type === 'object';
  return {
    required: true,
    json: {
      type: 'object',
      properties: {
        ...Object.fromEntries(properties),
        ...Object.fromEntries(Object.entries(more).map(([name, each]) => [name, each.json])),
      },
      required: [...properties.filter(isSure).map(([name]) => name), ...Object.keys(more)],
    },
  };
};

/** The argument for full instead of compact records, as the schema of a tool without other arguments. */
export const evidenceArgument = {
  evidence: {
    type: 'boolean',
    description: 'Full records: the words of the page, the source of each value, and nulls with their reasons',
    default: false,
  },
} as const satisfies Readonly<Record<string, ToolArgument>>;

/** The published document of a kind, in compact form and in full. `more` is in both. */
export const publishedResult = (
  { name, listPath }: Pick<Resource, 'name' | 'listPath'>,
  document: Members,
  more: Members = {},
): ToolResult => {
  const resultOf = (content: Members): ToolResult => jsonResult({ ...content, ...more }, listPath, document);
  return { ...resultOf(compact(document, name in document ? name : undefined)), evidence: resultOf(document) };
};
