import { reportCheck } from '../check.ts';
import { withoutGaps } from '../gaps.ts';
import { reportForemost, reportProblems } from '../problems.ts';
import type { Reporter } from '../reporter.ts';
import { reportSummary } from '../summary.ts';

/** For people at a terminal: problems with the lines that they stand in, then a few lines about the whole. */
export const pretty: Reporter = {
  isDocument: false,
  problems: ({ problems, cwd, score, summary, shard }, { isQuiet, isVerbose, colours }) => {
    // A check is asked for its report, which tells them itself.
    if (score) return '';
    if (isVerbose) return reportProblems(problems, cwd, colours, true);
    if (isQuiet)
      return reportProblems(
        problems.filter(({ level }) => level === 'error'),
        cwd,
        colours,
      );
    // What stopped a build before it had anything to sum up is all that is told.
    const isStopped = summary === null && shard === undefined;
    return (isStopped ? reportProblems : reportForemost)(withoutGaps(problems), cwd, colours);
  },
  report: (outcome, view) => {
    if (outcome.score) return reportCheck(outcome, outcome.score, view);
    return view.isQuiet ? '' : reportSummary(outcome, outcome.milliseconds, view.isVerbose);
  },
};
