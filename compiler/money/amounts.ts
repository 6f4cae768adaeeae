import type { Amount } from './amount.ts';
import { withoutPricing } from './labels.ts';
import type { Meaning } from './phrases.ts';
import { readAmounts } from './priced.ts';
import { readBilling, readSuffix } from './suffix.ts';
import { isOfPrices, Units, UNKNOWN, type Role } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

export { SCALES } from './priced.ts';
export type { Amount } from './amount.ts';
export { isExtra, isLabel, namesPrices } from './labels.ts';

/** What a line of a page says of prices. */
export interface PriceLine {
  readonly amounts: readonly Amount[];
  /** What is left of the line without its prices: the name in "Remote fixes from £20"; empty in a line without any. */
  readonly rest: string;
  /** What of it stands before the first of them. */
  readonly lead: string;
  /** Words of it. */
  readonly words: number;
  /** True when the whole line says that something costs nothing, or that the price is told on request. */
  readonly free: boolean;
  readonly onRequest: boolean;
  /** True for a line that only goes on about the amount before it, or leads to the one behind it. */
  readonly follows: boolean;
  readonly leads: boolean;
  /** How often something is paid (ISO 8601), where that is all that the line says: "Billed monthly". */
  readonly rhythm: string | null;
  /** True where words that belong to no amount say something of a year: "on annual plans", "billed annually, otherwise". */
  readonly isYearly: boolean;
  /** How often prices elsewhere are paid (ISO 8601), in a sentence about them all: "All prices are billed annually". */
  readonly billing: string | null;
}

/** Texts of a language that are kept. */
const MOST_KNOWN = 4096;

/** A reader of texts that keeps what it read: the lines of menus and footers stand on every page of a site. */
const remembering = <T>(read: (text: string, vocabulary: Vocabulary) => T): ((text: string, vocabulary: Vocabulary) => T) => {
  const known = new WeakMap<Vocabulary, Map<string, T>>();
  return (text, vocabulary) => {
    const texts = known.get(vocabulary) ?? new Map<string, T>();
    const kept = texts.get(text);
    if (kept !== undefined) return kept;
    const found = read(text, vocabulary);
    if (texts.size >= MOST_KNOWN) texts.clear();
    known.set(vocabulary, texts.set(text, found));
    return found;
  };
};

/** Reads a line; `text` may hold several that belong together, parted by line ends. */
export const readLine = remembering((text, vocabulary): PriceLine => new LineReader(text, vocabulary).read());

/** The amounts of a text, however long, and nothing else of it. */
export const amountsIn = (text: string, vocabulary: Vocabulary): readonly Amount[] =>
  vocabulary.mayHoldAmount(text) ? readAmounts(new Units(text, vocabulary), vocabulary) : [];

/** The period (ISO 8601) that a text names and nothing else: "per month", "half day"; null for anything else. */
export const periodIn = (text: string, vocabulary: Vocabulary): string | null => {
  const name = (text.split(/[:(（]/)[0] ?? '').replace(/^1 /, '');
  const { amounts, rest } = readLine(`1 USD ${name}`, vocabulary);
  const [amount] = amounts;
  const isPeriod = rest === '' && amounts.length === 1;
  return isPeriod && amount?.per === null ? amount.period : null;
};

/** Characters of a label. */
const LONGEST_LABEL = 40;

/** What a label says of the amounts below or beside it: "per month", "Price / session", "EUR", "HT", "ca."; null where it says something else. */
export const saidBy = (label: string, vocabulary: Vocabulary): Amount | null =>
  label.length > LONGEST_LABEL ? null : readLabel(label, vocabulary);

const readLabel = remembering((label, vocabulary): Amount | null => {
  const said = [label, label.split(/[:(（]/)[0] ?? ''].flatMap((text) =>
    saidIn(withoutPricing(text.trim().replace(/^1 /, ''), vocabulary), vocabulary),
  );
  return said.find(isTelling) ?? null;
});

const saidIn = (name: string, vocabulary: Vocabulary): readonly Amount[] => {
  const own = onlyAmount(`1 ${name}`, vocabulary);
  return own
    ? [own]
    : [`1 USD ${name}`, `${name} 1 USD`].flatMap((text) => {
        const amount = onlyAmount(text, vocabulary);
        return amount ? [{ ...amount, currency: null, codes: [] }] : [];
      });
};

const onlyAmount = (text: string, vocabulary: Vocabulary): Amount | null => {
  const { amounts, words } = readLine(text, vocabulary);
  return words === 0 && amounts.length === 1 ? (amounts[0] ?? null) : null;
};

/** A plan may be called "Plus", and a price "valor". */
const isTelling = ({ period, per, taxIncluded, role, once, billed, codes }: Amount): boolean =>
  [period, per, taxIncluded, billed].some((each) => each !== null) || role === 'about' || role === 'saving' || once || codes.length > 0;

/** Words of a line at most that says nothing but that something is free. */
const STATEMENT_WORDS = 6;

class LineReader {
  readonly #units: Units;
  readonly #amounts: readonly Amount[];
  /** What belongs to no amount. */
  readonly #left: readonly Meaning[];
  /** True for a line without any number. */
  readonly #isPlain: boolean;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#units = new Units(text, vocabulary);
    this.#amounts = readAmounts(this.#units, vocabulary);
    const left = this.#units.left();
    this.#left = left.map((at) => this.#units.meaning(at));
    this.#isPlain = this.#amounts.length === 0 && left.every((at) => !this.#units.isNumber(at));
  }

  read(): PriceLine {
    const { rest, lead, billing, leads } = this.#rest();
    const { follows, rhythm } = this.#clauses();
    const words = this.#left.filter((meaning) => meaning === UNKNOWN).length;
    const [free, onRequest, isYearly] = [this.#isOnly('free'), this.#isOnly('onRequest'), this.#isYearly()];
    return { amounts: this.#amounts, rest, lead, words, free, onRequest, follows, leads, rhythm, isYearly, billing };
  }

  #rest(): Pick<PriceLine, 'rest' | 'lead' | 'billing' | 'leads'> {
    if (this.#amounts.length === 0) return { rest: '', lead: '', billing: readBilling(this.#units), leads: this.#isAll(isLeading) };
    const [rest, lead] = [this.#units.length, this.#units.firstTaken()].map((end) => this.#units.restBefore(end));
    return { rest: rest ?? '', lead: lead ?? '', billing: null, leads: false };
  }

  /** A line without an amount has to say how something is paid, and not what that saves. */
  #isYearly(): boolean {
    const has = (role: Role): boolean => this.#left.some(({ roles }) => roles.has(role));
    const isAboutYear = this.#left.some(({ rate, unit }) => rate === 'P1Y' || unit === 'Y');
    return isAboutYear && !has('saving') && !has('free') && (this.#amounts.length > 0 || has('billed'));
  }

  #clauses(): Pick<PriceLine, 'follows' | 'rhythm'> {
    const suffix = this.#isPlain && this.#left.length > 0 ? readSuffix(this.#units, 0) : null;
    const last = this.#units.length - 1;
    if (suffix === null || suffix.next < (this.#units.isMark(last) ? last : last + 1)) return { follows: false, rhythm: null };
    return { follows: true, rhythm: suffix.per === null ? suffix.billed : null };
  }

  #isAll(test: (meaning: Meaning) => boolean): boolean {
    return this.#left.length > 0 && this.#left.every(test);
  }

  #isOnly(role: 'free' | 'onRequest'): boolean {
    const isShort = this.#isPlain && this.#left.length <= STATEMENT_WORDS && !/^[?？؟]$/.test(this.#units.raw(this.#units.length - 1));
    const isSaid = isShort && this.#left.some(({ roles }) => roles.has(role));
    return isSaid && this.#isAll((meaning) => meaning.roles.has(role) || isBeside(meaning));
  }
}

/** What may stand beside the word that something is free. */
const isBeside = ({ roles, rate, unit }: Meaning): boolean =>
  roles.has('filler') || roles.has('article') || roles.has('each') || rate !== undefined || unit !== undefined;

/** What leads to an amount in the line behind. */
const isLeading = (meaning: Meaning): boolean => isOfPrices(meaning) || meaning.roles.has('from') || meaning.roles.has('each');
