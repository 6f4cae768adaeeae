import { UNPRINTABLE } from '../../compiler/base/invisible.ts';
import { unitEscape } from '../../compiler/base/json.ts';
import type { Problem, Severity } from '../../compiler/index.ts';

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

/** The numbers of items of each kind, in the order of the kinds, without those that have none. */
export const countKinds = <Kind>(kinds: readonly Kind[], items: readonly Kind[]): readonly (readonly [number, Kind])[] =>
  kinds.map((kind) => [items.filter((each) => each === kind).length, kind] as const).filter(([number]) => number > 0);

/** How many problems of each level there are, worst first: `1 error · 2 warnings`; empty when there are none. */
export const countLevels = (problems: readonly Pick<Problem, 'level'>[]): string => {
  const levels = problems.map(({ level }) => level);
  return countKinds(LEVELS, levels)
    .map(([number, level]) => count(number, level))
    .join(' · ');
};
