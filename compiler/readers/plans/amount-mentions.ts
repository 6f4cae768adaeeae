import { pricesIn } from '../text-money.ts';

/** An amount of money in a text, with the words around it. */
export interface AmountMention {
  readonly value: number;
  readonly currency: string | null;
  readonly period: string | null;
  readonly raw: string;
  /** The amount with up to 60 characters on either side. */
  readonly around: string;
  /** True in a row of a table, where the name of another column may stand nearer. */
  readonly isTabular: boolean;
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
      value === null
        ? []
        : [{ value, currency, period, raw, around: text.slice(Math.max(0, start - NEAR), end + NEAR), isTabular: isRow(text, start) }],
    );
};

const isRow = (text: string, index: number): boolean => text[text.lastIndexOf('\n', index - 1) + 1] === '|';

/** The lines that are neither quoted nor code. */
const ownLines = (markdown: string): readonly string[] => {
  let isCode = false;
  return markdown.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !line.startsWith('>') && line.trim() !== '';
  });
};

const WORD = /[\p{L}\p{N}]/u;

/** True when a name stands near an amount: as a whole word, written as the plan is. */
export const isNear = (name: string, { around }: AmountMention): boolean => {
  for (let at = name === '' ? -1 : around.indexOf(name); at >= 0; at = around.indexOf(name, at + 1))
    if (!WORD.test(around[at - 1] ?? ' ') && !WORD.test(around[at + name.length] ?? ' ')) return true;
  return false;
};
