import { isObject } from '../base/json.ts';
import { countWords } from '../markdown/words.ts';

/** An object of a document with any properties. */
export type Fields = Readonly<Record<string, unknown>>;

/** A form of value: its identifying properties, its words, and whether it is one fact. The parts of one fact are not separate facts. */
interface Form {
  readonly keys: readonly string[];
  readonly whole: boolean;
  words(value: Fields): string;
}

/**
 * A published value in words, for people: `49 USD a month per user`, `unlimited contacts`, `support@acme.example, +49 30 1234`. Accepts
 * values of any form, because files and declared kinds may have any.
 */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(wordsOf).join(', ');
  return isObject(value) ? fieldsWords(value) : unknownWords(null);
};

const fieldsWords = (value: Fields): string => formOf(value)?.words(value) ?? nameOf(value) ?? pairs(value);

/**
 * The value of a fact in words. `pointer` is its JSON pointer inside the record: a text at `/markdown` is too long, so its words are
 * counted. `reason` explains a null value. Prices and limits have their own reason.
 */
export const factWords = (pointer: string, value: unknown, reason: string | null = null): string => {
  if (value === null || value === undefined) return unknownWords(reason);
  return pointer === '/markdown' && typeof value === 'string' ? `${countWords(value)} words` : wordsOf(value);
};

/** True for values that are one fact although they may have parts, such as a price. */
export const isOneFact = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  return isObject(value) && (formOf(value)?.whole ?? false);
};

/** The name of a record for people. Null when it has none. */
const nameOf = ({ title, name, label, slug }: Fields): string | null =>
  [title, name, label, slug].find((each): each is string => typeof each === 'string' && each !== '') ?? null;

const formOf = (value: Fields): Form | undefined => FORMS.find(({ keys }) => keys.every((key) => Object.hasOwn(value, key)));

const unknownWords = (reason: unknown): string => {
  if (typeof reason !== 'string') return 'unknown';
  return reason === 'on_request' ? 'on request' : `unknown (${reason})`;
};

/** Joins the non-empty parts of a phrase with one sign. */
const phrase = (parts: readonly unknown[], between = ' '): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
    .map(wordsOf)
    .join(between);

const EVERY: Readonly<Record<string, string>> = { P1D: 'a day', P1W: 'a week', P1M: 'a month', P1Y: 'a year' };
const ADVERBS: Readonly<Record<string, string>> = { P1D: 'daily', P1W: 'weekly', P1M: 'monthly', P1Y: 'yearly' };
const UNITS: Readonly<Record<string, string>> = { D: 'days', W: 'weeks', M: 'months', Y: 'years' };

/** An ISO 8601 duration of one unit in words: by its own word, else `every 3 months`. Null when there are none. */
const durationWords = (duration: unknown, words: Readonly<Record<string, string>>): string | null => {
  if (typeof duration !== 'string') return null;
  const [, count, unit = ''] = /^P(\d+)([DWMY])$/.exec(duration) ?? [];
  if (Object.hasOwn(words, duration)) return words[duration] ?? null;
  return count === undefined ? `for ${duration}` : `every ${count} ${UNITS[unit]}`;
};

/** A price with the status `shown` is written with the words of the page. */
const moneyWords = (money: Fields): string => {
  const words = amountWords(money);
  return money.status === 'shown' && typeof money.quote === 'string' ? `${words} ("${money.quote}")` : words;
};

const amountWords = ({ value, currency, period, per, from, billed, reason }: Fields): string => {
  if (value === null) return unknownWords(reason);
  if (value === 0 && from !== true) return 'free';
  const charged = durationWords(billed, ADVERBS);
  const unit = typeof per === 'string' && `per ${per}`;
  return phrase([from === true && 'from', value, currency, durationWords(period, EVERY), unit, charged !== null && `(billed ${charged})`]);
};

const limitWords = ({ value, unlimited, unit, period, reason }: Fields): string => {
  if (unlimited === true) return phrase(['unlimited', unit]);
  return value === null ? unknownWords(reason) : phrase([value, unit, durationWords(period, EVERY)]);
};

const trialWords = ({ available, days, cardRequired, plans, reason }: Fields): string => {
  if (available === null) return unknownWords(reason);
  if (available === false) return 'no trial';
  const card = typeof cardRequired === 'boolean' && `with${cardRequired ? '' : 'out'} a card`;
  const length = days === null ? 'a trial of unknown length' : `${wordsOf(days)} days`;
  return phrase([length, card, Array.isArray(plans) && plans.length > 0 && `(${wordsOf(plans)})`]);
};

/** Whether something is part of a plan or product, with the words of its cell. */
const inclusionWords = (included: unknown, note: unknown): string => {
  if (included === null) return note === null ? 'unknown' : wordsOf(note);
  return phrase([wordsOf(included), note !== null && `(${wordsOf(note)})`]);
};

/** `key: value` for all properties with a value, for forms that sitec does not know. */
const pairs = (value: Fields): string => {
  const said = Object.entries(value).filter(([, part]) => part !== null);
  return said.length === 0 ? 'none' : said.map(([key, part]) => `${key}: ${wordsOf(part)}`).join(', ');
};

const contactWords = ({ email, telephone, url, hours, languages }: Fields): string => {
  const spoken = Array.isArray(languages) && languages.length > 0 && wordsOf(languages);
  return phrase([email, telephone, url, hours, spoken], ', ') || 'none';
};

/** The first form whose identifying properties are all present counts. */
const FORMS: readonly Form[] = [
  { keys: ['value', 'currency', 'period', 'per'], whole: true, words: moneyWords },
  { keys: ['value', 'unlimited', 'unit'], whole: true, words: limitWords },
  { keys: ['available', 'days', 'cardRequired'], whole: true, words: trialWords },
  { keys: ['included', 'text'], whole: true, words: ({ included, text }) => inclusionWords(included, text) },
  { keys: ['included', 'note', 'name'], whole: true, words: ({ included, note }) => inclusionWords(included, note) },
  { keys: ['name', 'price'], whole: false, words: ({ name, price }) => phrase([name, price], ', ') },
  { keys: ['email', 'telephone', 'hours'], whole: false, words: contactWords },
  { keys: ['street', 'city', 'raw'], whole: false, words: ({ raw }) => wordsOf(raw) },
];
