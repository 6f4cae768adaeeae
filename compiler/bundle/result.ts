import type { Problem } from '../problems/problem.ts';
import type { Shard } from '../config/shard.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Summary } from './summary.ts';

/** A part of a site that was read. */
export interface ReadShard extends Shard {
  /** Pages of this part, and of the site. */
  readonly pages: number;
  readonly sitePages: number;
  /** Pages that were known and did not have to be parsed. */
  readonly cached: number;
  /** The file that was written, relative to the working folder. */
  readonly file: string;
}

/** What a build came to. */
export interface Result {
  /** 0 done, 1 problems in the site, 3 configuration, input or output, 4 a site that cannot be reached. */
  readonly exitCode: 0 | 1 | 3 | 4;
  /** False when the old bundle is untouched: the build failed, has errors that were not to fail it, or was to write nothing. */
  readonly isPublished: boolean;
  readonly problems: readonly Problem[];
  /** Null when the build stopped before there was anything to count. */
  readonly summary: Summary | null;
  /** What an agent will say about the site; absent when there is nothing to ask. */
  readonly verdict?: Verdict;
  /** Path of the report for people, relative to the working folder; null when none was written. */
  readonly report: string | null;
  /** For a build of a part of the pages. */
  readonly shard?: ReadShard;
}
