import { compare, type Problem } from '../../compiler/problems/problem.ts';
import type { CountedLog } from './count-log.ts';
import type { AgentCounts, Counts } from './counts.ts';
import type { ReaderList, TrafficDocument } from './schema.ts';
import type { Tally, TallyRow } from './tally.ts';

/** Metadata of the report. */
interface Subject {
  readonly logs: readonly CountedLog[];
  readonly bundle: string | null;
  readonly problems: readonly Problem[];
  /** Maximum rows of a list. */
  readonly limit: number;
}

/** The report of the counts, in an order that depends only on the logs. */
export const trafficDocument = (counts: Counts, { logs, bundle, problems, limit }: Subject): TrafficDocument => {
  const { read, notFound, programs, browsers } = counts;
  const days = [...counts.days].sort(([a], [b]) => compare(a, b)).map(([day, of]) => ({ day, ...of }));
  const [{ day: from } = { day: null }] = days;
  const to = days.at(-1)?.day ?? null;
  const pagesOf = differentPages(read.pages);
  return {
    schemaVersion: 1,
    logs: logs.map(({ file, lines, notUnderstood }) => ({ file, lines, notUnderstood })),
    bundle,
    period: from === null || to === null ? null : { from, to },
    agents: sortedAgents(counts)
      .slice(0, limit)
      .map((each) => agentDocument(each, pagesOf.get(each.agent.name) ?? 0)),
    days: limit === Infinity ? days : days.slice(-limit),
    pages: listed(read.pages, limit, (path, { count, markdown, last, agents }) => ({
      path,
      read: count,
      markdown,
      last,
      agents: readers(agents),
    })),
    facts: named(read.facts, limit),
    protocols: named(read.protocols, limit),
    discovery: named(read.discovery, limit),
    notFound: listed(notFound, limit, (path, { count, last, agents }) => ({ path, requests: count, last, agents: readers(agents) })),
    others: { programs: listed(programs, limit, (name, { count }) => ({ name, read: count })), browsers },
    notListed: [...Object.values(read), notFound, programs].reduce((sum, { folded }) => sum + folded, 0),
    problems: problems.map(({ code, level, message, why, fix }) => ({ code, level, message, why, fix })),
  };
};

const sortedAgents = ({ agents }: Counts): readonly AgentCounts[] =>
  [...agents.values()].sort((a, b) => b.requests - a.requests || compare(a.agent.name, b.agent.name));

const agentDocument = ({ agent, days, ...counts }: AgentCounts, pages: number): TrafficDocument['agents'][number] => {
  const { name, operator, purpose, source } = agent;
  const byDay = [...days].sort(([a], [b]) => compare(a, b)).map(([day, requests]) => ({ day, requests }));
  return { name, operator, purpose, ...(source !== null && { source }), ...counts, pages, days: byDay };
};

/** The number of pages that each agent read. */
const differentPages = (pages: Tally): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const [, { agents }] of pages.rows()) for (const name of agents.keys()) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return numbers;
};

const listed = <Row>(tally: Tally, limit: number, rowOf: (name: string, row: TallyRow) => Row): Row[] =>
  tally
    .rows()
    .slice(0, limit)
    .map(([name, row]) => rowOf(name, row));

const named = (tally: Tally, limit: number): TrafficDocument['facts'] =>
  listed(tally, limit, (name, { count, last, agents }) => ({ name, read: count, last, agents: readers(agents) }));

const readers = (agents: ReadonlyMap<string, number>): ReaderList =>
  [...agents].sort(([a, first], [b, second]) => second - first || compare(a, b)).map(([name, requests]) => ({ name, requests }));
