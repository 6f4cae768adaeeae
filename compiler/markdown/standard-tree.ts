import { parse, type ParserOptions, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { withoutInvisible } from '../base/invisible.ts';
import type { Root } from './hast.ts';
import { checkLimits, MAXIMUM_DEPTH } from './page-limits.ts';
import { visibleAttributes } from './properties.ts';
import type { SelectableTree } from './selectable-tree.ts';
import { TreeBuilder, VOID } from './tree-builder.ts';

/** Levels for `<html>` and `<body>`, which the standard adds to a page without them. */
const ADDED_LEVELS = 2;

/** A node of the tree that parse5 builds. Nodes move while a page is parsed, so content is chosen when the tree is complete. */
interface StandardNode {
  /** Tag name, or a name with `#` for other nodes. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Token.Attribute[];
  readonly children: StandardNode[];
  parent: StandardNode | null;
  text: string;
  mode: ReturnType<Adapter['getDocumentMode']>;
}

type N = StandardNode;
type Adapter = TreeAdapter<TreeAdapterTypeMap<N, N, N, N, N, N, N, N, N, N>>;

const nodeOf = (name: string, text = '', namespace = '', attributes: Token.Attribute[] = []): StandardNode => ({
  name,
  namespace,
  attributes,
  children: [],
  parent: null,
  text,
  mode: 'no-quirks' as N['mode'],
});

const insert = (parent: StandardNode, node: StandardNode, index: number): void => {
  if (index === parent.children.length) parent.children.push(node);
  else parent.children.splice(index, 0, node);
  node.parent = parent;
};

const insertText = (parent: StandardNode, text: string, index: number): void => {
  const last = parent.children[index - 1];
  if (last?.name === '#text') last.text += text;
  else insert(parent, nodeOf('#text', text), index);
};

/** The reference node is usually a table that is still open, so the search starts at the end. */
const indexOf = (parent: StandardNode, node: StandardNode): number => parent.children.lastIndexOf(node);

const detach = (node: StandardNode): void => {
  const siblings = node.parent?.children ?? [];
  // Moved nodes are removed from the start, one after the other.
  if (siblings[0] === node) siblings.shift();
  else if (node.parent) siblings.splice(indexOf(node.parent, node), 1);
  node.parent = null;
};

const adopt = ({ attributes }: StandardNode, more: readonly Token.Attribute[]): void => {
  const known = new Set(attributes.map(({ name }) => name));
  attributes.push(...more.filter(({ name }) => !known.has(name)));
};

/** How parse5 creates and changes nodes. Limits are checked during parsing, because repairs can multiply elements. */
const adapter = (): Adapter => {
  let [count, depth] = [0, 0];
  const contents = new Map<StandardNode, StandardNode>();
  const nothing = (): void => {};
  return {
    createDocument: () => nodeOf('#document'),
    createDocumentFragment: () => nodeOf('#fragment'),
    createElement(name, namespace, attributes) {
      checkLimits(++count, depth, MAXIMUM_DEPTH + ADDED_LEVELS);
      return nodeOf(name, '', namespace, attributes);
    },
    createCommentNode: () => nodeOf('#comment'),
    createTextNode: (text) => nodeOf('#text', text),
    onItemPush: () => void depth++,
    onItemPop: () => void depth--,
    appendChild: (parent, node) => insert(parent, node, parent.children.length),
    insertBefore: (parent, node, next) => insert(parent, node, indexOf(parent, next)),
    insertText: (parent, text) => insertText(parent, text, parent.children.length),
    insertTextBefore: (parent, text, next) => insertText(parent, text, indexOf(parent, next)),
    detachNode: detach,
    adoptAttributes: adopt,
    setTemplateContent: (template, content) => void contents.set(template, content),
    getTemplateContent: (template) => contents.get(template) ?? template,
    setDocumentType: nothing,
    setDocumentMode: (document, mode) => void (document.mode = mode),
    getDocumentMode: ({ mode }) => mode,
    getAttrList: ({ attributes }) => attributes,
    getChildNodes: ({ children }) => children,
    getFirstChild: ({ children }) => children[0] ?? null,
    getNamespaceURI: ({ namespace }) => namespace as ReturnType<Adapter['getNamespaceURI']>,
    getParentNode: ({ parent }) => parent,
    getTagName: ({ name }) => name,
    getTextNodeContent: ({ text }) => text,
    getCommentNodeContent: ({ text }) => text,
    getDocumentTypeNodeName: ({ text }) => text,
    getDocumentTypeNodePublicId: ({ text }) => text,
    getDocumentTypeNodeSystemId: ({ text }) => text,
    isTextNode: (node): node is N => node.name === '#text',
    isCommentNode: (node): node is N => node.name === '#comment',
    isDocumentTypeNode: (node): node is N => node.name === '#doctype',
    isElementNode: (node): node is N => !node.name.startsWith('#'),
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation: nothing,
    updateNodeSourceCodeLocation: nothing,
  };
};

/**
 * The pruned tree of a page as browsers build it (HTML standard, section 13.2.6). It is slower, for pages whose tags need repair. Throws
 * `PageLimitError` like the fast parser.
 */
export const standardTree = (html: string, seen?: SelectableTree): Root => {
  const options: ParserOptions<TreeAdapterTypeMap<N, N, N, N, N, N, N, N, N, N>> = {
    treeAdapter: adapter(),
    // As in browsers with scripts, the content of <noscript> is text, so that unclosed tags in it affect nothing else. It is parsed when
    // the page is complete.
    scriptingEnabled: true,
  };
  const builder = new TreeBuilder(MAXIMUM_DEPTH + ADDED_LEVELS, seen);
  feed(parse(html, options), builder);
  return builder.root;
};

const feed = (parent: StandardNode, builder: TreeBuilder): void => {
  for (const node of parent.children) {
    if (node.name === '#text') builder.text(withoutInvisible(node.text));
    if (node.name.startsWith('#')) continue;
    builder.open(node.name, attributesOf(node));
    if (VOID.has(node.name)) continue;
    if (node.name === 'noscript') feedText(node, builder);
    else feed(node, builder);
    builder.close(node.name);
  }
};

/** Parses the content of a `<noscript>` as a separate document. */
const feedText = (noscript: StandardNode, builder: TreeBuilder): void => {
  const text = noscript.children.map((child) => child.text).join('');
  const root = parse(text, { treeAdapter: adapter(), scriptingEnabled: true }).children.find(({ name }) => name === 'html');
  const body = root?.children.find(({ name }) => name === 'body');
  if (body) feed(body, builder);
};

const attributesOf = ({ attributes }: StandardNode): Readonly<Record<string, string>> =>
  visibleAttributes(Object.fromEntries(attributes.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value])));
