/** The parts of a bundle that a build can write alone, with their contents and dependencies. */
import { paths, skillPath } from '../paths.ts';
import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import type { Options } from './options.ts';

/** The skill about /mcp. */
const MCP_SKILL = skillPath('use-the-mcp-server');

const MCP_PATHS: readonly string[] = [paths.mcp, paths.mcpServerCard, ...paths.mcpServerCardAliases];
const A2A_PATHS: readonly string[] = [paths.a2a, paths.agentCard, paths.agentCardAlias];

/** The endpoints, and the files that only describe them. */
export const isAboutEndpoint = (path: string): boolean => path === MCP_SKILL || MCP_PATHS.includes(path) || A2A_PATHS.includes(path);

const FEED_PATHS: readonly string[] = [paths.factsAtom, paths.factsJson];
const SEARCH_PATHS: readonly string[] = [paths.search, paths.searchIndex];

interface PartRule {
  /** Description for documents. */
  readonly says: string;
  /** Parts that are added, because this part names their paths. */
  readonly needs: readonly string[];
  /** Whether a path belongs to it. No file names a path of a part that is left out. */
  readonly holds: (path: string) => boolean;
}

const oneOf =
  (...known: readonly string[]) =>
  (path: string): boolean =>
    known.includes(path);

/**
 * Every part by name. A path may belong to two parts and then needs both: the skill about /mcp is one of the skills. Pages and files of the
 * site, the 404 answers, the key of IndexNow, the index of the runtime and the manifest belong to none.
 */
const RULES = {
  // A record names the markdown of its page, and the page for developers describes the requests.
  api: {
    says: 'the JSON documents with their schemas, the feed of changed facts, the search for browsers, and the page for developers',
    needs: ['markdown'],
    holds: (path) => path.startsWith(paths.api) || FEED_PATHS.includes(path) || SEARCH_PATHS.includes(path.replace(/^\/_sitec/, '')),
  },
  markdown: {
    says: 'the markdown of every page, also by `Accept` where the host negotiates, and the script with which people copy it',
    needs: [],
    holds: (path) => path.endsWith('/index.md') || path === paths.copy,
  },
  llms: {
    says: '`/llms.txt` with those of folders, and `/llms-full.txt` with its parts',
    needs: [],
    holds: oneOf(paths.llms, paths.llmsFull),
  },
  // Skills name the documents to request; the API catalogue and auth.md name their addresses.
  wellknown: {
    says: 'API catalog, AI catalogs, agent skills, `security.txt`, the proof for the MCP registry, and `/auth.md`',
    needs: ['api'],
    holds: (path) => path === paths.auth || (path.startsWith('/.well-known/') && !MCP_PATHS.includes(path) && !A2A_PATHS.includes(path)),
  },
  openapi: { says: '`/openapi.json`', needs: ['api'], holds: oneOf(paths.openapi) },
  // Tools and answers read the documents of the API, and name them as their source.
  mcp: {
    says: 'the MCP server: its card, every mention of it, and among the skills the one about it',
    needs: ['api'],
    holds: oneOf(...MCP_PATHS, MCP_SKILL),
  },
  a2a: { says: 'the A2A guide: its card, and every mention of it', needs: ['api'], holds: oneOf(...A2A_PATHS) },
  webmcp: { says: '`/webmcp.js`, and its element in pages', needs: ['api'], holds: oneOf(paths.webmcp) },
  robots: { says: '`/robots.txt`', needs: [], holds: oneOf(paths.robots) },
  sitemap: { says: '`/sitemap.xml` with its parts, and `/sitemap.md`', needs: [], holds: oneOf(paths.sitemap, paths.sitemapMarkdown) },
  // Their files are beside the paths of the bundle.
  hosts: { says: 'files of hosts, in the bundle and in `deploy/`', needs: [], holds: () => false },
} as const satisfies Readonly<Record<string, PartRule>>;

/** A part of a bundle. */
export type Part = keyof typeof RULES;

/** The parts that a build writes; null for all of them. */
export type ChosenParts = ReadonlySet<Part> | null;

/** Every part, in the order of documents. */
export const PARTS = Object.keys(RULES) as readonly Part[];

/** Description of a part, and the parts that are added with it. */
export const describePart = (part: Part): Pick<PartRule, 'says' | 'needs'> => RULES[part];

/** Whether a part is written. */
export const writes = (only: ChosenParts, part: Part): boolean => only === null || only.has(part);

/** Whether every part that a path belongs to is written. */
export const writesPath = (only: ChosenParts, path: string): boolean =>
  only === null || PARTS.every((part) => only.has(part) || !RULES[part].holds(path));

/** The selected parts with those that they need; all parts mean the whole bundle. Throws `Halt` (exit code 3) for an unknown name. */
export const chosenParts = ({ only }: Options, problems: ProblemList): ChosenParts => {
  if (only === undefined) return null;
  const unknown = only.filter((name) => !isPart(name));
  const expected = `must be some of ${PARTS.join(', ')}`;
  for (const got of unknown) problems.add(input.configWrongValue, { key: '--only', expected, got });
  if (unknown.length > 0) throw new Halt(3);
  const parts = withNeeds(new Set(only.filter(isPart)));
  return parts.size === PARTS.length ? null : parts;
};

/** The parts of a bundle by their names, in the order of documents; null for all of them. */
export const partNames = (only: ChosenParts): readonly Part[] | null => only && PARTS.filter((part) => only.has(part));

/** The known parts in an untrusted list; null for a value that is not a list. */
export const partsFrom = (names: unknown): ChosenParts =>
  Array.isArray(names) ? new Set(names.filter((name): name is Part => typeof name === 'string' && isPart(name))) : null;

const isPart = (name: string): name is Part => Object.hasOwn(RULES, name);

const withNeeds = (parts: ReadonlySet<Part>): ReadonlySet<Part> => {
  const all = new Set<Part>([...parts].flatMap((part): readonly Part[] => [part, ...RULES[part].needs]));
  return all.size === parts.size ? all : withNeeds(all);
};
