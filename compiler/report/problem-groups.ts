import { grouped } from '../base/group-by.ts';
import type { LineCounter } from '../problems/locate.ts';
import type { Place, Problem, Severity } from '../problems/problem.ts';
import { placeWords } from './places.ts';

/** One finding. */
interface ProblemRow {
  readonly message: string;
  /** Places that belong to it, the first of which is the place itself. */
  readonly places: readonly string[];
}

/** Findings with one code that are there for the same reason and are mended alike. */
export interface ProblemGroup {
  readonly level: Severity;
  readonly code: string;
  readonly why: string;
  readonly fix: string;
  readonly problems: readonly ProblemRow[];
}

const LEVELS: readonly Severity[] = ['error', 'warning', 'note'];

/** Problems by level, worst first, and by what they say of themselves; `lines` counts those of their places. */
export const problemGroups = (problems: readonly Problem[], lines: LineCounter): readonly ProblemGroup[] => {
  const groups = [...grouped(problems, ({ level, code, why, fix }) => JSON.stringify([level, code, why, fix])).values()];
  const all = groups.flatMap((group): readonly ProblemGroup[] => {
    const [first] = group;
    if (!first) return [];
    const { level, code, why, fix } = first;
    return [{ level, code, why, fix, problems: group.map((problem) => problemRow(problem, lines)) }];
  });
  return LEVELS.flatMap((level) => all.filter((group) => group.level === level));
};

const problemRow = ({ message, place, related }: Problem, lines: LineCounter): ProblemRow => ({
  message,
  places: [...(place ? [place] : []), ...related].map((each) => whereIs(each, lines)),
});

const whereIs = (place: Place, lines: LineCounter): string =>
  placeWords({ file: place.file, ...lines.position(place), at: place.note ?? null });
