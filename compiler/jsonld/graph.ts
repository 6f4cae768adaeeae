import type { Place } from '../problems/problem.ts';
import { list, type JsonLdNode } from './read.ts';

/** The nodes of a page, with the targets of their `@id` references on the page, else on the site. */
export interface JsonLdGraph {
  /** Language of the page (BCP 47); null when it has none. */
  readonly language: string | null;
  /** Identifier -> the node that describes it. */
  readonly byId: ReadonlyMap<string, JsonLdNode>;
  /** Identifier -> nodes of the page that only refer to it. */
  readonly references: ReadonlyMap<string, readonly JsonLdNode[]>;
}

/**
 * The graph of a page. `site` has the nodes of all pages, which count for references that the page does not describe. `language`: the one
 * of the page (BCP 47).
 */
export const graphOf = (nodes: readonly JsonLdNode[], site: readonly JsonLdNode[] = [], language: string | null = null): JsonLdGraph => {
  const byId = new Map<string, JsonLdNode>();
  for (const node of [...nodes, ...site]) {
    const id = idOf(node);
    if (id !== null && !isReference(node) && !byId.has(id)) byId.set(id, node);
  }
  return { language, byId, references: referencesIn(nodes) };
};

const referencesIn = (nodes: readonly JsonLdNode[]): JsonLdGraph['references'] => {
  const references = new Map<string, JsonLdNode[]>();
  for (const node of nodes) {
    const id = idOf(node);
    if (id === null || !isReference(node)) continue;
    const known = references.get(id);
    if (known) known.push(node);
    else references.set(id, [node]);
  }
  return references;
};

/** The identifier of a node; null when it has none. */
export const idOf = (node: JsonLdNode): string | null => {
  const id = node.properties['@id'];
  return typeof id === 'string' && id !== '' ? id : null;
};

/** True for a node with only an identifier. */
export const isReference = ({ properties }: JsonLdNode): boolean =>
  Object.keys(properties).every((key) => key === '@id' || key === '@type');

/** The nodes in a property; references are replaced by their targets, one step only, which also ends circles. */
export const held = (node: JsonLdNode, property: string, { byId }: JsonLdGraph): readonly JsonLdNode[] => {
  const inner = node.children.filter((child) => child.property === property);
  // Where a property is an address, it may be the identifier of a node.
  const named = list(node.properties[property]).flatMap((value) => (typeof value === 'string' ? (byId.get(value) ?? []) : []));
  return [...inner.map((child) => (isReference(child) ? (byId.get(idOf(child) ?? '') ?? child) : child)), ...named];
};

/** Place of a property of a node, else of the node; `page` is the current one. */
export const placeIn = (
  page: { readonly source: string },
  { syntax, file, pointer, source }: JsonLdNode,
  property: string | null = null,
): Place => ({
  file: file ?? page.source,
  offset: source.offsetOf(pointer, property),
  note: `${syntax} ${property === null ? pointer : `${pointer}/${property}`}`,
});
