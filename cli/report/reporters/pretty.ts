import { reportCheck } from '../check.ts';
import { withoutGaps } from '../gaps.ts';
import { reportProblems } from '../problems.ts';
import type { Reporter } from '../reporter.ts';
import { reportSummary } from '../summary.ts';

/** For people at a terminal: problems with the lines that they stand in, then a few lines about the whole. */
export const pretty: Reporter = {
  isDocument: false,
  problems: ({ problems, cwd, score }, { isQuiet, isVerbose, colours }) => {
    // A check is asked for its report, which tells them itself.
    if (score) return '';
    const wanted = isVerbose ? problems : withoutGaps(problems);
    const shown = isQuiet ? wanted.filter(({ level }) => level === 'error') : wanted;
    return reportProblems(shown, cwd, colours, isVerbose);
  },
  report: (outcome, view) => {
    if (outcome.score) return reportCheck(outcome, outcome.score, view);
    return view.isQuiet ? '' : reportSummary(outcome, outcome.milliseconds);
  },
};
