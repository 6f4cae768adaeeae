/** Opening hours as the times of each day of a week, to compare texts that say the same in other words. */
import { UNSPACED } from '../../../../runtime/answer/analyse.ts';

/** The times of each day, from Sunday on; empty for a day without. */
export type Week = readonly string[];

/** Days of the week in the words of a text, and the times behind them. */
export interface DaysWithTimes {
  readonly days: string;
  readonly said: string;
}

/** The names of days, and the word between the last two of a list: "and". */
export interface DayWords {
  /** Names in small letters, the longest first -> day, from Sunday on. */
  readonly names: ReadonlyMap<string, number>;
  readonly and: string;
}

/** The short names of days in `openingHours` (schema.org). */
const STATED: DayWords = { names: new Map(['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((name, day) => [name, day])), and: ',' };

/** The week of days with their times. */
export const weekOf = (entries: readonly DaysWithTimes[], words: DayWords): Week => {
  const week = Array.from({ length: 7 }, () => '');
  for (const { days, said } of entries) for (const day of daysIn(days, words)) week[day] = timesIn(said);
  return week;
};

/** The week of times that are those of every day. */
export const everyDay = (said: string): Week => Array.from({ length: 7 }, () => timesIn(said));

/** The week of hours in the form of `openingHours`: "Mo-Fr 09:00-17:00; Sa 10:00-14:00". Null for other texts. */
export const statedWeek = (hours: string): Week | null => {
  const parts = hours.split(/[;,] (?=[A-Z])/).map((part) => /^((?:[A-Z][a-z][,-]?)+) (\d\d:\d\d-\d\d:\d\d)$/.exec(part));
  const entries = parts.flatMap((part) => (part ? [{ days: part[1] ?? '', said: part[2] ?? '' }] : []));
  return entries.length < parts.length || entries.length === 0 ? null : weekOf(entries, STATED);
};

/** True when a week has all times of another. */
export const hasWeek = (week: Week, part: Week): boolean => part.every((times, day) => times === '' || times === week[day]);

/** The days of a text: those of a list, and all from one to another. */
const daysIn = (text: string, { names, and }: DayWords): readonly number[] => {
  const forms = [...names.keys()].join('|');
  const pattern = new RegExp(UNSPACED.test(forms) ? forms : String.raw`(?<!\p{L})(?:${forms})`, 'gu');
  const found = [...text.toLowerCase().matchAll(pattern)];
  return found.flatMap(({ 0: name, index }, at) => {
    const [day, before] = [names.get(name) ?? 0, found[at - 1]];
    const between = before ? text.slice(before.index + before[0].length, index).trim() : ',';
    const first = before && !isList(between, and) ? (names.get(before[0]) ?? 0) : day;
    return Array.from({ length: ((day - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
  });
};

/** True for what is between the days of a list. An ending of the day before may be left: "Samstags und". */
const isList = (between: string, and: string): boolean => /[,&+・、]$/u.test(between) || between.toLowerCase().split(' ').at(-1) === and;

/** The times of a text in minutes: "9:00–17:00", "9am to 5pm" and "9h - 17h" are equal. */
const timesIn = (text: string): string =>
  [...text.matchAll(/(\d{1,2})(?:[:.hu時]\s?(\d\d))?\s?(?:([ap])\.?m\b)?/giu)]
    .map(([, hour = '0', minute = '0', half]) => {
      const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return hours * 60 + Number(minute);
    })
    .join(' ');
