import type { Command } from 'commander';
import { withCommonFlags } from './common-flags.ts';
import { reporterNames } from './report/reporters/index.ts';

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

/** Collects the values of an option that may be repeated. */
export const list = (value: string, others: readonly string[] = []): string[] => [...others, value];

/** Gives a command the flags that say how its outcome is told. */
export const withReportFlags = (command: Command): Command => {
  const reporting = command
    .option('--reporter <name[=file]>', `${reporterNames.join(', ')}; may be repeated, or a list with commas`, list)
    .option('--json', 'the same as --reporter json')
    .option('--fail-on <level>', 'error, warning or never (default: error)')
    .option('--strict', 'the same as --fail-on warning');
  return withCommonFlags(reporting, 'quiet', 'silent', 'verbose', 'color', 'noColor').option(
    '--no-progress',
    'show no progress on a terminal',
  );
};
