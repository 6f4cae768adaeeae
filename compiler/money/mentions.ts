import type { Amount } from './amount.ts';
import { amountsIn } from './amounts.ts';
import { joined, joinedTo, MOST_LINES, type Nearness } from './joined.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** An amount of money in a text, with the words around it. */
export interface AmountMention {
  readonly value: number;
  /** Currency (ISO 4217). Null when its sign is ambiguous. */
  readonly currency: string | null;
  readonly period: string | null;
  readonly raw: string;
  /** Up to 60 characters on either side, completed to whole words at the start. In a table, only text of the cell. */
  readonly before: string;
  readonly after: string;
  /** In a table, the headings of its column and row. Null elsewhere. */
  readonly heads: readonly [column: string, row: string] | null;
}

/** Characters around an amount that are searched for the name of a plan. */
const NEAR = 60;
/** Maximum amounts per text. A page with more is a price list of something else. */
const MAXIMUM = 200;

/** Roles of a price for the thing itself, initial or later: "$1 for a month, then $49". */
const PRICES: ReadonlySet<Amount['role']> = new Set(['price', 'later']);

/** Fast check: an amount has a digit. */
const DIGIT = /\p{Nd}/u;

/**
 * The amounts of a markdown text, without quotations, struck text and code. They are compared with names of plans nearby, on pages other
 * than the pricing page. `language` is that of the text (BCP 47), null when it is unknown.
 */
export const amountMentions = (markdown: string, language: string | null): readonly AmountMention[] => {
  if (!DIGIT.test(markdown)) return [];
  const text = ownLines(markdown)
    .join('\n')
    .replace(/~~[^~\n]*~~/g, '')
    .replace(/[*_`]|\\$/gm, '');
  const vocabulary = vocabularyOf(language);
  if (!vocabulary.mayHoldAmount(text)) return [];
  const mentions: AmountMention[] = [];
  for (const { value, high, role, codes, period, raw, start, end } of pricesOf(text, vocabulary)) {
    if (!PRICES.has(role) || value === null || high !== null) continue;
    const [currency = null, ...others] = codes;
    mentions.push({ value, currency: others.length === 0 ? currency : null, period, raw, ...surroundings(text, start, end) });
    if (mentions.length === MAXIMUM) break;
  }
  return mentions;
};

/** The amounts of a text, line by line, with their positions. */
function* pricesOf(text: string, vocabulary: Vocabulary): Generator<Amount> {
  const lines = linesOf(text);
  for (let index = 0, due = 0; index < lines.length;) {
    // Words that introduce an amount may be on a separate line, a few lines before it.
    for (due = Math.max(due, index); due < lines.length && !lines[due]?.hasDigit;) due++;
    index = Math.max(index, due - MOST_LINES + 1);
    const next = joinedTo(lines, index, vocabulary, NEARNESS);
    const offset = lines[index]?.start ?? 0;
    for (const amount of due < next ? amountsIn(joined(lines, index, next), vocabulary) : [])
      yield { ...amount, start: amount.start + offset, end: amount.end + offset };
    index = next;
  }
}

/** A line of a text with its start. */
interface Line {
  readonly text: string;
  readonly start: number;
  readonly hasDigit: boolean;
}

/** Longer lines are split at the end of a sentence or word. */
const PIECE = /.{1,2000}(?:.{0,2000}?[.!?。！？](?=\s)|.{0,2000}(?=\s)|.{0,2000})/gsu;
const LONG = 4000;

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const part of line.length > LONG ? (line.match(PIECE) ?? []) : [line]) {
      lines.push({ text: part, start, hasDigit: DIGIT.test(part) });
      start += part.length;
    }
    start++;
  }
  return lines;
};

/** The start of a heading, a list item, or a table row. */
const BLOCK = /^\s*(?:#|[-+] |\d+[.)] |\|)/;

const HEADING = /^\s*#/;

const isNear = (first: Line, other: Line): boolean => !BLOCK.test(first.text) && !BLOCK.test(other.text);

const NEARNESS: Nearness<Line> = {
  isNear,
  mayContinue: (first, other) => isNear(first, other) || (HEADING.test(first.text) && !BLOCK.test(other.text)),
};

const surroundings = (text: string, start: number, end: number): Pick<AmountMention, 'before' | 'after' | 'heads'> => {
  const from = Math.max(0, start - NEAR);
  const before = (/\S*$/.exec(text.slice(Math.max(0, from - NEAR), from))?.[0] ?? '') + text.slice(from, start);
  const after = text.slice(end, end + NEAR);
  const line = text.lastIndexOf('\n', start) + 1;
  if (text[line] !== '|') return { before, after, heads: null };
  const { length } = text.slice(line, start).split(BAR);
  return {
    before: before.split(BAR).at(-1) ?? '',
    after: after.split(BAR)[0] ?? '',
    heads: [cellOf(headOf(text, line), length - 1), cellOf(lineAt(text, line), 1)],
  };
};

/** Separates two cells of a table. A bar in text has a backslash. */
const BAR = /(?<!\\)\|/;

/** A cell of a row, counted from 1. */
const cellOf = (row: string, place: number): string => row.split(BAR, place + 1)[place]?.trim() ?? '';

const lineAt = (text: string, start: number): string => text.slice(start, (text.indexOf('\n', start) + 1 || text.length + 1) - 1);

/** The first line of the table that contains a line. */
const headOf = (text: string, line: number): string => {
  let first = line;
  while (first > 1) {
    const above = text.lastIndexOf('\n', first - 2) + 1;
    if (text[above] !== '|') break;
    first = above;
  }
  return lineAt(text, first);
};

/** The lines outside quotations and code. */
const ownLines = (markdown: string): readonly string[] => {
  let isCode = false;
  return markdown.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !line.startsWith('>') && line.trim() !== '';
  });
};
