/** The parts of a bundle that a build may be told to write alone: what each of them holds, and what it cannot be without. */
import type { Options } from './options.ts';
import { paths, skillPath } from './paths.ts';
import { Halt, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';

/** The skill that is about nothing but /mcp. */
const MCP_SKILL = skillPath('use-the-mcp-server');

const MCP_PATHS: readonly string[] = [paths.mcp, paths.mcpServerCard, ...paths.mcpServerCardAliases];
const A2A_PATHS: readonly string[] = [paths.a2a, paths.agentCard, paths.agentCardAlias];

/** The endpoints, and the files that say nothing but how to use them. */
export const isAboutEndpoint = (path: string): boolean => path === MCP_SKILL || MCP_PATHS.includes(path) || A2A_PATHS.includes(path);

const SEARCH_PATHS: readonly string[] = [paths.search, paths.searchIndex];

interface PartRule {
  /** Parts that come with it, because it would name what is not there. */
  readonly needs: readonly string[];
  /** Whether a path belongs to it. Nothing names a path of the bundle that belongs to a part which is left out. */
  readonly holds: (path: string) => boolean;
}

const oneOf =
  (...known: readonly string[]) =>
  (path: string): boolean =>
    known.includes(path);

/**
 * Every part by its name. A path may belong to two, and needs both: the skill about /mcp is one of the skills. The pages and files of the site, the
 * answers to what does not exist, the index of the runtime and the manifest belong to none.
 */
const RULES = {
  // A record names the markdown of its page, and the page for developers says what to request.
  api: { needs: ['markdown'], holds: (path) => path.startsWith(paths.api) || SEARCH_PATHS.includes(path.replace(/^\/_sitec/, '')) },
  markdown: { needs: [], holds: (path) => path.endsWith('/index.md') },
  llms: { needs: [], holds: oneOf(paths.llms, paths.llmsFull) },
  // Skills say which documents to get, the API catalogue and auth.md where they are.
  wellknown: {
    needs: ['api'],
    holds: (path) => path === paths.auth || (path.startsWith('/.well-known/') && !MCP_PATHS.includes(path) && !A2A_PATHS.includes(path)),
  },
  openapi: { needs: ['api'], holds: oneOf(paths.openapi) },
  // Tools and answers are read from the documents of the API, and name them as their source.
  mcp: { needs: ['api'], holds: oneOf(...MCP_PATHS, MCP_SKILL) },
  a2a: { needs: ['api'], holds: oneOf(...A2A_PATHS) },
  webmcp: { needs: ['api'], holds: oneOf(paths.webmcp) },
  robots: { needs: [], holds: oneOf(paths.robots) },
  sitemap: { needs: [], holds: oneOf(paths.sitemap, paths.sitemapMarkdown) },
  // Their files lie beside the paths of the bundle.
  hosts: { needs: [], holds: () => false },
} as const satisfies Readonly<Record<string, PartRule>>;

/** A part of a bundle. */
export type Part = keyof typeof RULES;

/** The parts that a build writes; null for all of them. */
export type ChosenParts = ReadonlySet<Part> | null;

/** Every part, in the order of documents. */
export const PARTS = Object.keys(RULES) as readonly Part[];

/** Whether a part is written. */
export const writes = (only: ChosenParts, part: Part): boolean => only === null || only.has(part);

/** Whether every part that a path belongs to is written. */
export const writesPath = (only: ChosenParts, path: string): boolean =>
  only === null || PARTS.every((part) => only.has(part) || !RULES[part].holds(path));

/** The parts that were asked for, with those that they need. Throws `Halt` (exit code 3) for a name that no part has. */
export const chosenParts = ({ only }: Options, problems: ProblemList): ChosenParts => {
  if (only === undefined) return null;
  const unknown = only.filter((name) => !isPart(name));
  const expected = `must be some of ${PARTS.join(', ')}`;
  for (const got of unknown) problems.add(input.configWrongValue, { key: '--only', expected, got });
  if (unknown.length > 0) throw new Halt(3);
  return withNeeds(new Set(only.filter(isPart)));
};

const isPart = (name: string): name is Part => Object.hasOwn(RULES, name);

const withNeeds = (parts: ReadonlySet<Part>): ReadonlySet<Part> => {
  const all = new Set<Part>([...parts].flatMap((part): readonly Part[] => [part, ...RULES[part].needs]));
  return all.size === parts.size ? all : withNeeds(all);
};
