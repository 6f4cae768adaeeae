import { dirname, join, relative, resolve } from 'node:path';
import { findConfig, loadConfig } from './config-file.ts';
import { crawlAddress, crawlSource, isAddress } from './config-input.ts';
import type { Config } from './config-schema.ts';
import type { CrawlSource } from './crawl/source.ts';
import { Halt, type FailOn, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';
import type { OnProgress } from './progress.ts';

export type { Config } from './config-schema.ts';

/** What the caller of the compiler decides; it wins over the environment and the configuration file. */
export interface Options {
  /** Working folder; relative paths of options start here. Default: the process's. */
  readonly cwd?: string;
  /** Configuration file; default: searched from the working folder upwards. */
  readonly config?: string;
  /** Folder with the rendered site, or its address, from which it is crawled then. */
  readonly input?: string;
  /** Pages that a crawled site may have at most. */
  readonly maxPages?: number;
  /** Folder or globs of content sources. */
  readonly content?: readonly string[];
  /** Folder that the bundle is written to. */
  readonly out?: string;
  /** Public address of the site. */
  readonly baseUrl?: string;
  /** Names of the hosts that the bundle is built for. */
  readonly hosts?: readonly string[];
  /** False to read every page anew, and to keep nothing of it for the next build. */
  readonly cache?: boolean;
  /** True to write nothing: no bundle, no report, no notes, no cache. */
  readonly dryRun?: boolean;
  /** From which level on problems make the build fail, so that the old bundle stays. Default: `error`. */
  readonly failOn?: FailOn;
  /** Is told how far the build is. */
  readonly onProgress?: OnProgress;
}

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
  /** Threads that read pages; null for as many as are useful. */
  readonly workers: number | null;
  readonly onProgress: OnProgress;
}

/** Where a bundle goes when nobody says it. */
export const DEFAULT_OUT = 'dist';

const DEFAULT_CONTENT = 'content/**/*.{md,yaml,yml,json}';

/** Gives a configuration its type; returns it unchanged. */
export const defineConfig = (config: Config): Config => config;

/**
 * Reads the configuration and merges everything that decides a build: options, `SITEC_*` environment, file, defaults.
 * Problems of the file are added to `problems`; throws `Halt` (exit code 3) when nothing can be built from it.
 */
export const readSettings = async (options: Options, problems: ProblemList): Promise<Settings> => {
  const cwd = resolve(options.cwd ?? process.cwd());
  const file = options.config === undefined ? findConfig(cwd, problems) : resolve(cwd, options.config);
  const config = file === null ? {} : await loadConfig(file, cwd, problems);
  const folder = file === null ? cwd : dirname(file);
  const configFile = file === null ? null : relative(cwd, file);
  return {
    cwd,
    config,
    configFile,
    ...writtenOf(options, cwd, folder),
    workers: workersOf(problems),
    onProgress: options.onProgress ?? (() => {}),
    hosts: options.hosts ?? hostsOfEnvironment() ?? config.hosts ?? null,
    ...contentOf(options, config, cwd, folder),
    ...placesOf(options, config, cwd, folder),
    crawl: crawlOf(options, config, problems),
  };
};

/** What is written besides the bundle. */
const writtenOf = (options: Options, cwd: string, folder: string): Pick<Settings, 'isDryRun' | 'notes' | 'cache'> =>
  options.dryRun
    ? { isDryRun: true, notes: null, cache: null }
    : { isDryRun: false, notes: folder, cache: options.cache === false ? null : cacheOf(cwd, folder) };

const cacheOf = (cwd: string, folder: string): string => {
  const { SITEC_CACHE_DIR } = process.env;
  return SITEC_CACHE_DIR ? resolve(cwd, SITEC_CACHE_DIR) : join(folder, '.sitec/cache');
};

const hostsOfEnvironment = (): readonly string[] | undefined => {
  const { SITEC_HOSTS = '' } = process.env;
  return SITEC_HOSTS === '' ? undefined : SITEC_HOSTS.split(',').map((name) => name.trim());
};

const MAXIMUM_WORKERS = 64;

const workersOf = (problems: ProblemList): number | null => {
  const { SITEC_WORKERS = '' } = process.env;
  const workers = Number(SITEC_WORKERS);
  if (SITEC_WORKERS === '') return null;
  if (/^\d{1,2}$/.test(SITEC_WORKERS) && workers <= MAXIMUM_WORKERS) return workers;
  problems.add(input.configWrongValue, {
    key: 'SITEC_WORKERS',
    expected: `must be a whole number from 0 to ${MAXIMUM_WORKERS}`,
    got: SITEC_WORKERS,
  });
  throw new Halt(3);
};

const contentOf = (
  { content: named }: Options,
  config: Config,
  cwd: string,
  folder: string,
): Pick<Settings, 'content' | 'contentNamed'> => {
  const globs = named ?? config.content ?? [DEFAULT_CONTENT];
  return { content: globs.map((glob) => resolve(named ? cwd : folder, glob)), contentNamed: globs[0] !== DEFAULT_CONTENT };
};

/** What is crawled, by option, environment or configuration; null when none of them that counts is an address. */
const crawlOf = (options: Options, { input: configured }: Config, problems: ProblemList): CrawlSource | null => {
  const given = inputOf(options) ?? (typeof configured === 'object' ? configured.url : configured);
  if (given === undefined || !isAddress(given)) return null;
  const url = crawlAddress(given);
  if (url !== null) return crawlSource(url, configured, options.maxPages);
  const expected = 'must be an address without a name and a password, such as https://www.example.com';
  problems.add(input.configWrongValue, { key: 'input', expected, got: given });
  throw new Halt(3);
};

/** The folder or address that wins over that of the configuration. */
const inputOf = ({ input: named }: Options): string | undefined => named ?? (process.env.SITEC_INPUT || undefined);

/** Options and the environment speak from the working folder, the configuration file from its own. */
const placesOf = (options: Options, config: Config, cwd: string, folder: string): Pick<Settings, 'input' | 'out' | 'site'> => {
  const { SITEC_OUT, SITEC_BASE_URL } = process.env;
  const pick = (option: string | undefined, configured: string | undefined): string | null => {
    if (option) return resolve(cwd, option);
    return configured === undefined ? null : resolve(folder, configured);
  };
  return {
    input: pick(inputOf(options), typeof config.input === 'string' ? config.input : undefined),
    out: pick(options.out ?? SITEC_OUT, config.out) ?? resolve(folder, DEFAULT_OUT),
    site: options.baseUrl ?? (SITEC_BASE_URL || (config.site ?? null)),
  };
};
