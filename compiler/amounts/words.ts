import { BESIDE_FREE, FREE } from './lexicon/free.ts';
import { BESIDE_REQUEST, ON_REQUEST } from './lexicon/requests.ts';
import { phraseTable, type PhraseTable } from './phrases.ts';
import { plainText, shownWords } from './plain.ts';
import { tokenAt, tokenize } from './tokens.ts';
import { saysOnly } from './whole-phrases.ts';

const FREE_WORDS = phraseTable<true>([[true, FREE]]);
const BESIDE_FREE_WORDS = phraseTable<true>([[true, BESIDE_FREE]]);
const REQUEST_WORDS = phraseTable<true>([[true, ON_REQUEST]]);
const BESIDE_REQUEST_WORDS = phraseTable<true>([[true, BESIDE_REQUEST]]);

/** The words of a short text that say that the thing costs nothing; null for anything else, also for "free trial" and "free support". */
export const isFree = (text: string): string | null => wordsOf(text, FREE_WORDS, BESIDE_FREE_WORDS);

/** The words of a short text that say that the price is given on request; null for anything else, also for "custom domains". */
export const isOnRequest = (text: string): string | null => wordsOf(text, REQUEST_WORDS, BESIDE_REQUEST_WORDS);

/** Tokens of a text that still is a line of a card. */
const MOST = 16;

const wordsOf = (text: string, table: PhraseTable<true>, beside: PhraseTable<true>): string | null => {
  const plain = plainText(text);
  const tokens = tokenize(plain.text);
  const said = tokens.length > MOST ? null : saysOnly(tokens, table, beside);
  if (said === null) return null;
  const [{ start }, { end }] = [tokenAt(tokens, said.start), tokenAt(tokens, said.end - 1)];
  return shownWords(text.slice(plain.at(start), plain.at(end - 1) + 1));
};
