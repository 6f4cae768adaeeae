import { oneLine } from '../base/one-line.ts';
import { linesOf } from '../base/markdown-lines.ts';
import { shapesOf } from '../words/shapes.ts';
import { plainText } from './plain-text.ts';

/** A block of a markdown version for passages: a heading, the row of a table below its head, or another line. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly offset: number; readonly isLink: boolean }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly head: readonly string[] }
  /** `isLink`: it is only a link to a page. `label`: the emphasised words before what it says of them. */
  | { readonly kind: 'line'; readonly text: string; readonly isLink: boolean; readonly label?: string };

const HEADING = /^(#{1,6})[ \t]+/;
const ROW = /^\s*\|/;
const DELIMITERS = /^\s*\|[\s:|-]+$/;
/** A line, or an item of a list, that is only a link; an email address or a telephone number counts as content. */
const LINK_LINE = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)?\[[^[\]]*\]\((?!mailto:|tel:)[^()\s]*\)\s*\\?$/i;
/** A short name in bold that begins a line, and the words about it, which begin a sentence or with a figure: "**Wi-Fi** In all rooms". */
const LABELLED = /^\s*(?:[-*+]\s+)?(\*\*|__)([^*_]{2,40})\1\s+[\p{Lu}\p{Lo}\p{N}]/u;
/** A link to a page, with its text. */
const LINK = /\[([^[\]]*)\]\((?!mailto:|tel:)[^()\s]*\)/gi;
/** Links of a line from which it is a menu, whose page is the only item without one. */
const MENU_LINKS = 4;
/** A bar without a backslash, which ends a cell. */
const BAR = /(?<!\\)\|/;

/** The blocks of a markdown version, in order. Each paragraph is one line. */
export function* blocksOf(markdown: string): Generator<Block> {
  let table: string[] = [];
  const lines = [...linesOf(markdown)];
  for (const [index, { start, isCode }] of lines.entries()) {
    const line = markdown.slice(start, lines[index + 1]?.start ?? markdown.length).trimEnd();
    if (!isCode && ROW.test(line)) table.push(line);
    else {
      yield* rowsOf(table);
      table = [];
      yield* lineBlock(line, start, isCode);
    }
  }
  yield* rowsOf(table);
}

/** The rows of a table below its head. A head without words is of a table without one in the page, whose first row may be its head. */
function* rowsOf([first, ...others]: readonly string[]): Generator<Block> {
  if (first === undefined) return;
  const given = cellsOf(first);
  // A row without words matches too.
  const lines = others.filter((line) => !DELIMITERS.test(line));
  const body = lines.map(cellsOf);
  const isGiven = given.some((cell) => cell !== '');
  const isHead = !isGiven && isHeadOf(body, lines[0] ?? '');
  const head = isGiven ? given : isHead ? (body[0] ?? []) : [];
  for (const cells of isHead ? body.slice(1) : body) yield { kind: 'row', cells, head };
}

/**
 * True for a first row that names its columns: all of it is emphasised, or it is one of three cells or more without a figure of the kind
 * that the other cells of its column have, such as an amount or a time.
 */
const isHeadOf = ([first = [], ...others]: Rows, line: string): boolean => {
  if (others.length === 0) return false;
  if (rawCells(line).every((cell) => cell.trim() === '' || EMPHASISED.test(cell))) return true;
  const isFigure = (cell: string, column: number): boolean =>
    shapesOf(cell).some((shape) => shape !== 'number' && others.some((row) => shapesOf(row[column] ?? '').includes(shape)));
  return first.length > 2 && !first.some(isFigure);
};

type Rows = readonly (readonly string[])[];
const EMPHASISED = /^\s*(\*\*|_).*\1\s*$/;

/** A heading, or a line with content. */
function* lineBlock(line: string, start: number, isCode: boolean): Generator<Block> {
  const level = isCode ? undefined : HEADING.exec(line)?.[1]?.length;
  const text = shown(line);
  const isLink = LINK_LINE.test(line);
  const label = LABELLED.exec(line)?.[2];
  if (level !== undefined) yield { kind: 'heading', level, text, offset: start, isLink };
  else if (/[\p{L}\p{N}]/u.test(text) && !isMenu(line)) yield { kind: 'line', text, isLink, ...(label !== undefined && { label }) };
}

const isMenu = (line: string): boolean => {
  const items = [...line.matchAll(LINK)].map(([, item = '']) => item.length);
  const [own = '', ...others] = line.replace(LINK, '\n').match(/[^\n]*[\p{L}\p{N}][^\n]*/gu) ?? [];
  return (
    items.length >= MENU_LINKS &&
    others.length === 0 &&
    own !== '' &&
    !/[\p{N},]/u.test(line.replace(LINK, '')) &&
    own.trim().length <= Math.max(...items)
  );
};

const cellsOf = (line: string): readonly string[] => rawCells(line).map((cell) => shown(cell.replaceAll('<br>', ', ')));

const rawCells = (line: string): readonly string[] =>
  line
    .trim()
    .slice(1)
    .replace(/(?<!\\)\|$/, '')
    .split(BAR);

/** A line as readers see it. */
const shown = (line: string): string => oneLine(plainText(line));
