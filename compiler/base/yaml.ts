import { isCollection, isNode, isPair, parseDocument, type Document, type Node, type YAMLError, type YAMLWarning } from 'yaml';

/** A parsed YAML or JSON text. */
export interface ParsedYaml {
  readonly value: unknown;
  /** Start and end of the value at a path of keys and positions, in UTF-16 code units from the start of the text; 0 without a value. */
  rangeOf(path: readonly (string | number)[]): { readonly offset: number; readonly end?: number };
}

/** Why a text cannot be read, in one line, and the place of the fault. */
export class YamlFault extends Error {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

/** The offset of a fault as a part of its place; empty for a fault of the whole text. */
export const offsetOf = (error: unknown): { readonly offset?: number } => (error instanceof YamlFault ? { offset: error.offset } : {});

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAXIMUM_DEPTH = 64;

/**
 * Parses YAML 1.2 (core schema) or its subset JSON. Throws an Error with a one-line message, which is a `YamlFault` when it has a place,
 * for:
 * - syntax errors, duplicate keys, and tags outside of the schema;
 * - anchors and aliases, a few lines of which can expand to gigabytes;
 * - keys that reach an object's prototype;
 * - numbers that are not finite;
 * - values nested deeper than 64 levels.
 */
export const parseYaml = (text: string): ParsedYaml => {
  const tab = text.search(/^\t/m);
  if (tab >= 0) throw new YamlFault('a line is indented with a tab; YAML allows only spaces', tab);
  // Messages have no line numbers: the text may be a part of a file, and the caller reports the place there.
  const document = parseDocument(text, { schema: 'core', resolveKnownTags: false, uniqueKeys: true, prettyErrors: false });
  refuseFaults(document, text);
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

const refuseFaults = ({ errors, warnings }: Document, text: string): void => {
  const fault = errors[0] ?? warnings.find(isFault);
  if (fault) throw new YamlFault(reasonOf(fault, text), fault.pos[0]);
};

/** Warnings of the library are faults here. An exception is the indentation of a closing bracket, because the meaning is clear. */
const isFault = ({ code }: YAMLWarning): boolean => code !== 'BAD_INDENT';

const reasonOf = ({ code, message, pos }: YAMLError, text: string): string => {
  if (code === 'TAG_RESOLVE_FAILED') return `the tag ${text.slice(...pos)} is unknown, or does not fit its value; remove the tag`;
  if (code === 'MULTIPLE_DOCS') return 'it has several documents, but sitec reads one';
  const [line = 'syntax error'] = message.split('\n');
  return line.replace(/^Missing , (?:or : )?between flow \w+ items$/, 'a comma is missing between two entries');
};

/** A block ends with its last value: its own range includes comments and spaces up to the next block. */
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
