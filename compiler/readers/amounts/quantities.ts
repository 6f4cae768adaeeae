import { RANGE, UNLIMITED, VAGUE } from './lexicon/limits.ts';
import { ON_REQUEST } from './lexicon/requests.ts';
import { numberAt } from './numbers.ts';
import { partAt, readParts } from './parts.ts';
import { periodAt } from './periods.ts';
import { phraseAt, phraseTable, type PhraseMatch } from './phrases.ts';
import { tokenAt, type Token } from './tokens.ts';

/** How much of something there is: a number, no limit, on request, or words that nobody can count. */
export type Quantity = number | 'unlimited' | 'onRequest' | 'vague';

const WORDS = phraseTable<Quantity>([
  ['unlimited', UNLIMITED],
  ['vague', VAGUE],
  ['onRequest', ON_REQUEST],
]);
const RANGES = phraseTable([[true, RANGE]]);

/** The quantity that begins at a token, "5", "unlimited", "5-10"; null when there is none. */
export const quantityAt = (tokens: readonly Token[], index: number): PhraseMatch<Quantity> | null => {
  const word = phraseAt(WORDS, tokens, index);
  if (word) return word;
  const low = numberAt(tokens, index);
  if (low === null) return null;
  const joint = phraseAt(RANGES, tokens, low.next);
  const high = joint && numberAt(tokens, joint.next);
  if (high) return { value: 'vague', next: high.next };
  return { value: low.value ?? 'vague', next: low.next };
};

/** Characters that the words of a period have at most. */
const REACH = 60;

/** The period at a token, "monthly", "/ month"; null when there is none. `text`: what the tokens are of. */
export const rhythmAt = (tokens: readonly Token[], index: number, text: string): PhraseMatch<string> | null => {
  const { start } = tokenAt(tokens, index);
  const parts = readParts(text.slice(start, start + REACH));
  const found = periodAt(parts, 0);
  if (!found) return null;
  const end = start + partAt(parts, found.next - 1).end;
  let next = index + 1;
  while (tokenAt(tokens, next).start < end) next++;
  return { value: found.period, next };
};
