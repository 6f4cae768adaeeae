import { resolve } from 'node:path';
import { compile, type Options } from '../../compiler/index.ts';
import { exitCodes } from '../exit-codes.ts';
import { harmless } from '../report/delivery.ts';
import { withoutGaps } from '../report/gaps.ts';
import { locateProblems } from '../report/outcome.ts';
import { foremost, reportForemost, reportProblems } from '../report/problems.ts';
import { reportSummary } from '../report/summary.ts';
import { wantsColours } from '../terminal/colours.ts';

/** Options of `compile`, but for the site: that is what the tool has written. The few types of a tool are written out, so that none is a dependency. */
export type IntegrationOptions = Omit<Options, 'input'>;

/** What a tool prints with. */
export interface ToolLog {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** What a tool that keeps watching is told instead of compiling: the bundle would be old with the next change of a template. */
export const WATCHING = 'sitec compiles builds only: nothing is compiled while files are watched';

const PRINTED_AS = { error: 'error', warning: 'warn', note: 'info' } as const;

/**
 * Compiles what a tool has written: in its place, or to `out` where one is given. `root` is the working folder unless the options name one. Problems and
 * summary go to the log of the tool; throws when the build of the tool has to fail, with a message only.
 */
export const compileOutput = async (input: string, root: string, options: IntegrationOptions, log: ToolLog): Promise<void> => {
  const cwd = resolve(options.cwd ?? root);
  const place = options.out === undefined ? { inPlace: true } : {};
  const started = performance.now();
  const result = await compile({ ...place, ...options, cwd, input });
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
  // The report beside the project has all of them; there is no flag to ask for more.
  print('note', reportSummary(result, performance.now() - started, true));
  if (result.exitCode !== 0) throw new FailedBuild(result.exitCode);
};

/** The end of a build of which everything has been said. */
class FailedBuild extends Error {
  override readonly name = 'sitec';

  constructor(exitCode: keyof typeof exitCodes.sitec) {
    super(`the build ended with exit code ${exitCode} (${exitCodes.sitec[exitCode]}); what is wrong is printed above`);
    // Tools print the stack, and it is ours: nothing in it is of use to whoever has to mend a site.
    this.stack = `${this.name}: ${this.message}`;
  }
}
