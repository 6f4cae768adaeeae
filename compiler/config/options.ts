import type { RunningGenerator } from '../generators/address.ts';
import type { FailOn } from '../problems/problem.ts';
import type { AskAddress } from './ask.ts';
import type { OnProgress } from './progress.ts';
import type { ProvenanceFile } from './provenance-file.ts';
import type { Config } from './schema.ts';
import type { Shard } from './shard.ts';

/** Options of the caller; they have precedence over the environment and the configuration file. */
export interface Options {
  /** Name of the command, for a configuration that is a function. Default: `build`. */
  readonly command?: string;
  /** Working folder; relative paths of options start here. Default: the one of the process. */
  readonly cwd?: string;
  /** Configuration file. Default: searched from the working folder upwards. */
  readonly config?: string;
  /** A configuration instead of a file, as if it were in the working folder: for programs that have one, and for testing one. */
  readonly inlineConfig?: Config;
  /** Folder with the rendered site. */
  readonly input?: string;
  /** Folder or globs of content sources. */
  readonly content?: readonly string[];
  /** Output folder. */
  readonly out?: string;
  /** Public address of the site. */
  readonly baseUrl?: string;
  /**
   * The generator that runs the build, with its settings for the public address, which come after those of the configuration. Default: the
   * configuration file of the generator is read.
   */
  readonly generator?: RunningGenerator;
  /** Sign-up address of the application. */
  readonly appUrl?: string;
  /** Names of the hosts of the bundle. */
  readonly hosts?: readonly string[];
  /** Insertions into pages, with the names of the configuration. */
  readonly inject?: readonly string[];
  /** Parts of the bundle to write, with those that they need: names of compiler/config/only.ts. Default: all. */
  readonly only?: readonly string[];
  /** True to read pages that scripts write with a browser of this machine. */
  readonly render?: boolean;
  /** Maximum pages of a site. */
  readonly maxPages?: number;
  /** Number of pages that are enough: the first page, then its links, then others. For a look that writes nothing. Default: all. */
  readonly sample?: number;
  /** Requests the addresses of a site on the web, for a program that has requested some of them already. Default: sitec requests them. */
  readonly ask?: AskAddress;
  /** Cache folder. */
  readonly cacheDir?: string;
  /** Threads that read pages; 0 for none. */
  readonly jobs?: number;
  /** False to leave out the compressed forms of files. */
  readonly precompress?: boolean;
  /** Folder in which each bundle is kept in addition to the output folder. */
  readonly releaseDir?: string;
  /** True when values of the configuration must match the pages. */
  readonly strict?: boolean;
  /** False to read every page again, and to write no cache. */
  readonly cache?: boolean;
  /** True to put the bundle into the folder of the site, regardless of `out`. */
  readonly inPlace?: boolean;
  /** True to write nothing: no bundle, report, notes or cache. */
  readonly dryRun?: boolean;
  /** A part of the pages to read into the cache, for a later build that joins all parts; nothing else is written. */
  readonly shard?: Shard;
  /** True to take the pages from their parts in the cache, which must be complete. */
  readonly merge?: boolean;
  /** False to write no report, and no notes for other commands. */
  readonly notes?: boolean;
  /** Lowest level of problems that makes the build fail, so that the old bundle stays. Default: `error`. */
  readonly failOn?: FailOn;
  /** Receives the progress of the build. */
  readonly onProgress?: OnProgress;
  /** Receives every fact by its path, with all of its claims. */
  readonly onFacts?: (facts: ProvenanceFile['facts']) => void;
}
