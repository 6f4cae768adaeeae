import { output } from '../../compiler/problems/output.ts';
import { ProblemList } from '../../compiler/problems/problem.ts';
import type { Reporting } from '../build/reporting.ts';
import { strongest } from '../exit-codes.ts';
import { wantsColours } from '../terminal/colours.ts';
import { writeReportFile } from './file.ts';
import type { LocatedProblem, Outcome } from './outcome.ts';
import type { Reporter, View } from './reporter.ts';
import { markdown } from './reporters/markdown.ts';
import { addStepSummary } from './step-summary.ts';

/**
 * Writes the reports that have a file, then prints the others. A file that cannot be written is a problem of its own, which the printed
 * reports tell. Answers the exit code: 3 then, unless that of the outcome counts more.
 */
export const deliver = (outcome: Outcome, reporting: Reporting): number => {
  const { printed, files, isQuiet, isVerbose, colours } = reporting;
  const plain: View = { colours: false, isQuiet, isVerbose };
  const problems = new ProblemList();
  for (const { reporter, file } of files) {
    const reason = writeReportFile(file, textOf(reporter, outcome, plain), outcome);
    if (reason !== null) problems.add(output.reportBlocked, { path: file, reason });
  }
  const told = withProblems(outcome, problems);
  for (const reporter of printed.values()) {
    const text = reporter.problems?.(told, { ...plain, colours: wantsColours(process.stderr, colours) }) ?? '';
    process.stderr.write(harmless(text));
    const view = reporter.isDocument ? plain : { ...plain, colours: wantsColours(process.stdout, colours) };
    process.stdout.write(reporter.isDocument ? reporter.report(told, view) : harmless(reporter.report(told, view)));
  }
  if (printed.has('github')) addStepSummary(markdown.report(told, plain), process.env);
  return told.exitCode;
};

const textOf = (reporter: Reporter, outcome: Outcome, view: View): string =>
  (reporter.problems?.(outcome, view) ?? '') + reporter.report(outcome, view);

const withProblems = (outcome: Outcome, found: ProblemList): Outcome => {
  const problems: readonly LocatedProblem[] = found.sorted();
  return problems.length === 0
    ? outcome
    : { ...outcome, exitCode: strongest(outcome.exitCode, 3), problems: [...problems, ...outcome.problems] };
};

/** The runner of GitHub Actions obeys its old commands (`##[...]`) wherever they stand in a line, and a page may hold one. */
export const harmless = (text: string): string => (process.env.GITHUB_ACTIONS === 'true' ? text.replaceAll('##[', '# #[') : text);
