import type { Problem, Severity } from '../../compiler/index.ts';

/** Levels of problems, worst first. */
export const LEVELS: readonly Severity[] = ['error', 'warning', 'note'];

/** A number with its word: `1 page`, `2 pages`. */
export const count = (number: number, singular: string, plural = `${singular}s`): string => `${number} ${number === 1 ? singular : plural}`;

/** How many problems of each level there are, worst first: `1 error · 2 warnings`; empty when there are none. */
export const countLevels = (problems: readonly Pick<Problem, 'level'>[]): string =>
  LEVELS.map((level) => [level, problems.filter((problem) => problem.level === level).length] as const)
    .filter(([, number]) => number > 0)
    .map(([level, number]) => count(number, level))
    .join(' · ');
