import { months } from '../base/dates.ts';
import { valueOfSpelling } from '../money/spellings.ts';
import { readLine, SCALES } from '../money/amounts.ts';
import { MEASURES as LOCAL_MEASURES } from '../money/locales.ts';
import { joins } from '../money/counted.ts';
import { bookOf } from '../money/phrase-book.ts';
import { scan, type Token } from '../money/scan.ts';
import { periodAt, rateAt, type Vocabulary } from '../money/vocabulary.ts';
import { MINUTES } from '../money/words.ts';
import { BESIDE } from './limit-names.ts';
import { TRIAL_WORDS } from './trial-words.ts';

/** The limit in a line of a card, in the words of the page. */
export interface ShownLimit {
  /** "projects", "GB storage", "Credit". */
  readonly name: string;
  readonly value: number | null;
  readonly unlimited: boolean;
  /** Period after which it renews (ISO 8601). */
  readonly period: string | null;
}

/** Words for unlimited. */
export const UNLIMITED = bookOf({
  unlimited:
    '∞,unlimited,unbegrenzt,unbegrenzte,unbegrenzter,unlimitiert,illimité,illimitée,illimités,illimitées,ilimitado,ilimitada,ilimitados,ilimitadas,illimitato,illimitata,illimitati,illimitate,onbeperkt,onbeperkte,nieograniczone,nieograniczona,bez limitu,безлимитные,безлимит,неограниченно,無制限,无限,無限,무제한,sınırsız,obegränsat,ubegrænset,ubegrenset,rajaton,neomezené,neomezený,korlátlan,nelimitat,необмежено,απεριόριστα,tanpa-batas',
});

/** Maximum words of a name. */
const LONGEST = 4;

const POWERS: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6 };

/** The limit of a line: its first number with a noun, "unlimited" with a noun, or a label with a number. Null when there is none. */
export const limitOf = (text: string, vocabulary: Vocabulary): ShownLimit | null => {
  // A part of the line with a price is not a limit.
  const part = text.split(/[·•|]/).find((each) => !each.includes('©') && readLine(each, vocabulary).amounts.length === 0) ?? '';
  const tokens = scan(part);
  if (isOfTrial(tokens)) return null;
  const figure = OPEN.test(part) ? null : (labelled(tokens, part, vocabulary) ?? counted(tokens, part, vocabulary));
  return figure ?? unlimited(tokens, part);
};

/** "16 people or more", "16인 이상", "6 měsíců a více": what a number begins has no upper end. */
const OPEN =
  /(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i|nebo|a|eller|och|og|veya) (?:more|mehr|plus|más|mais|più|meer|więcej|více|viac|fler|flere|fazla)(?!\p{L})|\p{Nd}\s?\p{L}{0,3}\s?(?:以上|이상)/iu;

const TRIAL = new Set<string>(TRIAL_WORDS.trial.split(','));

/** "30 minutes during the trial": of a line that ends with a trial, the number is not one of the offer. */
const isOfTrial = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  return [1, 2].some((count) => TRIAL.has(words.slice(-count).join(' ')));
};

/** The end of a label: a colon, or a dash between words, which may also be before a note. */
const COLON = /^:$/;
const DASH = /^[-–—]$/;

/** "Seats: 5", "Memory: 2 GB", "AI credits: 500 per month", "毎月のCredit：180,000"; "Memory – 2 GB", where the unit alone says little. */
const labelled = (tokens: readonly Token[], text: string, vocabulary: Vocabulary): ShownLimit | null =>
  behind(COLON, tokens, text, vocabulary) ?? behind(DASH, tokens, text, vocabulary);

const behind = (mark: RegExp, tokens: readonly Token[], text: string, vocabulary: Vocabulary): ShownLimit | null => {
  const at = labelEnd(mark, tokens);
  const last = at < 1 ? undefined : lastNumber(tokens.slice(at + 1));
  if (!last) return null;
  const figure = figureAt(tokens, tokens.indexOf(last));
  const unit = nounAt(tokens, figure.behind, text, vocabulary);
  if (mark === DASH && !MEASURE.test(unit.name)) return null;
  const name = labelledName(unit.name, nounIn(text.slice(0, tokens[at]?.start)));
  if (figure.value === null || name === '' || isDuration(name, vocabulary) || isMeasure(unit.name, unit.period)) return null;
  return { name, value: figure.value, unlimited: false, period: unit.period };
};

/** The last number behind a label, unless it is behind another one: "Posted: today Views: 127". */
const lastNumber = (tokens: readonly Token[]): Token | undefined => {
  const at = tokens.findLastIndex(({ kind }, index) => kind === 'number' && !isPart(tokens, index));
  return tokens.slice(0, Math.max(0, at)).some(({ raw }) => COLON.test(raw)) ? undefined : tokens[at];
};

/** Index of the mark behind a label; less than 1 without one. "5 users – 10 GB" has none. */
const labelEnd = (mark: RegExp, tokens: readonly Token[]): number => {
  const at = tokens.findIndex(({ raw, glued }) => mark.test(raw) && (mark === COLON || !glued));
  const words = mark === COLON ? tokens.slice(at - 1, at) : tokens.slice(0, at);
  return words.some(({ kind }) => kind === 'number') ? -1 : at;
};

/** The sign of a unit, which does not say what is measured: "GB". */
const MEASURE = /^\p{Lu}{2,3}$/u;

const labelledName = (unit: string, label: string): string => (MEASURE.test(unit) ? `${unit} ${label}` : unit || label);

/**
 * A number with its letter for thousands, and the index of the next token. An unknown word that may multiply the number makes it unknown.
 */
const figureAt = (tokens: readonly Token[], index: number): { readonly value: number | null; readonly behind: number } => {
  const power = powerOf(tokens[index + 1]);
  const isScaled = SCALES.has(tokens[index + 1]?.text ?? '');
  const value = isScaled && power === 0 ? null : valueOfSpelling(tokens[index]?.raw ?? '', power);
  return { value, behind: index + (power > 0 ? 2 : 1) };
};

/** The noun of a label: the part after the last の. */
const nounIn = (label: string): string => label.split(/[のｰ]/).at(-1)?.trim() ?? '';

/** A number with its noun. `isBound` is true when a word before it makes it a maximum: "up to 5 seats". */
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
  const isOther = [isPart, isNamed, isLeast, isRhythm].some((each) => each(tokens, index, vocabulary));
  if (token.kind !== 'number' || isOther) return null;
  const power = powerOf(tokens[index + 1]);
  const value = valueOfSpelling(token.raw, power);
  const { name: noun, period } = nounAt(tokens, behindFigure(tokens, index, power), text, vocabulary);
  const name = COUNTER.test(noun) ? noun.replace(COUNTER, '') || nounIn(text.slice(0, token.start)) : noun;
  const isCount = value !== null && name !== '' && !isDuration(name, vocabulary) && !isMeasure(name, period);
  if (!isCount || isNoThing(token.raw, name, period, vocabulary)) return null;
  return { name, value, unlimited: false, period, isBound: isBoundAt(tokens, index, vocabulary) };
};

/** "マップ 2 つ", "3つの言語": what counts any thing does not name it. */
const COUNTER = /^つ(?:の|$)/u;

/** "Every 6 months": the number belongs to the period. */
const isRhythm = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean => {
  const roles = [1, 2].map((words) => vocabulary.at(tokens, index - words)).find((each) => each?.next === index)?.meaning.roles;
  return (roles?.has('each') || roles?.has('article')) === true && vocabulary.at(tokens, index + 1)?.meaning.unit !== undefined;
};

/** Index after the letter for thousands of a number, or its multiplication sign: "3x tokens". */
const behindFigure = (tokens: readonly Token[], index: number, power: number): number =>
  power > 0 || /^[x×]$/.test(tokens[index + 1]?.raw ?? '') ? index + 2 : index + 1;

/** "12 months" alone or "2 months free" is a duration, and "500 per day" is a rate: neither counts a thing. */
const isDuration = (name: string, vocabulary: Vocabulary): boolean => {
  const tokens = scan(name);
  const match = vocabulary.at(tokens, 0);
  if (match === null || (match.meaning.unit ?? match.meaning.rate) === undefined) return false;
  const free = vocabulary.at(tokens, match.next);
  return (free?.meaning.roles.has('free') ? free.next : match.next) === tokens.length;
};

/** Units of a volume, weight or length, and of minutes, which are the size of an offer. */
const MEASURES = new Set(
  [
    ...LOCAL_MEASURES,
    ...MINUTES,
    ...'l lt ltr ml cl dl liter litre liters litres litro litros litri g gr mg oz lb lbs cm mm 秒 초'.split(' '),
  ].map((each) => each.toLowerCase()),
);

/** "0.25 l", "60 min massage", "60分", "10km以上": a size. What renews is a limit: "500 min a month". */
const isMeasure = (name: string, period: string | null): boolean => {
  const [first = '', ...others] = name.split(' ');
  // In "5 G network" the letter is not a unit.
  const unit = others.length > 0 ? first : first.toLowerCase();
  return period === null && (MEASURES.has(unit.replace(/(?<=.)(?:以上|未満|超)$/u, '')) || LENGTH.test(name) || AREA.test(name));
};

/** "60分コース": a length of time before the name of what takes it, in a script without spaces. */
const LENGTH = /^(?:分|時間|日間|日分|小时|小時|분)(?=$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** An area with nothing else, which is the size of a room. */
const AREA = /^(?:m²|m2|qm|sqm|sq ?ft)$/i;

/** The most steps that tell how easy something is: "in 2 clicks". */
const MOST_STEPS = 9;

const STEPS = new Set(
  'click clicks klick klicks clic clics clique cliques klik klikken kliks kliknięcie kliknięcia klikk clicuri'.split(' '),
);

/** "1 business day", "2 jours ouvrés", "1 hour response SLA", "4h reply": the time until somebody answers. */
const ANSWER_TIME =
  /(?:^|\s)(?:SLAs?|business (?:days?|hours?)|working (?:days?|hours?)|(?:werk|arbeits)tag(?:e|en)?|werkdag(?:en)?|ouvr(?:é|able)s?|hábil(?:es)?|laborables?|lavorativ[oi]|út(?:il|eis))(?=$|\s)|^h (?:response|reply|réponse|respuesta|resposta|risposta)(?=$|\s)|^(?:営業|工作|영업)/iu;

/** "2回目", "3日目": an ordinal number. */
const ORDINAL = /^\p{Script=Han}目/u;

/** "Pickup by 10 AM": a time of the day. */
const CLOCK = /^(?:[ap]m|uhr)(?!\p{L})/iu;

/** True for a few clicks without a period, a time or the time until an answer, a single letter, an ordinal number, and the day of a month. */
const isNoThing = (figure: string, name: string, period: string | null, vocabulary: Vocabulary): boolean => {
  const isSteps = period === null && Number(figure) <= MOST_STEPS && STEPS.has(name.toLowerCase().split(' ')[0] ?? '');
  return isSteps || [ORDINAL, ANSWER_TIME, CLOCK, LETTER].some((form) => form.test(name)) || isDay(figure, name, vocabulary);
};

/** "1 à 2 people". In scripts of the East one letter is a word. */
const LETTER = /^(?![\p{Script=Han}\p{Script=Hangul}])\p{L}$/u;

/** "30 juin", "10 fév.": the day of a month. */
const isDay = (figure: string, name: string, { language }: Vocabulary): boolean => {
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(figure)) return false;
  const words = name.toLowerCase().normalize('NFC').split(' ');
  const [first = ''] = words;
  const names = first.length > 2 ? [...months(language)] : [];
  return months('en').has(first) || names.includes(first) || (words.length === 1 && names.some((name) => name.startsWith(first)));
};

/** Number of zeros of a letter right after a number: "10k". */
export const powerOf = (letter: Token | undefined): number => (letter?.glued ? (POWERS[letter.raw] ?? 0) : 0);

const isBoundAt = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean =>
  /^[限大]$/.test(tokens[index - 1]?.raw ?? '') || saysUpTo(tokens, index - 1, vocabulary);

/** "From 5 users": a minimum is not a limit. The range "2 to 6 users" has an upper end. */
const isLeast = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean => {
  if (tokens[index - 1]?.kind !== 'word') return false;
  const match = [1, 2, 3].map((words) => vocabulary.at(tokens, index - words)).find((each) => each?.next === index);
  return match?.meaning.roles.has('from') === true && !tokens.slice(index + 1).some(({ kind }) => kind === 'number');
};

const saysUpTo = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean =>
  vocabulary.at(tokens, index)?.meaning.roles.has('upTo') === true;

/** The long vowel sign of Japanese does not belong to a script. */
const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text);

/** What directly behind a number makes it count nothing: "99.9%", "4G", "3rd", "10er", "3割" (30%), and the rest of a name: "9GaGa". */
const SUFFIX = /^(?:[%/:°ºª割折]|(?![KM])\p{Lu}|(?![KMGTP]i)\p{Lu}\p{Ll}+\p{Lu}\p{L}*|st|nd|rd|th|er|[eè]re?|[eè]me)$/u;

/** "24×7", "5x8": hours by days. */
const isFactor = (tokens: readonly Token[], index: number): boolean =>
  [index - 1, index + 1].some(
    (at) => /^[x×]$/i.test(tokens[at]?.raw ?? '') && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number',
  );

/** True for a number that counts nothing: "24/7", "365", "GPT-4", "99.9%", "v2", "1 on 1", and those of a telephone number. */
export const isPart = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1];
  if (tokens[index]?.raw === '365' || [tokens[index - 1], tokens[index]].some((token) => /^0\d/.test(token?.raw ?? ''))) return true;
  return (after?.glued === true && SUFFIX.test(after.raw)) || [touchesBefore, isOneToOne, isFactor].some((each) => each(tokens, index));
};

/** "1 to 1", "1 la 1": two people, not a number of things. */
const isOneToOne = (tokens: readonly Token[], index: number): boolean =>
  [index - 1, index + 1].some((at) => tokens[at]?.kind === 'word' && [at - 1, at + 1].every((side) => tokens[side]?.raw === '1'));

/** True for a number that continues the word before it. In scripts without spaces every number follows a word directly. */
const touchesBefore = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  if (!before || tokens[index]?.glued !== true || endsRange(tokens, index)) return false;
  return /^(?:[\p{L}#/.:@]|-)$/u.test(before.raw.at(-1) ?? '') && !isUnspaced(before.raw);
};

/** "i5-10": the first number belongs to a word. */
const isOfWord = (tokens: readonly Token[], index: number): boolean => {
  const { raw = '' } = tokens[index - 1] ?? {};
  return tokens[index]?.glued === true && /\p{L}$/u.test(raw) && !isUnspaced(raw);
};

const endsRange = (tokens: readonly Token[], index: number): boolean =>
  /^[-–—~]$/.test(tokens[index - 1]?.raw ?? '') && tokens[index - 2]?.kind === 'number' && !isOfWord(tokens, index - 2);

/** "Lumo 4.5 Swift": the number of a version, with a capital behind it. */
const isVersion = ({ raw }: Token, behind: Token | undefined): boolean =>
  /^\d{1,2}\.\d$/.test(raw) && /^\p{Lu}\p{Ll}{2}/u.test(behind?.raw ?? '');

/** "ISO 27001", "GPT 4": the number belongs to the word in capitals before it. The first word of a line always has one. */
const isNamed = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean => {
  const [before, number] = [tokens[index - 1], tokens[index] as Token];
  if (before?.kind !== 'word' || !/^\p{Lu}/u.test(before.raw) || saysUpTo(tokens, index - 1, vocabulary)) return false;
  return index > 1 || /^\p{Lu}{2,}$/u.test(before.raw) || isVersion(number, tokens[index + 1]);
};

/** "Up to" behind a Japanese noun: "10名まで". */
const UP_TO = /^(?:まで|以内|以下)/u;

/** "2 sessions d'une heure": a word that leaves out its vowel belongs to what is behind it. */
const isElided = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at].raw.length <= 2 && /^['’]$/.test(tokens[at + 1]?.raw ?? '');

/** The noun that begins at a token, and the period before or after it: "10 monthly reports", "500 credits a month". */
const nounAt = (tokens: readonly Token[], first: number, text: string, vocabulary: Vocabulary): { name: string; period: string | null } => {
  const rate = rateAt(tokens, first, vocabulary);
  const from = rate ? rate.next : behindOnce(tokens, first, vocabulary);
  const behind = nounEnd(tokens, from, text, vocabulary);
  const { period } = rate ?? periodAt(tokens, behind, vocabulary) ?? { period: null };
  const words = tokens.slice(from, behind);
  while (BESIDE.has(words.at(-1)?.text ?? '')) words.pop();
  const [start, last] = [words[0], words.at(-1)];
  return {
    name: start && last && isCounted(tokens, from, vocabulary) ? text.slice(start.start, last.end) : '',
    period,
  };
};

/** "5,000 one-time credits" are credits. */
const behindOnce = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): number => {
  const match = vocabulary.at(tokens, at);
  return match?.meaning.roles.has('once') ? match.next : at;
};

/** False for a word whose value differs between languages, so that the number before it is unknown, for a conjunction, and for "up to". */
const isCounted = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean => {
  const start = tokens[at] as Token;
  return !SCALES.has(start.text) && !joins(start) && !saysUpTo(tokens, at, vocabulary);
};

/** Index after the words of a noun. The upper end of a range counts: "4 - 6 people". */
const nounEnd = (tokens: readonly Token[], first: number, text: string, vocabulary: Vocabulary): number => {
  const words = tokens.slice(first, first + LONGEST);
  const isOther = (token: Token, offset: number): boolean =>
    !isOfNoun(token) ||
    (offset > 0 && !token.glued && isUnspaced(words[offset - 1]?.raw ?? '')) ||
    leads(tokens, first + offset, vocabulary) ||
    (offset > 0 && (UP_TO.test(text.slice(token.start)) || isElided(tokens, first + offset)));
  const end = words.findIndex(isOther);
  let behind = first + (end < 0 ? words.length : end);
  // Each letter of a script without spaces is a token, but the letters of a foreign word are one.
  while (end < 0 && [behind - 1, behind].every((at) => KATAKANA.test(tokens[at]?.raw ?? '')) && tokens[behind]?.glued) behind++;
  return behind;
};

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/** Words, and the exponent of "m²". */
const isOfNoun = ({ kind, glued, raw }: Token): boolean => kind === 'word' || (glued && /^[²³]$/.test(raw));

/** True for the start of a period or unit: "per", "monthly", and "a" before a unit of time. */
const leads = (tokens: readonly Token[], index: number, vocabulary: Vocabulary): boolean =>
  vocabulary.at(tokens, index)?.meaning.roles.has('each') === true || periodAt(tokens, index, vocabulary) !== null;

/** "Unlimited contacts", "Contacts: unlimited" */
const unlimited = (tokens: readonly Token[], text: string): ShownLimit | null => {
  const at = tokens.findIndex((_, index) => UNLIMITED.at(tokens, index) !== null);
  const found = UNLIMITED.at(tokens, at);
  if (!found) return null;
  const words = tokens.slice(found.next, found.next + LONGEST);
  const end = words.findIndex(({ kind }) => kind !== 'word');
  const noun = end < 0 ? words : words.slice(0, end);
  const [first, last] = [noun[0], noun.at(-1)];
  const name = first && last ? text.slice(first.start, last.end) : nounIn(text.slice(0, tokens[at]?.start).replace(/[:：\s]+$/u, ''));
  return name === '' ? null : { name, value: null, unlimited: true, period: null };
};
