import { isCollection, isNode, isPair, parseDocument, type Node } from 'yaml';

/** A parsed YAML or JSON text. */
export interface ParsedYaml {
  readonly value: unknown;
  /** Where the value at a path of keys and positions begins and ends, in UTF-16 code units from the start of the text; only 0 when there is none. */
  rangeOf(path: readonly (string | number)[]): { readonly offset: number; readonly end?: number };
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAXIMUM_DEPTH = 64;

/**
 * Parses YAML 1.2 (core schema) or JSON, which is a part of it. Throws an Error with a one-line message for syntax errors,
 * duplicate keys, anchors and aliases (a few lines of which can expand to gigabytes), keys that reach an object's prototype,
 * numbers that are not finite, and values nested deeper than 64 levels.
 */
export const parseYaml = (text: string): ParsedYaml => {
  if (/^\t/m.test(text)) throw new Error('a line is indented with a tab; YAML allows spaces only');
  const document = parseDocument(text, { schema: 'core', uniqueKeys: true, prettyErrors: true });
  const [error] = document.errors;
  if (error) throw new Error(error.message.split('\n')[0]?.replace(/:$/, '') ?? 'syntax error');
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  checkValue(value, 0);
  return {
    value,
    rangeOf: (path) => {
      const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
      if (!isNode(node) || !node.range) return { offset: 0 };
      const [offset] = node.range;
      return { offset, end: offset + text.slice(offset, endOf(node)).trimEnd().length };
    },
  };
};

/** A block ends with its last value: its own range goes on over comments and spaces to where the next block begins. */
const endOf = (node: Node): number => {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : null;
  const value = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(value) && value.range ? endOf(value) : (node.range?.[1] ?? 0);
};

const checkValue = (value: unknown, depth: number): void => {
  if (depth > MAXIMUM_DEPTH) throw new Error(`values are nested deeper than ${MAXIMUM_DEPTH} levels`);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a number is not finite');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new Error(`the key "${key}" is not allowed`);
    checkValue(child, depth + 1);
  }
};
