import { grouped } from '../../base/group-by.ts';
import { shorten } from '../../base/one-line.ts';
import { readElements } from '../../html/elements.ts';
import { idOf, isReference } from '../../jsonld/graph.ts';
import { list, text, texts, type JsonLdNode } from '../../jsonld/read.ts';
import { nameOf } from './stated-things.ts';

/** JSON-LD values as plain JSON. */
export type StatedValue = StatedItem | readonly StatedItem[];

/** A value, or one of a list of values. */
export type StatedItem = string | number | boolean | { readonly [property: string]: StatedValue };

/** Maximum depth of nested nodes in a value. A named node has only its name and address, and no nested nodes. */
const MAXIMUM_DEPTH = 3;
/** Maximum properties of a node. */
const MAXIMUM_PROPERTIES = 40;
/** Maximum values of a property. */
const MAXIMUM_VALUES = 50;
/** Maximum characters of a text. */
const MAXIMUM_TEXT = 2000;

/** A property of schema.org, as its name is spelled. */
const PROPERTY = /^[a-z][A-Za-z0-9]{0,49}$/;

/** Properties with the location of a page or an action, which do not describe a thing. */
const ASIDE: ReadonlySet<string> = new Set(['mainEntityOfPage', 'potentialAction', 'isPartOf', 'subjectOf']);

/** Finds the node with an identifier. */
export type NodeById = (id: string) => JsonLdNode | undefined;

/** The values of a node by property, without empty ones. */
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
 * A node as its name and address when it has a name, else its values. References are resolved to a name only, because nodes may refer to
 * each other.
 */
const nodeValue = (child: JsonLdNode, byId: NodeById, depth: number): readonly StatedItem[] => {
  if ('@value' in child.properties || depth > MAXIMUM_DEPTH) return [];
  const node = isReference(child) ? (byId(idOf(child) ?? '') ?? child) : child;
  const named = nameOf(node);
  if (named === null && isReference(child)) return [];
  const said = named === null ? statedValues(child, byId, depth) : { name: named.name, ...namedParts(node) };
  return Object.keys(said).length === 0 ? [] : [said];
};

/** The properties of a named node besides its name: its address, and its main content, such as the text of a step. */
const namedParts = (node: JsonLdNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['url', 'text', 'value'].flatMap((property) => {
      const said = text(node, property);
      return said === null ? [] : [[property, shorten(withoutTags(said), MAXIMUM_TEXT)]];
    }),
  );
