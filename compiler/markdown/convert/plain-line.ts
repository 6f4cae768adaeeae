import type { Nodes, RootContent } from 'mdast';
import { delimiterOf, type Mark } from './marks.ts';

/**
 * Characters that can have a meaning in markdown anywhere in a line (CommonMark, section 2.4; GitHub Flavored Markdown, section 6.9). A
 * character too many costs only time, because the full printer then prints the line.
 */
const UNSAFE = /[\t\r\n*[\]\\_`|~<#]|&#?\w+;|[ps]:\/|[\w.+-]@|www\./i;
/** What can begin a block at the start of a line, and spaces, which must not be there. */
const UNSAFE_START = /^(?:[\s>=:+-]|\d+[.)])/;

/** True for a text that needs no escape anywhere in a line. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text) && !UNSAFE_START.test(text) && !/[!\s]$/.test(text);

/** An address without characters that need an escape. */
const PLAIN_ADDRESS = /^[\w:/.?#=%+~,;@-]+$/;
const SCHEME = /^[a-z][a-z+.-]+:/i;

/**
 * Prints a line of texts, marks, code, links and pictures in which nothing needs an escape. Null for any other line, which needs the full
 * printer. Nearly all lines are plain, and the full printer visits each part twice.
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

/** True when two adjacent parts would have a meaning together: a picture, or a block after a line break. */
const isJoined = (before: string, after: string): boolean =>
  (before.endsWith('!') && after.startsWith('[')) || (before.endsWith(BREAK) && UNSAFE_START.test(after));

type Printer<Type extends Nodes['type']> = (node: Extract<RootContent, { type: Type }>) => string | null;

/** A mark between its delimiters, which were chosen to be unambiguous. */
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
    // The full printer writes autolinks in angle brackets.
    if (text === url || `mailto:${text}` === url) return SCHEME.test(url) ? `<${text}>` : null;
    const words = plainLine(children);
    return words === null ? null : `[${words}](${url})`;
  },
  image: ({ url, title, alt }) => (title || !alt || !isPlainText(alt) || !PLAIN_ADDRESS.test(url) ? null : `![${alt}](${url})`),
};
