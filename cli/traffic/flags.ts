import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { knownAgents, type KnownAgent } from '../../compiler/config/known-agents.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { traffic } from '../../compiler/problems/traffic.ts';
import { problemWith } from '../check/flags.ts';
import { isDay } from './formats/days.ts';

/** Flags of `sitec traffic` as the command line gives them. */
export interface TrafficFlags {
  readonly bundle?: string;
  /** The working folder, in which a bundle is looked for that nobody has named. */
  readonly cwd?: string;
  /** Days as somebody wrote them. */
  readonly since?: string;
  readonly until?: string;
  /** Name or token of an agent. */
  readonly agent?: string;
  readonly limit?: number;
  readonly json?: boolean;
  /** Absent unless colours are asked for or refused. */
  readonly color?: boolean;
}

/** What is wrong with the days that are asked for; null when nothing is. */
export const dayFault = ({ since, until }: TrafficFlags): Problem | null => {
  const [wrong] = Object.entries({ since, until }).filter(([, day]) => day !== undefined && !isDay(day));
  if (wrong !== undefined)
    return problemWith(traffic.dayUnusable, { flag: `--${wrong[0]}`, value: `"${wrong[1]}"`, reason: 'is no day of the calendar' });
  if (since === undefined || until === undefined || since <= until) return null;
  return problemWith(traffic.dayUnusable, { flag: '--since', value: since, reason: `is later than --until ${until}` });
};

/** Agents that a log can tell of. */
const inLogs = knownAgents.filter(({ inRequests }) => inRequests);

/** The agent of a name or token; undefined when none is asked for, or a sentence when there is none. */
export const agentOf = ({ agent: asked }: TrafficFlags): KnownAgent | undefined | string => {
  if (asked === undefined) return undefined;
  const is = (word: string): boolean => word.toLowerCase() === asked.toLowerCase();
  const names = inLogs.map(({ name }) => name);
  return inLogs.find(({ name, token }) => is(name) || is(token)) ?? `there is no agent "${asked}"${didYouMean(asked, names)}`;
};
