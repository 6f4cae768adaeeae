/** Any Sunday, and the length of a day in milliseconds. */
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY = 86_400_000;

/** The names of the days in a language (BCP 47), from Sunday on (CLDR); in English where it is not known. */
export const weekdays = (language: string, weekday: 'long' | 'short' = 'long'): readonly string[] => {
  const names = new Intl.DateTimeFormat([language, 'en'], { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => names.format(SUNDAY + day * DAY));
};
