import type { Problem } from '../problems/problem.ts';
import type { Shard } from '../config/shard.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Summary } from './summary.ts';

/** A part of a site that was read. */
export interface ReadShard extends Shard {
  /** Pages of this part, and of the site. */
  readonly pages: number;
  readonly sitePages: number;
  /** Pages from the cache, which were not parsed. */
  readonly cached: number;
  /** The file that was written, relative to the working folder. */
  readonly file: string;
}

/** The result of a build. */
export interface Result {
  /** 0 success, 1 problems in the site, 3 configuration, input or output, 4 a site that cannot be reached. */
  readonly exitCode: 0 | 1 | 3 | 4;
  /** False when the old bundle is unchanged: the build failed, has errors (even if they do not set the exit code), or was a dry run. */
  readonly isPublished: boolean;
  readonly problems: readonly Problem[];
  /** Null when the build stopped early. */
  readonly summary: Summary | null;
  /** What an agent will say about the site; absent without questions. */
  readonly verdict?: Verdict;
  /** Path of the report for people, relative to the working folder; null when none was written. */
  readonly report: string | null;
  /** For a build of a part of the pages. */
  readonly shard?: ReadShard;
}
