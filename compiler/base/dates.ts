import { onceEachText } from './memoise.ts';

/** The date of an ISO 8601 date or time; null for any other text, and for invalid days. */
export const dateOf = (value: unknown): string | null => {
  const date = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0] : undefined;
  return date !== undefined && isDay(date) ? date : null;
};

/** True when a text of the form YYYY-MM-DD is a valid day: JavaScript reads 31 February as 2 March. */
const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** The day (YYYY-MM-DD) of a time in milliseconds since 1970, in UTC, independent of the time zone; null for an invalid time. */
export const dayOf = (time: number): string | null => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : dateOf(date.toISOString());
};

/** The start of a day (YYYY-MM-DD) in HTTP format (RFC 9110 section 5.6.7). */
export const httpDate = (date: string): string => new Date(`${date}T00:00:00Z`).toUTCString();

/** Any Sunday, and the length of a day in milliseconds. */
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY = 86_400_000;

const formatOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat([language, 'en'], { ...options, timeZone: 'UTC' });

/** The names of the days in a language (BCP 47), from Sunday on (CLDR); in English where it is not known. */
export const weekdays = (language: string, weekday: 'long' | 'short' = 'long'): readonly string[] => {
  const names = formatOf(language, { weekday });
  return Array.from({ length: 7 }, (_, day) => names.format(SUNDAY + day * DAY));
};

/** Short names of Czech months that are more common as other words. */
const OTHER_WORDS = new Set(['led', 'pro']);
const MOST_LANGUAGES = 40;

/** The names of the months in a language and their short forms (CLDR), in lower case without a full stop, alone and as they are in a date. */
export const months = onceEachText((language: string): ReadonlySet<string> => {
  const formats = (['long', 'short'] as const).flatMap((month) => [{ month }, { month, day: 'numeric' } as const]);
  const names = formats.flatMap((options) => {
    const format = formatOf(language, options);
    return Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2024, month, 15)).find(({ type }) => type === 'month'));
  });
  const forms = names.map((part) => (part?.value ?? '').toLowerCase().replace(/\.$/, ''));
  return new Set(forms.filter((form) => /^\p{L}/u.test(form) && !OTHER_WORDS.has(form)));
}, MOST_LANGUAGES);
