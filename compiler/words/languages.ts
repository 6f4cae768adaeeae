/** What sitec knows of languages: one JSON file each in `templates/languages/`, so that a further language is a further file. */
import type { AnswerLabel } from '../../runtime/bundle.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacksOf } from '../base/language-tags.ts';
import { once, onceEach } from '../base/memoise.ts';
import { packageFolder } from '../base/package.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { compare } from '../problems/problem.ts';

/** Labels that replies are made with. */
export const ANSWER_LABELS: readonly AnswerLabel[] = ['and', 'says', 'unsure', 'notFound', 'readMore', 'cannotAct', 'hello', 'thanks'];

/** What buyers ask a site: the names of the questions that each language has. */
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

/** The name of a question that buyers ask. */
export type QuestionName = (typeof QUESTIONS)[number];

/** A language as its file has it. Lists are texts with commas. */
export interface LanguageFile {
  /** Short phrases of replies, with `{placeholders}`. */
  readonly labels: Readonly<Record<string, string>>;
  /** Words that tell the language from others and carry little meaning. */
  readonly functionWords: string;
  /** What people ask with -> words and phrases; a star stands for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
  /**
   * What buyers ask, a sentence each. `{site}`, `{plan}`, `{feature}`, `{platform}` and `{other}` stand for names as they are published, so that no sentence
   * needs a case of them. The compiler asks these; of a bundle only the manifest holds those that were asked.
   */
  readonly questions: Readonly<Record<QuestionName, string>>;
}

/** Tag (BCP 47) -> what is known of the language, sorted by tag. */
export const languageFiles = once((): ReadonlyMap<string, LanguageFile> => {
  const folder = join(packageFolder(), 'templates/languages');
  const tags = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  return new Map(tags.sort(compare).map((tag) => [tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as LanguageFile]));
});

/** Languages by how many people use them on the web, the most used first: in these a site is asked besides its own. */
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
/** Bytes of word lists in a bundle: languages beyond are left out. */
const MOST_BYTES = 42_000;

/** Tags of all languages, in the order in which a bundle takes those that are not of its site: of two that a question may be in, the first is taken. */
export const allLanguages = (): readonly string[] => [...new Set([...ASKED_IN, ...languageFiles().keys()])];

/** Tags of the languages that a bundle knows: those of the site, the main one first, then others while there is room. */
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
