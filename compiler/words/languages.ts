/** What sitec knows of languages: one JSON file each in `templates/languages/`, so that a further language is a further file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';
import { compare } from '../problems/problem.ts';

/** A language as its file has it. Lists are texts with commas. */
export interface LanguageFile {
  /** Short phrases of replies, with `{placeholders}`. */
  readonly labels: Readonly<Record<string, string>>;
  /** Words that tell the language from others and carry little meaning. */
  readonly functionWords: string;
  /** What people ask with -> words and phrases; a star stands for any ending. */
  readonly meanings: Readonly<Record<string, string>>;
}

let known: ReadonlyMap<string, LanguageFile> | undefined;

/** Tag (BCP 47) -> what is known of the language, sorted by tag. */
export const languageFiles = (): ReadonlyMap<string, LanguageFile> => {
  if (known) return known;
  const folder = join(packageFolder(), 'templates/languages');
  const files = readdirSync(folder).sort(compare);
  known = new Map(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as LanguageFile] as const),
  );
  return known;
};

/** The parts of a list. */
export const partsOf = (list: string): readonly string[] => list.split(',').flatMap((part) => part.trim() || []);
