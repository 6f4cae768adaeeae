/** Paths that only agents look for, as sitec publishes them. */
import { llmsFullPath, llmsPath, paths, resourcePath, schemaPath, skillPath } from '../../../compiler/paths.ts';

/** Paths with names of their own. */
export const pathsForAgents: readonly string[] = [
  paths.mcp,
  paths.a2a,
  paths.openapi,
  paths.apiCatalog,
  paths.mcpServerCard,
  ...paths.mcpServerCardAliases,
  paths.agentCard,
  paths.agentCardAlias,
  paths.agentSkills,
  paths.ard,
  paths.aiCatalog,
  paths.llms,
  paths.llmsFull,
  paths.sitemapMarkdown,
  paths.auth,
];

/** Paths that are made of names. */
export const agentSkillPaths: readonly string[] = [
  resourcePath('plans'),
  schemaPath('plans'),
  skillPath('compare-plans'),
  llmsPath('/guides/', 2),
  llmsFullPath(1),
  '/pricing.md',
  '/pricing/index.md',
];
