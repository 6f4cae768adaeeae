import { linesOf } from '../base/markdown-lines.ts';
import { plainText } from './plain-text.ts';

/** A block of a markdown version for passages: a heading, the row of a table below its head, or another line. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly offset: number; readonly isLink: boolean }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly head: readonly string[] }
  /** `isLink`: it is only a link to a page. */
  | { readonly kind: 'line'; readonly text: string; readonly isLink: boolean };

const HEADING = /^(#{1,6})[ \t]+/;
const ROW = /^\s*\|/;
const DELIMITERS = /^\s*\|[\s:|-]+$/;
/** A line, or an item of a list, that is only a link; an email address or a telephone number counts as content. */
const LINK_LINE = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)?\[[^[\]]*\]\((?!mailto:|tel:)[^()\s]*\)\s*\\?$/i;
/** A bar without a backslash, which ends a cell. */
const BAR = /(?<!\\)\|/;

/** The blocks of a markdown version, in order. Each paragraph is one line. */
export function* blocksOf(markdown: string): Generator<Block> {
  let head: readonly string[] | null = null;
  const lines = [...linesOf(markdown)];
  for (const [index, { start, isCode }] of lines.entries()) {
    const line = markdown.slice(start, lines[index + 1]?.start ?? markdown.length).trimEnd();
    const isRow = !isCode && ROW.test(line);
    if (!isRow) yield* lineBlock(line, start, isCode);
    else if (!DELIMITERS.test(line)) {
      const cells = cellsOf(line);
      if (head) yield { kind: 'row', cells, head };
      head ??= cells;
    }
    if (!isRow) head = null;
  }
}

/** A heading, or a line with content. */
function* lineBlock(line: string, start: number, isCode: boolean): Generator<Block> {
  const level = isCode ? undefined : HEADING.exec(line)?.[1]?.length;
  const text = shown(line);
  const isLink = LINK_LINE.test(line);
  if (level !== undefined) yield { kind: 'heading', level, text, offset: start, isLink };
  else if (text !== '') yield { kind: 'line', text, isLink };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .slice(1)
    .replace(/(?<!\\)\|$/, '')
    .split(BAR)
    .map(shown);

/** A line as readers see it. */
const shown = (line: string): string => plainText(line).replace(/\s+/g, ' ').trim();
