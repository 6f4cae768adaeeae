import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findConfig } from '../../compiler/config/file.ts';
import { detectGenerator } from '../../compiler/generators/index.ts';
import type { Options, Result } from '../../compiler/index.ts';
import { ProblemList } from '../../compiler/problems/problem.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { listenersOf, progressOf } from '../build/progress-line.ts';
import type { ReportFlags } from '../build/report-flags.ts';
import { readReporting, type Reporting } from '../build/reporting.ts';
import { deliver } from '../report/delivery.ts';
import { folderBelow, locateProblems, type Outcome } from '../report/outcome.ts';
import { refuse } from '../terminal/exit.ts';
import { bundleLines } from './bundle.ts';
import { withLines } from './lines.ts';
import { noSiteLines } from './no-site.ts';
import { lookAt, planBuild } from './obstacles.ts';
import { siteLines } from './site.ts';

/** Flags of `sitec` without a command. */
export interface LookFlags extends ReportFlags {
  readonly baseUrl?: string;
  readonly config?: string;
  readonly cwd?: string;
}

/** `sitec` without a command: says on stdout what is found and what would be written, and writes nothing; answers the exit code. */
export const runLook = async (flags: LookFlags): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  const cwd = resolve(flags.cwd ?? process.cwd());
  if (existsSync(join(cwd, MANIFEST_FILE)))
    return deliver(outcomeOf(NOTHING, cwd, reporting), withLines(reporting, bundleLines(cwd), true));
  const progress = progressOf(flags, reporting);
  const started = performance.now();
  const options = { ...optionsOf(flags), cwd, failOn: reporting.failOn, ...listenersOf(progress) };
  const { result, obstacles } = await lookAt(options).finally(() => progress?.end());
  const { summary, problems } = result;
  const found = outcomeOf({ ...result, problems: [...obstacles, ...problems] }, cwd, reporting, performance.now() - started);
  if (summary === null) return deliver(found, withLines(reporting, noSiteLines(cwd, problems), false));
  const plan = planBuild(cwd, summary.input, summary.out, obstacles);
  const lines = siteLines({
    summary,
    problems: locateProblems(problems, cwd, summary.input),
    obstacles,
    generator: detectGenerator(cwd, join(cwd, summary.input))?.generator.name ?? null,
    isConfigured: (flags.config ?? findConfig(cwd, new ProblemList())) !== null,
    plan,
    isVerbose: reporting.isVerbose,
  });
  return deliver({ ...found, summary: { ...summary, out: plan.out } }, withLines(reporting, lines, true));
};

const optionsOf = ({ baseUrl, config }: LookFlags): Options => ({
  ...(baseUrl !== undefined && { baseUrl }),
  ...(config !== undefined && { config }),
});

/** A folder that needs no look. */
const NOTHING: Result = { exitCode: 0, isPublished: false, problems: [], summary: null, report: null };

const outcomeOf = (result: Result, cwd: string, { failOn }: Reporting, milliseconds = 0): Outcome => ({
  ...result,
  command: 'look',
  failOn,
  problems: locateProblems(result.problems, cwd, result.summary?.input),
  cwd,
  folder: folderBelow(process.env.GITHUB_WORKSPACE, cwd),
  milliseconds,
});
