import { singleSpaced } from '../base/one-line.ts';
import { bookOf } from '../money/phrase-book.ts';
import { scan, type Token } from '../money/scan.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import type { Vocabulary } from '../money/vocabulary.ts';
import { DAY_LONG, TRIAL_WORDS } from './trial-words.ts';

/** A trial in a text. */
export interface ShownTrial {
  readonly days: number;
  /** Whether a payment card is required. Null when it is unknown. */
  readonly cardRequired: boolean | null;
  /** Words of the page. */
  readonly raw: string;
}

type Role = keyof typeof TRIAL_WORDS;

/** A phrase of a clause: a length of time (days are null when they are uncertain), money, or a word with a role. */
interface Piece {
  readonly days?: number | null;
  readonly role?: Role | 'money' | 'mark';
  readonly token: Token;
}

const ROLES = bookOf(TRIAL_WORDS);
const DAY_LONGS = bookOf({ dayLong: DAY_LONG });

/** Days of each unit. Months and years do not have a fixed number. */
const LENGTHS: Readonly<Record<string, number>> = { D: 1, W: 7 };

/** Maximum days of a plausible trial. */
const MOST_DAYS = 366;

/** The trial in a text: "14-day free trial", "30 Tage kostenlos testen". Null when there is none, when it has two lengths, or no days. */
export const trialIn = (text: string, vocabulary: Vocabulary): ShownTrial | null => {
  if (!/\p{Nd}/u.test(text)) return null;
  const pieces = piecesOf(scan(text), vocabulary);
  const isRefunded = has(pieces, 'refund') || has(pieces, 'risk');
  const sentences = split(pieces, isSentenceEnd).filter((sentence) => !isElsewhere(sentence));
  const clauses = sentences.flatMap((sentence) => split(sentence, isClauseEnd));
  const offers = clauses.flatMap((clause) => {
    const days = trialDays(clause, isRefunded);
    return days === null ? [] : [{ days, clause }];
  });
  const [offer] = offers;
  if (!offer || offers.some(({ days }) => days !== offer.days)) return null;
  const [first, last] = [offer.clause[0], offer.clause.findLast((piece) => !isClauseEnd(piece))];
  const raw = singleSpaced(text.slice(first?.token.start, last?.token.end));
  return { days: offer.days, cardRequired: cardIn(clauses), raw };
};

const piecesOf = (tokens: readonly Token[], vocabulary: Vocabulary): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (let index = 0; index < tokens.length;) {
    const { next, ...piece } = durationAt(tokens, index, vocabulary) ?? wordAt(tokens, index, vocabulary);
    const [token, last] = [tokens[index] as Token, tokens[next - 1] as Token];
    pieces.push({ ...piece, token: { ...token, end: last.end } });
    index = next;
  }
  return pieces;
};

/** A number with a unit of time after it: "14 days", "2-week", "14-tägig". */
const durationAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): (Pick<Piece, 'days'> & { next: number }) | null => {
  const number = tokens[index] as Token;
  const unit = number.kind === 'number' ? unitAt(tokens, index + (isHyphen(tokens[index + 1]) ? 2 : 1), vocabulary) : null;
  return unit && { days: isBound(tokens, index) ? null : daysOf(number, unit.unit), next: unit.next };
};

/** A length in days. Null for months, parts of days, and more than the maximum. */
const daysOf = (number: Token, unit: string): number | null => {
  const days = (valueOfSpelling(number.raw, 0) ?? 0) * (LENGTHS[unit] ?? 0);
  return Number.isInteger(days) && days > 0 && days <= MOST_DAYS ? days : null;
};

const isHyphen = (token: Token | undefined): boolean => /^[-‐‑]$/.test(token?.raw ?? '');

const unitAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): { unit: string; next: number } | null => {
  const named = vocabulary.at(tokens, index);
  if (named?.meaning.unit !== undefined) return { unit: named.meaning.unit, next: named.next };
  const long = DAY_LONGS.at(tokens, index);
  return long && { unit: 'D', next: long.next };
};

/** "7-14 days", "7 – 14 days", "+7 days". */
const isBound = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]?.raw ?? '';
  if (!/^[-‐‑–—]$/.test(before)) return /^[+~<>≈]$/.test(before);
  return tokens[index]?.glued === true || endsRange(tokens, index);
};

/** True for the upper end of a range. In "$49 – 14 days" the first number is not a number of days. */
const endsRange = (tokens: readonly Token[], index: number): boolean => {
  const [low, high] = [tokens[index - 2], tokens[index]].map((token) => valueOfSpelling(token?.raw ?? '', 0));
  return low != null && high != null && low < high;
};

const wordAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): Omit<Piece, 'token'> & { next: number } => {
  const word = ROLES.at(tokens, index);
  const match = vocabulary.at(tokens, index);
  if (word && word.next >= (match?.next ?? 0)) return { role: word.value, next: word.next };
  if (match?.meaning.roles.has('free')) return { role: 'free', next: match.next };
  // A paid period is not a free trial.
  if (match?.meaning.codes) return { role: 'money', next: match.next };
  return { ...(isMark(tokens[index]) && { role: 'mark' as const }), next: index + 1 };
};

const isMark = (token: Token | undefined): boolean => token?.kind === 'mark' || token?.kind === 'break';

const isSentenceEnd = ({ token: { kind, raw } }: Piece): boolean => kind === 'break' || /^[.!?؟…•·|。！？]$/.test(raw);

/** Clauses are parts of a sentence, so that a guarantee beside a trial is not read as one. */
const isClauseEnd = (piece: Piece): boolean => isSentenceEnd(piece) || /^[,،;؛:()–—+、，：；（）]$/.test(piece.token.raw);

/** Parts of a text, each with the punctuation at its end. */
const split = (pieces: readonly Piece[], isEnd: (piece: Piece) => boolean): readonly (readonly Piece[])[] => {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    parts.at(-1)?.push(piece);
    if (isEnd(piece)) parts.push([]);
  }
  return parts.filter((part) => part.some((piece) => !isEnd(piece)));
};

const has = (pieces: readonly Piece[], ...roles: readonly Piece['role'][]): boolean => pieces.some(({ role }) => roles.includes(role));

/** True for a question, and for a sentence about the trial of another company or another time. */
const isElsewhere = (sentence: readonly Piece[]): boolean =>
  /^[?؟？]$/.test(sentence.at(-1)?.token.raw ?? '') ||
  has(sentence, 'elsewhere') ||
  sentence.some(({ token }) => /^(?:19|20)\d\d$/.test(token.raw));

const trialDays = (clause: readonly Piece[], isRefunded: boolean): number | null => {
  const words = clause.filter(({ role }) => role !== 'mark');
  const [span, ...others] = words.filter(({ days }) => days !== undefined);
  if (!span || others.length > 0 || has(words, 'other', 'refund', 'money')) return null;
  const days = words.indexOf(span);
  const trial = trialAt(words, days);
  const isOffered = trial !== -1 && words[days - 1]?.role !== 'part' && !isDenied(words, Math.max(days, trial));
  return isOffered && !isPaid(words, trial, isRefunded) ? (span.days ?? null) : null;
};

/** A period with a refund was paid, unless it is called free. */
const isPaid = (words: readonly Piece[], trial: number, isRefunded: boolean): boolean =>
  (has(words, 'risk') || (isRefunded && words[trial]?.role === 'attempt')) && !has(words, 'free');

/** Maximum other words between the days and the word for a trial, such as the name of a plan. */
const NAME_WORDS = 2;

/** Maximum words on either side of the days that are searched for that word. */
const REACH = 12;

/** Index of the word that makes a number of days a trial. -1 when there is none. */
const trialAt = (words: readonly Piece[], days: number): number => {
  const near = words.findIndex((_, at) => Math.abs(at - days) <= REACH && isTrialOf(words, days, at));
  if (near !== -1) return near;
  const isWhole = words.every(({ role }, at) => at === days || role === 'free' || role === 'link');
  return isWhole ? words.findIndex(({ role }) => role === 'free') : -1;
};

const isTrialOf = (words: readonly Piece[], days: number, trial: number): boolean => {
  const role = words[trial]?.role;
  return (role === 'trial' || role === 'attempt') && unknownBetween(words, days, trial) <= NAME_WORDS && !isOver(words, days, trial);
};

const between = (words: readonly Piece[], one: number, other: number): readonly Piece[] =>
  words.slice(Math.min(one, other) + 1, Math.max(one, other));

const unknownBetween = (words: readonly Piece[], one: number, other: number): number =>
  between(words, one, other).filter(({ role }) => role === undefined).length;

/** True for days after a trial: "30 days after the trial", "after your free trial you have 30 days", "free trial ke baad 30 din". */
const isOver = (words: readonly Piece[], days: number, trial: number): boolean => {
  const inside = between(words, days, trial);
  if (days < trial) return has(inside, 'after', 'behind');
  const isLed = words.slice(0, trial).some(({ role }, at) => role === 'after' && unknownBetween(words, at, trial) <= 1);
  return (isLed && words[trial]?.role === 'trial') || has(inside, 'behind');
};

/** Maximum words between a negation and what it negates, and maximum words around it to a payment card. */
const BURDEN_REACH = 4;
const CARD_REACH = 5;

/**
 * True when a clause negates something other than a payment card or an obligation. `offer` is the index of the last word of the offer in
 * it.
 */
const isDenied = (words: readonly Piece[], offer: number): boolean =>
  words.some(({ role }, at) => {
    if (role !== 'not' && (role !== 'without' || at > offer)) return false;
    const isOfBurden = has(words.slice(at + 1, at + 1 + BURDEN_REACH), 'burden', 'card');
    return !isOfBurden && !has(words.slice(Math.max(0, at - CARD_REACH), at + 1 + CARD_REACH), 'card');
  });

/** Whether a payment card is required according to some clauses. Null when none states it, or when they disagree. */
const cardIn = (clauses: readonly (readonly Piece[])[]): boolean | null => {
  const said = new Set(clauses.flatMap((clause) => cardOf(clause) ?? []));
  const [first] = said;
  return said.size === 1 ? (first ?? null) : null;
};

const cardOf = (clause: readonly Piece[]): boolean | null => {
  const at = clause.findIndex(({ role }) => role === 'card');
  const near = at === -1 ? [] : clause.slice(Math.max(0, at - CARD_REACH), at + 1 + CARD_REACH);
  if (has(near, 'not', 'without')) return false;
  return has(near, 'needed') ? true : null;
};
