import type { TellingFile } from './telling-files.ts';

/** How a generator is recognised. */
export interface GeneratorDetection {
  /** Files of a project that only its users have. */
  readonly files?: readonly TellingFile[];
  /** Packages that only its users have in their package.json. */
  readonly dependencies?: readonly string[];
  /** What `<meta name="generator">` of a home page says; the text is empty when it has none. */
  readonly page?: RegExp;
}

/** A program that renders sites. */
export interface Generator {
  readonly name: string;
  /** Its name in sentences. */
  readonly title: string;
  /** Where it usually writes a site, relative to the project. */
  readonly folder: string;
  /** Where else it does. */
  readonly otherFolders?: readonly string[];
  /** True when its folders say nothing without it, because others keep something else there. */
  readonly onlyIfFound?: boolean;
  /** What renders the site, in the folder of the project; null when there is nothing to run. */
  readonly buildCommand: string | null;
  readonly detection: GeneratorDetection;
}

/** Declares a generator. */
export const defineGenerator = (generator: Generator): Generator => generator;
