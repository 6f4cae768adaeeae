import type { Nodes, RootContent } from 'mdast';
import { delimiterOf, type Mark } from './marks.ts';

/**
 * Characters that can mean something in markdown wherever they stand in a line (CommonMark, section 2.4; GitHub Flavored Markdown, section 6.9).
 * A sign too many costs time, because the printer then works the line out.
 */
const UNSAFE = /[\t\r\n*[\]\\_`|~<#]|&#?\w+;|[ps]:\/|[\w.+-]@|www\./i;
/** What can begin a block where a line begins, and spaces, which cannot stand there. */
const UNSAFE_START = /^(?:[\s>=:+-]|\d+[.)])/;

/** True for a text that is written as it is, wherever it stands in a line. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text) && !UNSAFE_START.test(text) && !/[!\s]$/.test(text);

/** An address in which nothing needs an escape. */
const PLAIN_ADDRESS = /^[\w:/.?#=%+~,;@-]+$/;
const SCHEME = /^[a-z][a-z+.-]+:/i;

/**
 * A line of texts, marks, code, links and pictures in which nothing needs an escape, printed; null for any other, which the printer has to work
 * out. Nearly all lines are of this kind, and the printer looks at each of their parts twice.
 */
export const plainLine = (nodes: readonly RootContent[]): string | null => {
  const parts: string[] = [];
  for (const node of nodes) {
    const printed = PRINTERS[node.type]?.(node as never) ?? null;
    if (printed === null || isJoined(parts.at(-1) ?? '', printed)) return null;
    parts.push(printed);
  }
  const line = parts.join('');
  return UNSAFE_START.test(line) || /\s$/.test(line) ? null : line;
};

/** A line break, as it is printed. */
const BREAK = '\\\n';

/** True when two parts of a line would mean something together: a picture, or a block behind a line break. */
const isJoined = (before: string, after: string): boolean =>
  (before.endsWith('!') && after.startsWith('[')) || (before.endsWith(BREAK) && UNSAFE_START.test(after));

type Printer<Type extends Nodes['type']> = (node: Extract<RootContent, { type: Type }>) => string | null;

/** A mark between its delimiters, which were chosen so that they cannot be taken for others. */
const printMark = (mark: Mark): string | null => {
  const line = plainLine(mark.children);
  return line === null ? null : delimiterOf(mark) + line + delimiterOf(mark);
};

const PRINTERS: { readonly [Type in RootContent['type']]?: Printer<Type> } = {
  text: ({ value }) => (UNSAFE.test(value) ? null : value),
  break: () => BREAK,
  emphasis: printMark,
  strong: printMark,
  delete: printMark,
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
