import { oneLine } from '../base/one-line.ts';
import { dateOf } from '../base/dates.ts';
import { escapePointer, parsedJson } from '../base/json.ts';
import { MAXIMUM_DEPTH, readLenientJson, type ObjectPlaces } from '../base/lenient-json.ts';
import { readElements } from '../html/elements.ts';
import type { Script } from '../html/types.ts';
import type { ProblemList } from '../problems/problem.ts';
import { sources } from '../problems/sources.ts';

/** The JSON of a script, and the places of its parts in the page. */
class ScriptText {
  /** The JSON without wrappers. */
  readonly text: string;
  /** Offset of the text in the page. */
  readonly #start: number;
  #places: ReadonlyMap<string, ObjectPlaces> | null = null;

  constructor({ text, start }: Pick<Script, 'text' | 'start'>) {
    const [begin, end] = unwrapped(text);
    // A copy, because a substring would keep the text of the page in memory.
    this.text = Buffer.from(text.slice(begin, end)).toString();
    this.#start = start + begin;
  }

  /** Offset in the page of an offset in the text, in UTF-16 code units. */
  offsetIn(offset: number): number {
    return this.#start + offset;
  }

  /** Offset in the page of the object at a JSON pointer, or of the value of one of its keys, if it has that. */
  offsetOf(pointer: string, property: string | null): number {
    // Parsed a second time on demand, because few pages need places.
    this.#places ??= placesIn(this.text);
    const { start, values } = this.#places.get(pointer) ?? { start: 0, values: {} };
    const key = Object.keys(values).find((name) => withoutPrefix(name) === property);
    return this.offsetIn((key === undefined ? undefined : values[key]) ?? start);
  }
}

const placesIn = (text: string): ReadonlyMap<string, ObjectPlaces> => {
  const json = readLenientJson(text);
  return 'places' in json ? json.places : new Map();
};

const WRAPPER_START = /^(?:\/\/\s*|\/\*\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/;

const WRAPPER_END = /(?:\/\/\s*|\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?$/;

/** Maximum characters of the end of a wrapper. */
const WRAPPER_LENGTH = 20;

/** Maximum nested wrappers: CDATA in a comment, and the marks that hide both. */
const MAXIMUM_WRAPPERS = 8;

/** Start and end of the JSON of a script, without white space, byte order mark, CDATA and comment marks around it. */
const unwrapped = (source: string): readonly [begin: number, end: number] => {
  let end = source.trimEnd().length;
  let begin = Math.min(source.length - source.trimStart().length, end);
  for (let round = 0; round < MAXIMUM_WRAPPERS; round++) {
    const inner = source.slice(begin, end);
    const lead = WRAPPER_START.exec(inner)?.[0].length ?? 0;
    const tail = WRAPPER_END.exec(inner.slice(lead).slice(-WRAPPER_LENGTH))?.[0].length ?? 0;
    if (lead + tail === 0) break;
    const rest = source.slice(begin + lead, end - tail);
    begin += lead + rest.length - rest.trimStart().length;
    end = Math.max(begin, end - tail - (rest.length - rest.trimEnd().length));
  }
  return [begin, end];
};

/** A term of schema.org without its prefix: `https://schema.org/Offer` and `schema:Offer` are `Offer`. */
export const withoutPrefix = (term: string): string => term.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');

/** A thing that a page describes in terms of schema.org, by JSON-LD, microdata or RDFa. */
export interface JsonLdNode {
  readonly syntax: 'JSON-LD' | 'microdata' | 'RDFa';
  /** Types without the schema.org prefix; none for an object without a type inside another node. */
  readonly types: readonly string[];
  /** Properties without the schema.org prefix -> raw values of the JSON. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Path of its page; null for the current page. */
  readonly file: string | null;
  /** JSON pointer of the node inside its script, or inside the outermost microdata item. */
  readonly pointer: string;
  /** Gives the places of nodes and of their property values in the page. */
  readonly source: NodeSource;
  /** The parent node; null at the top. */
  readonly parent: JsonLdNode | null;
  /** Property of the parent with this node; null at the top. */
  readonly property: string | null;
  /** Child nodes, in document order. */
  readonly children: readonly JsonLdNode[];
}

/** The source text of nodes. */
interface NodeSource {
  /** Offset in the page, in UTF-16 code units, of the node at a pointer, or of the value of one of its properties, if it has that. */
  offsetOf(pointer: string, property: string | null): number;
}

/**
 * Reads the JSON-LD of a page: every node, flattened out of arrays, `@graph` and nesting, in document order. Real sites wrap blocks in
 * CDATA or comments, which is allowed, and print almost valid JSON, which is read and reported once. Anything worse is left out and
 * reported.
 */
export const readJsonLd = (scripts: readonly Script[], file: string, problems: ProblemList): readonly JsonLdNode[] =>
  scripts.flatMap((script) => {
    const source = new ScriptText(script);
    if (source.text === '') return [];
    const value = parsedJson(source.text);
    return (value === undefined ? null : nodesOf(value, file, source)) ?? readMended(source, file, problems);
  });

const readMended = (source: ScriptText, file: string, problems: ProblemList): readonly JsonLdNode[] => {
  const json = readLenientJson(source.text);
  const { reason, offset } = 'reason' in json ? json : (json.mended ?? { reason: '', offset: 0 });
  const problem = 'reason' in json ? sources.jsonldUnreadable : sources.jsonldMended;
  problems.add(problem, { reason }, { file, offset: source.offsetIn(offset) });
  return 'reason' in json ? [] : (nodesOf(json.value, file, source) ?? []);
};

/** A node while its children are read. */
type OpenNode = JsonLdNode & { readonly children: JsonLdNode[] };

/** The position of a value among the nodes. */
interface Spot {
  readonly pointer: string;
  readonly parent: OpenNode | null;
  readonly property: string | null;
}

/** The nodes in a value; null when it is nested too deeply. */
const nodesOf = (value: unknown, file: string, source: NodeSource): readonly JsonLdNode[] | null => {
  const nodes: JsonLdNode[] = [];
  let isTooDeep = false;
  const read = (held: unknown, spot: Spot, depth: number): void => {
    isTooDeep ||= depth > MAXIMUM_DEPTH;
    if (typeof held !== 'object' || held === null || isTooDeep) return;
    if (Array.isArray(held)) held.forEach((item, index) => read(item, { ...spot, pointer: `${spot.pointer}/${index}` }, depth + 1));
    else readObject(held as Readonly<Record<string, unknown>>, spot, depth);
  };
  const readObject = (held: Readonly<Record<string, unknown>>, spot: Spot, depth: number): void => {
    const node = openNode(held, spot, file, source);
    if (node) nodes.push(node);
    for (const key of Object.keys(held)) {
      if (key === '@context' || typeof held[key] !== 'object') continue;
      // The nodes of a graph are not children of the node that contains it.
      const parent = key === '@graph' ? null : node;
      const property = parent && withoutPrefix(key);
      read(held[key], { pointer: `${spot.pointer}/${escapePointer(key)}`, parent, property }, depth + 1);
    }
  };
  read(value, { pointer: '', parent: null, property: null }, 0);
  return isTooDeep ? null : nodes;
};

/** The node of an object, added to the children of its parent; null for a top-level object without a type. */
const openNode = (held: Readonly<Record<string, unknown>>, spot: Spot, file: string, source: NodeSource): OpenNode | null => {
  const types = list(held['@type']).filter((type): type is string => typeof type === 'string');
  if (types.length === 0 && spot.parent === null) return null;
  const node: OpenNode = {
    syntax: 'JSON-LD',
    types: types.map(withoutPrefix),
    properties: bare(held),
    file,
    source,
    ...spot,
    children: [],
  };
  spot.parent?.children.push(node);
  return node;
};

/** Properties without prefixes; most names have none. */
const bare = (held: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.keys(held).some((key) => key.includes(':'))
    ? Object.fromEntries(Object.entries(held).map(([key, value]) => [withoutPrefix(key), value]))
    : held;

/** A value or list of values as a list; schema.org allows both for all properties. */
export const list = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The texts of a value or list of values, with entities unescaped once and white space collapsed; empty ones are left out. */
export const texts = (value: unknown): readonly string[] =>
  list(value).flatMap((item) => {
    const held = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)['@value'] : item;
    if (typeof held !== 'string' && typeof held !== 'number') return [];
    const plain = oneLine(unescapeEntities(String(held)));
    return plain === '' ? [] : [plain];
  });

/** The first text of a property; null when it is absent, empty or not a text. */
export const text = (node: JsonLdNode, name: string): string | null => texts(list(node.properties[name]).slice(0, 1))[0] ?? null;

/** A decimal number in the form of schema.org, or with unambiguous separators: `1,499.00`, `1.499,00`, `19,99`. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\d{1,3}(?:[, ]\d{3})+\.\d{1,2}|\d{1,3}(?:[. ]\d{3})+,\d{1,2}|\d{1,3}(?:,\d{3}){2,}|\d+,\d{1,2})$/;
/** In some countries the point groups thousands: this form may mean 1.499 or 1499. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A number property, written as a number or as an unambiguous text; null for anything else. */
export const numeric = (node: JsonLdNode, name: string): number | null => {
  const [first] = list(node.properties[name]);
  if (typeof first === 'number') return exact(first);
  const value = text(node, name);
  if (value === null || !NUMBER.test(value) || AMBIGUOUS.test(value)) return null;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return exact(Number(value));
  const [, whole = value, fraction = '0'] = /^(.*)[.,](\d{1,2})$/.exec(value) ?? [];
  return exact(Number(`${whole.replace(/[., ]/g, '')}.${fraction}`));
};

/** JSON may contain numbers without an exact representation: 1e400 would be infinite. */
/** True for a number without loss of digits; others would be published with different digits. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const exact = (value: number): number | null => (isExact(value) ? value : null);

/** Unescapes every HTML reference with a semicolon; addresses such as `?a=1&copy=2` only look as if they had one. */
const unescapeEntities = (value: string): string => {
  if (!value.includes('&')) return value;
  let plain = '';
  const escaped = value.replace(/<|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  readElements(escaped, { text: (part) => void (plain += part) });
  return plain;
};

/** The date of the articles in a page's JSON-LD; null without one. */
export const dateFrom = (nodes: readonly JsonLdNode[], property: string): string | null => {
  const found = nodes.find(
    (node) => node.types.some((type) => /Article$|Posting$|^HowTo$|^WebPage$/.test(type)) && dateOf(text(node, property)),
  );
  return found ? dateOf(text(found, property)) : null;
};
