import type { Command } from 'commander';
import { withCommonFlags } from '../terminal/common-flags.ts';

/** Flags of every command that reports problems, as the command line gives them. */
export interface ReportFlags {
  /** Names of reporters, each with `=file` or not; one text may be a list with commas. */
  readonly reporter?: readonly string[];
  readonly json?: boolean;
  readonly failOn?: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  readonly silent?: boolean;
  readonly verbose?: boolean;
  /** Absent unless colours are asked for or refused. */
  readonly color?: boolean;
  /** False with `--no-progress`. */
  readonly progress?: boolean;
}

/** Gives a command the flags that say how its outcome is told. */
export const withReportFlags = (command: Command): Command =>
  withCommonFlags(command, 'reporter', 'json', 'failOn', 'strict', 'quiet', 'silent', 'verbose', 'color', 'noColor', 'noProgress');
