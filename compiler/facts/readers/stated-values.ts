import { grouped } from '../../base/group-by.ts';
import { shorten } from '../../base/shorten.ts';
import { readElements } from '../../html/elements.ts';
import { idOf, isReference } from '../../jsonld/graph.ts';
import { list, text, texts, type JsonLdNode } from '../../jsonld/read.ts';
import { nameOf } from './stated-things.ts';

/** What JSON-LD states as plain JSON. */
export type StatedValue = StatedItem | readonly StatedItem[];

/** A value, or one of a list of values. */
export type StatedItem = string | number | boolean | { readonly [property: string]: StatedValue };

/** Nodes inside of each other that a value keeps; what a name stands for is told by that alone. */
const MAXIMUM_DEPTH = 3;
/** Properties of a node that are read. */
const MAXIMUM_PROPERTIES = 40;
/** Values of a property that are read. */
const MAXIMUM_VALUES = 50;
/** Characters of a text. */
const MAXIMUM_TEXT = 2000;

/** A property of schema.org, as its name is spelled. */
const PROPERTY = /^[a-z][A-Za-z0-9]{0,49}$/;

/** Properties that say where a page or an action is, not what a thing is. */
const ASIDE: ReadonlySet<string> = new Set(['mainEntityOfPage', 'potentialAction', 'isPartOf', 'subjectOf']);

/** Finds the node that an identifier stands for. */
export type NodeById = (id: string) => JsonLdNode | undefined;

/** The values of a node by its properties, without those that say nothing. */
export const statedValues = (node: JsonLdNode, byId: NodeById, depth = 0): Readonly<Record<string, StatedValue>> => {
  const children = grouped(node.children, ({ property }) => property);
  const properties = Object.keys(node.properties).filter((property) => PROPERTY.test(property) && !ASIDE.has(property));
  return Object.fromEntries(
    properties.slice(0, MAXIMUM_PROPERTIES).flatMap((property) => {
      const plain = list(node.properties[property]).slice(0, MAXIMUM_VALUES).flatMap(plainValue);
      const inner = (children.get(property) ?? []).slice(0, MAXIMUM_VALUES).flatMap((child) => nodeValue(child, byId, depth + 1));
      const [first, ...others] = [...plain, ...inner];
      return first === undefined ? [] : [[property, others.length === 0 ? first : [first, ...others]] as const];
    }),
  );
};

const plainValue = (value: unknown): readonly StatedItem[] => {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return [value];
  return texts(value)
    .map((each) => shorten(withoutTags(each), MAXIMUM_TEXT))
    .filter((each) => each !== '');
};

/** Some sites write HTML into texts. */
const withoutTags = (source: string): string => {
  if (!/<[a-z/!]/i.test(source)) return source;
  let plain = '';
  readElements(source, { opened: () => void (plain += ' '), text: (part) => void (plain += part) });
  return plain;
};

/**
 * A node by its name and address, where it has a name; else what it says. A reference is followed to a name only: nodes that refer to each other
 * would be told again and again.
 */
const nodeValue = (child: JsonLdNode, byId: NodeById, depth: number): readonly StatedItem[] => {
  if ('@value' in child.properties || depth > MAXIMUM_DEPTH) return [];
  const node = isReference(child) ? (byId(idOf(child) ?? '') ?? child) : child;
  const named = nameOf(node);
  if (named === null && isReference(child)) return [];
  const said = named === null ? statedValues(child, byId, depth) : { name: named.name, ...namedParts(node) };
  return Object.keys(said).length === 0 ? [] : [said];
};

/** What is told of a node besides its name: its address, and what it is there for, such as the text of a step. */
const namedParts = (node: JsonLdNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['url', 'text', 'value'].flatMap((property) => {
      const said = text(node, property);
      return said === null ? [] : [[property, shorten(withoutTags(said), MAXIMUM_TEXT)]];
    }),
  );
