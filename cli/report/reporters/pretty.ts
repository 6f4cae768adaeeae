import { reportCheck } from '../check.ts';
import { reportProblems } from '../problems.ts';
import type { Reporter } from '../reporter.ts';
import { reportSummary } from '../summary.ts';

/** For people at a terminal: problems with the lines that they stand in, then a few lines about the whole. */
export const pretty: Reporter = {
  isDocument: false,
  problems: ({ problems, cwd, score }, { isQuiet, isVerbose, colours }) => {
    // A check is asked for its report, which tells them itself.
    if (score) return '';
    const shown = isQuiet ? problems.filter(({ level }) => level === 'error') : problems;
    return reportProblems(shown, cwd, colours, isVerbose);
  },
  report: (outcome, view) => {
    if (outcome.score) return reportCheck(outcome, outcome.score, view);
    return view.isQuiet ? '' : reportSummary(outcome, outcome.milliseconds);
  },
};
