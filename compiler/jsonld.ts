import type { Script } from './markdown/parse.ts';
import type { Place, ProblemList } from './problem.ts';
import { sources } from './problems/sources.ts';

/** A node of a page's JSON-LD with the things that sitec asks of it. */
export interface JsonLdNode {
  /** Types without the schema.org prefix. */
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
  /** JSON pointer of the node inside its script. */
  readonly pointer: string;
  /** Where its script begins in the page, in UTF-16 code units. */
  readonly offset: number;
  /** The nearest node around it; null at the top. */
  readonly parent: JsonLdNode | null;
}

const MAXIMUM_DEPTH = 64;

/**
 * Reads the JSON-LD of a page: every node, flattened out of arrays, `@graph` and nesting, in document order. Real sites wrap blocks
 * in CDATA or comments and leave trailing commas; such a block is read and reported, anything worse is left out and reported.
 */
export const readJsonLd = (scripts: readonly Script[], file: string, problems: ProblemList): readonly JsonLdNode[] => {
  const nodes: JsonLdNode[] = [];
  for (const script of scripts) {
    const value = parseLeniently(script.text, { file, offset: script.offset }, problems);
    collect(value, '', script.offset, null, nodes, 0);
  }
  return nodes;
};

const parseLeniently = (text: string, place: Place, problems: ProblemList): unknown => {
  const source = text.replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)|(?:\/\/\s*)?(?:\]\]>|-->)\s*$/g, '').trim();
  if (source === '') return null;
  try {
    return JSON.parse(source);
  } catch (error) {
    const reason = (error as Error).message;
    try {
      const mended: unknown = JSON.parse(withoutTrailingCommas(source));
      problems.add(sources.jsonldMended, { reason }, place);
      return mended;
    } catch {
      problems.add(sources.jsonldUnreadable, { reason }, place);
      return null;
    }
  }
};

/** Drops commas before a closing bracket, but not inside strings. */
const withoutTrailingCommas = (source: string): string =>
  source.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, text: string | undefined) => text ?? '');

const collect = (value: unknown, pointer: string, offset: number, parent: JsonLdNode | null, nodes: JsonLdNode[], depth: number): void => {
  if (typeof value !== 'object' || value === null || depth > MAXIMUM_DEPTH) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => collect(item, `${pointer}/${index}`, offset, parent, nodes, depth + 1));
    return;
  }
  const properties = value as Record<string, unknown>;
  const types = list(properties['@type'])
    .filter((type): type is string => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
  const node = types.length > 0 ? { types, properties, pointer, offset, parent } : parent;
  if (node && node !== parent) nodes.push(node);
  for (const [key, child] of Object.entries(properties)) collect(child, `${pointer}/${escapePointer(key)}`, offset, node, nodes, depth + 1);
};

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A value or list of values as a list; schema.org allows both everywhere. */
export const list = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A text property with entities unescaped once and white space collapsed; null when it is absent, empty or no text. */
export const text = (node: JsonLdNode, name: string): string | null => {
  const [value] = list(node.properties[name]);
  const string = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@value'] : value;
  if (typeof string !== 'string' && typeof string !== 'number') return null;
  const plain = unescapeEntities(String(string)).replace(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
};

/** A number property, written as a number or as a text in the form of JSON; null for anything else. */
export const numeric = (node: JsonLdNode, name: string): number | null => {
  const value = text(node, name);
  return value !== null && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", apos: "'", nbsp: ' ' };

const unescapeEntities = (value: string): string =>
  value.replace(/&(amp|lt|gt|quot|#39|#x27|apos|nbsp);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);
