/** The number that a question asks for: in digits, in words, or in both, as in `10 thousand`. */
import { own } from './lookup.ts';
import type { Name } from './names.ts';

/** How far a number may stand from what it counts, in words; one that is spelt must stand closer, because number words are everyday words. */
const NEAR = 4;
const NEAR_SPELT = 2;
const DIGITS = /^\d+$/;

/** Number words of a language. */
type Spelt = Readonly<Record<string, number>>;

interface Run {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** The number that stands nearest to a limit, or without a limit the first one in digits; undefined for none, and for what can be read in two ways. */
export const numberOf = (words: readonly string[], names: readonly Name[], spelt: Spelt = {}): number | undefined => {
  const limits = names.filter(({ kind }) => kind === 'limit').flatMap(({ at }) => at);
  const found = runsOf(words, (word) => valueOfWord(word, spelt) !== undefined).map(({ start, end, words: run }) => {
    const distance = Math.min(...limits.map((limit) => Math.min(Math.abs(limit - start), Math.abs(limit - end))));
    return { value: valueOf(run, spelt), distance, most: run.some((word) => DIGITS.test(word)) ? NEAR : NEAR_SPELT };
  });
  const near = found.filter(({ distance, most }) => distance <= most || (limits.length === 0 && most === NEAR));
  return near.toSorted((left, right) => left.distance - right.distance)[0]?.value;
};

const valueOfWord = (word: string, spelt: Spelt): number | undefined => (DIGITS.test(word) ? Number(word) : own(spelt, word));

const runsOf = (words: readonly string[], isNumber: (word: string) => boolean): readonly Run[] => {
  const runs: Run[] = [];
  for (const [at, word] of words.entries()) {
    if (!isNumber(word)) continue;
    const last = runs.at(-1);
    if (last?.end === at - 1) runs[runs.length - 1] = { ...last, end: at, words: [...last.words, word] };
    else runs.push({ start: at, end: at, words: [word] });
  }
  return runs;
};

/** Value of number words in a row; undefined when they do not make one number. */
const valueOf = (words: readonly string[], spelt: Spelt): number | undefined => {
  let [total, current]: [number, number] = [0, 0];
  for (const word of words) {
    const value = valueOfWord(word, spelt) ?? Number.NaN;
    const isFactor = !DIGITS.test(word) && value >= 100;
    if (!isFactor) current = joined(current, value);
    else if (value === 100) current = (current || 1) * 100;
    else [total, current] = [total + (current || 1) * value, 0];
  }
  return Number.isSafeInteger(total + current) ? total + current : undefined;
};

/** A smaller number behind a larger one, as in `twenty five` and `hundred twenty`; NaN when they stand for two numbers. */
const joined = (before: number, value: number): number => {
  const isRound = before % 100 === 0 || (before % 10 === 0 && value < 10);
  return before === 0 || (isRound && value < 100) ? before + value : Number.NaN;
};
