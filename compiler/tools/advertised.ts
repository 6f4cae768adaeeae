/**
 * What a bundle advertises of its endpoints: everything if every host answers POST, else nothing. /mcp and /a2a themselves use the
 * definitions.
 */
import { answeredQuestions } from '../answers/skills.ts';
import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { rateLimitOf, type RateLimit } from '../config/rate-limit.ts';
import { paths, twinPath } from '../paths.ts';
import { mcpTools } from './index.ts';
import type { Tool } from './tool.ts';

/** Description of the hosts' abilities for templates, for docs/reference/templates.md. */
export const SERVES_SAYS =
  'What every host of the bundle does, true or false: `post` (it answers /mcp and /a2a), `negotiation` (it answers the address of a page in markdown), `headers` (it sends those of sitec), `missingData` (it answers what is missing below /api/ with JSON), `aliases` (it answers a second address of a file without a second file); and `markdown`: whether there are files with the markdown of pages';

/** Abilities of the hosts for templates. */
export const advertisedAbilities = (build: Build): Readonly<Record<string, boolean>> => ({
  ...build.serves,
  markdown: publishes(build)(twinPath('/')),
});

/** The tools of /mcp. */
export const advertisedTools = (build: Build): readonly Tool[] => (publishes(build)(paths.mcp) ? mcpTools(build) : []);

/** Questions that the guide at /a2a answers. */
export const advertisedQuestions = (build: Build): readonly string[] => (publishes(build)(paths.a2a) ? answeredQuestions(build) : []);

/** The rate limit of the endpoints; null without a limit, and without endpoints. */
export const advertisedLimit = (build: Build): RateLimit | null => (build.serves.post ? rateLimitOf(build.settings.config) : null);

/** Public paths by name, null for those that the bundle does not have. */
export const advertisedPaths = <Path extends string | readonly string[]>(
  named: Readonly<Record<string, Path>>,
  build: Build,
): Readonly<Record<string, Path | null>> => {
  const has = publishes(build);
  return Object.fromEntries(Object.entries(named).map(([name, path]) => [name, [path].flat().every(has) ? path : null]));
};

/** Returns the name of a tool, null for one that is not available. */
export const toolNaming = (build: Build): ((name: string) => string | null) => {
  const names = new Set(advertisedTools(build).map(({ name }) => name));
  return (name) => (names.has(name) ? name : null);
};
