import { dirname, join, relative, resolve } from 'node:path';
import type { RunningGenerator } from '../generators/address.ts';
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
  /** Folder with the rendered site; null to detect it, and for a crawled site. */
  readonly input: string | null;
  /** The site to crawl; null for a folder. */
  readonly crawl: CrawlSource | null;
  readonly content: readonly string[];
  /** True when an option or the configuration names the content sources. */
  readonly contentNamed: boolean;
  readonly out: string;
  /** True when the user named the output folder. */
  readonly isOutNamed: boolean;
  /** True for a bundle that goes into the folder of the site. */
  readonly isInPlace: boolean;
  readonly site: string | null;
  /** The generator that runs the build; null for a build by hand. */
  readonly generator: RunningGenerator | null;
  /** Names of hosts as given; null to detect them. */
  readonly hosts: readonly string[] | null;
  readonly config: Config;
  /** The configuration file relative to the working folder, for places of problems; null without one. */
  readonly configFile: string | null;
  readonly isDryRun: boolean;
  /** Folder beside which notes for other commands are written; null for a build without notes. */
  readonly notes: string | null;
  /** Cache folder; null for a build without a cache. */
  readonly cache: string | null;
  /** The part of the pages to read for a later build; null for a full build. */
  readonly shard: Shard | null;
  /** True for a build that joins the parts of earlier ones. */
  readonly isMerge: boolean;
  /** Threads that read pages; null for an automatic number. */
  readonly workers: number | null;
  /** Number of pages that are enough; null for all of them. */
  readonly sample: number | null;
  /** Maximum pages of a site. */
  readonly maximumPages: number;
  /** True when pages that scripts write are read with a browser. */
  readonly isRendered: boolean;
  /** False for a bundle without compressed forms. */
  readonly isPrecompressed: boolean;
  /** The parts of the bundle to write; null for all. */
  readonly only: ChosenParts;
  /** Folder in which each bundle is kept; null for none. */
  readonly releases: string | null;
  /** True when values of the configuration must match the pages. */
  readonly isStrict: boolean;
  readonly onProgress: OnProgress;
}

/** Default output folder. */
export const DEFAULT_OUT = 'dist';

const DEFAULT_CONTENT = 'content/**/*.{md,yaml,yml,json}';

/** Default maximum of pages. */
export const DEFAULT_MAXIMUM_PAGES = 10_000;

/** Settings with their sources. */
export interface MergedSettings {
  readonly settings: Settings;
  readonly choices: Choices;
}

/**
 * Reads the configuration and merges options, `SITEC_*` environment, file and defaults. Problems of the file are added to `problems`;
 * throws `Halt` (exit code 3) when no build is possible.
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

/** The configuration with its file; null without one. */
const configOf = async (
  { inlineConfig, config, command }: Options,
  cwd: string,
  problems: ProblemList,
): Promise<{ readonly file: string | null; readonly loaded: Config }> => {
  if (inlineConfig !== undefined) return { file: null, loaded: inlineConfig };
  const file = config === undefined ? findConfig(cwd, problems) : resolve(cwd, config);
  return { file, loaded: file === null ? {} : await loadConfig(file, cwd, command, problems) };
};

/** Settings with several sources, except for places. */
const chosen = ({ jobs, maxPages, hosts, site }: Choices): Pick<Settings, 'workers' | 'maximumPages' | 'hosts' | 'site'> => ({
  workers: jobs?.value ?? null,
  maximumPages: maxPages?.value ?? DEFAULT_MAXIMUM_PAGES,
  hosts: hosts?.value ?? null,
  site: site?.value ?? null,
});

type Manner = Pick<Settings, 'generator' | 'isStrict' | 'isPrecompressed' | 'isMerge' | 'releases' | 'onProgress' | 'shard' | 'sample'>;

/** Settings that only options have. */
const manner = (
  { generator, strict = false, precompress = true, merge = false, shard, sample, releaseDir, onProgress = () => {} }: Options,
  cwd: string,
): Manner => ({
  generator: generator ?? null,
  shard: shard ?? null,
  sample: sample ?? null,
  isMerge: merge,
  isStrict: strict,
  isPrecompressed: precompress,
  releases: releaseDir === undefined ? null : resolve(cwd, releaseDir),
  onProgress,
});

/** Outputs besides the bundle. A build of a part of the pages only writes the cache. */
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

/** Rendering with a browser cannot be combined with shards. Throws `Halt` (exit code 3) for that. */
const checkShards = ({ shard, merge }: Options, { render }: Choices, problems: ProblemList): void => {
  if (!render?.value || !(shard || merge)) return;
  problems.add(rendering.inShards);
  throw new Halt(3);
};

/** The site to crawl, by option, environment or configuration; null when the one with precedence is not an address. */
const crawlOf = (
  { shard, merge, sample, ask }: Options,
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
  const maximum = maxPages?.value ?? DEFAULT_MAXIMUM_PAGES;
  if (url !== null) return crawlSource(url, inputOf(config), maximum, { sample: sample ?? null, ask: ask ?? null });
  const expected = 'must be an address without user name and password, such as https://www.example.com';
  problems.add(input.configWrongValue, { key: named.source, expected, got: named.value });
  throw new Halt(3);
};

/** Paths in options and the environment are relative to the working folder, those in the configuration file to its folder. */
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
