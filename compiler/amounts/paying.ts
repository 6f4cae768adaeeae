import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { countedPeriod, periodAt } from './periods.ts';

/** How often something is paid (ISO 8601), and the part behind the words that say so. */
export interface Paying {
  readonly period: string;
  readonly next: number;
}

/** The rhythm of paying at a part: "billed annually", "bei jährlicher Zahlung", "sal ki payment"; null when there is none. */
export const payingAt = (parts: readonly Part[], index: number): Paying | null => {
  const start = skipLinks(parts, index);
  const { rhythm } = partAt(parts, start).meaning;
  if (rhythm !== undefined) return { period: rhythm, next: start + 1 };
  const found = isOfPaying(partAt(parts, start)) ? behindVerb(parts, start) : beforeVerb(parts, start);
  // "Annual billing available" is an offer, "with annual billing" a condition.
  const isOffer = found !== null && start === index && hasNoun(parts, start, found.next) && isContent(partAt(parts, found.next));
  return isOffer ? null : found;
};

/** "billed annually", "billed once yearly", "paid for 12 months", "Zahlung pro Jahr". */
const behindVerb = (parts: readonly Part[], index: number): Paying | null => {
  const behind = skipLinks(parts, index + 1);
  const { word, isDuring } = partAt(parts, behind).meaning;
  return isDuring ? countedPeriod(parts, behind + 1) : periodAt(parts, word === 'once' ? behind + 1 : behind);
};

/** "jährlich abgerechnet"; in "monthly, billed yearly" and "pro Monat bei Zahlung pro Jahr" the word of paying belongs to what follows. */
const beforeVerb = (parts: readonly Part[], index: number): Paying | null => {
  const period = periodAt(parts, index);
  if (period === null) return null;
  const verb = skipLinks(parts, period.next);
  const isPaying = isOfPaying(partAt(parts, verb)) && behindVerb(parts, verb) === null;
  return isPaying ? { period: period.period, next: verb + 1 } : null;
};

const isOfPaying = ({ meaning: { word } }: Part): boolean => word === 'charged' || word === 'charging';

const hasNoun = (parts: readonly Part[], start: number, end: number): boolean =>
  parts.slice(start, end).some(({ meaning }) => meaning.word === 'charging');

const skipLinks = (parts: readonly Part[], index: number): number => {
  let at = index;
  while (at < index + 3 && partAt(parts, at).meaning.word === 'link') at++;
  return at;
};
