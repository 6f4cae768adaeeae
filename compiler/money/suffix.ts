import type { Amount } from './amount.ts';
import { readClause, type Clause } from './clauses.ts';
import { firstPeriodEnd, isJoint } from './counted.ts';
import type { Units } from './units.ts';

/** The meaning of the words after an amount. */
export interface Suffix extends Required<Clause> {
  readonly role: Amount['role'];
}

const NOTHING: Required<Clause> = { next: 0, period: null, per: null, billed: null, taxIncluded: null, from: false, once: false };

/** Reads the words after an amount, starting at a unit. */
export const readSuffix = (units: Units, start: number): Suffix => {
  const clauses = readClauses(units, start);
  const isClosed = units.raw(clauses.next) === ')' && isOpened(units, start, clauses.next);
  const next = isClosed ? clauses.next + 1 : clauses.next;
  const isFirst = clauses.period === null && firstPeriodEnd(units, next) !== null;
  const role = clauses.period === 'P1Y' && savesMonths(units, next) ? 'price' : roleAt(units, next);
  return { ...clauses, next, role: isFirst ? 'former' : role };
};

/** "$490 a year, saves two months": what is saved is a number of months. */
const savesMonths = (units: Units, at: number): boolean =>
  units.is(at, 'saving') && !units.is(at + 1, 'article', 'each') && units.meaning(at + 2).unit === 'M';

/** True when an opening bracket is among some units. */
const isOpened = (units: Units, start: number, next: number): boolean => {
  for (let at = start; at < next; at++) if (/^[(（]$/.test(units.raw(at))) return true;
  return false;
};

/** "If you pay annually" is an option and does not say how something is billed. */
const CONDITION = /^(?:if|when|wenn|falls|bei|si|quand|cuando|quando|se|als|om|hvis|jos|при)(?!\p{L})/iu;

/** The billing period of other prices, in a sentence about all of them. Null in other sentences, and in sentences about savings. */
export const readBilling = (units: Units): string | null => {
  const all = Array.from({ length: units.length }, (_, at) => at);
  const isAboutPrices = units.raw(0) === '*' || all.some((at) => units.is(at, 'pricing'));
  const billed = isAboutPrices ? all.find((at) => units.is(at, 'billed')) : undefined;
  const isOffer = all.some((at) => units.is(at, 'saving', 'free'));
  if (billed === undefined || isOffer || CONDITION.test(units.textOf(billed, billed + 1))) return null;
  return readClause(units, billed, NOTHING).billed ?? null;
};

const readClauses = (units: Units, start: number): Required<Clause> => {
  let found = { ...NOTHING, next: start };
  for (let at = start; at < units.length;) {
    const clause = readClause(units, at, found);
    if (clause.next > at) found = { ...found, ...clause };
    else if (!isBridge(units, at)) break;
    at = Math.max(clause.next, at + 1);
  }
  return found;
};

/** Allowed units between two clauses after an amount. */
const isBridge = (units: Units, at: number): boolean =>
  units.isBreak(at) || isJoint(units, at) || /^[(（+,·*•|–—⁰¹²³⁴-⁹-]$/.test(units.raw(at));

/** "De R$ 99 por R$ 49" */
const isExchanged = (units: Units, at: number): boolean =>
  units.is(at, 'each') && units.raw(at) !== '/' && units.isSign(at + 1) && units.isNumber(at + 2);

/** "$5 for the first month". The first hour is followed by others of the same service: "$80 first hour, then $40". */
const isTemporary = (units: Units, at: number): boolean => units.is(at, 'intro', 'later') && units.meaning(at + 1).unit !== 'H';

/** "$20 off", "20 € Rabatt", "105円相当" */
const roleAt = (units: Units, at: number): Amount['role'] => {
  if (isExchanged(units, at)) return 'former';
  // After a slash something else begins, unless it is about a duration: "$49 / save $10", "$1 / first month".
  if (units.raw(at) === '/' && !units.is(at + 1, 'intro', 'later')) return 'price';
  for (let index = at; index < at + 2 && !units.isMark(index) && !units.isNumber(index); index++) {
    if (isTemporary(units, index)) return 'former';
    if (units.is(index, 'saving')) return 'saving';
    if (units.is(index, 'about', 'worth')) return 'about';
  }
  return 'price';
};
