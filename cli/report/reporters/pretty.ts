import { reportCheck } from '../check.ts';
import { reportForemost, reportProblems } from '../problems.ts';
import type { Reporter } from '../outcome.ts';
import { reportSummary, withoutGaps } from '../summary.ts';

/** For people at a terminal: problems with their lines, then a short summary. */
export const pretty: Reporter = {
  isDocument: false,
  problems: ({ problems, cwd, score, summary, shard }, { isQuiet, isVerbose, colours }) => {
    // The report of a check already has the problems.
    if (score) return '';
    if (isVerbose) return reportProblems(problems, cwd, colours, true);
    if (isQuiet)
      return reportProblems(
        problems.filter(({ level }) => level === 'error'),
        cwd,
        colours,
      );
    // A build that stopped early has no summary.
    const isStopped = summary === null && shard === undefined;
    return (isStopped ? reportProblems : reportForemost)(withoutGaps(problems), cwd, colours);
  },
  report: (outcome, view) => {
    if (outcome.score) return reportCheck(outcome, outcome.score, view);
    return view.isQuiet ? '' : reportSummary(outcome, outcome.milliseconds, view.isVerbose);
  },
};
