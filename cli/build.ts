import { resolve } from 'node:path';
import { compile, type Options, type Result } from '../compiler/index.ts';
import { printedConfig } from './print-config.ts';
import { progressLine, progressLog, type ProgressLine } from './progress-line.ts';
import { refuse } from './refusal.ts';
import type { ReportFlags } from './report-flags.ts';
import { deliver } from './report/delivery.ts';
import { folderBelow, locateProblems } from './report/outcome.ts';
import { readReporting, type Reporting } from './reporting.ts';

/** Flags of `sitec build` as the command line gives them: those of reports, and what the compiler calls by the same name. */
export interface BuildFlags extends ReportFlags, Omit<Options, 'input' | 'hosts' | 'failOn' | 'onProgress' | 'strict'> {
  readonly host?: readonly string[];
  readonly printConfig?: boolean;
}

/** `sitec build`: problems on stderr, the summary on stdout, unless other reporters are asked for; answers the exit code. */
export const runBuild = async (site: string | undefined, flags: BuildFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  if (flags.inPlace && flags.out !== undefined) return refuse('--in-place and --out cannot stand beside each other', 2);
  const options = { ...optionsOf(site, flags), failOn: reporting.failOn };
  if (flags.printConfig) return printConfig(options, flags, reporting);
  const progress = progressOf(flags, reporting);
  const started = performance.now();
  const result = await compile({ ...options, ...(progress && { onProgress: progress.onProgress }) }).finally(() => progress?.end());
  return report(result, options, reporting, performance.now() - started);
};

const printConfig = async (options: Options, { json = false }: BuildFlags, reporting: Reporting): Promise<number> => {
  const { text, exitCode, problems } = await printedConfig(options, json);
  if (exitCode !== 0) return report({ exitCode, problems, isPublished: false, summary: null, report: null }, options, reporting, 0);
  process.stdout.write(text);
  return 0;
};

const report = async (result: Result, options: Options, reporting: Reporting, milliseconds: number): Promise<number> => {
  const cwd = resolve(options.cwd ?? process.cwd());
  const outcome = {
    ...result,
    command: 'build',
    failOn: reporting.failOn,
    problems: locateProblems(result.problems, cwd, result.summary?.input),
    cwd,
    folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
    milliseconds,
  };
  return deliver(outcome, reporting);
};

const optionsOf = (site: string | undefined, flags: BuildFlags): Options => {
  // What the compiler does not know it does not read.
  const { host, failOn: _, ...named } = flags;
  return { ...named, ...(site !== undefined && { input: site }), ...(host && { hosts: host }) };
};

/** Progress is for people who wait: on a terminal as a line, with --verbose as a log, and nowhere else. */
const progressOf = ({ progress = true }: BuildFlags, { printed, isQuiet, isVerbose }: Reporting): ProgressLine | null => {
  if (printed.size === 0 || isQuiet) return null;
  if (isVerbose) return progressLog(process.stderr);
  return progress && process.stderr.isTTY && !process.env.CI ? progressLine(process.stderr) : null;
};
