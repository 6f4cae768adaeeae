/** The languages of questions and replies. */
import type { AnswerLabel } from '../../runtime/bundle.ts';
import { dataTagOf, languageFiles, type LanguageFile, type QuestionName } from '../pages/language/language-files.ts';
import { fallbacksOf, byLanguage } from '../base/language-tags.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import type { Money } from '../schema/shapes.ts';

/** Labels of replies. */
export const ANSWER_LABELS: readonly AnswerLabel[] = ['and', 'says', 'unsure', 'notFound', 'readMore', 'cannotAct', 'hello', 'thanks'];

/** Languages by their use on the web, the most used first, for questions in other languages than the one of the site. */
const ASKED_IN = [
  'en',
  'zh',
  'es',
  'de',
  'ja',
  'fr',
  'pt',
  'ru',
  'ar',
  'it',
  'ko',
  'tr',
  'hi',
  'id',
  'nl',
  'pl',
  'zh-Hant',
  'vi',
  'ur-Latn',
  'uk',
  'sv',
  'cs',
];
/** Maximum bytes of word lists in a bundle; further languages are left out. */
const MOST_BYTES = 42_800;

/**
 * Tags of all languages, in the order in which a bundle includes those that its site does not use. If a question fits two languages, the
 * first one counts.
 */
export const allLanguages = (): readonly string[] => [...new Set([...ASKED_IN, ...languageFiles().keys()])];

/** Tags of the languages of a site that sitec has words of, the main one first. */
export const ownLanguages = onceEach((build: Build): ReadonlySet<string> => {
  const own = [...languagesOf(build), ...build.listed.flatMap(({ language }) => language ?? [])];
  return new Set(own.flatMap((tag) => dataTagOf(tag) ?? []));
});

/** Tags of the languages of a bundle: those of the site, then others while there is room. */
export const knownLanguages = onceEach((build: Build): readonly string[] => {
  const own = ownLanguages(build);
  let room = MOST_BYTES;
  return [...new Set([...own, ...allLanguages()])].filter((tag) => {
    room -= sizeOf(languageFiles().get(tag), own.has(tag));
    return room >= 0;
  });
});

const sizeOf = (file: LanguageFile | undefined, isOwn: boolean): number => {
  if (!file) return 0;
  const labels = ANSWER_LABELS.map((name) => file.labels[name]);
  return Buffer.byteLength([functionWordsOf(file, isOwn), ...Object.values(meaningsOf(file, isOwn)), ...labels].join(','));
};

/** The function words of a language in a bundle: with those of polite requests if it is a language of the site. */
export const functionWordsOf = ({ functionWords, polite }: LanguageFile, isOwn: boolean): string =>
  isOwn && polite !== undefined ? `${functionWords}, ${polite}` : functionWords;

/** The meanings of a language in a bundle: with its topics if it is a language of the site. */
export const meaningsOf = ({ meanings, topics }: LanguageFile, isOwn: boolean): LanguageFile['meanings'] =>
  isOwn ? { ...meanings, ...topics } : meanings;

/** Short phrases of replies and facts, in the languages of sitec and of the configuration. */

type LabelTexts = Readonly<Record<string, string>>;

/** Names of all labels. */
export const labelNames = (): readonly string[] => Object.keys(languageFiles().get('en')?.labels ?? {});

/** Language (BCP 47) -> its labels; those of the configuration have precedence. A language without all of them is left out. */
export const labelsOf = ({ settings }: Pick<Build, 'settings'>): Readonly<Record<string, LabelTexts>> => {
  const own = byLanguage(settings.config.answers?.labels ?? {});
  const known = [...languageFiles()].map(([tag, { labels }]) => [tag, { ...labels, ...own[tag] }] as const);
  const further = Object.entries(own).filter(
    ([tag, texts]) => !languageFiles().has(tag) && ANSWER_LABELS.every((name) => Object.hasOwn(texts, name)),
  );
  return Object.fromEntries([...known, ...further]);
};

/** Words around published values. */
export interface Labels {
  readonly included: string;
  readonly notIncluded: string;
  readonly unlimited: string;
  readonly onRequest: string;
  readonly days: (count: number) => string;
  /** The free trial with its length, which may be empty. */
  readonly trial: (length: string) => string;
  /** The unit of a price: `a month`. Empty without one. */
  readonly unit: (price: Pick<Money, 'period' | 'per'>) => string;
  /** An amount with its currency and its unit: `USD 19 a month`. */
  readonly money: (price: Pick<Money, 'value' | 'currency' | 'period' | 'per' | 'from'>) => string;
}

/** Period (ISO 8601) -> its label. */
const PERIODS: Readonly<Record<string, string>> = { P1D: 'day', P1W: 'week', P1M: 'month', P1Y: 'year' };

/** The labels of a site's main language, else those of English. */
export const labelsFor = (build: Pick<Build, 'pages' | 'settings'>): Labels => {
  const texts = labelsOf(build);
  const [main = 'en'] = languagesOf(build);
  const english = texts['en'] ?? {};
  const own = texts[fallbacksOf(main).find((tag) => Object.hasOwn(texts, tag)) ?? 'en'] ?? english;
  const label = (name: string, values: Readonly<Record<string, string>> = {}): string =>
    (own[name] ?? english[name] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const unit = ({ period, per }: Pick<Money, 'period' | 'per'>): string => {
    const often = period === null ? '' : label(PERIODS[period] ?? '');
    return joined([per === null ? '' : label('perUnit', { unit: per }), often]);
  };
  return {
    included: label('included'),
    notIncluded: label('notIncluded'),
    unlimited: label('unlimited'),
    onRequest: label('onRequest'),
    days: (count) => label('days', { count: String(count) }),
    trial: (length) => label('trial', { length }).replace(/[:：]?\s*$/, ''),
    unit,
    money: (price) => {
      if (price.value === 0) return label('free');
      const amount = joined([price.currency ?? '', String(price.value ?? '')]);
      return joined([price.from ? label('from', { amount }) : amount, unit(price)]);
    },
  };
};

/** Words that are not empty, in a row. */
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Questions of buyers in the languages of a site. */

/** Tags of the languages of a site, the main one first. One without a language file is asked in English. */
export const askedLanguages = onceEach((build: Build): readonly [string, ...string[]] => {
  const [main = 'en', ...others] = new Set(languagesOf(build).map((tag) => dataTagOf(tag) ?? 'en'));
  return [main, ...others];
});

/** A question in a language, with the published names in place of the placeholders. */
export const buyersQuestion = (language: string, name: QuestionName, names: Readonly<Record<string, string>>): string =>
  (languageFiles().get(language)?.questions[name] ?? '').replace(/\{(\w+)\}/g, (whole, key: string) => names[key] ?? whole);
