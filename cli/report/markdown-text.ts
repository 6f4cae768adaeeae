import { printable } from './printable.ts';

/** Signs that mean something in markdown, in HTML, or to GitHub, which reads mentions, sums and short names of emoji. */
const SIGNS = /[!#$&*:<>@[\\\]^_`{|}~]|(?<=\bwww)\./g;

/** A text as references to characters where one could mean something. */
export const entities = (text: string): string => printable(text).replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as it stands: as an element, because a code span has no way to hold both a backslash and a bar in a table. */
export const codeText = (text: string): string => (printable(text) === '' ? '' : `<code>${entities(text)}</code>`);

/** A table of cells that are markdown already. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
