import { currencyAt } from './currencies.ts';
import { FREE } from './lexicon/free.ts';
import { AFTER, BEHIND, FREE_FOR, GUARANTEE, IN_TRIAL, NO_TRIAL, RISK, TRIAL, TRY } from './lexicon/trials.ts';
import { phraseAt, phraseTable } from './phrases.ts';
import { as, piecesOf, type Piece } from './pieces.ts';
import { plainText, shownWords } from './plain.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';
import { cardRequirement } from './trial-cards.ts';
import { durationAt } from './trial-days.ts';
import { isAboutElse, isDenied, saysMoneyBack } from './trial-doubts.ts';

/** A trial that a text offers. */
export interface TextTrial {
  readonly available: true;
  readonly days: number;
  /** Whether a payment card is asked for; null when the text does not say. */
  readonly cardRequired: boolean | null;
  /** Words of the page. */
  readonly raw: string;
}

type Kind = 'trial' | 'try' | 'free' | 'link' | 'after' | 'behind' | 'risk' | 'never';

const WORDS = phraseTable<Kind>([
  ['never', NO_TRIAL],
  ['never', GUARANTEE],
  ['risk', RISK],
  ['trial', TRIAL],
  ['try', TRY],
  ['free', FREE],
  ['free', FREE_FOR],
  ['after', AFTER],
  ['behind', BEHIND],
  ['link', IN_TRIAL],
]);

/** The trial that a text offers, "14-day free trial", "30 Tage kostenlos testen"; null when it offers none, names two lengths, or no days. */
export const readTrialText = (text: string): TextTrial | null => {
  const plain = plainText(text);
  if (!/\d/.test(plain.text)) return null;
  const tokens = tokenize(plain.text);
  const isRefunded = saysMoneyBack(tokens);
  const sentences = split(tokens, isSentenceEnd);
  const clauses = sentences.flatMap((sentence) =>
    split(sentence, isClauseEnd).map((part) => ({ clause: part.filter((token) => !isClauseEnd(token)), sentence })),
  );
  const offers = clauses.flatMap(({ clause, sentence }) => {
    const days = isAboutElse(sentence) ? null : trialDays(clause, isRefunded);
    return days === null ? [] : [{ days, clause }];
  });
  const [offer] = offers;
  if (!offer || offers.some(({ days }) => days !== offer.days)) return null;
  const [{ start }, { end }] = [tokenAt(offer.clause, 0), tokenAt(offer.clause, offer.clause.length - 1)];
  const raw = shownWords(text.slice(plain.at(start), plain.at(end - 1) + 1));
  return { available: true, days: offer.days, cardRequired: cardRequirement(clauses.map(({ clause }) => clause)), raw };
};

const isSentenceEnd = ({ kind, raw }: Token): boolean => kind === 'break' || /^[.!?؟…•·|]$/.test(raw);

/** A clause is a part of a sentence, so that a guarantee beside a trial is not taken for one. */
const isClauseEnd = (token: Token): boolean => isSentenceEnd(token) || /^[,،;؛:()–—+]$/.test(token.raw);

/** Parts of a text, each with the mark that ends it. */
const split = (tokens: readonly Token[], isEnd: (token: Token) => boolean): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (isEnd(token)) parts.push([]);
  }
  return parts.filter((part) => part.some((token) => !isEnd(token)));
};

/** What a piece of a clause is: a length of time in days, null when that is not certain, or a word of some lexicon. */
type Meaning = Kind | { readonly days: number | null };

/** A piece of a clause that is no mark; null for a word that no lexicon has. */
type Word = Piece<Meaning>;

const trialDays = (clause: readonly Token[], isRefunded: boolean): number | null => {
  const words = wordsOf(clause);
  const [span, ...others] = words.filter(({ value }) => typeof value === 'object' && value !== null);
  if (!span || others.length > 0 || words.some(({ value }) => value === 'never')) return null;
  const trial = words[trialAt(words, words.indexOf(span))];
  if (!trial || isPaid(words, trial, isRefunded) || isDenied(clause, Math.max(span.index, trial.index))) return null;
  return (span.value as Exclude<Meaning, string>).days;
};

const wordsOf = (clause: readonly Token[]): readonly Word[] =>
  piecesOf<Meaning>(
    clause,
    (index) => as(durationAt(clause, index), ({ days }) => ({ days })),
    (index) => phraseAt(WORDS, clause, index),
    // Something that costs money for some days is no free trial.
    (index) => as(currencyAt(clause, index), () => 'never' as const),
  ).filter(({ value, index }) => value !== null || tokenAt(clause, index).kind !== 'mark');

/** What can be given back has been paid, unless it is called free. */
const isPaid = (words: readonly Word[], trial: Word, isRefunded: boolean): boolean => {
  const has = (kind: Kind): boolean => words.some(({ value }) => value === kind);
  return (has('risk') || (isRefunded && trial.value === 'try')) && !has('free');
};

/** Other words that may stand between the days and the word for a trial, such as the name of a plan. */
const NAME_WORDS = 2;

/** Parts on either side of the days among which that word is looked for. */
const REACH = 12;

/** Index of the word that makes a number of days a trial; -1 when none does. */
const trialAt = (words: readonly Word[], days: number): number => {
  const near = words.findIndex((_, at) => Math.abs(at - days) <= REACH && isTrialOf(words, days, at));
  if (near !== -1) return near;
  const isWhole = words.every(({ value }, at) => at === days || value === 'free' || value === 'link');
  return isWhole ? words.findIndex(({ value }) => value === 'free') : -1;
};

const isTrialOf = (words: readonly Word[], days: number, trial: number): boolean => {
  const { value } = words[trial] ?? {};
  return (value === 'trial' || value === 'try') && unknownBetween(words, days, trial) <= NAME_WORDS && !isOver(words, days, trial);
};

const between = (words: readonly Word[], one: number, other: number): readonly Word[] =>
  words.slice(Math.min(one, other) + 1, Math.max(one, other));

const unknownBetween = (words: readonly Word[], one: number, other: number): number =>
  between(words, one, other).filter(({ value }) => value === null).length;

/** True for days that follow a trial: "30 days after the trial", "after your free trial you have 30 days", "free trial ke baad 30 din". */
const isOver = (words: readonly Word[], days: number, trial: number): boolean => {
  if (days < trial) return between(words, days, trial).some(({ value }) => value === 'after' || value === 'behind');
  const isLed = words.slice(0, trial).some(({ value }, at) => value === 'after' && unknownBetween(words, at, trial) <= 1);
  return (isLed && words[trial]?.value === 'trial') || between(words, days, trial).some(({ value }) => value === 'behind');
};
