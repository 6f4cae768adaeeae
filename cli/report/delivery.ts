import { appendFileSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';
import { isWithin } from '../../compiler/base/file-path.ts';
import { DEFAULT_OUT } from '../../compiler/config/settings.ts';
import { output } from '../../compiler/problems/output.ts';
import { ProblemList } from '../../compiler/problems/problem.ts';
import type { Reporting } from '../flags/reporting.ts';
import { strongest } from '../exit-codes.ts';
import { wantsColours } from '../terminal/colours.ts';
import type { LocatedProblem, Outcome, Reporter, View } from './outcome.ts';
import { markdown } from './reporters/markdown.ts';

/** Adds a report in markdown to the job summary of GitHub Actions. A missing or full summary is ignored. */
const addStepSummary = (text: string, { GITHUB_STEP_SUMMARY = '' }: Readonly<Record<string, string | undefined>>): void => {
  if (GITHUB_STEP_SUMMARY === '') return;
  try {
    appendFileSync(GITHUB_STEP_SUMMARY, text);
  } catch {
    // The annotations have the same content.
  }
};

/** Writes a report to a file atomically, and creates its folders. Returns why it cannot be written; null on success. */
const writeReportFile = (file: string, text: string, { cwd, summary }: Pick<Outcome, 'cwd' | 'summary'>): string | null => {
  const path = resolve(cwd, file);
  // A build that ended early has no output folder in its summary. Files in a folder without a manifest would stop the next build.
  if (isWithin(path, resolve(cwd, summary?.out ?? DEFAULT_OUT))) return 'it is in the output folder, which every build replaces';
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, text);
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  }
};

const writeWhole = (path: string, text: string): void => {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A device or a pipe, such as /dev/stderr, is written to, because it must not be replaced. For a folder, this fails.
  if (stats && !stats.isFile()) return writeFileSync(path, text);
  const target = stats ? realpathSync(path) : path;
  const temporary = `${target}.tmp-${process.pid}`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
};

/**
 * Writes the reports that have a file, then prints the others. A file that cannot be written is a separate problem in the printed reports.
 * Returns the exit code: 3 in this case, unless the one of the outcome takes precedence.
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

/** The runner of GitHub Actions still executes its old commands (`##[...]`) anywhere in a line, and a page may contain one. */
export const harmless = (text: string): string => (process.env.GITHUB_ACTIONS === 'true' ? text.replaceAll('##[', '# #[') : text);
