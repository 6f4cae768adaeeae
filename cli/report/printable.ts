/** Signs that a terminal obeys (C0, C1), that end a line elsewhere, or that turn the direction of what follows (Unicode, UAX 9). */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text of a page or file on one line and without control characters. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();

/** The same of a line of a file, sign by sign, so that a column stays where it is. */
export const printableLine = (line: string): string => line.toWellFormed().replace(UNPRINTABLE, ' ');

/** A value as JSON on several lines; signs that a terminal could obey are written as escapes, so that it reads back the same. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, escape);

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Signs that mean something in markdown, in HTML, or to GitHub, which reads mentions, sums and short names of emoji. */
const SIGNS = /[!#$&*:<>@[\\\]^_`{|}~]|(?<=\bwww)\./g;

/** A text as references to characters where one could mean something. */
const entities = (text: string): string => printable(text).replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as it stands: as an element, because a code span has no way to hold both a backslash and a bar in a table. */
export const codeText = (text: string): string => (printable(text) === '' ? '' : `<code>${entities(text)}</code>`);

/** A table of cells that are markdown already. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
