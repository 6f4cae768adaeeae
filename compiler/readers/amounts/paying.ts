import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { periodAt } from './periods.ts';

/** How often something is paid (ISO 8601), and the part behind the words that say so. */
export interface Paying {
  readonly period: string;
  readonly next: number;
}

/** The rhythm of paying at a part: "billed annually", "bei jährlicher Zahlung", "sal ki payment"; null when there is none. */
export const payingAt = (parts: readonly Part[], index: number): Paying | null => {
  const start = skipLinks(parts, index);
  const { word, rhythm } = partAt(parts, start).meaning;
  if (rhythm !== undefined) return { period: rhythm, next: start + 1 };
  const found = word === 'charged' || word === 'charging' ? behindVerb(parts, start) : beforeVerb(parts, start);
  // "Annual billing available" is an offer, "with annual billing" a condition.
  const isOffer = found !== null && start === index && hasNoun(parts, start, found.next) && isContent(partAt(parts, found.next));
  return isOffer ? null : found;
};

/** "billed annually", "Zahlung pro Jahr". */
const behindVerb = (parts: readonly Part[], index: number): Paying | null => periodAt(parts, skipLinks(parts, index + 1));

/** "jährlich abgerechnet"; in "monthly, billed yearly" the verb belongs to what follows. */
const beforeVerb = (parts: readonly Part[], index: number): Paying | null => {
  const period = periodAt(parts, index);
  if (period === null) return null;
  const verb = skipLinks(parts, period.next);
  const { word } = partAt(parts, verb).meaning;
  const isPaying = word === 'charging' || (word === 'charged' && behindVerb(parts, verb) === null);
  return isPaying ? { period: period.period, next: verb + 1 } : null;
};

const hasNoun = (parts: readonly Part[], start: number, end: number): boolean =>
  parts.slice(start, end).some(({ meaning }) => meaning.word === 'charging');

const skipLinks = (parts: readonly Part[], index: number): number => {
  let at = index;
  while (at < index + 3 && partAt(parts, at).meaning.word === 'link') at++;
  return at;
};
