import { BURDEN, CARD, GUARANTEE, NOT, NOT_NOW, OTHERS, RISK, WITHOUT } from './lexicon/trials.ts';
import { phraseAt, phraseTable, type PhraseTable, type Words } from './phrases.ts';
import type { Token } from './tokens.ts';

const listed = (...words: readonly Words[]): PhraseTable<true> => phraseTable(words.map((each) => [true, each] as const));

const ELSEWHERE = listed(OTHERS, NOT_NOW);
const MONEY_BACK = listed(GUARANTEE, RISK);
const CARDS = listed(CARD);
const BURDENS = listed(BURDEN, CARD);
/** What begins with a word that denies and is longer than it: "no risk". */
const DENIALS = phraseTable<'not' | 'without' | null>([
  ['not', NOT],
  ['without', WITHOUT],
  [null, RISK],
]);

const includes = (table: PhraseTable<true>, tokens: readonly Token[]): boolean =>
  tokens.some((_, index) => phraseAt(table, tokens, index) !== null);

/** True for a sentence that asks, or is about somebody else's trial, or about another time: what it names is not on offer here and now. */
export const isAboutElse = (sentence: readonly Token[]): boolean =>
  /^[?؟]$/.test(sentence.at(-1)?.raw ?? '') || sentence.some(isYear) || includes(ELSEWHERE, sentence);

const isYear = ({ kind, raw }: Token): boolean => kind === 'number' && /^(?:19|20)\d\d$/.test(raw);

/** True when words of a refund stand somewhere in a text: what can be tried then has to be paid first. */
export const saysMoneyBack = (tokens: readonly Token[]): boolean => includes(MONEY_BACK, tokens);

/** Tokens behind a word that denies among which stands what is denied, and those around it among which a payment card does. */
const BURDEN_REACH = 4;
const CARD_REACH = 5;

/** True when a clause denies something else than a payment card or a burden; `offer` is the index behind the offer of a trial in it. */
export const isDenied = (clause: readonly Token[], offer: number): boolean =>
  clause.some((_, index) => {
    const denial = phraseAt(DENIALS, clause, index)?.value ?? null;
    if (denial === null || (denial === 'without' && index >= offer)) return false;
    const behind = clause.slice(index + 1, index + 1 + BURDEN_REACH);
    const around = clause.slice(Math.max(0, index - CARD_REACH), index + 1 + CARD_REACH);
    return !includes(BURDENS, behind) && !includes(CARDS, around);
  });
