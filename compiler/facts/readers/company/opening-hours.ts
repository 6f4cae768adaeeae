import { text, texts, type JsonLdNode } from '../../../jsonld/read.ts';

/** Days in the order of the week (schema.org, DayOfWeek), with the short forms that `openingHours` of schema.org uses. */
const DAYS: ReadonlyMap<string, string> = new Map(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays'.split(' ').map((day) => [day, day.slice(0, 2)] as const),
);
const ORDER = [...DAYS.values()];

/**
 * Opening hours as text: OpeningHoursSpecifications as `Mo-Fr 09:00-17:00`, the form of `openingHours` of schema.org, or the words of a
 * specification. Null when they are uncertain.
 */
export const hoursInWords = (specifications: readonly JsonLdNode[]): string | null => {
  const parts = specifications.map((node) => {
    const times = [text(node, 'opens'), text(node, 'closes')].map((time) => /^\d{2}:\d{2}/.exec(time ?? '')?.[0]);
    const days = daysInWords(texts(node.properties.dayOfWeek).map((day) => day.replace(/^.*\//, '')));
    return times.includes(undefined) || days === null
      ? (text(node, 'description') ?? text(node, 'name'))
      : `${days} ${times.join('-')}`.trim();
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join('; ');
};

/** Days as ranges. Empty when there are none, null when one is unknown. */
const daysInWords = (days: readonly string[]): string | null => {
  const short = days.map((day) => DAYS.get(day) ?? (ORDER.includes(day) ? day : null));
  if (short.includes(null)) return null;
  const positions = [...new Set(short.map((day) => ORDER.indexOf(day ?? '')))].sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const position of positions) {
    const range = ranges.at(-1);
    if (range?.[1] === position - 1) range[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([first, last]) => [...new Set([ORDER[first], ORDER[last]])].join(last === first + 1 ? ',' : '-')).join(',');
};
