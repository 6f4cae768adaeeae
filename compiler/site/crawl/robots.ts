import { crawl } from '../../problems/crawl.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { followRedirects, isPage, type Route } from './redirects.ts';
import { CrawlRequestError } from './request-error.ts';
import type { Snapshot } from './snapshot.ts';
/** The name by which rules speak to sitec. */
const AGENT = 'sitec';

/** Characters that are read; parsers have to read 500 KiB (RFC 9309, section 2.5). */
const MAXIMUM = 512_000;

interface Rule {
  readonly allows: boolean;
  /** Pieces between the wildcards of its path. */
  readonly pieces: readonly string[];
  /** True when the path has to end there. */
  readonly isWhole: boolean;
  /** The longest path counts. */
  readonly length: number;
}

/** What robots.txt says to sitec (RFC 9309). */
export interface Robots {
  /** Whether an address may be asked, by its path with its query, percent-encoded. */
  allows(path: string): boolean;
  /** Addresses of sitemaps, as they stand there. */
  readonly sitemaps: readonly string[];
}

/** Nothing is forbidden. */
export const FREE: Robots = { allows: () => true, sitemaps: [] };

/** Rules, and the names of those whom they are for. */
interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

/** Reads a robots.txt: the groups for sitec, else those for everybody. */
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

/** Several names in a row head one group; whatever else stands between them does not count. */
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
      const [plain = ''] = line.split('#', 1);
      const colon = plain.indexOf(':');
      return colon < 0 ? [] : [[plain.slice(0, colon).trim().toLowerCase(), plain.slice(colon + 1).trim()] as const];
    });

/** A product name without its version. */
const agentOf = (value: string): string => /^(?:\*|[a-z_-]*)/i.exec(value)?.[0].toLowerCase() ?? '';

const ruleOf = (allows: boolean, value: string): Rule => {
  const isWhole = value.endsWith('$');
  const pattern = isWhole ? value.slice(0, -1) : value;
  return { allows, pieces: pattern.split('*').map(normal), isWhole, length: value.length };
};

/** Paths are compared in one form of percent-encoding. */
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

/** Finds the pieces one after the other: a wildcard that takes as little as it can misses nothing. Of a whole path the last piece is its end. */
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
 * Asks a site for its robots.txt, which is the first request, and keeps it as a file of the site. Of a site of one's own only the sitemaps in it
 * count. Throws `Halt`: 4 when the site cannot be reached, 3 when it cannot say what may be read (RFC 9309, section 2.3.1).
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
