import { grouped } from '../base/group-by.ts';
import type { LineCounter } from '../problems/locate.ts';
import type { Place, Problem, Severity } from '../problems/problem.ts';
import { placeWords } from './places.ts';

/** One finding. */
export interface ProblemRow {
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** Its file; null for one without a place. */
  readonly file: string | null;
  /** Its places; the first one is the place of the problem. */
  readonly places: readonly string[];
}

/** Findings with one code and level. */
export interface ProblemGroup {
  readonly level: Severity;
  readonly code: string;
  readonly problems: readonly ProblemRow[];
}

const LEVELS: readonly Severity[] = ['error', 'warning', 'note'];

/** Problems by level, worst first, and by code; `lines` counts the lines of their places. */
export const problemGroups = (problems: readonly Problem[], lines: LineCounter): readonly ProblemGroup[] => {
  const groups = [...grouped(problems, ({ level, code }) => `${level} ${code}`).values()].flatMap((group): readonly ProblemGroup[] => {
    const [first] = group;
    return first ? [{ level: first.level, code: first.code, problems: group.map((problem) => problemRow(problem, lines)) }] : [];
  });
  return LEVELS.flatMap((level) => groups.filter((group) => group.level === level));
};

const problemRow = ({ message, why, fix, place, related }: Problem, lines: LineCounter): ProblemRow => ({
  message,
  why,
  fix,
  file: place?.file ?? null,
  places: [...(place ? [place] : []), ...related].map((each) => whereIs(each, lines)),
});

const whereIs = (place: Place, lines: LineCounter): string =>
  placeWords({ file: place.file, ...lines.position(place), at: place.note ?? null });
