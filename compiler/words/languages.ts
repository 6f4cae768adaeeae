/** Language data: one JSON file for each language in `templates/languages/`. */
import type { AnswerLabel } from '../../runtime/bundle.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacksOf } from '../base/language-tags.ts';
import { once, onceEach } from '../base/memoise.ts';
import { packageFolder } from '../base/package.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { compare } from '../problems/problem.ts';

/** Labels of replies. */
export const ANSWER_LABELS: readonly AnswerLabel[] = ['and', 'says', 'unsure', 'notFound', 'readMore', 'cannotAct', 'hello', 'thanks'];

/** Names of buyers' questions, which each language has. */
export const QUESTIONS = [
  'what',
  'company',
  'audience',
  'price',
  'monthly',
  'yearly',
  'plan',
  'included',
  'trial',
  'cancel',
  'refund',
  'payment',
  'contact',
  'phone',
  'support',
  'place',
  'hours',
  'data',
  'privacy',
  'security',
  'feature',
  'platform',
  'compare',
  'start',
  'integrations',
  'discount',
] as const;

/** The name of a buyers' question. */
export type QuestionName = (typeof QUESTIONS)[number];

/** A language file. Lists are texts with commas. */
export interface LanguageFile {
  /** Short phrases of replies, with `{placeholders}`. */
  readonly labels: Readonly<Record<string, string>>;
  /** Words that identify the language and carry little meaning. */
  readonly functionWords: string;
  /** Meaning -> words and phrases of questions; a star is for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
  /**
   * Questions of buyers, a sentence each. `{site}`, `{plan}`, `{feature}`, `{platform}` and `{other}` are placeholders for published names,
   * so sentences must not need an inflected form. The compiler sends the questions; in a bundle, only the manifest has them.
   */
  readonly questions: Readonly<Record<QuestionName, string>>;
}

/** Tag (BCP 47) -> data of the language, sorted by tag. */
export const languageFiles = once((): ReadonlyMap<string, LanguageFile> => {
  const folder = join(packageFolder(), 'templates/languages');
  const tags = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  return new Map(tags.sort(compare).map((tag) => [tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as LanguageFile]));
});

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
const MOST_BYTES = 42_000;

/**
 * Tags of all languages, in the order in which a bundle includes those that its site does not use. If a question fits two languages, the
 * first one counts.
 */
export const allLanguages = (): readonly string[] => [...new Set([...ASKED_IN, ...languageFiles().keys()])];

/** Tags of the languages of a bundle: those of the site, the main one first, then others while there is room. */
export const knownLanguages = onceEach((build: Build): readonly string[] => {
  const files = languageFiles();
  const own = [...languagesOf(build), ...build.listed.flatMap(({ language }) => language ?? [])];
  const spoken = own.flatMap((tag) => fallbacksOf(tag).find((each) => files.has(each)) ?? []);
  let room = MOST_BYTES;
  return [...new Set([...spoken, ...allLanguages()])].filter((tag) => {
    room -= sizeOf(files.get(tag));
    return room >= 0;
  });
});

const sizeOf = (file: LanguageFile | undefined): number => {
  if (!file) return 0;
  const labels = ANSWER_LABELS.map((name) => file.labels[name]);
  return Buffer.byteLength([file.functionWords, ...Object.values(file.meanings), ...labels].join(','));
};

/** The parts of a list. */
export const partsOf = (list: string): readonly string[] => list.split(',').flatMap((part) => part.trim() || []);
