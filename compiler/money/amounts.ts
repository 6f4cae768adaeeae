import type { Amount } from './amount.ts';
import { firstPeriodEnd } from './counted.ts';
import { BEHIND_LABEL, isLabel, withoutPricing } from './labels.ts';
import type { Meaning } from './phrases.ts';
import { readAmounts } from './priced.ts';
import { readBilling, readSuffix, type Suffix } from './suffix.ts';
import { isOfPrices, Units, UNKNOWN, type Role } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

export { SCALES } from './priced.ts';
export type { Amount } from './amount.ts';
export { isExtra, isLabel, namesOthers, namesPrices, spellsPrices, titlesPrices } from './labels.ts';

/** The prices in a line of a page. */
export interface PriceLine {
  readonly amounts: readonly Amount[];
  /** The rest of the line without its prices: the name in "Remote fixes from £20". Empty in a line without prices. */
  readonly rest: string;
  /** The part of the rest before the first price. */
  readonly lead: string;
  /** Number of words in the rest. */
  readonly words: number;
  /** True when the whole line means free, or price on request. */
  readonly free: boolean;
  readonly onRequest: boolean;
  /** True for a line that only continues the amount before it, or introduces the amount after it. */
  readonly follows: boolean;
  readonly leads: boolean;
  /** The billing period (ISO 8601) of a line with nothing else: "Billed monthly". */
  readonly rhythm: string | null;
  /** True when words outside amounts are about a year: "on annual plans", "billed annually, otherwise". */
  readonly isYearly: boolean;
  /** The billing period (ISO 8601) of other prices, in a sentence about all of them: "All prices are billed annually". */
  readonly billing: string | null;
}

/** Maximum cached texts per vocabulary. */
const MOST_KNOWN = 4096;

/** Caches the results for texts: the lines of menus and footers are on every page of a site. */
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

/** Reads a line. `text` may have several related lines, separated by line breaks. */
export const readLine = remembering((text, vocabulary): PriceLine => new LineReader(text, vocabulary).read());

/** All amounts of a text of any length, without the rest. */
export const amountsIn = (text: string, vocabulary: Vocabulary): readonly Amount[] =>
  vocabulary.mayHoldAmount(text) ? readAmounts(new Units(text, vocabulary), vocabulary) : [];

/** The period (ISO 8601) of a text with nothing else: "per month", "half day". Null for other texts. */
export const periodIn = (text: string, vocabulary: Vocabulary): string | null => {
  const name = (text.split(/[:(（]/)[0] ?? '').replace(/^1 /, '');
  const { amounts, rest } = readLine(`1 USD ${name}`, vocabulary);
  const [amount] = amounts;
  const isPeriod = rest === '' && amounts.length === 1;
  return isPeriod && amount?.per === null ? amount.period : null;
};

/** What words before an amount tell of its period: "Monthly", "Jahresbeitrag", "One-time". Null for names, and for units such as "Month". */
export const rateBefore = (text: string, vocabulary: Vocabulary): Pick<Amount, 'period' | 'once'> | null => {
  const { amounts, words } = readLine(`${text} 1 USD`, vocabulary);
  const [amount] = amounts;
  const isRate = words === 0 && amounts.length === 1 && amount?.role === 'price' && amount.per === null;
  return isRate && (amount.period !== null || amount.once) ? { period: amount.period, once: amount.once } : null;
};

/** Maximum characters of a label. */
const LONGEST_LABEL = 40;

/**
 * The meaning of a label for the amounts below or beside it: "per month", "Price / session", "EUR", "HT", "ca.". Null when it has another
 * meaning.
 */
export const saidBy = (label: string, vocabulary: Vocabulary): Amount | null =>
  label.length > LONGEST_LABEL ? null : readLabel(label, vocabulary);

const readLabel = remembering((label, vocabulary): Amount | null => {
  const [whole, end] = [toldBy(label, vocabulary), moneyBehind(label, vocabulary)];
  if (!end || whole?.currency != null) return whole;
  const { before, money } = end;
  return { ...(toldBy(before, vocabulary) ?? whole ?? money), codes: money.codes, currency: money.currency };
});

const toldBy = (label: string, vocabulary: Vocabulary): Amount | null => {
  const said = [label, label.split(BEHIND_LABEL)[0] ?? ''].flatMap((text) =>
    saidIn(withoutPricing(text.trim().replace(/^1 /, ''), vocabulary), vocabulary),
  );
  return said.find(isTelling) ?? null;
};

/** The last word of a label, or what is in brackets. */
const LAST = /[\s,/]+(?:in\s+)?(?:\(([^()]+)\)|([^\s,/()]+))$/iu;

/** A sign, or the code of a currency that the page may use, in brackets: "Children (€)". */
const SIGN = /^(?:\p{Sc}|[A-Z]{3})$/u;

/**
 * The currency at the end of a label, with the text before it: "Price (EUR)", "Monthly price in USD". "Weight (pounds)" and "Manicure GEL"
 * are not about money: only a sign or a usual code in brackets counts without words for prices before it.
 */
const moneyBehind = (label: string, vocabulary: Vocabulary): { readonly before: string; readonly money: Amount } | null => {
  const last = LAST.exec(label);
  if (!last) return null;
  const [, inside = '', word = ''] = last;
  const money = onlyAmount(`1 ${inside}${word}`, vocabulary);
  if (money === null || money.codes.length === 0) return null;
  const before = label.slice(0, last.index);
  const isSign = SIGN.test(inside) && (!/[A-Z]/.test(inside) || vocabulary.isKnown(money.codes));
  return isSign || isLabel(before, vocabulary) ? { before, money } : null;
};

/** Words, a figure or a range of figures, and a unit behind a slash. */
const FIGURES = /^(?:[\p{L}.]+ ){0,2}\p{Nd}[\p{Nd}.,'’ ]*(?:[-–—]\s?\p{Nd}[\p{Nd}.,'’ ]*)?(?:\/\s?\p{L}+\.?)?$/u;

/** The amount of a text with figures whose currency is elsewhere: "from 99", "23–38", "6 / kg". Null where it has other words. */
export const amountWith = (currency: string, text: string, vocabulary: Vocabulary): Amount | null => {
  const amount = FIGURES.test(text) ? onlyAmount(text.replace(/\p{Nd}(?=\P{Nd}*$)/u, `$& ${currency}`), vocabulary) : null;
  return amount?.value == null ? null : amount;
};

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

/** False for words that can be names: a plan may be called "Plus", and a price "valor". */
const isTelling = ({ period, per, taxIncluded, role, once, billed, codes }: Amount): boolean =>
  [period, per, taxIncluded, billed].some((each) => each !== null) || role === 'about' || role === 'saving' || once || codes.length > 0;

/** Maximum words of a line that only means free or on request. */
const STATEMENT_WORDS = 6;

class LineReader {
  readonly #units: Units;
  readonly #amounts: readonly Amount[];
  /** Meanings of the units that do not belong to an amount. */
  readonly #left: readonly Meaning[];
  /** True when a word that does not belong to an amount is about a year. */
  readonly #isAboutYear: boolean;
  /** True for a line without numbers. */
  readonly #isPlain: boolean;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#units = new Units(text, vocabulary);
    this.#amounts = readAmounts(this.#units, vocabulary);
    const left = this.#units.left();
    this.#left = left.map((at) => this.#units.meaning(at));
    this.#isAboutYear = left.some((at) => isOfYear(this.#units, at));
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
    if (this.#amounts.length === 0)
      return {
        rest: '',
        lead: '',
        billing: readBilling(this.#units),
        leads: this.#isAll(isLeading) && !this.#isAll(({ roles }) => roles.has('each')),
      };
    const [rest, lead] = [this.#units.length, this.#units.firstTaken()].map((end) => this.#units.restBefore(end));
    return { rest: rest ?? '', lead: lead ?? '', billing: null, leads: false };
  }

  /** A line without an amount counts when it is about billing, not about savings. */
  #isYearly(): boolean {
    const has = (role: Role): boolean => this.#left.some(({ roles }) => roles.has(role));
    return this.#isAboutYear && !has('saving') && !has('free') && (this.#amounts.length > 0 || has('billed'));
  }

  #clauses(): Pick<PriceLine, 'follows' | 'rhythm'> {
    if (this.#amounts.length === 0 && firstPeriodEnd(this.#units, 0) === this.#units.length) return { follows: true, rhythm: null };
    const suffix = this.#isPlain && this.#left.length > 0 ? readSuffix(this.#units, 0) : null;
    if (suffix === null || !this.#isAbout(suffix)) return { follows: false, rhythm: null };
    return { follows: true, rhythm: suffix.per === null ? suffix.billed : null };
  }

  /** True when all words are about an amount, or those before a mark are: "per month · paid by bank transfer", "per day — mornings only". */
  #isAbout({ next, period }: Suffix): boolean {
    const last = this.#units.length - 1;
    const isFirst =
      period !== null && /^[·•|—–]$/.test(this.#units.raw(next)) && !this.#units.isGlued(next) && this.#left.length <= STATEMENT_WORDS;
    return isFirst || next >= (this.#units.isMark(last) ? last : last + 1);
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

/** Words that may be beside the word for free. */
const isBeside = ({ roles, rate, unit }: Meaning): boolean =>
  roles.has('filler') || roles.has('article') || roles.has('each') || rate !== undefined || unit !== undefined;

/** Minimum years of an age with nothing else before it. Contracts are for fewer. */
const LEAST_AGE = 6;

/** True for a word about a year, but not for the age of a person: "up to 3 years", "6-12 years". */
const isOfYear = (units: Units, at: number): boolean => {
  const { rate, unit } = units.meaning(at);
  const isAge = units.isNumber(at - 1) && ((units.value(at - 1) ?? 0) >= LEAST_AGE || units.is(at - 2, 'upTo', 'from', 'beside'));
  return rate === 'P1Y' || (unit === 'Y' && !isAge);
};

/** Words that introduce an amount in the next line. */
const isLeading = (meaning: Meaning): boolean => isOfPrices(meaning) || meaning.roles.has('from') || meaning.roles.has('each');
