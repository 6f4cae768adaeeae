import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { knownAgents, type KnownAgent } from '../../compiler/config/known-agents.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { traffic } from '../../compiler/problems/traffic.ts';
import { problemWith } from '../flags/problem-with.ts';
import { isDay } from './formats/days.ts';

/** Flags of `sitec traffic` as the command line gives them. */
export interface TrafficFlags {
  readonly bundle?: string;
  /** The working folder, where a bundle is looked for if none is named. */
  readonly cwd?: string;
  /** Days as given. */
  readonly since?: string;
  readonly until?: string;
  /** Name or token of an agent. */
  readonly agent?: string;
  readonly limit?: number;
  readonly json?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
}

/** The problem with the requested days; null when they are valid. */
export const dayFault = ({ since, until }: TrafficFlags): Problem | null => {
  const [wrong] = Object.entries({ since, until }).filter(([, day]) => day !== undefined && !isDay(day));
  if (wrong !== undefined)
    return problemWith(traffic.dayUnusable, { flag: `--${wrong[0]}`, value: `"${wrong[1]}"`, reason: 'is not a calendar day' });
  if (since === undefined || until === undefined || since <= until) return null;
  return problemWith(traffic.dayUnusable, { flag: '--since', value: since, reason: `is later than --until ${until}` });
};

/** Agents that appear in logs. */
const inLogs = knownAgents.filter(({ inRequests }) => inRequests);

/** The agent with a name or token; undefined without a request for one, or an error sentence for an unknown one. */
export const agentOf = ({ agent: asked }: TrafficFlags): KnownAgent | undefined | string => {
  if (asked === undefined) return undefined;
  const is = (word: string): boolean => word.toLowerCase() === asked.toLowerCase();
  const names = inLogs.map(({ name }) => name);
  return inLogs.find(({ name, token }) => is(name) || is(token)) ?? `there is no agent "${asked}"${didYouMean(asked, names)}`;
};
