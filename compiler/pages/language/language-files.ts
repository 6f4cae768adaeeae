/** Language data: one JSON file for each language in `templates/languages/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacksOf } from '../../base/language-tags.ts';
import { once } from '../../base/memoise.ts';
import { packageFolder } from '../../base/package.ts';

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
  /** Words of polite requests and of asking, which carry no meaning either; a bundle has them for the languages of its site. */
  readonly polite?: string;
  /** Meaning -> words and phrases of questions; a star is for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Further meanings, which only pages and questions in the same language can share; absent for a variant of another language. */
  readonly topics?: Readonly<Record<string, string>>;
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
  return new Map(tags.sort().map((tag) => [tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as LanguageFile]));
});

/** The tag of the data for a language (BCP 47): `de` for `de-AT`, `nb` for `no`. Undefined without any. */
export const dataTagOf = (tag: string): string | undefined => fallbacksOf(tag).find((each) => languageFiles().has(each));

/** The parts of a list. */
export const partsOf = (list: string): readonly string[] => list.split(',').flatMap((part) => part.trim() || []);
