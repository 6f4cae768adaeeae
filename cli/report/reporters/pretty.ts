import { reportProblems } from '../problems.ts';
import type { Reporter } from '../reporter.ts';
import { reportSummary } from '../summary.ts';

/** For people at a terminal: problems with the lines that they stand in, then a few lines about the whole. */
export const pretty: Reporter = {
  isDocument: false,
  problems: ({ problems, cwd }, { isQuiet, isVerbose, colours }) => {
    const shown = isQuiet ? problems.filter(({ level }) => level === 'error') : problems;
    return reportProblems(shown, cwd, colours, isVerbose);
  },
  report: (outcome, { isQuiet }) => (isQuiet ? '' : reportSummary(outcome, outcome.milliseconds)),
};
