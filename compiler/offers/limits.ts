import { valueOfSpelling } from '../money/spellings.ts';
import { readLine, SCALES } from '../money/amounts.ts';
import { scan, type Token } from '../money/scan.ts';
import { periodOf, type Match, type Vocabulary } from '../money/vocabulary.ts';

/** What a line of a card counts, in the words of the page. */
export interface ShownLimit {
  /** "projects", "GB storage", "Credit". */
  readonly name: string;
  readonly value: number | null;
  readonly unlimited: boolean;
  /** Period after which it renews (ISO 8601). */
  readonly period: string | null;
}

const UNLIMITED = new Set(
  'unlimited unbegrenzt unbegrenzte unbegrenzter unlimitiert illimité illimitée illimités illimitées ilimitado ilimitada ilimitados ilimitadas illimitato illimitata illimitati illimitate onbeperkt onbeperkte nieograniczone nieograniczona bez-limitu безлимитные безлимит неограниченно 無制限 无限 無限 무제한 sınırsız obegränsat ubegrænset ubegrenset rajaton neomezené neomezený korlátlan nelimitat необмежено απεριόριστα tanpa-batas'.split(
    ' ',
  ),
);

/** Words behind what is counted that say nothing of it. */
const BESIDE = new Set(
  'included inclusive inklusive inbegriffen inclus incluses incluidos incluidas incluído incluídos inclusi incluse inbegrepen w for of to in per with and'.split(
    ' ',
  ),
);

/** Words of a name at most. */
const LONGEST = 4;

const POWERS: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6 };

/** What a line counts: its first figure with a noun, "unlimited" with one, or a label with a figure; null where there is none. */
export const limitOf = (text: string, vocabulary: Vocabulary): ShownLimit | null => {
  // What costs something counts no more than that.
  const part = text.split(/[·•|]/).find((each) => !each.includes('©') && readLine(each, vocabulary).amounts.length === 0) ?? '';
  const tokens = scan(part);
  return labelled(tokens, part, vocabulary) ?? counted(tokens, part, vocabulary) ?? unlimited(tokens, part);
};

/** "Seats: 5", "AI credits: 500 per month", "毎月のCredit：180,000" */
const labelled = (tokens: readonly Token[], text: string, vocabulary: Vocabulary): ShownLimit | null => {
  const at = tokens.findIndex(({ raw }) => raw === ':' || raw === '：');
  const last = at < 1 || tokens[at - 1]?.kind === 'number' ? undefined : tokens.slice(at + 1).findLast(({ kind }) => kind === 'number');
  if (!last) return null;
  const { value, behind } = figureAt(tokens, tokens.indexOf(last));
  const unit = nounAt(tokens, behind, text, vocabulary);
  const name = unit.name || nounIn(text.slice(0, tokens[at]?.start));
  if (value === null || name === '' || isDuration(name, vocabulary)) return null;
  return { name, value, unlimited: false, period: unit.period };
};

/** A figure with the letter that multiplies it, and the token behind them; a word that may multiply it makes it unknown. */
const figureAt = (tokens: readonly Token[], index: number): { readonly value: number | null; readonly behind: number } => {
  const power = powerOf(tokens[index + 1]);
  const isScaled = SCALES.has(tokens[index + 1]?.text ?? '');
  const value = isScaled && power === 0 ? null : valueOfSpelling(tokens[index]?.raw ?? '', power);
  return { value, behind: index + (power > 0 ? 2 : 1) };
};

/** The word of a label: behind の and the like, what is counted stands last. */
const nounIn = (label: string): string => label.split(/[のｰ]/).at(-1)?.trim() ?? '';

/** A figure with what it counts; `isBound` where a word before it says that it is the most: "up to 5 seats". */
type CountedLimit = ShownLimit & { readonly isBound: boolean };

const counted = (tokens: readonly Token[], text: string, vocabulary: Vocabulary): ShownLimit | null => {
  const limits = tokens.flatMap((_, index) => countedAt(tokens, index, text, vocabulary) ?? []);
  const chosen = limits.find(({ isBound }) => isBound) ?? (isUnspaced(text) ? limits.at(-1) : limits[0]);
  if (!chosen) return null;
  const { isBound: _, ...limit } = chosen;
  return limit;
};

const countedAt = (tokens: readonly Token[], index: number, text: string, vocabulary: Vocabulary): CountedLimit | null => {
  const token = tokens[index] as Token;
  if (token.kind !== 'number' || isPart(tokens, index) || isNamed(tokens, index, vocabulary)) return null;
  const power = powerOf(tokens[index + 1]);
  const value = valueOfSpelling(token.raw, power);
  const { name, period } = nounAt(tokens, behindFigure(tokens, index, power), text, vocabulary);
  if (value === null || name === '' || isDuration(name, vocabulary)) return null;
  return { name, value, unlimited: false, period, isBound: isBoundAt(tokens, index, vocabulary) };
};

/** Behind a figure with its letter for thousands, or its sign for times: "3x tokens". */
const behindFigure = (tokens: readonly Token[], index: number, power: number): number =>
  power > 0 || /^[x×]$/.test(tokens[index + 1]?.raw ?? '') ? index + 2 : index + 1;

/** "12 months" alone says how long something lasts, and "500 per day" how often: neither counts a thing. */
const isDuration = (name: string, vocabulary: Vocabulary): boolean => {
  const tokens = scan(name);
  const match = vocabulary.at(tokens, 0);
  return match !== null && (match.meaning.unit ?? match.meaning.rate) !== undefined && match.next === tokens.length;
};

/** Zeros that a letter right behind a figure stands for: "10k". */
const powerOf = (letter: Token | undefined): number => (letter?.glued ? (POWERS[letter.raw] ?? 0) : 0);

const isBoundAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean =>
  /^[限大]$/.test(tokens[index - 1]?.raw ?? '') || saysUpTo(tokens, index - 1, vocabulary);

const saysUpTo = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean =>
  vocabulary.at(tokens, index)?.meaning.roles.has('upTo') === true;

const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** "24/7", "GPT-4", "99.9%", "v2" count nothing. */
const isPart = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1];
  // "4G" names something.
  const isSuffixed = after?.glued === true && /^(?:[%/:°]|(?![KM])\p{Lu})$/u.test(after.raw);
  return isSuffixed || touchesBefore(tokens, index) || isMoney(after) || isMoney(tokens[index - 1]);
};

const isMoney = (token: Token | undefined): boolean => /\p{Sc}/u.test(token?.raw ?? '');

/** True for a figure that goes on what stands right before it; scripts without spaces put every figure right behind a word. */
const touchesBefore = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  if (!before || tokens[index]?.glued !== true || endsRange(tokens, index)) return false;
  return /^(?:[\p{L}#/.:@]|-)$/u.test(before.raw.at(-1) ?? '') && !isUnspaced(before.raw);
};

const endsRange = (tokens: readonly Token[], index: number): boolean =>
  /^[-–—~]$/.test(tokens[index - 1]?.raw ?? '') && tokens[index - 2]?.kind === 'number';

/** "ISO 27001", "GPT 4": the figure belongs to the word in capitals before it. */
const isNamed = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean => {
  const before = tokens[index - 1];
  const isName = before?.kind === 'word' && /^\p{Lu}/u.test(before.raw) && (index > 1 || /^\p{Lu}{2,}$/u.test(before.raw));
  return isName && !saysUpTo(tokens, index - 1, vocabulary);
};

const nounAt = (tokens: readonly Token[], first: number, text: string, vocabulary: Vocabulary): { name: string; period: string | null } => {
  const { behind, period } = reachOf(tokens, first, vocabulary);
  const words = tokens.slice(first, behind);
  while (BESIDE.has(words.at(-1)?.text ?? '')) words.pop();
  const [start, last] = [words[0], words.at(-1)];
  // What such a word comes to differs by language, so the figure before it is not known.
  if (SCALES.has(tokens[first]?.text ?? '')) return { name: '', period };
  return { name: start && last ? text.slice(start.start, last.end) : '', period };
};

/** Index behind the words of a noun, and the period that stands before or behind them: "10 monthly reports", "500 credits a month". */
const reachOf = (tokens: readonly Token[], first: number, vocabulary: Vocabulary): { behind: number; period: string | null } => {
  const rate = vocabulary.at(tokens, first)?.meaning.rate ?? null;
  let behind = first;
  for (const token of tokens.slice(first, first + LONGEST)) {
    const match = behind === first && rate !== null ? null : vocabulary.at(tokens, behind);
    if (match && leads(match, tokens, vocabulary)) return { behind, period: periodBehind(match, tokens, vocabulary) };
    // A range of numbers counts up to its end: "4 - 6 people".
    if (!isOfNoun(token)) break;
    behind++;
  }
  return { behind, period: rate };
};

/** Words, and the raised figure of "m²". */
const isOfNoun = ({ kind, glued, raw }: Token): boolean => kind === 'word' || (glued && /^[²³]$/.test(raw));

/** True for what begins a period: "per", "monthly", and "a" where a unit of time is next. */
const leads = ({ meaning, next }: Match, tokens: readonly Token[], vocabulary: Vocabulary): boolean =>
  meaning.roles.has('each') ||
  meaning.rate !== undefined ||
  (meaning.roles.has('article') && vocabulary.at(tokens, next)?.meaning.unit !== undefined);

const periodBehind = ({ meaning, next }: Match, tokens: readonly Token[], vocabulary: Vocabulary): string | null => {
  const unit = vocabulary.at(tokens, next)?.meaning.unit;
  return meaning.rate ?? (unit === undefined ? null : periodOf(unit));
};

const unlimited = (tokens: readonly Token[], text: string): ShownLimit | null => {
  const at = tokens.findIndex(({ text: word }) => UNLIMITED.has(word));
  if (at < 0) return null;
  const words = tokens.slice(at + 1, at + 1 + LONGEST);
  const end = words.findIndex(({ kind }) => kind !== 'word');
  const noun = end < 0 ? words : words.slice(0, end);
  const [first, last] = [noun[0], noun.at(-1)];
  const name = first && last ? text.slice(first.start, last.end) : text.slice(0, tokens[at]?.start).trim();
  return name === '' ? null : { name, value: null, unlimited: true, period: null };
};
