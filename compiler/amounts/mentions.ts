import { pricesIn } from './text-money.ts';

/** An amount of money in a text, with the words around it. */
export interface AmountMention {
  readonly value: number;
  readonly currency: string | null;
  readonly period: string | null;
  readonly raw: string;
  /** Up to 60 characters on either side, and the word that the first of them may be cut from; in a table those of its cell. */
  readonly before: string;
  readonly after: string;
  /** In a table what stands at the head of its column and of its row; null elsewhere. */
  readonly heads: readonly [column: string, row: string] | null;
}

/** Characters around an amount in which the name of a plan is about it. */
const NEAR = 60;
/** Amounts of one text that are kept: a page with more is a price list of something else. */
const MAXIMUM = 200;

/** Texts without any of it hold no amount; a quick look before a slow one. */
const SIGN = /\p{Sc}|\b[A-Z]{3}\b|\bRs\b|[\u0600-\u06FF]/u;

/** The amounts of a text, without what is quoted, struck or code: for names of plans that stand near them on pages other than the pricing page. */
export const amountMentions = (markdown: string): readonly AmountMention[] => {
  if (!SIGN.test(markdown)) return [];
  const text = ownLines(markdown)
    .join('\n')
    .replace(/~~[^~\n]*~~/g, '')
    .replace(/[*_`]|\\$/gm, '');
  return pricesIn(text)
    .slice(0, MAXIMUM)
    .flatMap(({ value, currency, period, raw, start, end }) =>
      value === null ? [] : [{ value, currency, period, raw, ...surroundings(text, start, end) }],
    );
};

const surroundings = (text: string, start: number, end: number): Pick<AmountMention, 'before' | 'after' | 'heads'> => {
  const from = Math.max(0, start - NEAR);
  const before = (/\S*$/.exec(text.slice(Math.max(0, from - NEAR), from))?.[0] ?? '') + text.slice(from, start);
  const after = text.slice(end, end + NEAR);
  const line = text.lastIndexOf('\n', start - 1) + 1;
  if (text[line] !== '|') return { before, after, heads: null };
  const cells = text.slice(line, start).split(BAR);
  const [row = ''] = cellsOf(text.slice(line, (text.indexOf('\n', line) + 1 || text.length + 1) - 1));
  return {
    before: before.split(BAR).at(-1) ?? '',
    after: after.split(BAR)[0] ?? '',
    heads: [cellsOf(headOf(text, line))[cells.length - 2] ?? '', row],
  };
};

/** Between two cells of a table; a bar that is text has a backslash. */
const BAR = /(?<!\\)\|/;

const cellsOf = (row: string): readonly string[] =>
  row
    .split(BAR)
    .slice(1)
    .map((cell) => cell.trim());

/** The first line of the table that a line is in. */
const headOf = (text: string, line: number): string => {
  let first = line;
  for (let at = line; at >= 0 && text[at] === '|'; at = at === 0 ? -1 : text.lastIndexOf('\n', at - 2) + 1) first = at;
  return text.slice(first).split('\n', 1)[0] ?? '';
};

/** The lines that are neither quoted nor code. */
const ownLines = (markdown: string): readonly string[] => {
  let isCode = false;
  return markdown.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !line.startsWith('>') && line.trim() !== '';
  });
};
