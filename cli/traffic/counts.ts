import type { KnownAgent } from '../../compiler/config/known-agents.ts';
import { agentTokens, createClients, type Client } from './clients.ts';
import type { LoggedRequest } from './formats/request.ts';
import { AGENT_PATHS, KINDS, pathOf, subjectOf, type KnownSite, type Subject, type SubjectKind } from './subjects.ts';
import { Tally } from './tally.ts';

/** Requests of one agent. */
export interface AgentCounts {
  readonly agent: KnownAgent;
  requests: number;
  /** Those with a successful answer. */
  read: number;
  notFound: number;
  first: string;
  last: string;
  /** Requests by day. */
  readonly days: Map<string, number>;
}

/** Requests of all agents on one day, in total and by subject. */
export interface DayCounts extends Record<SubjectKind, number> {
  requests: number;
  notFound: number;
}

/** Filter for requests. */
export interface Choice {
  /** First and last day; absent without a limit. */
  readonly since?: string;
  readonly until?: string;
  /** The only agent; absent for all. */
  readonly agent?: KnownAgent;
}

/** Maximum days; a log with made-up times must not fill the memory. */
const MOST_DAYS = 10_000;

/** What a line must contain to be parsed: the name of an agent, or a path that agents look for. */
const WORTH_READING = new RegExp(`${agentTokens}|${AGENT_PATHS}`, 'i');

/** Whether a line may be a request to count. */
export const isWorthReading = (line: string): boolean => WORTH_READING.test(line);

/**
 * Success, and `304 Not Modified`, because the client already has the content. A preflight request reads nothing, and protocols answer only
 * POST.
 */
const isRead = ({ method, status }: LoggedRequest, { kind }: Subject): boolean =>
  ((status >= 200 && status < 300) || status === 304) && (kind === 'protocols' ? method === 'POST' : method !== 'OPTIONS');

const isNotFound = (status: number): boolean => status === 404 || status === 410;

/** Counts the requests of logs, without storing who sent them. */
export class Counts {
  readonly agents = new Map<string, AgentCounts>();
  readonly days = new Map<string, DayCounts>();
  readonly read: Readonly<Record<SubjectKind, Tally>> = {
    pages: new Tally(),
    facts: new Tally(),
    protocols: new Tally(),
    discovery: new Tally(),
    files: new Tally(),
  };
  readonly notFound = new Tally();
  /** Files for agents that were requested by programs without a known name. */
  readonly programs = new Tally();
  /** Files for agents that were requested by browsers. */
  browsers = 0;
  readonly #clientOf = createClients();
  readonly #choice: Choice;
  readonly #site: KnownSite;

  constructor(choice: Choice, site: KnownSite) {
    this.#choice = choice;
    this.#site = site;
  }

  /** Counts a request, if its day and agent match the filter. */
  add(request: LoggedRequest): void {
    const { day, target, agent: userAgent } = request;
    const { since = day, until = day, agent: only } = this.#choice;
    const path = pathOf(target, this.#site.below);
    if (day < since || day > until || path === null) return;
    const client = this.#clientOf(userAgent);
    const subject = subjectOf(path, this.#site);
    if (client.kind !== 'agent') this.#addOfOther(client, request, subject);
    else if (only === undefined || client.agent === only) this.#addOfAgent(client.agent, request, path, subject);
  }

  #addOfOther(client: Client, request: LoggedRequest, subject: Subject): void {
    const isOfAgents = subject.isForAgents || request.isMarkdown;
    if (this.#choice.agent !== undefined || !isOfAgents || !isRead(request, subject)) return;
    if (client.kind === 'program') this.programs.add(client.name, subject.kind, request.day);
    else this.browsers++;
  }

  #addOfAgent(agent: KnownAgent, request: LoggedRequest, path: string, subject: Subject): void {
    const { day, status, isMarkdown } = request;
    const ofAgent = this.#agent(agent, day);
    const ofDay = this.#day(day);
    ofAgent.requests++;
    ofDay.requests++;
    if (day < ofAgent.first) ofAgent.first = day;
    if (day > ofAgent.last) ofAgent.last = day;
    if (this.days.has(day)) ofAgent.days.set(day, (ofAgent.days.get(day) ?? 0) + 1);
    if (isRead(request, subject)) {
      ofAgent.read++;
      ofDay[subject.kind]++;
      this.read[subject.kind].add(subject.name, agent.name, day, subject.isTwin || (isMarkdown && subject.kind === 'pages'));
    } else if (isNotFound(status)) {
      ofAgent.notFound++;
      ofDay.notFound++;
      this.notFound.add(path, agent.name, day);
    }
  }

  #agent(agent: KnownAgent, day: string): AgentCounts {
    const known = this.agents.get(agent.name);
    if (known !== undefined) return known;
    const counts = { agent, requests: 0, read: 0, notFound: 0, first: day, last: day, days: new Map<string, number>() };
    this.agents.set(agent.name, counts);
    return counts;
  }

  #day(day: string): DayCounts {
    const known = this.days.get(day);
    if (known !== undefined) return known;
    const counts = { ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<SubjectKind, number>), requests: 0, notFound: 0 };
    if (this.days.size < MOST_DAYS) this.days.set(day, counts);
    return counts;
  }
}
