import type { Nodes, RootContent } from 'mdast';
import { delimiterOf, type Mark } from './marks.ts';

/**
 * Characters that can have a meaning in markdown in any line (CommonMark, section 2.4; GitHub Flavored Markdown, section 6.9), besides those
 * that always get an escape. An underscore between letters has none. A character too many costs only time, because the full printer then
 * prints the line.
 */
const UNSAFE = /[\t\r\n\\]|(?<![a-z\d]{2})_|_(?![a-z\d]{2})|<(?:[!/?a-z]|$)|]\(|&#?\w+;|[ps]:\/|[\w.+-]@|www\./i;
/** What can also have a meaning in a link text or a table cell. */
const UNSAFE_INSIDE = /[\]|]/;
/** What can begin a block at the start of a line, and spaces, which must not be there. */
const UNSAFE_START = /^(?:[\s>=:+|#<-]|\d+\))/;
/** Characters that always get an escape in text. */
const ESCAPED = /[*[`~]/g;
/** What looks like the number of a list item at the start of a line. */
const NUMBER = /^(\d+)\.(?=\s|$)/;

/** Prints a text with simple escapes. `isInside` is true in a link text, an alternative text or a table cell. */
const plainText = (text: string, isInside: boolean): string | null =>
  UNSAFE.test(text) || (isInside && UNSAFE_INSIDE.test(text)) ? null : text.replace(ESCAPED, String.raw`\$&`);

/** An address without characters that need an escape. */
const PLAIN_ADDRESS = /^(?:[\w:/.?#=%+~,;@-]|&(?!#?\w+;))+$/;
const SCHEME = /^[a-z][a-z+.-]+:/i;

/**
 * Prints a line of texts, marks, code, links and pictures that has only simple escapes. Null for any other line, which needs the full
 * printer. Nearly all lines are plain, and the full printer visits each part twice.
 */
export const plainLine = (nodes: readonly RootContent[]): string | null => {
  const line = plainWords(nodes, false);
  return line === null || UNSAFE_START.test(line) ? null : line.replace(NUMBER, '$1\\.');
};

/** Prints the text of a heading like `plainLine`. After its number signs, nothing can begin a block. */
export const plainTitle = (nodes: readonly RootContent[]): string | null => {
  const line = plainWords(nodes, false);
  return line === null || line.endsWith('#') ? null : line;
};

/** Prints a table cell like `plainLine`. An empty cell is an empty text. */
export const plainCell = (nodes: readonly RootContent[]): string | null => {
  const line = plainWords(nodes, true);
  return line === null || line.includes('\n') ? null : line;
};

/** Prints parts of a line. Null also for white space at an edge. */
const plainWords = (nodes: readonly RootContent[], isInside: boolean): string | null => {
  let [line, last] = ['', ''];
  for (const node of nodes) {
    const printed = PRINTERS[node.type]?.(node as never, isInside) ?? null;
    // Looking at the end of a line that grows would copy the whole line each time.
    if (printed === null || isJoined(last, printed)) return null;
    line += printed;
    last = printed || last;
  }
  return /^\s|\s$/.test(line) ? null : line;
};

/** A line break, as it is printed. */
const BREAK = '\\\n';

/** True when two adjacent parts would have a meaning together: a picture, or a block after a line break. */
const isJoined = (before: string, after: string): boolean =>
  (before.endsWith('!') && after.startsWith('[')) || (before.endsWith(BREAK) && (UNSAFE_START.test(after) || /^\d+\./.test(after)));

type Printer<Type extends Nodes['type']> = (node: Extract<RootContent, { type: Type }>, isInside: boolean) => string | null;

/** A mark between its delimiters, which were chosen to be unambiguous. */
const printMark = (mark: Mark, isInside: boolean): string | null => {
  const line = plainWords(mark.children, isInside);
  return line === null ? null : delimiterOf(mark) + line + delimiterOf(mark);
};

const PRINTERS: { readonly [Type in RootContent['type']]?: Printer<Type> } = {
  text: ({ value }, isInside) => plainText(value, isInside),
  break: () => BREAK,
  html: ({ value }) => (value === '<br>' ? value : null),
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
    const words = plainWords(children, true);
    return words === null ? null : `[${words}](${url})`;
  },
  image: ({ url, title, alt }) => {
    const text = title || !PLAIN_ADDRESS.test(url) ? null : plainText(alt ?? '', true);
    return text === null ? null : `![${text}](${url})`;
  },
};
