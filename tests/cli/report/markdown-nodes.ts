/** What markdown is read as by a reader of tables (GFM). */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

/** A node of the tree. */
export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/** The blocks of a text. */
export const blocksOf = (text: string): readonly Node[] => remark().use(remarkGfm).parse(text).children as readonly Node[];

/** The words of a node. */
export const textOf = ({ type, value = '', children = [] }: Node): string => (type === 'text' ? value : children.map(textOf).join(''));

/** What a node is; parsers of tables make a link of an address that stands as text, which says where it leads. */
const kindOf = (node: Node): string => {
  if (node.type === 'html') return node.value ?? '';
  const isPlain = node.type === 'link' && ['', 'http://', 'mailto:'].some((scheme) => node.url === scheme + textOf(node));
  return isPlain ? 'text' : node.type;
};

/** What a node and all inside of it are: types, and HTML as it stands. */
export const kindsOf = (node: Node): readonly string[] => [kindOf(node), ...(node.children ?? []).flatMap(kindsOf)];
