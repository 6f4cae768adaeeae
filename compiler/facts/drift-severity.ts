import type { Config } from '../config/schema.ts';
import type { Place, ProblemArguments, ProblemDefinition, ProblemList, Severity } from '../problems/problem.ts';

/**
 * What a disagreement on a fact is: what the configuration says for its path, else what the problem is by itself. In a path of the
 * configuration `*` stands for one part; the longest path that fits counts.
 */
export const driftLevel = (path: string, { level }: ProblemDefinition, { drift = {} }: Pick<Config, 'drift'>): Severity | 'off' => {
  const [best] = Object.keys(drift)
    .filter((pattern) => fits(pattern, path))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return (best === undefined ? undefined : drift[best]) ?? level;
};

const fits = (pattern: string, path: string): boolean => {
  const [wanted, parts] = [pattern.split('.'), path.split('.')];
  return wanted.length <= parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
};

/** Reports a problem of a fact at the level that the configuration gives its path; nothing when that is off. */
export const reportFact = (
  path: string,
  problem: ProblemDefinition,
  values: ProblemArguments,
  { problems, config }: { readonly problems: ProblemList; readonly config: Pick<Config, 'drift'> },
  ...places: readonly Place[]
): void => {
  const level = driftLevel(path, problem, config);
  if (level !== 'off') problems.add({ ...problem, level }, { fact: path, ...values }, ...places);
};
