import type { Token } from './scan.ts';
import { isOfPrices, JOINS, REACH, type Role, type Units } from './units.ts';

/** Words after "per" that are not a unit: "/ first month", "je nach Aufwand", "à vista", "/ total". */
const NO_COUNTS: readonly Role[] = ['intro', 'later', 'free', 'former', 'saving', 'about'];

const NO_UNIT =
  /^(?:vista|prazo|couple|pair|total|totaal|totalt|totale|gesamt|insgesamt|celkem|celkom|łącznie|razem|összesen|ukupno|skupaj|yhteensä|всего|итого|разом|toplam|合計|总计)$/;

/** Words that begin a condition, not a unit: "each after your monthly allowance". */
const CONDITION =
  /^(?:after|beyond|once|until|when|if|for|nach|wenn|après|si|después|cuando|dopo|oltre|após|além|boven|als|efter|hvis|po)$/;

const isNoCount = (units: Units, at: number): boolean => {
  const word = units.token(at)?.text ?? '';
  return units.is(at, ...NO_COUNTS) || CONDITION.test(word) || NO_UNIT.test(word);
};

/** "1M tokens", "1000 messages" */
const isQuantity = (units: Units, at: number): boolean =>
  units.isNumber(at) && units.isGlued(at + 1) && units.token(at + 1)?.kind === 'word';

/** True for a conjunction, which is never a unit: "steps 2 and 3". */
export const joins = ({ raw }: Pick<Token, 'raw'>): boolean => JOINS.test(raw);

const isRhythm = (units: Units, at: number): boolean => units.meaning(at).unit !== undefined || units.meaning(at).rate !== undefined;

/** "pro Person und Monat", "a month and billed yearly": the words after "and" are separate. */
export const isJoint = (units: Units, at: number): boolean =>
  joins({ raw: units.raw(at) }) && (isRhythm(units, at + 1) || units.is(at + 1, 'each', 'billed'));

const isNoun = (units: Units, at: number): boolean =>
  units.token(at)?.kind === 'word' && !isOfPrices(units.meaning(at)) && !units.is(at, 'each', 'billed', 'taxExcluded', 'from', 'filler');

/** "€30, per further floor €15", "30 € je weitere 15 €": words that lead to another amount belong to that one. */
const isOfNext = (units: Units, at: number, first: number): boolean =>
  (units.isNumber(at) && units.isSign(at + 1)) || (/^[,;،]$/.test(units.raw(first - 2)) && units.isSign(at) && units.isNumber(at + 1));

/** The second word of a measure, which may be the sign of a currency too: "sq ft", "fl oz". */
const isMeasure = (units: Units, at: number): boolean =>
  units.token(at)?.kind === 'word' && /^(?:sq|cu|fl)$/.test(units.token(at - 1)?.text ?? '');

/** Index after a number and its sign, on either side. Null for other units. */
const endOfAmount = (units: Units, at: number): number | null => {
  if (units.isSign(at) && units.isNumber(at + 1)) return units.lastOf(at + 1) + 1;
  const last = units.lastOf(at) + 1;
  return units.isNumber(at) && units.isSign(last) ? last + 1 : null;
};

/**
 * True when the words behind a slash are not the unit of the amount before it, but lead to the next one: "small $3 / large $4", "1 zone:
 * $9 / 2 zones: $15". In "$3 / slice $20 / pie" each amount has its own unit. `at` is the index after the words.
 */
export const leadsToAmount = (units: Units, at: number): boolean => {
  const isLabel = /^[:：]$/.test(units.raw(at));
  const end = endOfAmount(units, isLabel ? at + 1 : at);
  if (end === null || isLabel) return end !== null;
  if (units.raw(end) !== '/') return !isRhythm(units, end) && !units.is(end, 'each', 'billed');
  let next = end + 1;
  while (next <= end + REACH && endOfAmount(units, next) === null && !units.isMark(next) && next < units.length) next++;
  return leadsToAmount(units, next);
};

const isCounting = (units: Units, at: number, first: number): boolean =>
  (isNoun(units, at) && !isJoint(units, at)) || (at === first ? units.isNumber(at) : isMeasure(units, at));

/** Index after further nouns up to the end of the line, the last one after a conjunction: "for seniors, students and pupils". */
const endOfList = (units: Units, start: number): number => {
  let at = start;
  while (units.raw(at) === ',' && isNoun(units, at + 1)) at += 2;
  const isList = at > start && joins({ raw: units.raw(at) }) && isNoun(units, at + 1);
  return isList && (at + 2 >= units.length || units.isBreak(at + 2)) ? at + 2 : start;
};

/** A half of a period, which is a unit: "je angefangene halbe Stunde", "per half year". */
const HALF = /^(?:half|halbe[mnrs]?|demie?|medi[ao]|mei[ao]|mezz[ao]|hal(?:ve|vt?|va)|půl|pół|пол)$/;

const isHalf = (units: Units, at: number): boolean => HALF.test(units.token(at)?.text ?? '') && units.meaning(at + 1).unit !== undefined;

/** Reads the unit of an amount after a word for "per". Null when there is none, or when `per` has it already. */
export const readCounted = (units: Units, first: number, per: string | null): { readonly per: string; readonly next: number } | null => {
  let next = isQuantity(units, first) ? first + 2 : first;
  while (next < first + REACH && isCounting(units, next, first)) next++;
  next = isHalf(units, next - 1) ? next + 1 : endOfList(units, next);
  // "4,200 COP per 1" is an exchange rate.
  const isNamed = next > first && !units.isNumber(next - 1);
  const isNothing = !isNamed || per !== null || isOfNext(units, next, first) || isNoCount(units, first);
  return isNothing ? null : { per: units.textOf(first, next), next };
};

/** Marks of an ordinal number directly after it: "1st", "1º", "1er", "1.". */
const ORDINAL = /^(?:st|er|ère|ere|re|e|º|ª|°|o|a|\.)$/i;

/** Maximum words before the number: "in the 1st month", "/no 1º mês". */
const BEFORE_FIRST = 3;

/** True for "1" with a mark of an ordinal number. */
const isFirst = (units: Units, at: number): boolean =>
  units.isNumber(at) && units.value(at) === 1 && units.isGlued(at + 1) && ORDINAL.test(units.raw(at + 1));

const isBeforeFirst = (units: Units, at: number): boolean => units.raw(at) === '/' || units.token(at)?.kind === 'word';

/** Index after words for the first period, as a number: "the 1st month", "no 1º mês", "im 1. Monat". Null for other words. */
export const firstPeriodEnd = (units: Units, start: number): number | null => {
  let at = start;
  while (at < start + BEFORE_FIRST && isBeforeFirst(units, at)) at++;
  return isFirst(units, at) && units.meaning(at + 2).unit !== undefined ? at + 3 : null;
};
