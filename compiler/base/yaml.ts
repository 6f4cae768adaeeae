import { isCollection, isNode, isPair, parseDocument, type Document, type Node, type YAMLError, type YAMLWarning } from 'yaml';

/** A parsed YAML or JSON text. */
export interface ParsedYaml {
  readonly value: unknown;
  /** Where the value at a path of keys and positions begins and ends, in UTF-16 code units from the start of the text; only 0 when there is none. */
  rangeOf(path: readonly (string | number)[]): { readonly offset: number; readonly end?: number };
}

/** Why a text is not read, in one line, and where in it that stands. */
export class YamlFault extends Error {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

/** The offset of a fault as a part of its place; nothing for a reason that is of the whole text. */
export const offsetOf = (error: unknown): { readonly offset?: number } => (error instanceof YamlFault ? { offset: error.offset } : {});

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAXIMUM_DEPTH = 64;

/**
 * Parses YAML 1.2 (core schema) or JSON, which is a part of it. Throws an Error with a one-line message, a `YamlFault` where it is of
 * one place, for syntax errors, duplicate keys, tags that are not of that schema, anchors and aliases (a few lines of which can expand to gigabytes), keys that reach an object's prototype,
 * numbers that are not finite, and values nested deeper than 64 levels.
 */
export const parseYaml = (text: string): ParsedYaml => {
  const tab = text.search(/^\t/m);
  if (tab >= 0) throw new YamlFault('a line is indented with a tab; YAML allows spaces only', tab);
  // Messages name no line: a text is a part of a file only, and whoever reports a fault names its place there.
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

/** What the library only warns of, and reads as it likes. Where the closing bracket of a value stands leaves no doubt of what is meant. */
const isFault = ({ code }: YAMLWarning): boolean => code !== 'BAD_INDENT';

const reasonOf = ({ code, message, pos }: YAMLError, text: string): string => {
  if (code === 'TAG_RESOLVE_FAILED')
    return `the tag ${text.slice(...pos)} is not known here, or does not fit its value; write the value without it`;
  if (code === 'MULTIPLE_DOCS') return 'it holds several documents, and one is read';
  const [line = 'syntax error'] = message.split('\n');
  return line.replace(/^Missing , (?:or : )?between flow \w+ items$/, 'a comma is missing between two entries');
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
