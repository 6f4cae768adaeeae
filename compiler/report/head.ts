import type { Summary } from '../bundle/summary.ts';
import { paths } from '../paths.ts';
import type { ProblemGroup } from './problem-groups.ts';

/** Number and name of the records of each kind that was found. */
export const recordsOf = ({ facts, singulars }: Summary): readonly { readonly count: number; readonly name: string }[] =>
  Object.entries(facts).flatMap(([kind, count]) =>
    count === 0 ? [] : [{ count, name: count === 1 ? (singulars[kind] ?? kind) : kind.replaceAll('-', ' ') }],
  );

/** Abilities of hosts, in the words of the report. A bundle may have one of the endpoints, or none. */
const abilitiesOf = ({ serves, only }: Summary): readonly (readonly [words: string, isServed: boolean])[] => [
  [paths.mcp, serves.post && (only === null || only.includes('mcp'))],
  [paths.a2a, serves.post && (only === null || only.includes('a2a'))],
  ['markdown by Accept', serves.negotiation],
  ['headers of sitec', serves.headers],
  ['JSON for missing data', serves.missingData],
];

/** The hosts of a bundle, how they were selected, and what all of them serve or do not. */
interface HostsRow {
  readonly names: string;
  readonly found: string | null;
  readonly abilities: readonly string[];
}

/** The hosts for the report. */
export const hostsOf = (summary: Summary): HostsRow => ({
  names: summary.hosts.length === 0 ? 'sitec serve' : summary.hosts.join(', '),
  found: summary.hostsFound,
  abilities: abilitiesOf(summary).map(([words, isServed]) => `${words}: ${isServed ? 'yes' : 'no'}`),
});

/** Number of problems of each existing level, worst first. */
export const levelsOf = (problems: readonly ProblemGroup[]): readonly { readonly level: string; readonly count: number }[] => {
  const levels = new Map<string, number>();
  for (const { level, problems: found } of problems) levels.set(level, (levels.get(level) ?? 0) + found.length);
  return [...levels].map(([level, count]) => ({ level, count }));
};
