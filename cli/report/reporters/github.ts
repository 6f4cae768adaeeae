import { withoutGaps } from '../summary.ts';
import { fileInRepository, type LocatedProblem, type Outcome, type Reporter } from '../outcome.ts';
import { printable, printableLine, count, LEVELS } from '../printable.ts';

/** Maximum annotations of one level for a step; GitHub drops further ones. */
const MOST = 10;

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** For GitHub Actions: workflow commands, which GitHub shows at their lines. */
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

/** Escaping for the runner of GitHub: `%`, line breaks, and separators in properties as percent-encoded bytes. */
const data = (text: string): string => printable(text).replaceAll('%', '%25');

// A file name may contain a line break. It is kept, because GitHub would not find the file without it.
const property = (text: string): string => printableLine(text.toWellFormed().replace(/[%\r\n:,]/g, encodeURIComponent));
