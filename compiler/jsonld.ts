import { Parser } from 'htmlparser2';
import { readLenientJson, type LenientJson, type ObjectPlaces } from './lenient-json.ts';
import type { Script } from './markdown/parse.ts';
import type { ProblemList } from './problem.ts';
import { sources } from './problems/sources.ts';

/** A thing that a page describes in terms of schema.org, by JSON-LD, microdata or RDFa, with everything that sitec asks of it. */
export interface JsonLdNode {
  readonly syntax: 'JSON-LD' | 'microdata' | 'RDFa';
  /** Types without the schema.org prefix; none for an object without a type inside another node. */
  readonly types: readonly string[];
  /** Properties without the schema.org prefix -> values as they stand in JSON. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Path of the page that it stands on; null for the page that is being read. */
  readonly file: string | null;
  /** JSON pointer of the node inside its script, or inside the outermost item of microdata. */
  readonly pointer: string;
  /** Where the node begins in the page, in UTF-16 code units. */
  readonly offset: number;
  /** Where the values of its properties begin in the page. */
  readonly offsets: Readonly<Record<string, number>>;
  /** The nearest node around it; null at the top. */
  readonly parent: JsonLdNode | null;
  /** Property of the parent that holds it; null at the top. */
  readonly property: string | null;
  /** Nodes whose parent it is, in document order. */
  readonly children: readonly JsonLdNode[];
}

/** A script of JSON-LD; `start` is the offset of its text in the page, where that is known. */
export type JsonLdScript = Script & { readonly start?: number };

/**
 * Reads the JSON-LD of a page: every node, flattened out of arrays, `@graph` and nesting, in document order. Real sites wrap blocks
 * in CDATA or comments, which is allowed, and print what is almost JSON; such a block is read and reported once. Anything worse is left
 * out and reported.
 */
export const readJsonLd = (scripts: readonly JsonLdScript[], file: string, problems: ProblemList): readonly JsonLdNode[] =>
  scripts.flatMap((script) => {
    const [begin, end] = unwrapped(script.text);
    if (begin >= end) return [];
    const place = (offset: number) => ({ file, offset: script.start === undefined ? script.offset : script.start + begin + offset });
    const json = readLenientJson(script.text.slice(begin, end));
    if ('reason' in json) {
      problems.add(sources.jsonldUnreadable, { reason: json.reason }, place(json.offset));
      return [];
    }
    if (json.mended) problems.add(sources.jsonldMended, { reason: json.mended.reason }, place(json.mended.offset));
    return nodesOf(json, file, (offset) => place(offset).offset);
  });

const WRAPPER_START = /^(?:\/\/\s*|\/\*\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/;
const WRAPPER_END = /(?:\/\/\s*|\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?$/;
/** Signs that the end of a wrapper has at most. */
const WRAPPER_LENGTH = 20;
/** Wrappers inside of each other: CDATA in a comment, and the marks that hide both. */
const MAXIMUM_WRAPPERS = 8;

/** Where the JSON of a script begins and ends: without white space, byte order mark, CDATA and comment marks around it. */
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

/** A node while its children are being read. */
type OpenNode = JsonLdNode & { readonly children: JsonLdNode[] };

/** Where a value stands among the nodes. */
interface Spot {
  readonly pointer: string;
  readonly parent: OpenNode | null;
  readonly property: string | null;
}

const nodesOf = ({ value, places }: LenientJson, file: string, offsetOf: (offset: number) => number): readonly JsonLdNode[] => {
  const nodes: JsonLdNode[] = [];
  const read = (held: unknown, spot: Spot): void => {
    if (Array.isArray(held)) held.forEach((item, index) => read(item, { ...spot, pointer: `${spot.pointer}/${index}` }));
    else if (typeof held === 'object' && held !== null) readObject(held, spot);
  };
  const readObject = (held: object, spot: Spot): void => {
    const types = list((held as Record<string, unknown>)['@type']).filter((type): type is string => typeof type === 'string');
    const isNode = types.length > 0 || spot.parent !== null;
    const node = isNode ? { file, types: types.map(withoutPrefix), ...spot, ...placed(held, places.get(held), offsetOf) } : null;
    if (node) nodes.push(node);
    if (node) spot.parent?.children.push(node);
    for (const [key, child] of Object.entries(held)) {
      if (key === '@context') continue;
      // The nodes of a graph are not inside of the node that holds it.
      const inner = key === '@graph' ? { parent: null, property: null } : { parent: node, property: node && withoutPrefix(key) };
      read(child, { pointer: `${spot.pointer}/${escapePointer(key)}`, ...inner });
    }
  };
  read(value, { pointer: '', parent: null, property: null });
  return nodes;
};

const placed = (held: object, places: ObjectPlaces | undefined, offsetOf: (offset: number) => number) => ({
  syntax: 'JSON-LD' as const,
  properties: mapped(held, (value) => value),
  offset: offsetOf(places?.start ?? 0),
  offsets: mapped(places?.values ?? {}, (offset) => offsetOf(offset as number)),
  children: [],
});

const mapped = <T>(record: object, change: (value: unknown) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [withoutPrefix(key), change(value)]));

/** A term of schema.org without its prefix: `https://schema.org/Offer` and `schema:Offer` are `Offer`. */
export const withoutPrefix = (term: string): string => term.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A value or list of values as a list; schema.org allows both everywhere. */
export const list = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The texts of a value or list of values: with entities unescaped once and white space collapsed, without empty ones. */
export const texts = (value: unknown): readonly string[] =>
  list(value).flatMap((item) => {
    const held = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)['@value'] : item;
    if (typeof held !== 'string' && typeof held !== 'number') return [];
    const plain = unescapeEntities(String(held)).replace(/\s+/g, ' ').trim();
    return plain === '' ? [] : [plain];
  });

/** The first text of a property; null when it is absent, empty or no text. */
export const text = (node: JsonLdNode, name: string): string | null => texts(list(node.properties[name]).slice(0, 1))[0] ?? null;

/** A decimal number as schema.org asks for, or with separators that can be read in one way only: `1,499.00`, `1.499,00`, `19,99`. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\d{1,3}(?:[, ]\d{3})+\.\d{1,2}|\d{1,3}(?:[. ]\d{3})+,\d{1,2}|\d{1,3}(?:,\d{3}){2,}|\d+,\d{1,2})$/;
/** In some countries the point groups thousands: a text of this form is 1.499 here and 1499 there. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A number property, written as a number or as a text that can be read in one way only; null for anything else. */
export const numeric = (node: JsonLdNode, name: string): number | null => {
  const [first] = list(node.properties[name]);
  if (typeof first === 'number') return first;
  const value = text(node, name);
  if (value === null || !NUMBER.test(value) || AMBIGUOUS.test(value)) return null;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  const [, whole = value, fraction = '0'] = /^(.*)[.,](\d{1,2})$/.exec(value) ?? [];
  return Number(`${whole.replace(/[., ]/g, '')}.${fraction}`);
};

/** Unescapes every reference of HTML that ends with a semicolon; addresses such as `?a=1&copy=2` hold what only looks like one. */
const unescapeEntities = (value: string): string => {
  if (!value.includes('&')) return value;
  let plain = '';
  const parser = new Parser({ ontext: (part) => void (plain += part) }, { decodeEntities: true });
  parser.end(value.replace(/<|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, (sign) => (sign === '<' ? '&lt;' : '&amp;')));
  return plain;
};
