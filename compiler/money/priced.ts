import { isThousandsOrThousandths } from '../amounts/spellings.ts';
import type { Amount } from './amount.ts';
import { THREE_DECIMALS } from './locales.ts';
import { readPrefix, type Prefix } from './prefix.ts';
import { readSuffix, type Suffix } from './suffix.ts';
import { isNothing, type Units } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words for thousands, millions and the like, which multiply an amount. */
const SCALES = new Set(
  'rb ribu juta jt triliun tys tysięcy mil mille tausend тыс тысяч млн lakh lakhs lac crore crores hazar nghìn triệu tr ngàn milyon bin thousand hundred ألف مليون'.split(
    ' ',
  ),
);

/** The units of figures and signs of an amount. */
interface Figures {
  readonly first: number;
  readonly last: number;
  readonly high: number | null;
  readonly codes: readonly string[];
}

/** Reads the amounts of a line, and takes the units of each. */
export const readAmounts = (units: Units, vocabulary: Vocabulary): readonly Amount[] => {
  const amounts: Amount[] = [];
  for (let at = 0; at < units.length; at++) {
    const sign = units.isNumber(at) ? signOf(units, at) : null;
    if (sign !== null) amounts.push(readAmount(units, vocabulary, at, sign));
  }
  return amounts;
};

/** The unit with the currency of a number: right before it, else right behind it. */
const signOf = (units: Units, at: number): number | null => {
  const before = units.isBreak(at - 1) ? at - 2 : at - 1;
  if (units.isSign(before)) return before;
  return isOfName(units, at, before) ? null : signBehind(units, at);
};

/** "GPT-4", "#1", "24/7": digits that touch something else are part of a name. */
const isOfName = (units: Units, at: number, before: number): boolean =>
  units.isGlued(at) && /^[\p{L}#_@&№.:]$/u.test(units.raw(before).at(-1) ?? '') && !units.isUnspaced(before);

const signBehind = (units: Units, at: number): number | null => {
  const next = behind(units, at);
  const sign = units.isBreak(next) ? next + 1 : next;
  // In "10 for $49" and "Pro 5 $49" the sign leads the next number.
  const isOfNext = units.isNumber(sign + 1) && units.isGlued(sign + 1);
  return units.isSign(sign) && !isOfNext ? sign : null;
};

/** Behind a number, its letter for thousands, and the second number of a range. */
const behind = (units: Units, at: number): number => {
  const next = units.lastOf(at) + 1;
  return units.isDash(next) && units.isNumber(next + 1) ? next + 2 : next;
};

const readAmount = (units: Units, vocabulary: Vocabulary, at: number, sign: number): Amount => {
  const { first, last, high, codes } = figuresOf(units, at, sign);
  const before = readPrefix(units, first);
  const after = readSuffix(units, last + 1);
  units.take(before.first, after.next);
  const currency = vocabulary.currency(codes, units.raw(sign));
  const isUnsure = isScaled(units, at, sign, after.next) || isThousandth(units.raw(at), currency);
  return {
    value: isUnsure ? null : units.value(at),
    high,
    codes,
    currency,
    ...rhythmOf(before, after),
    per: after.per,
    from: before.from || after.from || high !== null,
    taxIncluded: after.taxIncluded,
    role: units.power(at) > 0 ? 'about' : roleOf(before, after),
    once: after.once || before.once,
    raw: units.textOf(before.first, after.next),
  };
};

const figuresOf = (units: Units, at: number, sign: number): Figures => {
  const { last, high } = rangeOf(units, at, sign);
  const own = units.codes(sign) ?? [];
  const behindCodes = agreeing(units, last + 1, own);
  const codes = own.length === 0 ? (behindCodes ?? own) : narrower(own, behindCodes);
  const beforeCodes = sign < at ? agreeing(units, sign - 1, codes) : null;
  return {
    first: beforeCodes === null ? Math.min(at, sign) : sign - 1,
    last: behindCodes === null ? last : last + 1,
    high,
    codes: narrower(codes, beforeCodes),
  };
};

/** "$10 – $20", "€ 5.000-16.000", "10–20 €" */
const rangeOf = (units: Units, at: number, sign: number): { readonly last: number; readonly high: number | null } => {
  const last = sign < at ? units.lastOf(at) : sign;
  const dash = sign < at ? last + 1 : at + 1;
  const other = units.isSign(dash + 1) ? dash + 2 : dash + 1;
  const isRange = units.isDash(dash) && units.isNumber(other);
  return isRange ? { last: Math.max(last, other), high: units.value(other) } : { last, high: null };
};

/** The currencies of a second sign, which says the same as the first: "US$ 5", "$5 USD". */
const agreeing = (units: Units, at: number, codes: readonly string[]): readonly string[] | null => {
  const others = units.isSign(at) ? (units.codes(at) ?? []) : null;
  return others !== null && (codes.length === 0 || others.some((code) => codes.includes(code))) ? others : null;
};

const narrower = (codes: readonly string[], others: readonly string[] | null): readonly string[] =>
  others !== null && others.length < codes.length ? others : codes;

/** "Rp99rb", "Rp 1,5 juta": a word that no table has may multiply the figure that it touches, or stands behind after the sign. */
const isScaled = (units: Units, at: number, sign: number, next: number): boolean => {
  const scale = Math.max(at, sign) + 1;
  const token = units.token(scale);
  const isWord = token?.kind === 'word' && isNothing(units.meaning(scale)) && units.power(at) === 0;
  return isWord && next === scale && (token.glued || SCALES.has(token.text));
};

/** "4.500" of a currency with three decimals may be four and a half. */
const isThousandth = (raw: string, currency: string | null): boolean =>
  currency !== null && THREE_DECIMALS.includes(currency) && isThousandsOrThousandths(raw);

/** What an amount is for, and how often it is paid where that differs. */
const rhythmOf = (before: Prefix, after: Suffix): Pick<Amount, 'period' | 'billed'> => {
  const period = after.period ?? before.period;
  const billed = after.billed ?? before.billed;
  return { period: period ?? billed, billed: period === null || billed === period ? null : billed };
};

const roleOf = (before: Prefix, after: Suffix): Amount['role'] => (after.role === 'price' ? before.role : after.role);
