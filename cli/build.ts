import { resolve } from 'node:path';
import { compile, type Options } from '../compiler/index.ts';
import type { FailOn } from '../compiler/problem.ts';
import { progressLine, progressLog, type ProgressLine } from './progress-line.ts';
import { refuse } from './refusal.ts';
import type { ReportFlags } from './report-flags.ts';
import { deliver } from './report/delivery.ts';
import { folderBelow, locateProblems, type Outcome } from './report/outcome.ts';
import { readReporting, type Reporting } from './reporting.ts';

/** Flags of `sitec build` as the command line gives them. */
export interface BuildFlags extends ReportFlags {
  readonly content?: readonly string[];
  readonly out?: string;
  readonly baseUrl?: string;
  readonly host?: readonly string[];
  readonly config?: string;
  readonly cwd?: string;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
  /** Builds again whenever something has changed. */
  readonly watch?: boolean;
}

/** `sitec build`: problems on stderr, the summary on stdout, unless other reporters are asked for; answers the exit code. */
export const runBuild = async (site: string | undefined, flags: BuildFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  const options = optionsOf(site, flags);
  const build = (each: Options): Promise<Outcome> => buildOutcome('build', each, reporting.failOn, progressOf(flags, reporting));
  if (!flags.watch) return deliver(await build(options), reporting);
  const { runWatch } = await import('./watch.ts');
  return runWatch(options, reporting, build);
};

/** Compiles a site once: what that came to, for reporters. */
export const buildOutcome = async (
  command: string,
  options: Options,
  failOn: FailOn,
  progress: ProgressLine | null = null,
): Promise<Outcome> => {
  const started = performance.now();
  const result = await compile({ ...options, failOn, ...(progress && { onProgress: progress.onProgress }) }).finally(() => progress?.end());
  const cwd = resolve(options.cwd ?? process.cwd());
  return {
    ...result,
    command,
    failOn,
    problems: locateProblems(result.problems, cwd, result.summary?.input),
    cwd,
    folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
    milliseconds: performance.now() - started,
  };
};

const optionsOf = (site: string | undefined, { content, host, out, baseUrl, config, cwd, cache }: BuildFlags): Options => ({
  ...(site !== undefined && { input: site }),
  ...(content && { content }),
  ...(host && { hosts: host }),
  ...(out !== undefined && { out }),
  ...(baseUrl !== undefined && { baseUrl }),
  ...(config !== undefined && { config }),
  ...(cwd !== undefined && { cwd }),
  ...(cache !== undefined && { cache }),
});

/** Progress is for people who wait: on a terminal as a line, with --verbose as a log, and nowhere else. */
export const progressOf = ({ progress = true }: ReportFlags, { printed, isQuiet, isVerbose }: Reporting): ProgressLine | null => {
  if (printed.size === 0 || isQuiet) return null;
  if (isVerbose) return progressLog(process.stderr);
  return progress && process.stderr.isTTY && !process.env.CI ? progressLine(process.stderr) : null;
};
