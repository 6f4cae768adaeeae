import type { ReportFlags } from '../flags/reporting.ts';
import type { Group } from './check.ts';

/** Flags of `sitec check` as the command line gives them. */
export interface CheckFlags extends ReportFlags {
  readonly minScore?: number;
  /** Minimum score of the verdict. */
  readonly failUnder?: number;
  /** An origin. */
  readonly canonicalOrigin?: string;
  readonly only?: readonly Group[];
  /** Codes of problems. */
  readonly skip?: readonly string[];
  /** In seconds. */
  readonly timeout: number;
  readonly concurrency: number;
  /** False with `--no-rpc`. */
  readonly rpc?: boolean;
  readonly limitProbe?: boolean;
  readonly config?: string;
  readonly cwd?: string;
}
