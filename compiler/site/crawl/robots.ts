import { crawl } from '../../problems/crawl.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { followRedirects, isPage, type Route } from './redirects.ts';
import { CrawlRequestError } from './request-error.ts';
import type { Snapshot } from './snapshot.ts';
/** The user agent name of sitec in robots.txt. */
const AGENT = 'sitec';

/** Maximum characters that are read. Parsers must read at least 500 KiB (RFC 9309, section 2.5). */
const MAXIMUM = 512_000;

interface Rule {
  readonly allows: boolean;
  /** Parts of its path between wildcards. */
  readonly pieces: readonly string[];
  /** True when the path must end there. */
  readonly isWhole: boolean;
  /** Length of its path. The longest matching rule counts. */
  readonly length: number;
}

/** The rules of robots.txt for sitec (RFC 9309). */
export interface Robots {
  /** True when an address may be requested. Takes its path with query, percent-encoded. */
  allows(path: string): boolean;
  /** Addresses of sitemaps, unchanged. */
  readonly sitemaps: readonly string[];
}

/** Allows everything. */
export const FREE: Robots = { allows: () => true, sitemaps: [] };

/** Rules, and the user agents that they apply to. */
interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

/** Parses a robots.txt: the groups for sitec, else those for all user agents. */
export const readRobots = (text: string): Robots => {
  const lines = linesOf(text);
  const groups = groupsOf(lines.filter(([key]) => GROUP_KEYS.has(key)));
  const own = groups.filter(({ agents }) => agents.includes(AGENT));
  const counted = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = counted.flatMap((group) => group.rules);
  return { allows: (path) => isAllowed(rules, path), sitemaps: lines.filter(([key]) => key === 'sitemap').map(([, value]) => value) };
};

/** A line of a robots.txt. */
type Line = readonly [key: string, value: string];

const GROUP_KEYS: ReadonlySet<string> = new Set(['user-agent', 'allow', 'disallow']);

/** Consecutive user agent lines start one group. Other lines between them do not count. */
const groupsOf = (lines: readonly Line[]): readonly Group[] => {
  const groups: Group[] = [];
  let isHead = false;
  for (const [key, value] of lines) {
    const names = key === 'user-agent';
    if (names && !isHead) groups.push({ agents: [], rules: [] });
    if (names) groups.at(-1)?.agents.push(agentOf(value));
    else if (value !== '') groups.at(-1)?.rules.push(ruleOf(key === 'allow', value));
    isHead = names;
  }
  return groups;
};

/** The lines of a robots.txt as keys in lower case and values, without comments. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .slice(0, MAXIMUM)
    .replace(/^\ufeff/, '')
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const read = lineOf(line);
      return read === null ? [] : [read];
    });

/** A line of a robots.txt as key in lower case and value, without a comment; null for one without a key. */
export const lineOf = (line: string): Line | null => {
  const [plain = ''] = line.split('#', 1);
  const colon = plain.indexOf(':');
  return colon < 0 ? null : [plain.slice(0, colon).trim().toLowerCase(), plain.slice(colon + 1).trim()];
};

/** A product name without its version. */
const agentOf = (value: string): string => /^(?:\*|[a-z_-]*)/i.exec(value)?.[0].toLowerCase() ?? '';

const ruleOf = (allows: boolean, value: string): Rule => {
  const isWhole = value.endsWith('$');
  const pattern = isWhole ? value.slice(0, -1) : value;
  return { allows, pieces: pattern.split('*').map(normal), isWhole, length: value.length };
};

/** Normalizes the percent-encoding of a path for comparison. */
const normal = (path: string): string =>
  encodeURI(path.toWellFormed())
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

const isAllowed = (rules: readonly Rule[], path: string): boolean => {
  const asked = normal(path);
  let best: Rule | null = null;
  for (const rule of rules) {
    const isBetter = best === null || rule.length > best.length || (rule.length === best.length && rule.allows);
    if (isBetter && matches(rule, asked)) best = rule;
  }
  return best?.allows ?? true;
};

/**
 * Finds the parts one after the other. Matching each wildcard as short as possible misses nothing. In a rule with an end, the last part
 * must be at the end of the path.
 */
const matches = ({ pieces, isWhole }: Rule, path: string): boolean => {
  const [first = '', ...rest] = pieces;
  const last = isWhole ? rest.pop() : undefined;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (last !== undefined) return path.endsWith(last) && path.length - last.length >= at;
  return !isWhole || at === path.length;
};

/**
 * Requests the robots.txt of a site first of all, and keeps it as a file of the site. When `own` is true, only its sitemaps are used.
 * Throws `Halt`: exit code 4 when the site cannot be reached, 3 when it cannot return its rules (RFC 9309, section 2.3.1).
 */
export const siteRobots = async (route: Route, own: boolean, snapshot: Snapshot, problems: ProblemList): Promise<Robots> => {
  const url = new URL('/robots.txt', route.origin);
  const reached = await followRedirects(url, { ...route, allows: () => true }).catch((error: unknown) => {
    if (!(error instanceof CrawlRequestError)) throw error;
    problems.add(crawl.unreachable, { address: url.href, reason: error.message }, { file: url.href });
    throw new Halt(4);
  });
  if ('refusal' in reached) return FREE;
  const { status, body } = reached.answer;
  if (status >= 500 && !own) {
    const reason = `its robots.txt answers ${status}, so that nobody knows what may be read`;
    problems.add(crawl.refused, { address: route.origin, reason }, { file: url.href });
    throw new Halt(3);
  }
  if (status !== 200 || isPage(reached.answer)) return FREE;
  snapshot.keep({ kind: 'file', address: url.href, file: 'robots.txt', canonical: null, modified: null, ...snapshot.hold(body) });
  const robots = readRobots(body.toString('utf8'));
  return own ? { ...FREE, sitemaps: robots.sitemaps } : robots;
};
