import type { Build } from '../../build/build.ts';
import { serverIdentity } from '../../build/service-info.ts';
import { instructions } from './instructions.ts';
import type { McpContents } from './methods.ts';
import { listedPrompts } from './prompts.ts';
import { listedResources, readAnswers } from './resources.ts';
import type { ServedFiles } from './served.ts';
import { listedSkills, skillFolders } from './skills.ts';
import { resourceTemplates } from './templates.ts';
import { listedTools } from './tools.ts';

/** What /mcp lists and holds of a site. */
export const mcpContents = (build: Build, files: ServedFiles): McpContents => ({
  serverInfo: serverIdentity(build),
  instructions: instructions(build),
  tools: listedTools(build),
  resources: listedResources(build, files),
  templates: resourceTemplates(build).map(({ slugs: _, ...template }) => template),
  documents: readAnswers(build, files),
  folders: skillFolders(build),
  prompts: listedPrompts,
  skills: listedSkills(build, files),
});
