import { currencyAt } from './currencies.ts';
import { FREE } from './lexicon/free.ts';
import { IN_TRIAL, NO_TRIAL, TRIAL } from './lexicon/trials.ts';
import { phraseAt, phraseTable } from './phrases.ts';
import { as, piecesOf } from './pieces.ts';
import { plainText, shownWords } from './plain.ts';
import { tokenAt, tokenize, type Token } from './tokens.ts';
import { cardRequirement } from './trial-cards.ts';
import { durationAt } from './trial-days.ts';

/** A trial that a text offers. */
export interface TextTrial {
  readonly available: true;
  readonly days: number;
  /** Whether a payment card is asked for; null when the text does not say. */
  readonly cardRequired: boolean | null;
  /** Words of the page. */
  readonly raw: string;
}

type Kind = 'trial' | 'free' | 'link' | 'never';

const WORDS = phraseTable<Kind>([
  ['never', NO_TRIAL],
  ['trial', TRIAL],
  ['free', FREE],
  ['link', IN_TRIAL],
]);

/** The trial that a text offers, "14-day free trial", "30 Tage kostenlos testen"; null when it offers none, names two lengths, or no days. */
export const readTrialText = (text: string): TextTrial | null => {
  const plain = plainText(text);
  if (!/\d/.test(plain.text)) return null;
  const clauses = clausesOf(tokenize(plain.text));
  const offers = clauses.flatMap((clause) => {
    const days = trialDays(clause);
    return days === null ? [] : [{ days, clause }];
  });
  const [offer] = offers;
  if (!offer || offers.some(({ days }) => days !== offer.days)) return null;
  const [{ start }, { end }] = [tokenAt(offer.clause, 0), tokenAt(offer.clause, offer.clause.length - 1)];
  const raw = shownWords(text.slice(plain.at(start), plain.at(end - 1) + 1));
  return { available: true, days: offer.days, cardRequired: cardRequirement(clauses), raw };
};

/** Parts of sentences, so that a guarantee beside a trial is not taken for one. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'break' || /^[.,،;؛:!?؟•·|()–—+]$/.test(token.raw)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses.filter(({ length }) => length > 0);
};

/** What a piece of a clause is: a length of time in days, null when that is not certain, money, or a word of some lexicon. */
type Meaning = Kind | 'money' | { readonly days: number | null };

const trialDays = (clause: readonly Token[]): number | null => {
  const pieces = piecesOf<Meaning>(
    clause,
    (index) => as(durationAt(clause, index), ({ days }) => ({ days })),
    (index) => phraseAt(WORDS, clause, index),
    (index) => as(currencyAt(clause, index), () => 'money' as const),
  );
  const words = pieces.filter(({ value, index }) => value !== null || tokenAt(clause, index).kind !== 'mark').map(({ value }) => value);
  const [span, ...others] = words.filter((word) => typeof word === 'object' && word !== null);
  // Something that costs money for some days is no free trial.
  if (!span || others.length > 0 || words.includes('never') || words.includes('money')) return null;
  return isTrial(words, words.indexOf(span)) ? span.days : null;
};

/** Other words that may stand between the days and the word for a trial, such as the name of a plan. */
const NAME_WORDS = 2;

/** Parts on either side of the days among which that word is looked for. */
const REACH = 12;

const isTrial = (words: readonly (Meaning | null)[], days: number): boolean => {
  const first = Math.max(0, days - REACH);
  const isNear = words.slice(first, days + REACH).some((word, at) => word === 'trial' && isBeside(words, days, first + at));
  return isNear || (words.includes('free') && !words.includes(null));
};

const isBeside = (words: readonly (Meaning | null)[], days: number, trial: number): boolean =>
  words.slice(Math.min(days, trial), Math.max(days, trial)).filter((word) => word === null).length <= NAME_WORDS;
