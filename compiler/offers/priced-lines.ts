import { readLine, type Amount, type PriceLine } from '../money/amounts.ts';
import { joined, joinedTo, SHORT } from '../money/joined.ts';
import type { Vocabulary } from '../money/vocabulary.ts';
import type { Line } from './lines.ts';

/** What a line says of a price; the lines that go on about it are part of it. */
export interface PricedLine extends PriceLine {
  readonly line: Line;
  /** Place of the line, and of the one behind the last that belongs to it. */
  readonly index: number;
  readonly next: number;
  /** What it says, where it is no more than a price. */
  readonly price: 'amount' | 'free' | 'request' | null;
}

/** Words beside an amount above which a line is a sentence about something. */
export const MOST_WORDS = 4;

/** A line longer than this is no price. */
const LONGEST = 160;

/** Reads every line of a page, of one without any amount only short ones; a line that belongs to the price of the one before is not in the list. */
export const pricedLines = (lines: readonly Line[], vocabulary: Vocabulary): readonly PricedLine[] => {
  const priced: PricedLine[] = [];
  const longest = vocabulary.mayHoldAmount(joined(lines, 0, lines.length)) ? LONGEST * 4 : SHORT;
  for (let index = 0; index < lines.length;) {
    const next = joinedTo(lines, index, vocabulary, isNear);
    const line = lines[index] as Line;
    const text = joined(lines, index, next);
    const isRead = text.length <= longest && (text.length <= SHORT * 2 || /\p{Nd}/u.test(text));
    const read = readLine(isRead ? text : '', vocabulary);
    priced.push(pricedLine(read, { line, index, next, price: text.length > LONGEST ? null : kindOf(read, text) }));
    index = next;
  }
  return withUsual(priced);
};

/** A page has hundreds of lines: written out, this takes half the time of a spread, and reading offers two thirds. */
const pricedLine = (
  { amounts, rest, lead, words, free, onRequest, follows, leads, rhythm, isYearly, billing }: PriceLine,
  { line, index, next, price }: Omit<PricedLine, keyof PriceLine>,
): PricedLine => ({ amounts, rest, lead, words, free, onRequest, follows, leads, rhythm, isYearly, billing, line, index, next, price });

/** A sign that may stand for several currencies stands for the one of them that the page names elsewhere. */
const withUsual = (priced: readonly PricedLine[]): readonly PricedLine[] => {
  if (!priced.some(({ amounts }) => amounts.some(({ currency }) => currency === null))) return priced;
  const named = new Set(priced.flatMap(({ amounts }) => amounts.flatMap(({ currency }) => currency ?? [])));
  const usual = (amount: Amount): Amount => {
    const [code, ...others] = amount.codes.filter((each) => named.has(each));
    return code !== undefined && others.length === 0 ? { ...amount, currency: code } : amount;
  };
  return priced.map((line) => again({ ...line, amounts: line.amounts.map(usual) }));
};

const again = (line: PricedLine): PricedLine => ({
  ...line,
  price: line.price ?? (line.line.text.length > LONGEST ? null : kindOf(line, line.line.text)),
});

const kindOf = ({ amounts, words, free, onRequest }: PriceLine, text: string): PricedLine['price'] => {
  // A sentence is about a price, and is none.
  const most = /[.!?。！？]$/.test(text) ? 0 : MOST_WORDS;
  if (amounts.some(isPrice) && words <= most) return 'amount';
  if (free) return 'free';
  return onRequest ? 'request' : null;
};

/** True for an amount that is asked for the thing itself. */
export const isPrice = ({ role, currency, value }: Amount): boolean =>
  (role === 'price' || role === 'addOn') && value !== null && (currency !== null || value === 0);

/** Lines of different items, cells or headings are different things. */
const isNear = (first: Line, other: Line): boolean =>
  first.item === other.item && first.cell === other.cell && first.heading === other.heading && other.control === first.control;
