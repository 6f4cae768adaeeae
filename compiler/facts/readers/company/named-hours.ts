/** The opening hours of a company that its pages show as text: days of the week beside times, in the words of the page. */
import { UNSPACED } from '../../../../runtime/answer/analyse.ts';
import { hasHours } from '../../../base/hours.ts';
import { languageOfTag } from '../../../base/language-tags.ts';
import type { Page } from '../../../pages/page.ts';
import type { Claim } from '../../claim.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { dayWords, daysOf, hoursLabelOf, LONGEST_LINE, nextDaysOf, timedDaysOf, type HoursLabel } from './day-words.ts';
import { everyDay, hasWeek, statedWeek, weekOf, type DaysWithTimes, type Week } from './weeks.ts';
import { visibleText } from '../visible-text.ts';

/** Maximum characters of all lines together. */
const LONGEST = 300;
/** Maximum opening hours on all pages: more are those of a directory or a timetable. */
const MOST = 40;
/** Lines before opening hours that may have a label for them. */
const LABELS = 3;
/** Maximum pages with a heading for opening hours: more have it in their frame. */
const MOST_PAGES = 3;

/** Opening hours and the page that shows them. */
interface ShownHours extends Hours {
  readonly page: Page;
}

/** The opening hours on some pages. */
export const shownHours = (pages: readonly CompanyPage[]): readonly ShownHours[] =>
  pages.flatMap(({ page, root }) => hoursIn(visibleText(root).lines, page.spoken ?? 'en').map((hours) => ({ page, ...hours })));

/**
 * The claim of the opening hours of the company among those that its pages show, such as "Mon–Fri 9am–5pm; Saturday: closed". Empty when
 * there are several that are not parts of one another, unless only one has a label: they may be those of another place, or of a course.
 */
export const namedHours = (found: readonly ShownHours[]): readonly Claim[] => {
  if (found.length > MOST) return [];
  const whole = found.filter((each, at) => !found.some((other, place) => isBetter(other, each, place < at)));
  const labelled = whole.filter((each) => found.some((other) => other.isLabelled && isSame(other, each)));
  const [first, ...others] = labelled.length > 0 ? labelled : whole;
  return !first || others.length > 0 ? [] : [namedClaim(first.page, '/contacts/general/hours', first.text)];
};

/** True for hours that have all others, and say more or come before them. */
const isBetter = (hours: Hours, other: Hours, isBefore: boolean): boolean =>
  covers(hours, other) &&
  (!covers(other, hours) || hours.text.length > other.text.length || (isBefore && hours.text.length === other.text.length));

const covers = (hours: Hours, part: Hours): boolean => part.weeks.every((week) => hours.weeks.some((other) => hasWeek(other, week)));

const isSame = (one: Hours, other: Hours): boolean => covers(one, other) && covers(other, one);

/** Other pages with a heading that is a label for opening hours. Empty when there are many. */
export const hoursPages = (pages: readonly Page[]): readonly Page[] => {
  const found = pages.filter(({ listed, spoken, headings }) => {
    const label = hoursLabelOf(languageOfTag(spoken ?? 'en'));
    return listed && headings.some(({ text }) => label.isAll(text));
  });
  return found.length > MOST_PAGES ? [] : found;
};

/** A claim of structured data such as "Mo-Fr 09:00-17:00" in the words of a page that shows the same hours; else the claim. */
export const inWordsOfPage = (claim: Claim, found: readonly ShownHours[], pages: readonly CompanyPage[]): Claim => {
  const isMarkup = claim.level === 'jsonld' || claim.level === 'attribute';
  const week = isMarkup && /^\/contacts\/[a-z]+\/hours$/.test(claim.pointer) ? statedWeek(String(claim.value)) : null;
  if (week === null) return claim;
  const said = [
    ...found,
    ...pages.flatMap(({ page, root }) => visibleText(root).lines.flatMap((line) => withinLine(line, page.spoken ?? 'en'))),
  ];
  const value = said.find(
    ({ weeks: [first = [], ...others] }) => others.length === 0 && hasWeek(week, first) && hasWeek(first, week),
  )?.text;
  return value === undefined ? claim : { ...claim, value };
};

/** The days and times anywhere in a line. They may be those of anything, so they only count where something else states the same. */
const withinLine = (line: string, language: string): readonly Pick<Hours, 'text' | 'weeks'>[] => {
  const base = languageOfTag(language);
  if (line.length > LONGEST || !/\d/.test(line)) return [];
  const entries = [...line.matchAll(timedDaysOf(base))].map(({ 0: text, groups: { days = '', said = '' } = {} }) => ({ text, days, said }));
  return [{ text: entries.map(({ text }) => text).join('; '), weeks: [weekOf(entries, dayWords(base))] }];
};

/** Opening hours in the words of a page. */
interface Hours {
  readonly text: string;
  /** True with words for opening hours before them. */
  readonly isLabelled: boolean;
  /** The same to compare them with others: one week, or those of several kinds, each with its label. */
  readonly weeks: readonly Week[];
}

/** Hours with the label right before them, and the first line and the one behind them. */
interface Run extends Hours {
  readonly label: string | null;
  readonly start: number;
  readonly end: number;
}

/** The opening hours in some lines in a language (BCP 47). */
export const hoursIn = (given: readonly string[], language: string): readonly Hours[] => {
  const base = languageOfTag(language);
  const lines = given.flatMap((line) => partsOf(line, base));
  const label = hoursLabelOf(base);
  const found: Run[] = [];
  for (let at = 0; at < lines.length; at++) {
    const run = dailyAt(lines, at, label) ?? daysRunAt(lines, at, base, label);
    if (run === null) continue;
    const before = found.at(-1);
    const both = before && run.start - 1 === before.end ? inOne(before, run) : null;
    if (both) found.splice(-1, 1, both);
    else if (run.text.length <= LONGEST) found.push(run);
    at = run.end - 1;
  }
  return found;
};

/** The parts of a line of which each begins with days of the week; else the line. */
const partsOf = (line: string, language: string): readonly string[] => {
  const parts = line.split(nextDaysOf(language));
  return parts.every((part) => daysOf(language).test(part)) ? parts : [line];
};

/** Two kinds of hours one after the other, each with its label: "Office hours" and "Shop hours". Null without labels. */
const inOne = (first: Run, second: Run): Run | null => {
  if (first.label === null || second.label === null) return null;
  const text = [first, second].map((run) => (run.weeks.length > 1 ? run.text : `${run.label} ${run.text}`)).join('; ');
  return text.length > LONGEST ? null : { ...second, start: first.start, text, weeks: [...first.weeks, ...second.weeks] };
};

/** A place that never closes. */
const ALWAYS = /(?<![\d/])24\s?\/\s?7(?![\d/])/;

/**
 * The times of every day behind a label: "営業時間：11:00〜20:00", or "24/7". In scripts with spaces, labels such as "Orario" are also
 * those of events.
 */
const dailyAt = (lines: readonly string[], at: number, label: HoursLabel): Run | null => {
  const line = lines[at] ?? '';
  const [, words = '', times = ''] = /^([^\p{N}:：]{2,30})[:：]\s?(\p{N}.*)$/u.exec(line) ?? [];
  const run = { isLabelled: true, label: null, start: at, end: at + 1 };
  if (UNSPACED.test(words) && label.isIn(words) && isTimes(times)) return { ...run, text: times, weeks: [everyDay(times)] };
  const isAlways = ALWAYS.test(line) && label.isAll(line.replace(ALWAYS, ''));
  return isAlways ? { ...run, text: line, weeks: [everyDay('0-24')] } : null;
};

/** The hours whose days begin at a line. Null for another line. */
const daysRunAt = (lines: readonly string[], at: number, language: string, label: HoursLabel): Run | null => {
  const { entries, end } = runAt(lines, at, daysOf(language));
  if (!entries.some(({ isOpen }) => isOpen)) return null;
  const before = lines[at - 1] ?? '';
  return {
    text: entries.map((entry) => entry.text).join('; '),
    isLabelled: lines.slice(Math.max(0, at - LABELS), at + 1).some(label.isIn),
    weeks: [weekOf(entries, dayWords(language))],
    label: label.isIn(before) && before.length <= LONGEST_LABEL ? before.replace(/[.:：]?$/, ':') : null,
    start: at,
    end,
  };
};

/** Maximum characters of a label that is a line. */
const LONGEST_LABEL = 40;

/** Days of the week and what is said about them. */
interface Entry extends DaysWithTimes {
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
  const isOpen = isTimes(isBehind ? said.replace(NOTE, '') : said) || OPENS.test(said);
  return isOpen || (isNote(said) && !isDays.test(said)) ? { entry: { days, said, text, isOpen }, end } : null;
};

/** The days that a line begins with and what is said about them, in the next lines if the days are alone, as in a table. */
const daysAt = (
  lines: readonly string[],
  at: number,
  isDays: RegExp,
): { readonly days: string; readonly said: string; readonly text: string; readonly end: number } | null => {
  const line = lines[at] ?? '';
  const { days, rest: said } = isDays.exec(line)?.groups ?? {};
  if (days === undefined || said === undefined) return null;
  if (said !== '') return { days, said, text: line.slice(line.indexOf(days)).replace(SEAM, ': '), end: at + 1 };
  const four = lines.slice(at + 1, at + 5).join(' ');
  const next = OPENS.test(four) ? four : (lines[at + 1] ?? '');
  return { days, said: next, text: `${days}: ${next}`, end: at + (next === four ? 5 : 2) };
};

/** What is between days and times that are cells of a row. */
const SEAM = /\s?\|\s?|(?<=^[\p{L}\p{M}.\s–—-]+)(?=\d)(?<!\s)/u;

/** The two times of a day, each behind a word for it: "Opens 10:00 Closes 21:00". */
const OPENS = /^\p{L}{2,15} \d{1,2}[:.]\d\d \p{L}{2,15} \d{1,2}[:.]\d\d$/u;

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
