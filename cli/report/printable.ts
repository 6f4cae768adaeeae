import { unitEscape } from '../../compiler/base/json.ts';
import type { Problem, Severity } from '../../compiler/index.ts';

/** Control characters of terminals (C0, C1), line separators, and characters that change the text direction (Unicode, UAX 9). */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text of a page or file on one line and without control characters. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();

/** The same for a line of a file, with one character for each, so that columns stay the same. */
export const printableLine = (line: string): string => line.toWellFormed().replace(UNPRINTABLE, ' ');

/** A value as JSON on several lines. Control characters are escaped, so that the value parses back to the same one. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, unitEscape);

/** Characters with a meaning in markdown, in HTML, or on GitHub, such as mentions, formulas and emoji names. */
const SIGNS = /[!#$&*:<>@[\\\]^_`{|}~]|(?<=\bwww)\./g;

/** A text with character references for all special characters. */
const entities = (text: string): string => printable(text).replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** A literal text. It is an element, because a code span in a table cannot hold both a backslash and a bar. */
export const codeText = (text: string): string => (printable(text) === '' ? '' : `<code>${entities(text)}</code>`);

/** A table of cells that are already markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** Levels of problems, worst first. */
export const LEVELS: readonly Severity[] = ['error', 'warning', 'note'];

/** A number with its word: `1 page`, `2 pages`. */
export const count = (number: number, singular: string, plural = `${singular}s`): string => `${number} ${number === 1 ? singular : plural}`;

/** How many problems of each level there are, worst first: `1 error · 2 warnings`; empty when there are none. */
export const countLevels = (problems: readonly Pick<Problem, 'level'>[]): string =>
  LEVELS.map((level) => [level, problems.filter((problem) => problem.level === level).length] as const)
    .filter(([, number]) => number > 0)
    .map(([level, number]) => count(number, level))
    .join(' · ');
