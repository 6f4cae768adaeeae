/** The words for days of the week and for opening hours in a language. */
import { UNSPACED } from '../../../../runtime/answer/analyse.ts';
import { HOURS } from '../../../base/hours.ts';
import { onceEachText } from '../../../base/memoise.ts';
import { weekdays } from '../../../base/dates.ts';
import { dataTagOf, languageFiles, partsOf } from '../../../pages/language/language-files.ts';
import type { DayWords } from './weeks.ts';

/** Languages whose words are kept. */
const MOST_LANGUAGES = 40;

/** Maximum characters behind days. */
export const LONGEST_LINE = 90;

/** The names of the days in a language (CLDR), their short forms and what comes between, longer ones first: "Tuesday", "Tues", "Tue". */
export const dayWords = onceEachText((language: string): DayWords => {
  const shorts = weekdays(language, 'short');
  const forms = weekdays(language).flatMap((name, day) => {
    const least = shorts[day]?.replace('.', '') ?? '';
    const between = Array.from({ length: Math.max(1, name.length - least.length + 1) }, (_, cut) => name.slice(0, name.length - cut));
    return [least, ...between].flatMap((form) => withoutAccents(form.toLowerCase()).map((each) => [each, day] as const));
  });
  const names = forms.filter(([form]) => /^\p{L}[\p{L}\p{M}-]*$/u.test(form)).sort(([a], [b]) => b.length - a.length);
  const and = new Intl.ListFormat([language, 'en']).format(['0', '1']).replace(/[\d\s]/g, '');
  return { names: new Map(names), and };
}, MOST_LANGUAGES);

/** A name and its form for keyboards without accents: "lunedì" and "lunedi". */
const withoutAccents = (name: string): readonly string[] => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z-]+$/.test(plain) ? [name, plain] : [name];
};

/** Days of the week in words of a language, such as "Mon–Fri" and "Monday and Tuesday". */
const daysPattern = (language: string): string => {
  const days = [...dayWords(language).names.keys()].join('|');
  const day = String.raw`(?<![\p{L}\p{N}])(?:${days})${UNSPACED.test(days) ? '' : String.raw`s?(?!\p{L})`}\.?(?!\p{N}(?!\d?[:.]\d\d))`;
  const between = String.raw`\s?(?:[-–—~〜～,&+・、]|[\p{L}/]{1,5})\s?(?:\p{L}{1,3}\s)?`;
  return String.raw`${day}(?:${between}${day}){0,6}`;
};

/** Words for opening hours in a language, as a part of a regular expression that matches nothing where there are none. */
const labelPattern = (language: string): string => {
  const { meanings = {} } = languageFiles().get(dataTagOf(language) ?? '') ?? {};
  // Somebody may be reachable at other times than those when a place is open.
  const others = partsOf(meanings['contact'] ?? '');
  const forms = partsOf(meanings['hours'] ?? '').filter((form) => !others.includes(form));
  return forms.length === 0 ? '(?!)' : `(?:${forms.map((form) => form.replace('*', String.raw`\p{L}*`)).join('|')})`;
};

/** A line that begins with days of the week, in words of a language; signs and a label such as "Hours:" may be before them. */
export const daysOf = onceEachText(
  (language: string): RegExp =>
    new RegExp(
      String.raw`^(?:[^\p{L}\p{N}]{0,4}|[^:：\d]{2,30}[:：]\s?|${labelPattern(language)}\s)(?:\p{L}{1,3}\s)?(?<days>${daysPattern(language)})\s?[:：|,–—-]?\s?(?<rest>.{0,${LONGEST_LINE}})$`,
      'iu',
    ),
  MOST_LANGUAGES,
);

/** Days with their times anywhere in a line: "Call us Mon–Fri, 9am–5pm". */
export const timedDaysOf = onceEachText(
  (language: string): RegExp =>
    new RegExp(String.raw`(?<days>${daysPattern(language)})\s?[:：|,–—-]?\s?(?<said>${HOURS}(?:\s?(?:uhr|uur))?)`, 'giu'),
  MOST_LANGUAGES,
);

/** The places in a line where times end and other days begin: "Sat 9:00 – 14:00 Sun: closed". */
export const nextDaysOf = onceEachText(
  (language: string): RegExp =>
    new RegExp(
      String.raw`(?<=\d(?:\s?\p{L}{1,3}\.?)?[)）]?)(?:\s?[·•|,;/／]\s?|\s)(?=${daysPattern(language)}\s?[:：]?\s?[\p{L}\p{N}])`,
      'iu',
    ),
  MOST_LANGUAGES,
);

/** Words for opening hours in a language, as tests of a line that has them, and of words that are nothing else. */
export interface HoursLabel {
  readonly isIn: (line: string) => boolean;
  readonly isAll: (line: string) => boolean;
}

/** Words for opening hours in a language. */
export const hoursLabelOf = onceEachText((language: string): HoursLabel => {
  const words = labelPattern(language);
  const [inside, all] = [new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'iu'), new RegExp(`^${words}$`, 'iu')];
  return { isIn: (line) => inside.test(line), isAll: (line) => all.test(line.replace(/^\P{L}+|\P{L}+$/gu, '')) };
}, MOST_LANGUAGES);
