import type { FailOn } from '../problems/problem.ts';
import type { OnProgress } from './progress.ts';
import type { ProvenanceFile } from './provenance-file.ts';
import type { Config } from './schema.ts';
import type { Shard } from './shard.ts';

/** What the caller of the compiler decides; it wins over the environment and the configuration file. */
export interface Options {
  /** Name of the command, which a configuration that is a function is told. Default: `build`. */
  readonly command?: string;
  /** Working folder; relative paths of options start here. Default: the process's. */
  readonly cwd?: string;
  /** Configuration file; default: searched from the working folder upwards. */
  readonly config?: string;
  /** A configuration in the place of a file, as if it stood in the working folder: for programs that have one, and for trying one out. */
  readonly inlineConfig?: Config;
  /** Folder with the rendered site. */
  readonly input?: string;
  /** Folder or globs of content sources. */
  readonly content?: readonly string[];
  /** Folder that the bundle is written to. */
  readonly out?: string;
  /** Public address of the site. */
  readonly baseUrl?: string;
  /** Address of the application where people sign up. */
  readonly appUrl?: string;
  /** Names of the hosts that the bundle is built for. */
  readonly hosts?: readonly string[];
  /** What is written into pages, in the words of the configuration. */
  readonly inject?: readonly string[];
  /** The only parts of a bundle that are written, with what they cannot be without: names of compiler/config/only.ts. Default: all. */
  readonly only?: readonly string[];
  /** True to read pages that scripts write as a browser of this machine shows them. */
  readonly render?: boolean;
  /** Most pages that a site may have. */
  readonly maxPages?: number;
  /** Pages of a site on the web that are enough: its first page, then those that it links, then others. For a look; default: all. */
  readonly sample?: number;
  /** Folder for what is kept from one build to the next. */
  readonly cacheDir?: string;
  /** Threads that read pages, 0 for none. */
  readonly jobs?: number;
  /** False to leave out the compressed forms of files. */
  readonly precompress?: boolean;
  /** Folder in which each bundle is kept, besides the output folder. */
  readonly releaseDir?: string;
  /** True when what the configuration sets has to be what the pages say. */
  readonly strict?: boolean;
  /** False to read every page anew, and to keep nothing of it for the next build. */
  readonly cache?: boolean;
  /** True to put the bundle into the folder of the site, whatever `out` is. */
  readonly inPlace?: boolean;
  /** True to write nothing: no bundle, no report, no notes, no cache. */
  readonly dryRun?: boolean;
  /** A part of the pages, which is read and kept in the cache for the build that joins all of them; nothing else is written. */
  readonly shard?: Shard;
  /** True to take the pages from their parts in the cache, all of which have to be there. */
  readonly merge?: boolean;
  /** False to write no report, and no notes for other commands. */
  readonly notes?: boolean;
  /** From which level on problems make the build fail, so that the old bundle stays. Default: `error`. */
  readonly failOn?: FailOn;
  /** Is told how far the build is. */
  readonly onProgress?: OnProgress;
  /** Is told every fact by its path, with everything that was said about it. */
  readonly onFacts?: (facts: ProvenanceFile['facts']) => void;
}
