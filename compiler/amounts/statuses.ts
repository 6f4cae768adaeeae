import type { Status } from '../schema/shapes.ts';
import { BESIDE_STATUS, STATUS_WORDS } from './lexicon/statuses.ts';
import { phraseTable } from './phrases.ts';
import { plainText } from './plain.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';
import { saysOnly } from './whole-phrases.ts';

const TABLE = phraseTable(Object.entries(STATUS_WORDS) as [Status, (typeof STATUS_WORDS)[Status]][]);
const BESIDE = phraseTable([[true, BESIDE_STATUS]]);

/** Words of a badge, beside the time that a plan is for. */
const MOST = 5;

/** The state that the text of a badge names: "Beta", "demnächst", "coming Q3 2026", "متاح"; null when it says anything else, or two states. */
export const statusOfWords = (text: string): Status | null => {
  const tokens = tokenize(plainText(text).text);
  const words = tokens.filter((_, index) => !isTime(tokens, index));
  if (words.filter(({ kind }) => kind === 'word').length > MOST) return null;
  const status = saysOnly(words, TABLE, BESIDE)?.value ?? null;
  // A year beside a word says when something comes, or which one it was.
  return words.length === tokens.length || status === 'planned' ? status : null;
};

/** "2026", "Q3", and the months. */
const isTime = (tokens: readonly Token[], index: number): boolean => {
  const [token, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (token.kind === 'number') return /^(?:[1-4]|20\d\d)$/.test(token.raw);
  return token.text === 'q' && next.kind === 'number' && next.glued;
};
