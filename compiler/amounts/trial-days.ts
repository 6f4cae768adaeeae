import { PERIOD_ADVERBS, PERIOD_NOUNS } from './lexicon/periods.ts';
import { DAYS, LONG, LONGER, WEEKS } from './lexicon/trials.ts';
import { numberAt } from './numbers.ts';
import { phraseAt, phraseTable, type PhraseMatch, type Words } from './phrases.ts';
import { isDash, tokenAt, type Token } from './tokens.ts';

/** A length of time. */
export interface Duration {
  /** Null when it is no certain number of days. */
  readonly days: number | null;
}

/** Days of each unit; months and years have no certain number of them. */
const LENGTHS: Readonly<Record<string, number>> = { D: 1, W: 7 };

const UNITS = phraseTable<string>([['D', LONG], ['D', DAYS], ['W', WEEKS], ['M', LONGER], ...Object.entries<Words>(PERIOD_NOUNS)]);
/** Arabic has a word for two weeks. */
const PAIRS = phraseTable<number>([[14, PERIOD_ADVERBS['P2W'] ?? {}]]);

/** Longest trial that is believed. */
const MOST_DAYS = 366;

/** The length of time that begins at a token, "14 days", "2-week", "14-tägig", "أسبوعين"; null when there is none. */
export const durationAt = (tokens: readonly Token[], index: number): PhraseMatch<Duration> | null => {
  const pair = phraseAt(PAIRS, tokens, index);
  if (pair) return { value: { days: pair.value }, next: pair.next };
  const number = numberAt(tokens, index);
  const unit = number && unitBehind(tokens, number.next);
  if (!unit) return null;
  const days = (number.value ?? 0) * (LENGTHS[unit.value] ?? 0);
  const isCertain = Number.isInteger(days) && days > 0 && days <= MOST_DAYS && !isBound(tokens, index);
  return { value: { days: isCertain ? days : null }, next: unit.next };
};

/** "14 days", "14-day" */
const unitBehind = (tokens: readonly Token[], index: number): PhraseMatch<string> | null =>
  phraseAt(UNITS, tokens, isDash(tokenAt(tokens, index)) ? index + 1 : index);

const BOUND =
  /^(?:to|zu|than|als|حتي|within|innerhalb|binnen|first|last|next|another|additional|ersten?|letzten?|weitere|nachste|mazeed|اول|اخر)$/;

/** "up to 30 days", "bis zu", "7-14 days", "+7 days", and days that are a part of something longer: "the first 14 days", "within 14 days". */
const isBound = (tokens: readonly Token[], index: number): boolean => {
  const before = tokenAt(tokens, index - 1);
  if (isDash(before)) return tokenAt(tokens, index).glued;
  return BOUND.test(before.text) || /^[+~<>≈]$/.test(before.raw);
};
