/** The opening hours of a company that its pages show as text: days of the week beside times, in the words of the page. */
import { UNSPACED } from '../../../../runtime/answer/analyse.ts';
import { hasHours } from '../../../base/hours.ts';
import { languageOfTag } from '../../../base/language-tags.ts';
import { onceEachText } from '../../../base/memoise.ts';
import { weekdays } from '../../../dates/weekdays.ts';
import { dataTagOf, languageFiles, partsOf } from '../../../pages/language/language-files.ts';
import type { Claim } from '../../claim.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { visibleText } from '../visible-text.ts';

/** Maximum characters of a line of opening hours, with its days, and of all lines together. */
const LONGEST_LINE = 90;
const LONGEST = 300;
/** Maximum opening hours on all pages: more are those of a directory or a timetable. */
const MOST = 40;
/** Lines before opening hours that may have a label for them. */
const LABELS = 3;

/**
 * The claim of the opening hours on the pages about the company, such as "Mon–Fri 9am–5pm; Saturday: closed". Empty when pages show several
 * that are not parts of one another, unless only one has a label: they may be those of another place, or of a course.
 */
export const namedHours = (about: readonly CompanyPage[]): readonly Claim[] => {
  const found = about.flatMap(({ page, root }) =>
    hoursIn(visibleText(root).lines, page.spoken ?? 'en').map((hours) => ({ page, ...hours })),
  );
  if (found.length > MOST) return [];
  const whole = found.filter(
    ({ text }, at) => !found.some((other, place) => (place < at ? other.text.includes(text) : place > at && isMore(other.text, text))),
  );
  const labelled = whole.filter(({ isLabelled }) => isLabelled);
  const [first, ...others] = labelled.length > 0 ? labelled : whole;
  if (!first || others.length > 0) return [];
  return [namedClaim(first.page, '/contacts/general/hours', first.text)];
};

const isMore = (text: string, part: string): boolean => text.length > part.length && text.includes(part);

/** Opening hours in the words of a page. */
interface Hours {
  readonly text: string;
  /** True with words for opening hours before them. */
  readonly isLabelled: boolean;
}

/** The opening hours in some lines in a language (BCP 47). */
export const hoursIn = (lines: readonly string[], language: string): readonly Hours[] => {
  const found: Hours[] = [];
  const base = languageOfTag(language);
  const isDays = daysOf(base);
  const isLabel = labelOf(base);
  for (let at = 0; at < lines.length; at++) {
    const { entries, end } = runAt(lines, at, isDays);
    const daily = entries.length === 0 ? dailyIn(lines[at] ?? '', isLabel) : null;
    if (daily !== null) found.push({ text: daily, isLabelled: true });
    if (!entries.some(({ isOpen }) => isOpen)) continue;
    const text = entries.map((entry) => entry.text).join('; ');
    if (text.length <= LONGEST) found.push({ text, isLabelled: lines.slice(Math.max(0, at - LABELS), at + 1).some(isLabel) });
    at = end - 1;
  }
  return found;
};

/** The times of every day behind a label: "営業時間：11:00〜20:00". In scripts with spaces, labels such as "Orario" are also those of events. */
const dailyIn = (line: string, isLabel: (line: string) => boolean): string | null => {
  const [, label = '', times = ''] = /^([^\p{N}:：]{2,30})[:：]\s?(\p{N}.*)$/u.exec(line) ?? [];
  return UNSPACED.test(label) && isLabel(label) && isTimes(times) ? times : null;
};

/** Days of the week and what is said about them. */
interface Entry {
  readonly days: string;
  readonly text: string;
  /** True with times, false for other words, such as "closed". */
  readonly isOpen: boolean;
}

/** The entries that begin at a line, and the line after them. */
const runAt = (lines: readonly string[], start: number, isDays: RegExp): { readonly entries: readonly Entry[]; readonly end: number } => {
  const entries: Entry[] = [];
  let end = start;
  for (;;) {
    const read = entryAt(lines, end, isDays, entries.length > 0);
    // A day that comes again begins other hours, or is that of a timetable.
    if (read === null || entries.some(({ days }) => days === read.entry.days)) return { entries, end: Math.max(end, start + 1) };
    entries.push(read.entry);
    end = read.end;
  }
};

/** The entry at a line, and the line after it. Null for another line. Behind other entries, times may have a note; first, it may be a course. */
const entryAt = (
  lines: readonly string[],
  at: number,
  isDays: RegExp,
  isBehind: boolean,
): { readonly entry: Entry; readonly end: number } | null => {
  const found = daysAt(lines, at, isDays);
  if (found === null) return null;
  const { days, said, text, end } = found;
  const isOpen = isTimes(isBehind ? said.replace(NOTE, '') : said);
  return isOpen || (isNote(said) && !isDays.test(said)) ? { entry: { days, text, isOpen }, end } : null;
};

/** The days that a line begins with and what is said about them, in the next line if the days are alone, as in a table. */
const daysAt = (
  lines: readonly string[],
  at: number,
  isDays: RegExp,
): { readonly days: string; readonly said: string; readonly text: string; readonly end: number } | null => {
  const line = lines[at] ?? '';
  const { days, rest: said } = isDays.exec(line)?.groups ?? {};
  if (days === undefined || said === undefined) return null;
  const next = lines[at + 1] ?? '';
  return said === ''
    ? { days, said: next, text: `${days}: ${next}`, end: at + 2 }
    : { days, said, text: line.slice(line.indexOf(days)), end: at + 1 };
};

/** Two times of a day, where days before them make clear that they are times: "9.00–17.00", "10-19". */
const RANGE = /\d{1,2}[.:]\d\d\s?[-–—]\s?\d{1,2}[.:]\d\d|^(?:1?\d|2[0-4])\s?[-–—]\s?(?:1?\d|2[0-4])$/u;
/** A note in brackets behind times, such as "by appointment only". */
const NOTE = /\s?[(（][^()（）]{1,30}[)）]$/u;
/** Maximum letters of a word between times, such as "until", and after them, such as "Uhr". */
const BETWEEN = 5;
const BEHIND = 3;

/** True for times without other words than those that belong to them. */
const isTimes = (text: string): boolean => {
  const isAlone = (text.match(/\p{L}+/gu) ?? []).every(({ length }) => length <= BETWEEN);
  const [, last = ''] = /(\p{L}+)\P{L}{0,3}$/u.exec(text.replace(/^.*\p{N}/u, '')) ?? [];
  return text.length <= LONGEST_LINE && (hasHours(text) || RANGE.test(text)) && isAlone && last.length <= BEHIND;
};

/** True for one or two words, such as "closed" or "by appointment". */
const isNote = (text: string): boolean => /^[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20})?[.!]?$/u.test(text);

/** Languages whose words are kept. */
const MOST_LANGUAGES = 40;

/** A line that begins with days of the week, in words of a language; signs and a label such as "Hours:" may be before them. */
const daysOf = onceEachText((language: string): RegExp => {
  const days = dayNames(language).join('|');
  const day = String.raw`(?<![\p{L}\p{N}])(?:${days})${UNSPACED.test(days) ? '' : String.raw`s?(?!\p{L})`}\.?(?!\p{N})`;
  const between = String.raw`\s?(?:[-–—~〜～,&+・、]|[\p{L}/]{1,5})\s?(?:\p{L}{1,3}\s)?`;
  return new RegExp(
    String.raw`^(?:[^\p{L}\p{N}]{0,4}|[^:：\d]{2,30}[:：]\s?)(?:\p{L}{1,3}\s)?(?<days>${day}(?:${between}${day}){0,6})\s?[:：|,–—-]?\s?(?<rest>.{0,${LONGEST_LINE}})$`,
    'iu',
  );
}, MOST_LANGUAGES);

/** The names of the days in a language (CLDR), their short forms and what comes between, longer ones first: "Tuesday", "Tues", "Tue". */
const dayNames = (language: string): readonly string[] => {
  const shorts = weekdays(language, 'short');
  const forms = weekdays(language).map((name, day) => {
    const least = shorts[day]?.replace('.', '') ?? '';
    return [least, ...Array.from({ length: Math.max(1, name.length - least.length + 1) }, (_, cut) => name.slice(0, name.length - cut))];
  });
  return [...new Set(forms.flat())].filter((form) => /^\p{L}[\p{L}\p{M}-]*$/u.test(form)).sort((a, b) => b.length - a.length);
};

/** Words for opening hours in a language. */
const labelOf = onceEachText((language: string): ((line: string) => boolean) => {
  const forms = partsOf(languageFiles().get(dataTagOf(language) ?? '')?.meanings['hours'] ?? '').map((form) =>
    form.replace('*', '\\p{L}*'),
  );
  const label = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');
  return (line) => forms.length > 0 && label.test(line);
}, MOST_LANGUAGES);
