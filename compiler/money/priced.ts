import { isThousandsOrThousandths } from './spellings.ts';
import type { Amount } from './amount.ts';
import { THREE_DECIMALS } from './locales.ts';
import { isRepeated, merged } from './repeated.ts';
import { readPrefix, type Prefix } from './prefix.ts';
import { withFees, withNet, withOwnPeriods } from './rows.ts';
import { readSuffix, type Suffix } from './suffix.ts';
import { isNothing, isOfPrices, type Units } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that multiply the number before them. Their values differ between languages. */
export const SCALES: ReadonlySet<string> = new Set(
  'rb ribu juta jt triliun tys tysięcy mil mille mila tausend тыс тысяч млн lakh lakhs lac crore crores hazar hazaar nghìn triệu tr ngàn milyon bin k thousand hundred million millions mn mio mrd bn billion ألف آلاف مليون 万 億 亿 천 만'.split(
    ' ',
  ),
);

/** The units of the number and the sign of an amount. */
interface Figures {
  readonly first: number;
  readonly last: number;
  readonly high: number | null;
  readonly codes: readonly string[];
}

/** An amount, with the index of the unit after its number and sign. */
interface ReadAmount {
  readonly amount: Amount;
  readonly behind: number;
}

/** Reads the amounts of a line and assigns the units of each. */
export const readAmounts = (units: Units, vocabulary: Vocabulary): readonly Amount[] => {
  const amounts: Amount[] = [];
  let isMerged = false;
  for (let at = 0; at < units.length; at++) {
    const sign = units.isNumber(at) ? signOf(units, vocabulary, at) : null;
    if (sign === null) continue;
    const last = amounts.at(-1);
    const { amount, behind } = readAmount(units, vocabulary, at, sign);
    // At most two, because a row of one amount is something else, and would be read again for each of them.
    isMerged = last !== undefined && !isMerged && isRepeated(units, last, amount, Math.min(at, sign));
    if (last && isMerged) amounts[amounts.length - 1] = merged(units, last, amount);
    else amounts.push(amount);
    const row = withOwnPeriods(units, amounts, behind);
    amounts.splice(amounts.length - row.length, row.length, ...row);
  }
  return withFees(units, withNet(units, amounts));
};

/** The unit with the currency of a number: right before it, else right after it. */
const signOf = (units: Units, vocabulary: Vocabulary, at: number): number | null => {
  const before = units.isBreak(at - 1) ? at - 2 : at - 1;
  if (units.isSign(before) && !isForeignNoun(units, vocabulary, before) && !isOfElse(units, before, at)) return before;
  const sign = isOfName(units, at) ? null : signBehind(units, at);
  if (sign === null || isFriday(units, sign, at)) return null;
  return isForeignNoun(units, vocabulary, sign) && isWord(units, sign + 1) ? null : sign;
};

const isOfElse = (units: Units, sign: number, at: number): boolean => isFriday(units, sign, at) || isOfScaled(units, sign, at);

/** "128 тыс ₽", "380": a sign behind a number and the word that multiplies it is not that of the next one. In "10k $29" it is. */
const isOfScaled = (units: Units, sign: number, at: number): boolean =>
  units.isNumber(sign - 2) && SCALES.has(units.token(sign - 1)?.text ?? '') && !(units.isGlued(sign - 1) && units.isGlued(at));

/** "Fr. 8-16": a day before a time. As a sign, "Fr." is before an amount with a dash for no cents, or ends the line behind an amount. */
const isFriday = (units: Units, sign: number, at: number): boolean =>
  /^s?fr$/.test(units.token(sign)?.text ?? '') &&
  !/[.,][-–—]+$/.test(units.raw(at)) &&
  (sign < at || !(sign + 1 >= units.length || units.isBreak(sign + 1) || units.is(sign + 1, 'each')) || units.isMark(at - 1));

/** "Real", "mark": a foreign currency may be another word. As a currency, no word follows it: not in "12 real people". */
const isForeignNoun = (units: Units, vocabulary: Vocabulary, at: number): boolean =>
  /^\p{L}\p{Ll}{2,}$/u.test(units.raw(at)) && !vocabulary.isKnown(units.codes(at) ?? []);

const isWord = (units: Units, at: number): boolean => units.token(at)?.kind === 'word' && isNothing(units.meaning(at));

/** "GPT-4", "#1", "24/7": digits next to other characters of their line are part of a name. In "一律：700円" a colon ends a label. */
const isOfName = (units: Units, at: number): boolean =>
  units.isGlued(at) &&
  /^[\p{L}#_@&№.:]$/u.test(units.raw(at - 1).at(-1) ?? '') &&
  !units.isUnspaced(at - 1) &&
  !(units.raw(at - 1) === ':' && units.isUnspaced(at - 2));

const signBehind = (units: Units, at: number): number | null => {
  const next = afterNumber(units, at);
  const sign = units.isBreak(next) ? next + 1 : next;
  return units.isSign(sign) && !leadsNext(units, sign) ? sign : null;
};

/** In "10 for $49" and "Pro 5 $49" the sign belongs to the next number. In "60 €49 €" each number has its own sign after it. */
const leadsNext = (units: Units, sign: number): boolean =>
  units.isNumber(sign + 1) && units.isGlued(sign + 1) && units.raw(sign + 2) !== units.raw(sign) && !isPoint(units, sign);

/** "15€50", "20 €00": a sign in the place of the decimal point. No other amount than cents begins with a zero. */
const isPoint = (units: Units, sign: number): boolean =>
  units.isGlued(sign + 1) &&
  (units.isGlued(sign) || units.raw(sign + 1).startsWith('0')) &&
  /^\p{Nd}+$/u.test(units.raw(sign - 1)) &&
  /^\p{Nd}{2}$/u.test(units.raw(sign + 1)) &&
  !units.isGlued(sign + 2);

/** After a number: its letter for thousands, the star or superscript digit of a note, and the second number of a range. */
const afterNumber = (units: Units, at: number): number => {
  const last = units.lastOf(at) + 1;
  const next = /^[*⁰¹²³⁴-⁹]$/.test(units.raw(last)) ? last + 1 : last;
  return units.isDash(next) && units.isNumber(next + 1) ? next + 2 : next;
};

const readAmount = (units: Units, vocabulary: Vocabulary, at: number, sign: number): ReadAmount => {
  const { first, last, high, codes } = figuresOf(units, at, sign);
  const centsAt = centsBehind(units, at, last);
  const behind = (centsAt ?? last) + 1;
  const before = readPrefix(units, first);
  const after = readSuffix(units, behind);
  units.take(before.first, after.next);
  const isForeign = range(last + 1, after.next).some((each) => units.meaning(each).foreign === true);
  const currency = isForeign && codes.length > 1 ? null : vocabulary.currency(codes, units.raw(sign));
  const isUnsure = isScaled(units, at, sign, after.next) || isThousandth(units.raw(at), currency);
  const amount: Amount = {
    value: isUnsure ? null : withCents(units.value(at), centsAt === null ? '' : units.raw(centsAt)),
    high,
    codes,
    currency,
    ...rhythmOf(before, after),
    from: before.from || after.from || high !== null,
    taxIncluded: after.taxIncluded,
    role: roleAt(units, at, before, after),
    once: after.once || before.once,
    raw: units.textOf(before.first, after.next),
    ...units.placeOf(before.first, after.next),
  };
  return { amount, behind };
};

/** The unit with the cents of a whole amount: "15€50", or two digits on a separate line before its continuation: "$4", "99", "monthly". */
const centsBehind = (units: Units, at: number, last: number): number | null =>
  last === at + 1 && isPoint(units, last) ? last + 1 : centsBelow(units, at, last);

const centsBelow = (units: Units, at: number, last: number): number | null => {
  const isAlone = last === at && units.isBreak(last + 1) && units.isBreak(last + 3) && /^\p{Nd}{2}$/u.test(units.raw(last + 2));
  const isWhole = /^\p{Nd}+$/u.test(units.raw(at)) && units.value(at) !== null;
  const isSaidOf = isOfPrices(units.meaning(last + 4)) || units.is(last + 4, 'each');
  return isAlone && isWhole && isSaidOf ? last + 2 : null;
};

const withCents = (whole: number | null, cents: string): number | null =>
  whole === null || cents === '' ? whole : Number(`${whole}.${cents}`);

/** Millions are not a price. Of two amounts around a word for a saving, the lower is the saving. */
const roleAt = (units: Units, at: number, before: Prefix, after: ReturnType<typeof readSuffix>): Amount['role'] => {
  if (units.power(at) > 0) return 'about';
  return isOfHigher(units, at, after) ? before.role : roleOf(before, after);
};

const range = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const figuresOf = (units: Units, at: number, sign: number): Figures => {
  const { last, high } = rangeOf(units, at, sign);
  const own = units.codes(sign) ?? [];
  const behindCodes = isSignOfNext(units, sign, last + 1) ? null : agreeing(units, last + 1, own);
  const codes = narrower(own, behindCodes);
  const beforeCodes = agreeing(units, sign - 1, codes);
  return {
    first: beforeCodes === null ? Math.min(at, sign) : sign - 1,
    last: behindCodes === null ? last : last + 1,
    high,
    codes: narrower(codes, beforeCodes),
  };
};

/** In "$60 $49" and "60 € €49" the second sign belongs to the second number. */
const isSignOfNext = (units: Units, sign: number, other: number): boolean =>
  units.isNumber(other + 1) && (units.isGlued(other + 1) || units.raw(other) === units.raw(sign));

/** "$10 – $20", "€ 5.000-16.000", "10–20 €", "10 € – 20 €" */
const rangeOf = (units: Units, at: number, sign: number): { readonly last: number; readonly high: number | null } => {
  const last = sign < at ? units.lastOf(at) : sign;
  const second = secondSign(units, at, sign);
  const dash = second !== null || sign < at ? last + 1 : at + 1;
  const other = units.isSign(dash + 1) ? dash + 2 : dash + 1;
  // In "$49 – 5 users" the second number is about something else.
  const isRange = units.isDash(dash) && units.isNumber(other) && isAbove(units, other, at);
  return isRange ? { last: Math.max(last, second ?? other), high: units.value(other) } : { last, high: null };
};

/** The sign after the second number of a range whose first one has the same sign after it. Null for other ranges. */
const secondSign = (units: Units, at: number, sign: number): number | null => {
  const second = units.lastOf(sign + 2) + 1;
  return sign > at && units.isDash(sign + 1) && units.raw(second) === units.raw(sign) ? second : null;
};

const isAbove = (units: Units, other: number, at: number): boolean => (units.value(other) ?? 0) > (units.value(at) ?? 0);

/** The currencies of a second sign for the same amount: "US$ 5", "$5 USD". */
const agreeing = (units: Units, at: number, codes: readonly string[]): readonly string[] | null => {
  const others = units.isSign(at) ? (units.codes(at) ?? []) : null;
  return others?.some((code) => codes.includes(code)) === true ? others : null;
};

const narrower = (codes: readonly string[], others: readonly string[] | null): readonly string[] =>
  others !== null && others.length < codes.length ? others : codes;

/** "Rp99rb", "Rp 1,5 juta": an unknown word that touches a number, or follows it after a sign, may multiply it. */
const isScaled = (units: Units, at: number, sign: number, next: number): boolean => {
  // "30¢" is not a number of things.
  if (units.raw(sign) === '¢') return true;
  const scale = Math.max(at, sign) + 1;
  const token = units.token(scale);
  const isWord = token?.kind === 'word' && isNothing(units.meaning(scale));
  return isWord && next === scale && (token.glued || SCALES.has(token.text));
};

/** "4.500" in a currency with three decimals may be four and a half. */
const isThousandth = (raw: string, currency: string | null): boolean =>
  currency !== null && THREE_DECIMALS.includes(currency) && isThousandsOrThousandths(raw);

/** The period of an amount, its billing period when that differs, and its unit. */
const rhythmOf = (before: Prefix, after: Suffix): Pick<Amount, 'period' | 'billed' | 'per'> => {
  const period = after.period ?? before.period;
  // "Yearly: $16 a month" is a monthly price that is paid yearly.
  const label = after.period === 'P1M' && before.period === 'P1Y' ? before.period : null;
  const billed = after.billed ?? before.billed ?? label;
  return { period: period ?? billed, billed: period === null || billed === period ? null : billed, per: after.per ?? before.per };
};

/** "€270, you save €30": a saving between two amounts is the lower one. */
const isOfHigher = (units: Units, at: number, { role, next }: Suffix): boolean => {
  const other = units.isSign(next + 1) ? next + 2 : next + 1;
  return role === 'saving' && units.isNumber(other) && (units.value(at) ?? 0) > (units.value(other) ?? Infinity);
};

const roleOf = (before: Prefix, after: Suffix): Amount['role'] => (after.role === 'price' ? before.role : after.role);
