import { count, LEVELS } from '../counts.ts';
import { withoutGaps } from '../gaps.ts';
import { fileInRepository, type LocatedProblem, type Outcome } from '../outcome.ts';
import { printable, printableLine } from '../printable.ts';
import type { Reporter } from '../reporter.ts';

/** Annotations of one level that GitHub shows for a step; further ones are dropped. */
const MOST = 10;

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** For GitHub Actions: workflow commands, which GitHub shows at the lines that they name. */
export const github: Reporter = {
  isDocument: false,
  report: (outcome) => {
    const levels = LEVELS.map((level) => withoutGaps(outcome.problems).filter((problem) => problem.level === level));
    const lines = levels.flatMap((problems) => problems.slice(0, MOST).map((problem) => `${annotation(problem, outcome)}\n`));
    const left = levels.flatMap(([first, ...others]) =>
      first && others.length >= MOST ? [count(others.length + 1 - MOST, first.level)] : [],
    );
    return lines.join('') + (left.length === 0 ? '' : `Not annotated: ${left.join(', ')}.\n`);
  },
};

const annotation = ({ code, level, message, place }: LocatedProblem, outcome: Outcome): string => {
  const properties = {
    file: place && fileInRepository(outcome, place),
    line: place?.line,
    col: place?.column,
    title: code,
  };
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  );
  return `::${COMMANDS[level]} ${written.join(',')}::${data(message)}`;
};

/** How the runner of GitHub reads texts: `%`, line breaks, and in properties the signs between them as percent-encoded bytes. */
const data = (text: string): string => printable(text).replaceAll('%', '%25');

// A name of a file may hold a line break, which is kept, since the file is not found otherwise.
const property = (text: string): string => printableLine(text.toWellFormed().replace(/[%\r\n:,]/g, encodeURIComponent));
