import type { Build } from './artefact.ts';
import { paths, skillPath } from './paths.ts';
import { developersPage } from './service.ts';

/** The skill that is about nothing but /mcp. */
const MCP_SKILL = 'use-the-mcp-server';

/** The endpoints, and the files that say nothing but how to use them: without a host that answers POST they would promise what is not there. */
const POSTED: ReadonlySet<string> = new Set([
  paths.mcp,
  paths.a2a,
  paths.mcpServerCard,
  ...paths.mcpServerCardAliases,
  paths.agentCard,
  paths.agentCardAlias,
  skillPath(MCP_SKILL),
]);

/**
 * Whether a bundle has what a path stands for on every one of its hosts. Whatever names a path of the bundle asks here, so that nothing is advertised
 * that is not served.
 */
export const publishes =
  (build: Build): ((path: string) => boolean) =>
  (path) =>
    POSTED.has(path) ? build.serves.post : path !== paths.developers || developersPage(build) !== null;
