import { resolve } from 'node:path';
import { compile, type Options } from '../compiler/index.ts';
import { progressLine, progressLog, type ProgressLine } from './progress-line.ts';
import { refuse } from './refusal.ts';
import type { ReportFlags } from './report-flags.ts';
import { deliver } from './report/delivery.ts';
import { folderBelow, locateProblems } from './report/outcome.ts';
import { readReporting, type Reporting } from './reporting.ts';

/** Flags of `sitec build` as the command line gives them. */
export interface BuildFlags extends ReportFlags {
  /** Address of a site to crawl. */
  readonly from?: string;
  readonly maxPages?: number;
  readonly content?: readonly string[];
  readonly out?: string;
  readonly baseUrl?: string;
  readonly host?: readonly string[];
  readonly config?: string;
  readonly cwd?: string;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
}

/** `sitec build`: problems on stderr, the summary on stdout, unless other reporters are asked for; answers the exit code. */
export const runBuild = async (site: string | undefined, flags: BuildFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  if (site !== undefined && flags.from !== undefined)
    return refuse(`a site is read from ${site} or from ${flags.from}; name one of them`, 2);
  const { failOn } = reporting;
  const progress = progressOf(flags, reporting);
  const started = performance.now();
  const options = { ...optionsOf(site, flags), failOn, ...(progress && { onProgress: progress.onProgress }) };
  const result = await compile(options).finally(() => progress?.end());
  const cwd = resolve(flags.cwd ?? process.cwd());
  const outcome = {
    ...result,
    command: 'build',
    failOn,
    problems: locateProblems(result.problems, cwd, result.summary?.input),
    cwd,
    folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
    milliseconds: performance.now() - started,
  };
  return deliver(outcome, reporting);
};

const optionsOf = (site: string | undefined, flags: BuildFlags): Options => {
  const { content, host, out, baseUrl, config, cwd, cache } = flags;
  return {
    ...inputOf(site, flags),
    ...(content && { content }),
    ...(host && { hosts: host }),
    ...(out !== undefined && { out }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(config !== undefined && { config }),
    ...(cwd !== undefined && { cwd }),
    ...(cache !== undefined && { cache }),
  };
};

const inputOf = (site: string | undefined, { from = site, maxPages }: BuildFlags): Options => ({
  ...(from !== undefined && { input: from }),
  ...(maxPages !== undefined && { maxPages }),
});

/** Progress is for people who wait: on a terminal as a line, with --verbose as a log, and nowhere else. */
const progressOf = ({ progress = true }: BuildFlags, { printed, isQuiet, isVerbose }: Reporting): ProgressLine | null => {
  if (printed.size === 0 || isQuiet) return null;
  if (isVerbose) return progressLog(process.stderr);
  return progress && process.stderr.isTTY && !process.env.CI ? progressLine(process.stderr) : null;
};
