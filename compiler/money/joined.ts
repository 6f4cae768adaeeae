import { rateBefore, readLine, type PriceLine } from './amounts.ts';
import { isExtra } from './labels.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum lines of one price: "FROM", "£", "24", "/mo", "per computer". */
export const MOST_LINES = 5;

/** Maximum characters of a line that is part of a price. */
export const SHORT = 60;

const BARE_NUMBER = /^\p{N}[\p{N}.,'’ \u00A0]*(?:[.,][-–—]+)?$/u;

/** What separates the billing of one amount from the next amount. */
const SEPARATOR = /\s*[,;·•|–—]\s*|\s(?:or|oder|ou|o|of|lub|nebo|alebo|vagy|eller|tai|sau|или|або|veya)\s/iu;

const CENTS = /^\p{Nd}{2}$/u;

/** A line of a page. */
interface Line {
  readonly text: string;
}

/** Which lines of a page may belong to one price, by their elements. */
export interface Nearness<T> {
  /** True for lines of one element. */
  readonly isNear: (first: T, other: T) => boolean;
  /** True for a line with words that continue an amount in the first line: an amount may be a heading of its own. */
  readonly mayContinue: (first: T, other: T) => boolean;
}

/** Index after the lines that belong together: a sign and its number, an amount and the words that continue it. */
export const joinedTo = <T extends Line>(lines: readonly T[], index: number, vocabulary: Vocabulary, nearness: Nearness<T>): number =>
  new Joiner(lines, index, vocabulary, nearness).end();

/** Joins several lines to one text. */
export const joined = (lines: readonly Line[], from: number, to: number): string =>
  lines
    .slice(from, to)
    .map(({ text }) => text)
    .join('\n');

class Joiner<T extends Line> {
  readonly #lines: readonly T[];
  readonly #index: number;
  readonly #vocabulary: Vocabulary;
  readonly #nearness: Nearness<T>;

  constructor(lines: readonly T[], index: number, vocabulary: Vocabulary, nearness: Nearness<T>) {
    this.#lines = lines;
    this.#index = index;
    this.#vocabulary = vocabulary;
    this.#nearness = nearness;
  }

  end(): number {
    const behind = this.#behindAmount();
    return behind === null ? this.#index + 1 : this.#behindWords(behind);
  }

  /** Index after the lines that form an amount together: "FROM", "£", "24". Null when they do not. */
  #behindAmount(): number | null {
    for (let next = this.#index, part = this.#partAt(next); part; part = this.#partAt(++next)) {
      const read = readLine(part.text, this.#vocabulary);
      if (!beginsAmount(read, part.text)) return null;
      const whole = next === this.#index ? read : readLine(joined(this.#lines, this.#index, next + 1), this.#vocabulary);
      if (whole.amounts.length > 0) return this.#isName(whole) ? null : next + 1;
      // Rejects an amount that the lines before change to something else.
      if (read.amounts.length > 0) return null;
    }
    return null;
  }

  /** At the beginning of an element, "Plus" alone is a name before its price, not a sign for an add-on. */
  #isName({ amounts }: PriceLine): boolean {
    const [before, first] = [this.#lines[this.#index - 1], this.#lines[this.#index]];
    if (!first || !/^\p{L}+$/u.test(first.text) || (before && this.#nearness.isNear(before, first))) return false;
    return amounts.some(({ role }) => role === 'addOn') && !isExtra(first.text, this.#vocabulary);
  }

  /** Index after the lines that continue an amount: "/mo", "per computer". */
  #behindWords(behind: number): number {
    let next = this.#hasCents(behind) ? behind + 1 : behind;
    const { mayContinue } = this.#nearness;
    for (let part = this.#partAt(next, mayContinue); part; part = this.#partAt(next, mayContinue)) {
      const { follows, free } = readLine(part.text, this.#vocabulary);
      if (!follows && this.#beginsWithBilling(part)) return next + 1;
      if (!follows || free || this.#isNextLabel(part, next)) break;
      next++;
    }
    return next;
  }

  /** "$10/mo", "billed annually, or $12 monthly": the billing before the mark is that of the amount above, and the next one has its period. */
  #beginsWithBilling({ text }: T): boolean {
    const mark = SEPARATOR.exec(text);
    if (!mark || readLine(text.slice(0, mark.index), this.#vocabulary).rhythm === null) return false;
    const [other] = readLine(text.slice(mark.index + mark[0].length), this.#vocabulary).amounts;
    return other !== undefined && other.period !== null;
  }

  /** In "Monthly", "$12", "Annual", "$99", each label is before its amount. */
  #isNextLabel(part: T, at: number): boolean {
    const [before, first, behind] = [this.#lines[this.#index - 1], this.#lines[this.#index], this.#lines[at + 1]];
    const isLabel = ({ text }: T): boolean => text.length <= SHORT && rateBefore(text, this.#vocabulary) !== null;
    if (!behind || !isLabel(part) || ![before, first].some((each) => each && isLabel(each))) return false;
    return beginsAmount(readLine(behind.text, this.#vocabulary), behind.text);
  }

  /** "$4", "99", "monthly": two digits between an amount and its continuation. */
  #hasCents(at: number): boolean {
    const words = CENTS.test(this.#partAt(at)?.text ?? '') ? this.#partAt(at + 1) : null;
    return words !== null && readLine(words.text, this.#vocabulary).follows;
  }

  /** The next line of the price that begins at the first line. Null for an independent line. */
  #partAt(at: number, isNear = this.#nearness.isNear): T | null {
    const [first, line] = [this.#lines[this.#index], this.#lines[at]];
    if (!first || !line || at >= this.#index + MOST_LINES) return null;
    return line.text.length <= SHORT && isNear(first, line) ? line : null;
  }
}

const beginsAmount = ({ leads, isYearly, amounts }: PriceLine, text: string): boolean =>
  (leads && !isYearly) || amounts.length > 0 || BARE_NUMBER.test(text);
