import type { Nodes, RootContent } from 'mdast';

/**
 * Characters that can mean something in markdown wherever they stand in a line (CommonMark, section 2.4; GitHub Flavored Markdown, section 6.9).
 * A sign too many costs time, because the printer then works the line out.
 */
const UNSAFE = /[\t\r\n*[\]\\_`|~<#]|!$|&#?\w+;|[ps]:\/|[\w.+-]@|www\./i;
/** What can begin a block where a line begins, and spaces, which cannot stand there. */
const UNSAFE_START = /^(?:[\s>=:+-]|\d+[.)])/;

/** True for a text that is written as it is, wherever it stands in a line. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text) && !UNSAFE_START.test(text) && !/\s$/.test(text);

/** An address in which nothing needs an escape. */
const PLAIN_ADDRESS = /^[\w:/.?=%+~,;@-]+$/;
const SCHEME = /^[a-z][a-z+.-]+:/i;

/**
 * A line of texts, marks, code, links and pictures in which nothing needs an escape, printed; null for any other, which the printer has to work
 * out. Nearly all lines are of this kind, and the printer looks at each of their parts twice.
 */
export const plainLine = (nodes: readonly RootContent[]): string | null => {
  let line = '';
  for (const [index, node] of nodes.entries()) {
    const printed = PRINTERS[node.type]?.(node as never, { before: line, next: nodes[index + 1] }) ?? null;
    if (printed === null) return null;
    line += printed;
  }
  return UNSAFE_START.test(line) || /\s$/.test(line) ? null : line;
};

/** What stands beside a node: the line so far, and the node behind it. */
interface Beside {
  readonly before: string;
  readonly next: Nodes | undefined;
}

type Printer<Type extends Nodes['type']> = (node: Extract<RootContent, { type: Type }>, beside: Beside) => string | null;

const WORD_START = /^[\p{L}\p{N}]/u;
const WORD_END = /[\p{L}\p{N}]$/u;
/** ASCII punctuation and spaces, which let a delimiter beside them open or close (CommonMark, section 6.2). */
const OPEN_SIDE = /(?:^|[ !-/:-@[-`{-~])$/;

/** A mark between delimiters that cannot be taken for others. */
const printMark =
  (delimiter: string) =>
  ({ children }: { readonly children: readonly RootContent[] }, { before, next }: Beside): string | null => {
    const [child, ...others] = children;
    if (child?.type !== 'text' || others.length > 0 || !isPlainText(child.value)) return null;
    const { value } = child;
    const opens = (WORD_START.test(value) || OPEN_SIDE.test(before)) && !before.endsWith('*');
    const following = next === undefined ? '' : next.type === 'text' ? next.value.charAt(0) : '*';
    const closes = following !== '*' && (WORD_END.test(value) || OPEN_SIDE.test(following));
    return opens && closes ? `${delimiter}${value}${delimiter}` : null;
  };

const PRINTERS: { readonly [Type in RootContent['type']]?: Printer<Type> } = {
  text: ({ value }) => (UNSAFE.test(value) ? null : value),
  emphasis: printMark('*'),
  strong: printMark('**'),
  inlineCode: ({ value }) => (/[`|\r\n]|^\s|\s$|^$/.test(value) ? null : `\`${value}\``),
  link: ({ url, title, children }) => {
    if (title || !PLAIN_ADDRESS.test(url)) return null;
    const [child, ...others] = children;
    const text = child?.type === 'text' && others.length === 0 ? child.value : undefined;
    // The printer writes an address that stands for itself between pointed brackets.
    if (text === url || `mailto:${text}` === url) return SCHEME.test(url) ? `<${text}>` : null;
    const words = plainLine(children);
    return words === null ? null : `[${words}](${url})`;
  },
  image: ({ url, title, alt }) => (title || !alt || !isPlainText(alt) || !PLAIN_ADDRESS.test(url) ? null : `![${alt}](${url})`),
};
