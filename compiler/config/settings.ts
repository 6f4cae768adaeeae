import { dirname, join, relative, resolve } from 'node:path';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { rendering } from '../problems/rendering.ts';
import { findConfig, loadConfig } from './file.ts';
import { chosenParts, type ChosenParts } from './only.ts';
import type { Options } from './options.ts';
import type { OnProgress } from './progress.ts';
import type { Config } from './schema.ts';
import type { Shard } from './shard.ts';
import { crawlSource, type CrawlSource } from './sections/input.ts';
import { crawlAddress, isAddress } from './site-address.ts';
import { checkChoices, choicesOf, inputOf, withChoices, type Choice, type Choices } from './sources.ts';

/** Options, environment, configuration file and defaults, merged; folders are absolute. */
export interface Settings {
  readonly cwd: string;
  /** Folder with the rendered site; null to find it, and for a site that is crawled. */
  readonly input: string | null;
  /** The site to crawl; null for a folder. */
  readonly crawl: CrawlSource | null;
  readonly content: readonly string[];
  /** True when the content sources were named by an option or the configuration, false for the default. */
  readonly contentNamed: boolean;
  readonly out: string;
  /** True when somebody named the folder that the bundle is written to, false for the default. */
  readonly isOutNamed: boolean;
  /** True for a bundle that goes into the folder of the site. */
  readonly isInPlace: boolean;
  readonly site: string | null;
  /** Names of hosts as they were given; null to find them out. */
  readonly hosts: readonly string[] | null;
  readonly config: Config;
  /** The configuration file relative to the working folder, for places of problems; null without one. */
  readonly configFile: string | null;
  readonly isDryRun: boolean;
  /** Folder beside which notes for other commands are written; null for a build that writes none. */
  readonly notes: string | null;
  /** Folder for what is kept from one build to the next; null for a build that neither reads nor writes it. */
  readonly cache: string | null;
  /** The part of the pages that is read for a later build; null for all of them, and a bundle. */
  readonly shard: Shard | null;
  /** True for a build that joins the parts that others have read. */
  readonly isMerge: boolean;
  /** Threads that read pages; null for as many as are useful. */
  readonly workers: number | null;
  /** Most pages that a site may have. */
  readonly maximumPages: number;
  /** True when pages that scripts write are read as a browser shows them. */
  readonly isRendered: boolean;
  /** False for a bundle without the compressed forms of files. */
  readonly isPrecompressed: boolean;
  /** The parts of the bundle that are written; null for all. */
  readonly only: ChosenParts;
  /** Folder in which each bundle is kept; null for none. */
  readonly releases: string | null;
  /** True when what the configuration sets has to be what the pages say. */
  readonly isStrict: boolean;
  readonly onProgress: OnProgress;
}

/** Where a bundle goes when nobody says it. */
export const DEFAULT_OUT = 'dist';

const DEFAULT_CONTENT = 'content/**/*.{md,yaml,yml,json}';

/** Most pages of a site when nobody says another number. */
export const DEFAULT_MAXIMUM_PAGES = 10_000;

/** Settings with what they were made of. */
export interface MergedSettings {
  readonly settings: Settings;
  readonly choices: Choices;
}

/**
 * Reads the configuration and merges everything that decides a build: options, `SITEC_*` environment, file, defaults.
 * Problems of the file are added to `problems`; throws `Halt` (exit code 3) when nothing can be built from it.
 */
export const readSettings = async (options: Options, problems: ProblemList): Promise<Settings> =>
  (await mergeSettings(options, problems)).settings;

/** The same, with the source of each value. */
export const mergeSettings = async (options: Options, problems: ProblemList): Promise<MergedSettings> => {
  const cwd = resolve(options.cwd ?? '.');
  const { file, loaded } = await configOf(options, cwd, problems);
  const folder = file === null ? cwd : dirname(file);
  const configFile = file === null ? null : relative(cwd, file);
  const choices = choicesOf(options, loaded, configFile);
  checkChoices(choices, problems);
  checkShards(options, choices, problems);
  const config = withChoices(loaded, choices);
  const settings = {
    cwd,
    config,
    configFile,
    ...writtenOf(options, choices, cwd, folder),
    ...manner(options, cwd),
    only: chosenParts(options, problems),
    ...chosen(choices),
    isRendered: choices.render?.value ?? false,
    ...contentOf(choices, cwd, folder),
    ...placesOf(options, choices, cwd, folder),
    crawl: crawlOf(options, choices, config, problems),
  };
  return { settings, choices };
};

/** The configuration with the file that it stands in; null without one. */
const configOf = async (
  { inlineConfig, config, command }: Options,
  cwd: string,
  problems: ProblemList,
): Promise<{ readonly file: string | null; readonly loaded: Config }> => {
  if (inlineConfig !== undefined) return { file: null, loaded: inlineConfig };
  const file = config === undefined ? findConfig(cwd, problems) : resolve(cwd, config);
  return { file, loaded: file === null ? {} : await loadConfig(file, cwd, command, problems) };
};

/** What may be given in several ways, and names no place. */
const chosen = ({ jobs, maxPages, hosts, site }: Choices): Pick<Settings, 'workers' | 'maximumPages' | 'hosts' | 'site'> => ({
  workers: jobs?.value ?? null,
  maximumPages: maxPages?.value ?? DEFAULT_MAXIMUM_PAGES,
  hosts: hosts?.value ?? null,
  site: site?.value ?? null,
});

type Manner = Pick<Settings, 'isStrict' | 'isPrecompressed' | 'isMerge' | 'releases' | 'onProgress' | 'shard'>;

/** What only options say. */
const manner = (
  { strict = false, precompress = true, merge = false, shard, releaseDir, onProgress = () => {} }: Options,
  cwd: string,
): Manner => ({
  shard: shard ?? null,
  isMerge: merge,
  isStrict: strict,
  isPrecompressed: precompress,
  releases: releaseDir === undefined ? null : resolve(cwd, releaseDir),
  onProgress,
});

/** What is written besides the bundle. Of a part of the pages nothing else is than what is kept of them. */
const writtenOf = (
  { dryRun, cache, shard, notes = true }: Options,
  { cacheDir }: Choices,
  cwd: string,
  folder: string,
): Pick<Settings, 'isDryRun' | 'notes' | 'cache'> => {
  if (dryRun) return { isDryRun: true, notes: null, cache: null };
  const kept = cacheDir === null ? join(folder, '.sitec/cache') : resolve(cwd, cacheDir.value);
  if (shard) return { isDryRun: true, notes: null, cache: kept };
  return { isDryRun: false, notes: notes ? folder : null, cache: cache === false ? null : kept };
};

const contentOf = ({ content }: Choices, cwd: string, folder: string): Pick<Settings, 'content' | 'contentNamed'> => {
  const globs = content?.value ?? [DEFAULT_CONTENT];
  return { content: globs.map((glob) => resolve(content?.isOutside ? cwd : folder, glob)), contentNamed: globs[0] !== DEFAULT_CONTENT };
};

/** Pages that a browser has to show are not read in parts. Throws `Halt` (exit code 3) where they would be. */
const checkShards = ({ shard, merge }: Options, { render }: Choices, problems: ProblemList): void => {
  if (!render?.value || !(shard || merge)) return;
  problems.add(rendering.inShards);
  throw new Halt(3);
};

/** What is crawled, by option, environment or configuration; null when none of them that counts is an address. */
const crawlOf = (
  { shard, merge, sample }: Options,
  { input: named, maxPages }: Choices,
  config: Config,
  problems: ProblemList,
): CrawlSource | null => {
  if (named === null || !isAddress(named.value)) return null;
  if (shard || merge) {
    problems.add(input.shardsOfWeb, { address: named.value });
    throw new Halt(3);
  }
  const url = crawlAddress(named.value);
  if (url !== null) return crawlSource(url, inputOf(config), maxPages?.value ?? DEFAULT_MAXIMUM_PAGES, sample ?? null);
  const expected = 'must be an address without a name and a password, such as https://www.example.com';
  problems.add(input.configWrongValue, { key: named.source, expected, got: named.value });
  throw new Halt(3);
};

/** Options and the environment speak from the working folder, the configuration file from its own. */
const placesOf = (
  options: Options,
  choices: Choices,
  cwd: string,
  folder: string,
): Pick<Settings, 'input' | 'out' | 'isOutNamed' | 'isInPlace'> => {
  const placed = (choice: Choice<string> | null): string | null => choice && resolve(choice.isOutside ? cwd : folder, choice.value);
  const out = placed(choices.out);
  return {
    input: choices.input && isAddress(choices.input.value) ? null : placed(choices.input),
    out: out ?? resolve(folder, DEFAULT_OUT),
    isOutNamed: out !== null,
    isInPlace: options.inPlace ?? false,
  };
};
