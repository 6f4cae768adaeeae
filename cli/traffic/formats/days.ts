/** Days in UTC for the time formats of logs. Only digits and offsets count: no local time zone, no locale. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Valid years; others come from clocks that are not set, or from numbers that are not times. */
const YEARS = { from: 1990, to: 2199 } as const;

const MINUTE_MS = 60_000;

/** A time with the offset of its zone, such as `2026-01-31T23:59:59.5+01:00`, or a day alone. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)[\d:.,]*\s?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i;

/** The day of a number of milliseconds since 1970; null outside of the valid years. */
const dayOfMilliseconds = (milliseconds: number): string | null => {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  return year >= YEARS.from && year <= YEARS.to ? date.toISOString().slice(0, 10) : null;
};

/** Whether a text such as `2026-01-31` is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const [year, month, day] = text.split('-').map(Number);
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(year, month, day, 0, 0, '') === text;
};

const dayOf = (year = 0, month = 0, day = 0, hour: number, minute: number, zone: string): string | null => {
  const local = new Date(Date.UTC(year, month - 1, day));
  // Rejects days such as 31 April, which JavaScript reads as 1 May.
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return null;
  return dayOfMilliseconds(local.getTime() + (hour * 60 + minute - offsetOf(zone)) * MINUTE_MS);
};

/** Minutes of a zone such as `+0530` ahead of UTC; 0 for a zone without digits. */
const offsetOf = (zone: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/**
 * The day of a time such as `31/Jan/2026:23:59:59 +0100`, read by positions; null for an invalid one. Lines are in the order of time, so
 * the result of the last minute is cached.
 */
export const createCommonDays = (): ((time: string) => string | null) => {
  let known = '';
  let day: string | null = null;
  return (time) => {
    const minute = time.slice(0, 17) + time.slice(20);
    if (minute !== known) [known, day] = [minute, commonDay(time)];
    return day;
  };
};

const commonDay = (time: string): string | null => {
  const month = MONTHS.indexOf(time.slice(3, 6)) + 1;
  const [year, day, hour, minute] = [time.slice(7, 11), time.slice(0, 2), time.slice(12, 14), time.slice(15, 17)].map(Number);
  return dayOf(year, month, day, hour ?? 0, minute ?? 0, time.slice(21));
};

/**
 * The day of a time in a JSON or tab-separated log: ISO 8601, the format of common logs, or a number since 1970 in s, ms, µs or ns; null
 * for an invalid one.
 */
export const dayOfValue = (value: unknown): string | null => {
  if (typeof value === 'number') return dayOfNumber(value);
  if (typeof value !== 'string') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return dayOfNumber(Number(value));
  const [, year, month, day, hour = '0', minute = '0', zone = ''] = ISO.exec(value) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day), Number(hour), Number(minute), zone);
  return COMMON_TIME.test(value) ? commonDay(value) : null;
};

/** A time in the format of common logs. */
const COMMON_TIME = /^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}$/;

/** From these numbers on, a time is in smaller units than seconds: each a thousandth of the previous one. */
const FINER = [1e11, 1e14, 1e17] as const;

const dayOfNumber = (value: number): string | null =>
  Number.isFinite(value) ? dayOfMilliseconds((value * 1000) / 1000 ** FINER.filter((least) => value >= least).length) : null;
