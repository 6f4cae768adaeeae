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
