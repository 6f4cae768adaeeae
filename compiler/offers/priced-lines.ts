import { readLine, type Amount, type PriceLine } from '../money/amounts.ts';
import { joined, joinedTo, SHORT, type Nearness } from '../money/joined.ts';
import type { Vocabulary } from '../money/vocabulary.ts';
import { areAlike } from './alike.ts';
import type { Line } from './lines.ts';
import { withCurrency, type Said } from './stated.ts';

/** The price in a line, including the following lines that continue it. */
export interface PricedLine extends PriceLine {
  readonly line: Line;
  /** Index of the line, and index after the last line that belongs to it. */
  readonly index: number;
  readonly next: number;
  /** The kind of price, when the line is hardly more than a price. */
  readonly price: 'amount' | 'free' | 'request' | null;
}

/** Maximum words beside an amount. With more, the line is a sentence. */
export const MOST_WORDS = 4;

/** The mark of a sentence at the end of a line. */
export const SENTENCE_MARK = /[.!?。！？]$/;

/**
 * The point of a short word without a vowel, not behind a number, and that of minutes, is not that of a sentence: "50 zł za szt.", "$5 per
 * pc.", "€5 for 30 min."
 */
const ABBREVIATION = /(?:(?<![\p{L}\p{Nd}]|\p{Nd}\s)(?:(?![aeiouy])\p{Script=Latin}){2,4}|(?<=\p{Nd}\s?)min)\.$/iu;

/** Maximum characters of a price. */
const LONGEST = 160;

/**
 * Reads every line of a page, but lines without an amount only when they are short. A line that belongs to the price before it is not in
 * the list. `isPricing` is true for a page whose title names prices.
 */
export const pricedLines = (lines: readonly Line[], vocabulary: Vocabulary, isPricing = false): readonly PricedLine[] => {
  const priced = readLines(lines, vocabulary, lines);
  const stated = withCurrency(lines, priced, vocabulary, isPricing);
  const found = withUsual(stated ? readLines(lines, vocabulary, stated) : priced);
  return isPricing ? withLongNames(found) : found;
};

/**
 * With the lines of a price list whose long names end right before an amount, beside a line with a price: "Wash, cut and blow dry, with
 * advice £49". A sentence alone is not one of them.
 */
const withLongNames = (priced: readonly PricedLine[]): readonly PricedLine[] => {
  const isListed = (each: PricedLine | undefined, other: PricedLine): boolean =>
    each?.price === 'amount' && each.lead !== '' && each.line.cell === null && areAlike(each.line.block, other.line.block);
  const isNamed = ({ lead, rest, line, amounts: [amount, ...more] }: PricedLine): boolean =>
    amount !== undefined && more.length === 0 && isPrice(amount) && rest === lead && lead.length <= LONGEST_NAME && line.heading === 0;
  return priced.map((each, at) =>
    each.price === null && isNamed(each) && (isListed(priced[at - 1], each) || isListed(priced[at + 1], each))
      ? { ...each, price: 'amount', words: 0 }
      : each,
  );
};

/** `said` has the lines as they are read. */
const readLines = (lines: readonly Line[], vocabulary: Vocabulary, said: readonly Said[]): readonly PricedLine[] => {
  const priced: PricedLine[] = [];
  const longest = vocabulary.mayHoldAmount(joined(said, 0, said.length)) ? LONGEST * 4 : SHORT;
  for (let index = 0; index < lines.length;) {
    const next = joinedTo(said, index, vocabulary, NEARNESS);
    const line = lines[index] as Line;
    const text = joined(said, index, next);
    const isRead = text.length <= longest && (text.length <= SHORT * 2 || /\p{Nd}/u.test(text));
    const { read, price } = readPrice(line, isRead ? text : '', vocabulary);
    const shown = asShown(read, said[index]?.added ?? '');
    priced.push(pricedLine(shown, { line, index, next, price: text.length > LONGEST ? null : price }));
    index = next;
  }
  return priced;
};

/** The kind of price of a text is that of the part that tells it. */
const readPrice = (line: Line, text: string, vocabulary: Vocabulary): { readonly read: PriceLine } & Pick<PricedLine, 'price'> => {
  const whole = readLine(text, vocabulary);
  const end = rowEnd(line, text, whole, vocabulary);
  if (end !== null) return { read: end, price: 'amount' };
  const part = whole.words > MOST_WORDS ? pricedPart(line, text, whole) : text;
  const read = part === text ? whole : { ...whole, words: readLine(part, vocabulary).words };
  return { read, price: kindOf(read, part) };
};

/** The first text of a row, which is its name, where a note behind it has an amount too, or is long. */
const notedName = ({ parts: [, note] }: Line, text: string, amounts: number, at: number): string => {
  const end = note?.at ?? at;
  const isNoted = amounts > 1 ? at > end : at > LONGEST_NAME && end <= LONGEST_NAME;
  return isNoted ? text.slice(0, end).replace(/[\u200B\s]+$/u, '') : '';
};

/** The price in the last element of a row whose name has such a note: "Monthly", "no setup fee, $0", "$9". */
const rowEnd = (line: Line, text: string, { amounts }: PriceLine, vocabulary: Vocabulary): PriceLine | null => {
  const at = line.edges.at(-1)?.at ?? 0;
  const name = notedName(line, text, amounts.length, at);
  if (name === '' || readLine(name, vocabulary).amounts.length > 0) return null;
  const note = readLine(text.slice(name.length, at), vocabulary);
  // Only an amount between them is another price of the row: "Cut", "$30", "$40".
  if (note.amounts.length > 0 && note.words === 0) return null;
  const read = readLine(text.slice(at), vocabulary);
  const own = read.amounts.map((amount) => ({ ...amount, start: amount.start + at, end: amount.end + at }));
  return read.words === 0 && own.some(isPrice) ? { ...read, amounts: own, lead: name, rest: name } : null;
};

/** The amounts of a line without the currency that was added to it. */
const asShown = (read: PriceLine, added: string): PriceLine =>
  added === '' ? read : { ...read, amounts: read.amounts.map((amount) => ({ ...amount, raw: amount.raw.replace(added, '') })) };

/** Maximum characters of a name before a price, above it or in a cell. */
export const LONGEST_NAME = 60;

/** A note about an amount, behind a dash or in brackets. */
const NOTE = /^\s*(?:[-–—]\s|[(（])/;

/** A dash between words. */
const DASH = /\s[-–—]\s/;

/** The end of a name before an amount. In scripts without spaces between words, a space separates it, unless it ends a part of a sentence. */
const LABEL = /(?:[:：]|[\p{L}\p{M})]\s[-–—]|(?<=^[^，。！？]*)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）]\s)\s*$/u;

/**
 * The part of a line that tells its price: without a name before it, which a colon, a dash or the edge of an element separates, and without
 * a note about it, in brackets, behind a dash, or behind a recurring amount in the next element of a row. Without such a name, a sentence has no note, and a dash may be anywhere in one.
 */
const pricedPart = ({ edges }: Line, text: string, { amounts: [amount] }: PriceLine): string => {
  if (!amount) return text;
  const { start: at, end } = amount;
  const named = LABEL.test(text.slice(0, at)) ? at : Math.max(0, ...edges.flatMap((edge) => (edge.at <= at ? edge.at : [])));
  const start = named <= LONGEST_NAME ? named : 0;
  const [before, behind] = [text.slice(0, at), text.slice(end)];
  const isOther = amount.period !== null && edges.some((edge) => edge.at >= end && /^[\u200B\s]*$/.test(text.slice(end, edge.at)));
  const isNoted = isOther || (NOTE.test(behind) && (start > 0 || !(SENTENCE_MARK.test(text) || DASH.test(before + behind))));
  return text.slice(start, isNoted ? end : undefined);
};

/** Written out for speed: with a spread this takes twice the time, which is two thirds of reading offers. */
const pricedLine = (
  { amounts, rest, lead, words, free, onRequest, follows, leads, rhythm, isYearly, billing }: PriceLine,
  { line, index, next, price }: Omit<PricedLine, keyof PriceLine>,
): PricedLine => ({ amounts, rest, lead, words, free, onRequest, follows, leads, rhythm, isYearly, billing, line, index, next, price });

/** Replaces an ambiguous currency sign by the only possible currency that the page names elsewhere. */
const withUsual = (priced: readonly PricedLine[]): readonly PricedLine[] => {
  if (!priced.some(({ amounts }) => amounts.some(({ currency }) => currency === null))) return priced;
  const named = new Set(priced.flatMap(({ amounts }) => amounts.flatMap(({ currency }) => currency ?? [])));
  return priced.map((line) => withCurrencyOf(line, named));
};

/** A line with the only one of some currencies that is possible for an ambiguous sign in it. */
export const withCurrencyOf = (line: PricedLine, named: ReadonlySet<string>): PricedLine => {
  const usual = (amount: Amount): Amount => {
    const [code, ...others] = amount.codes.filter((each) => named.has(each));
    return code !== undefined && others.length === 0 ? { ...amount, currency: code } : amount;
  };
  return again({ ...line, amounts: line.amounts.map(usual) });
};

const again = (line: PricedLine): PricedLine => ({
  ...line,
  price: line.price ?? (line.line.text.length > LONGEST ? null : kindOf(line, line.line.text)),
});

const kindOf = ({ amounts, words, free, onRequest }: PriceLine, text: string): PricedLine['price'] => {
  // A sentence about a price is not a price.
  const most = SENTENCE_MARK.test(text) && !ABBREVIATION.test(text) ? 0 : MOST_WORDS;
  if (amounts.some(isPrice) && words <= most) return 'amount';
  if (free) return 'free';
  return onRequest ? 'request' : null;
};

/** A sign that is only used for money. The name of a currency may be another word: "pounds", "real". */
const MONEY = /\p{Sc}|(?<!\p{L})(?:kr|Rs)\.?(?!\p{L})/iu;

/** True for an amount that is a price of the thing itself, also where its sign may mean several currencies. */
export const isPrice = ({ role, currency, codes, value, raw }: Amount): boolean =>
  (role === 'price' || role === 'addOn') && value !== null && (currency !== null || value === 0 || (codes.length > 1 && MONEY.test(raw)));

/** Lines of different items or cells are about different things, and so are the two sides of a switch. */
const isBeside = (first: Line, other: Line): boolean =>
  first.item === other.item && first.cell === other.cell && other.control === first.control && first.hidden === other.hidden;

const NEARNESS: Nearness<Line> = {
  isNear: (first, other) => isBeside(first, other) && first.heading === other.heading,
  mayContinue: (first, other) => isBeside(first, other) && (first.heading === other.heading || other.heading === 0),
};
