import { list, withoutPrefix, type JsonLdNode } from '../../jsonld/read.ts';
import { attribute, elements, type Element, type Root, type RootContent } from '../../markdown/hast.ts';
import { isStruck } from '../../markdown/visibility.ts';
import { offsetOf } from '../page-tree.ts';
import { isForeign } from './visibility.ts';
import { visibleText } from './visible-text.ts';

/** Maximum number of visited elements, because `itemref` may refer to the same ones repeatedly. */
const MAXIMUM_VISITS = 200_000;
/** Maximum depth of nested items, direct or by reference. Deeper references are not followed. */
const MAXIMUM_OPEN = 32;

/** A node while its properties are collected. */
type OpenNode = JsonLdNode & {
  readonly properties: Record<string, unknown>;
  readonly source: ElementOffsets;
  readonly children: JsonLdNode[];
};

/** Offsets in the page of the element of a node and of its properties. */
class ElementOffsets {
  readonly #own: number;
  readonly #properties = new Map<string, number>();

  constructor(own: number) {
    this.#own = own;
  }

  add(property: string, offset: number): void {
    if (!this.#properties.has(property)) this.#properties.set(property, offset);
  }

  offsetOf(_pointer: string, property: string | null): number {
    return (property === null ? undefined : this.#properties.get(property)) ?? this.#own;
  }
}

/** Context of an element. */
interface Scope {
  readonly item: OpenNode | null;
  readonly thing: OpenNode | null;
  /** True when terms without a prefix belong to schema.org (RDFa Lite, `vocab`). */
  readonly isSchemaOrg: boolean;
  /** The list that nodes are added to. */
  readonly into: JsonLdNode[];
}

/** Reads the microdata (HTML standard, section 5) and the RDFa Lite of a page as JSON-LD nodes with the offsets of their elements. */
export const readMicrodata = (root: Root): readonly JsonLdNode[] => {
  const nodes: JsonLdNode[] = [];
  const reader = new Reader(root);
  for (const child of root.children) reader.read(child as RootContent, { item: null, thing: null, isSchemaOrg: false, into: nodes });
  return nodes;
};

class Reader {
  #visits = 0;
  readonly #byId: ReadonlyMap<string, Element>;
  /** Items whose properties are being read. A reference to one of them is not followed, to prevent a cycle. */
  readonly #open = new Set<Element>();

  constructor(root: Root) {
    this.#byId = new Map(
      [...elements(root)].reverse().flatMap((element) => (element.properties.id ? [[String(element.properties.id), element]] : [])),
    );
  }

  read(node: RootContent, scope: Scope): void {
    if (node.type !== 'element' || isForeign(node) || isStruck(node) || this.#open.has(node) || ++this.#visits > MAXIMUM_VISITS) return;
    const inner = this.#thing(node, this.#item(node, scope));
    if (inner.item !== scope.item) this.#open.add(node);
    for (const child of node.children) this.read(child as RootContent, inner);
    if (inner.item !== scope.item) this.#references(node, inner);
    this.#open.delete(node);
  }

  /** Microdata: returns the scope for the content of the element. */
  #item(element: Element, scope: Scope): Scope {
    const names = tokens(element, 'itemProp').map(withoutPrefix);
    if (element.properties.itemScope === undefined) {
      for (const name of names) if (scope.item) addValue(scope.item, name, element);
      return scope;
    }
    // A named item outside any item belongs to an item that refers to it (`itemref`), and is read there.
    const into = names.length > 0 && scope.item === null ? [] : scope.into;
    const types = tokens(element, 'itemType').map(withoutPrefix);
    const item = openNode({ syntax: 'microdata', element, types, id: attribute(element, 'itemId'), parent: scope.item, name: names[0] });
    into.push(item);
    return { ...scope, item, into };
  }

  /** RDFa Lite: returns the scope for the content of the element. */
  #thing(element: Element, scope: Scope): Scope {
    const vocabulary = attribute(element, 'vocab');
    const isSchemaOrg = vocabulary === undefined ? scope.isSchemaOrg : /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(vocabulary);
    const names = terms(element, 'property', isSchemaOrg);
    const types = terms(element, 'typeof', isSchemaOrg);
    if (types.length === 0) {
      for (const name of names) if (scope.thing) addValue(scope.thing, name, element);
      return isSchemaOrg === scope.isSchemaOrg ? scope : { ...scope, isSchemaOrg };
    }
    const id = attribute(element, 'resource') ?? attribute(element, 'about');
    const thing = openNode({ syntax: 'RDFa', element, types, id, parent: scope.thing, name: names[0] });
    scope.into.push(thing);
    return { ...scope, isSchemaOrg, thing };
  }

  #references(element: Element, scope: Scope): void {
    if (this.#open.size > MAXIMUM_OPEN) return;
    for (const id of tokens(element, 'itemRef')) {
      const target = this.#byId.get(id);
      if (target) this.read(target, scope);
    }
  }
}

/** Data of a new node. `name` is its property in the outer node, if there is one. */
interface Opening {
  readonly syntax: JsonLdNode['syntax'];
  readonly element: Element;
  readonly types: readonly string[];
  readonly id: string | undefined;
  readonly parent: OpenNode | null;
  readonly name: string | undefined;
}

const openNode = ({ syntax, element, types, id, parent: around, name }: Opening): OpenNode => {
  const [parent, property] = around && name !== undefined ? [around, name] : [null, null];
  // Without a prototype, "__proto__" is a normal name.
  const properties = Object.assign(Object.create(null) as Record<string, unknown>, id === undefined ? {} : { '@id': id });
  const offset = offsetOf(element);
  const position = parent ? list(parent.properties[property]).length : 0;
  const pointer = parent ? `${parent.pointer}/${property}/${position}` : '';
  const node: OpenNode = {
    syntax,
    types,
    properties,
    file: null,
    pointer,
    source: new ElementOffsets(offset),
    parent,
    property,
    children: [],
  };
  if (parent) add(parent, property, properties, offset);
  parent?.children.push(node);
  return node;
};

const add = ({ properties, source }: OpenNode, name: string, value: unknown, offset: number): void => {
  const known = properties[name];
  if (Array.isArray(known)) known.push(value);
  else properties[name] = [value];
  source.add(name, offset);
};

const addValue = (node: OpenNode, name: string, element: Element): void => add(node, name, valueOf(element), offsetOf(element));

/** Attributes with the value of an element (HTML standard, section 5.2.4). `content` is allowed on any element. */
const VALUES: Readonly<Record<string, string>> = {
  ...Object.fromEntries('audio embed iframe img source track video'.split(' ').map((name) => [name, 'src'])),
  ...Object.fromEntries('a area link'.split(' ').map((name) => [name, 'href'])),
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'dateTime',
};

const valueOf = (element: Element): string => {
  const name = Object.hasOwn(VALUES, element.tagName) ? VALUES[element.tagName] : undefined;
  const given = attribute(element, 'content') ?? (name === undefined ? undefined : attribute(element, name));
  return given ?? visibleText(element).line;
};

const tokens = (element: Element, name: string): readonly string[] => (attribute(element, name) ?? '').split(/\s+/).filter(Boolean);

/** The schema.org terms of an attribute, without their prefix. Terms of other vocabularies are ignored. */
const terms = (element: Element, name: string, isSchemaOrg: boolean): readonly string[] =>
  tokens(element, name).flatMap((term) => {
    const bare = withoutPrefix(term);
    return bare.includes(':') || (bare === term && !isSchemaOrg) ? [] : [bare];
  });
