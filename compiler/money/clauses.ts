import { firstPeriodEnd, leadsToAmount, readCounted } from './counted.ts';
import { isNothing, REACH, type Units } from './units.ts';
import { periodOf } from './vocabulary.ts';

/** One clause after a price. */
export interface Clause {
  /** Index after the clause. The start index when no clause was found. */
  readonly next: number;
  readonly period?: string | null;
  readonly per?: string | null;
  readonly billed?: string | null;
  readonly taxIncluded?: boolean | null;
  readonly from?: boolean;
  readonly once?: boolean;
}

/** Values of the clauses before. */
type Found = Pick<Clause, 'period' | 'per'>;

/** Returns null to leave a clause to the next reader. */
type ClauseReader = (units: Units, at: number, found: Found) => Clause | null;

/** Maximum units of a period. Larger numbers count something else. */
const MOST_UNITS = 36;

const readTax: ClauseReader = (units, at) =>
  units.is(at, 'taxIncluded', 'taxExcluded') ? { taxIncluded: units.is(at, 'taxIncluded'), next: at + 1 } : null;

/** "billed annually", "paid every month" */
const readBilled: ClauseReader = (units, at) => {
  if (!units.is(at, 'billed')) return null;
  const { rate } = units.meaning(at);
  return rate === undefined ? readRhythm(units, at) : { billed: rate, next: at + 1 };
};

/** "$99+" */
const readPlus: ClauseReader = (units, at) =>
  units.raw(at) === '+' && units.isGlued(at) && !units.isGlued(at + 1) ? { from: true, next: at + 1 } : null;

const readRate: ClauseReader = (units, at, found) => {
  const { rate } = units.meaning(at);
  // In "$49, yearly $490" it belongs to the next amount.
  if (rate === undefined || (/^[,;،]$/.test(units.raw(at - 1)) && isAmount(units, at + 1))) return null;
  // In "/m²", "/m" is a unit with its next character. In "/M tokens", "/M" means per million.
  if (isPower(units, at + 1) || isMillion(units, at)) return { per: units.textOf(at, at + 2).replace(/^\/ ?/, ''), next: at + 2 };
  return isMetre(units, at) ? { per: 'm', next: at + 1 } : rateAt(units, at, rate, found);
};

/** "500 Ft / m": behind a word for money the letter is not the English sign of a month. */
const isMetre = (units: Units, at: number): boolean =>
  /^\/ ?m$/.test(units.textOf(at, at + 1)) && /^\p{Lu}?\p{Ll}+\.?$/u.test(units.raw(at - 1)) && units.codes(at - 1)?.length === 1;

/** "£35pp", "€ 15 cad." */
const readApiece: ClauseReader = (units, at, { per = null }) =>
  per === null && units.is(at, 'apiece') ? { per: units.textOf(at, at + 1), next: at + 1 } : null;

const readOnce: ClauseReader = (units, at) => (units.is(at, 'once') ? { once: true, next: at + 1 } : null);

/** The ending for "from" in Hungarian: "Ft / szobától". */
const FROM = /\p{L}t[óő]l$/u;

/** "user", "100 replies", and "szobától", which also means from. */
const readCountedFrom = (units: Units, at: number, per: string | null): ReturnType<ClauseReader> => {
  const counted = readCounted(units, at, per);
  return counted && FROM.test(counted.per) ? { ...counted, from: true } : counted;
};

/** "per month", "/ 3 months", "per user", "per 100 replies" */
const readEach: ClauseReader = (units, at, found) => {
  if (!units.is(at, 'each')) return null;
  let first = at + 1;
  while (units.is(first, 'each', 'addOn') || isArticle(units, first)) first++;
  return readFirst(EACH_READERS, units, first, found) ?? readCountedFrom(units, first, found.per ?? null) ?? { next: at };
};

/** "a month" */
const readArticle: ClauseReader = (units, at, found) => (units.is(at, 'article') ? periodAt(units, at + 1, 1, found) : null);

/** "€ 5 Monat" */
const readBareUnit: ClauseReader = (units, at, found) => {
  const isAlone = isAtEnd(units, at + 1) && (units.token(at)?.text.length ?? 0) > 1;
  return isAlone && isOpen(found) ? periodAt(units, at, 1, found) : null;
};

/** In some languages a word for "from" comes after the amount: から, 起, 부터, itibaren. */
const readFrom: ClauseReader = (units, at) =>
  units.is(at, 'from') && (units.isUnspaced(at) || isAtEnd(units, at + 1)) ? { from: true, next: at + 1 } : null;

/** "$5 and up", "$480 up/mo" */
const readUpwards: ClauseReader = (units, at) => {
  const word = /^(?:and|&)$/.test(units.token(at)?.text ?? '') ? at + 1 : at;
  return /^up(?:wards)?$/.test(units.token(word)?.text ?? '') && isAtEnd(units, word + 1) ? { from: true, next: word + 1 } : null;
};

/** Words for "with" and "on". Others may say the opposite: "without an annual contract". */
const WITH = /^(?:with|on|mit|im|bei|avec|con|com|met|bij|med|på|z|ze|s|se)$/iu;

/** "$28 a month with an annual plan", "con piano annuale": a few words right after a monthly price, up to the end of their part. */
const readPlan: ClauseReader = (units, at, found) => {
  if (isOpen(found) || !WITH.test(units.raw(at))) return null;
  let next = at + 1;
  while (next < at + REACH && isPlain(units, next)) next++;
  const { rate } = units.meaning(next);
  const clause = rate === 'P1Y' ? rateAt(units, next, rate, found) : null;
  return clause?.billed ? clause : null;
};

/** The first reader that accepts a clause decides. */
const CLAUSE_READERS: readonly ClauseReader[] = [
  readTax,
  readBilled,
  readPlus,
  readRate,
  readApiece,
  readOnce,
  readEach,
  readArticle,
  readBareUnit,
  readFrom,
  readUpwards,
  readPlan,
];

/** "m²", "m2", "m³": a letter with its exponent. */
const readArea: ClauseReader = (units, at) =>
  /^(?:c?m|ft|км|м|m)$/.test(units.token(at)?.text ?? '') && isPower(units, at + 1)
    ? { per: units.textOf(at, at + 2), next: at + 2 }
    : null;

const readUnit: ClauseReader = (units, at, found) => periodAt(units, at, 1, found);

const readRateOfEach: ClauseReader = (units, at, found) => {
  const { rate } = units.meaning(at);
  return rate !== undefined && isOpen(found) ? rateAt(units, at, rate, found) : null;
};

const readUnits: ClauseReader = (units, at, found) => {
  const count = units.isNumber(at) ? units.value(at) : null;
  return count !== null && count <= MOST_UNITS ? periodAt(units, at + 1, count, found) : null;
};

/** Readers after a word for "per", in order. "$49 / one-time" has only one meaning. */
const EACH_READERS: readonly ClauseReader[] = [readArea, readUnit, readRateOfEach, readUnits, readOnce];

const readFirst = (readers: readonly ClauseReader[], units: Units, at: number, found: Found): Clause | null => {
  for (const read of readers) {
    const clause = read(units, at, found);
    if (clause !== null) return clause;
  }
  return null;
};

/** In "$90/yr $8" a slash that touches the amount begins its unit. */
const isLooseSlash = (units: Units, at: number): boolean => units.raw(at) === '/' && !units.isGlued(at);

/** Reads one clause after a price. `found` has the values read before it. */
export const readClause = (units: Units, at: number, found: Found): Clause => {
  const clause = firstPeriodEnd(units, at) === null ? readFirst(CLAUSE_READERS, units, at, found) : null;
  return clause === null || (isLooseSlash(units, at) && leadsToAmount(units, clause.next)) ? { next: at } : clause;
};

const isAmount = (units: Units, at: number): boolean => units.isNumber(at) || (units.isSign(at) && units.isNumber(at + 1));

const isOpen = ({ period = null }: Found): boolean => period === null;

const isPower = (units: Units, at: number): boolean => units.isGlued(at) && /^[23²³]$/.test(units.raw(at));

const isMillion = (units: Units, at: number): boolean =>
  /^\/ ?M$/.test(units.textOf(at, at + 1)) && units.token(at + 1)?.kind === 'word' && isNothing(units.meaning(at + 1));

/** A word without a meaning for prices. */
const isPlain = (units: Units, at: number): boolean =>
  units.token(at)?.kind === 'word' && (isNothing(units.meaning(at)) || isArticle(units, at));

const isArticle = (units: Units, at: number): boolean => units.is(at, 'article') && units.meaning(at).unit === undefined;

const isAtEnd = (units: Units, at: number): boolean => at >= units.length || units.isMark(at) || units.is(at, 'each', 'billed');

const rateAt = (units: Units, at: number, rate: string, found: Found): Clause => {
  // "49 € monthly billed yearly" has the billing period at the end. "annual plan" is about something else.
  if (isBilledBefore(units, at + 1)) return { billed: rate, next: at + 2 };
  if (isOpen(found)) return { period: rate, next: at + 1 };
  // "$16/mo, annual plan"
  if (found.period === 'P1M' && rate === 'P1Y' && isLastWord(units, at + 1)) return { billed: rate, next: at + 1 };
  return { next: found.period === rate ? at + 1 : at };
};

/** True for a word for billing without a billing period after it. */
const isBilledBefore = (units: Units, at: number): boolean =>
  units.is(at, 'billed') && units.meaning(at).rate === undefined && readRhythm(units, at).next === at;

const isLastWord = (units: Units, at: number): boolean =>
  (isAtEnd(units, at) && units.raw(at) !== ':') || (units.is(at, 'pricing', 'filler') && isAtEnd(units, at + 1));

const periodAt = (units: Units, at: number, count: number, found: Found): Clause | null => {
  const period = periodOf(units.meaning(at).unit ?? '', count);
  const isOther = !isOpen(found) && found.period !== period;
  return period === null || isOther ? null : { period, next: at + 1 };
};

/** The billing period within a few words after a word for billing. */
const readRhythm = (units: Units, at: number): Clause => {
  for (let index = at + 1; index <= at + REACH && !units.isSign(index); index++) {
    const billed = units.meaning(index).rate ?? countedPeriod(units, index);
    if (billed !== null) return { billed, next: index + 1 };
    if (!units.isNumber(index) && !units.is(index, 'article', 'each', 'filler', 'billed', 'once')) break;
  }
  return { next: at };
};

/** "a year", "every 12 months" */
const countedPeriod = (units: Units, at: number): string | null => {
  const { unit = '' } = units.meaning(at);
  if (units.isNumber(at - 1)) return periodOf(unit, units.value(at - 1) ?? 0);
  return units.is(at - 1, 'each', 'article') ? periodOf(unit) : null;
};
