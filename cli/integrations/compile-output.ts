import { resolve } from 'node:path';
import { compile, type Options } from '../../compiler/index.ts';
import { exitCodes } from '../exit-codes.ts';
import { harmless } from '../report/delivery.ts';
import { locateProblems } from '../report/outcome.ts';
import { foremost, reportForemost, reportProblems } from '../report/problems.ts';
import { reportSummary, withoutGaps } from '../report/summary.ts';
import { wantsColours } from '../terminal/colours.ts';
import type { ToolLog } from './tool-log.ts';

/**
 * Options of `compile` without the site, which is the output of the tool. The few types of a tool are declared here, so that no tool
 * becomes a dependency.
 */
export type IntegrationOptions = Omit<Options, 'input' | 'generator'>;

/** The output of a tool, with its settings. */
export interface ToolOutput {
  readonly folder: string;
  /** The working folder, unless options name another one. */
  readonly root: string;
  /** The tool's settings for the public address; absent for a tool without any. */
  readonly generator?: NonNullable<Options['generator']>;
}

const PRINTED_AS = { error: 'error', warning: 'warn', note: 'info' } as const;

/**
 * Compiles the output of a tool: in place, or to `out` where it is set. Languages come from its pages. Problems and the summary go to the
 * log of the tool. Throws an error with a message only when the build of the tool has to fail.
 */
export const compileOutput = async (output: ToolOutput, options: IntegrationOptions, log: ToolLog): Promise<void> => {
  const { folder: input, root, generator } = output;
  const cwd = resolve(options.cwd ?? root);
  const place = options.out === undefined ? { inPlace: true } : {};
  const stated = generator === undefined ? {} : { generator };
  const started = performance.now();
  const result = await compile({ ...place, ...stated, ...options, cwd, input });
  const print = (level: keyof typeof PRINTED_AS, text: string): void => {
    if (text !== '') log[PRINTED_AS[level]](harmless(text.trimEnd()));
  };
  const problems = locateProblems(withoutGaps(result.problems), cwd, result.summary?.input);
  const told = result.summary === null ? problems : foremost(problems).shown.flat();
  const report = result.summary === null ? reportProblems : reportForemost;
  for (const level of ['error', 'warning'] as const)
    print(
      level,
      report(
        told.filter((problem) => problem.level === level),
        cwd,
        wantsColours(process.stderr),
      ),
    );
  // The report beside the project has all details; plugins have no flag for more.
  print('note', reportSummary(result, performance.now() - started, true));
  if (result.exitCode !== 0) throw new FailedBuild(result.exitCode);
};

/** Ends a build after all problems are reported. */
class FailedBuild extends Error {
  override readonly name = 'sitec';

  constructor(exitCode: keyof typeof exitCodes.sitec) {
    super(`the build ended with exit code ${exitCode} (${exitCodes.sitec[exitCode]}); see the problems above`);
    // Tools print the stack. It only has frames of sitec, which do not help to fix a site.
    this.stack = `${this.name}: ${this.message}`;
  }
}
