import type { DescribedAmount } from './described-amounts.ts';
import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/**
 * Takes the value of amounts of a month that stand beside words of a year which no rule explains, such as "16 € a month im Jahresabo": they
 * may be what a month costs when the year is paid, and no price of a plan is better than a wrong one.
 */
export const markUnclearYears = (amounts: readonly DescribedAmount[], parts: readonly Part[]): readonly DescribedAmount[] =>
  amounts.map((amount, index) => {
    const isOpen = amount.period === 'P1M' && amount.billed === null && amount.value !== 0;
    const isUnclear = isOpen && sentencesAround(parts, amount, amounts[index - 1], amounts[index + 1]).some(hasYear);
    return isUnclear ? { ...amount, value: null, unclear: amount.value } : amount;
  });

/** What is said before an amount and behind it; in front of a price of a year, words of a year are about that one. */
const sentencesAround = (
  parts: readonly Part[],
  amount: DescribedAmount,
  before: DescribedAmount | undefined,
  after: DescribedAmount | undefined,
): readonly (readonly Part[])[] => [
  sentenceBefore(parts, amount, before?.next ?? 0),
  ...(after?.period === 'P1Y' ? [] : sentencesBehind(parts, amount.next, after?.index ?? parts.length)),
];

/** Words that say that the other words of the sentence are about another price, or deny them. */
const OF_OTHERS =
  /^(?:no|not|without|never|kein|keine|keinen|ohne|nicht|بدون|لا|دون|bina|baghair|nahi|nahin|%|save|switch|upgrade|wechsel\w*)$/;

const hasYear = (sentence: readonly Part[]): boolean => !isOfOther(sentence) && sentence.some(isYear);

/** True for a sentence about another price than the one beside it: "Save 20 % yearly", "No annual contract". */
export const isOfOther = (sentence: readonly Part[]): boolean =>
  sentence.some(({ kind, text, meaning }) => kind === 'number' || meaning.saving !== undefined || OF_OTHERS.test(text));

/** "annual", "Jahreszahlung", "Jahresabo" */
const isYear = ({ text, meaning: { adverb, rhythm, label } }: Part): boolean =>
  [adverb, rhythm, label].includes('P1Y') || /^jahres(?!zeit|ende|anfang|bericht)/.test(text);

const sentenceBefore = (parts: readonly Part[], { index }: DescribedAmount, floor: number): readonly Part[] => {
  let at = index;
  while (at > floor && !isEnd(parts, at - 1)) at--;
  return parts.slice(at, index);
};

/** The rest of the sentence, and the next one when it is no statement of its own: "Annual subscription". */
const sentencesBehind = (parts: readonly Part[], start: number, end: number): readonly (readonly Part[])[] => {
  const own = endOfSentence(parts, start, end);
  const next = parts.slice(own + 1, endOfSentence(parts, own + 1, end));
  return [parts.slice(start, own), ...(next.some(isContent) ? [] : [next])];
};

const endOfSentence = (parts: readonly Part[], start: number, end: number): number => {
  let at = start;
  while (at < end && !isEnd(parts, at)) at++;
  return at;
};

const isEnd = (parts: readonly Part[], index: number): boolean => {
  const { kind, raw } = partAt(parts, index);
  return kind === 'break' || kind === 'amount' || kind === 'end' || (/^[.!?؟]$/.test(raw) && !partAt(parts, index + 1).glued);
};
