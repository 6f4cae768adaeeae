import type { Build } from '../../build/build.ts';
import { holds, publishes, searchedPages } from '../../build/contents.ts';
import { serverIdentity, serverInfo } from '../../build/service-info.ts';
import { rateLimitOf } from '../../config/rate-limit.ts';
import { paths } from '../../paths.ts';
import { toolNames } from '../../tools/index.ts';
import type { McpContents } from './methods.ts';
import { listedPrompts } from './prompts.ts';
import { listedResources, readAnswers } from './resources.ts';
import type { ServedFiles } from './served.ts';
import { listedSkills, skillFolders } from './skills.ts';
import { resourceTemplates } from './templates.ts';
import { listedTools } from './tools.ts';

/** Maximum languages in the text; those with the most guides come first. */
const MAXIMUM_LANGUAGES = 40;

/** Instructions that a client gives its model; below 2,048 bytes, because clients truncate the rest. */
const instructions = (build: Build): string => {
  const { base, app, settings } = build;
  const limit = rateLimitOf(settings.config);
  return [
    `Facts that ${serverInfo(build).title} publishes on ${base}, compiled from its pages.`,
    [...choices(build), 'Link the url of what you quote.'].join(' '),
    'A long document comes in parts: call again with offset = nextOffset, or with the id of a section.',
    `Everything is read-only: nothing can be bought or changed here${app ? `; people sign up at ${app}` : ''}. ` +
      (limit
        ? `Requests are limited for each address to ${limit.burst} at once, then ${limit.perMinute} a minute; wait as Retry-After says. `
        : '') +
      (publishes(build)(paths.llms) ? `${base}${paths.llms} lists every page.` : ''),
  ]
    .join('\n')
    .trimEnd();
};

/** Which tool to use for which question. */
const choices = (build: Build): readonly string[] => {
  const languages = Object.keys(build.facts.guides.body.languages).slice(0, MAXIMUM_LANGUAGES).join(', ');
  return [
    ...(holds(build, 'plans')
      ? [`Use ${toolNames.plans} for cost and limits, and quote prices as returned; with one whose status is shown give its quote.`]
      : []),
    ...(holds(build, 'guides')
      ? [`Use ${toolNames.search}, then ${toolNames.guide}, for how-to questions; guides are in ${languages}.`]
      : []),
    ...(holds(build, 'comparisons') ? [`Use ${toolNames.comparison} when the user weighs another tool.`] : []),
    `Use ${toolNames.contact} for the company and how to reach it, and ${toolNames.site}, then ${toolNames.page}, for anything else: they reach every page. What is null was not found on the ${searchedPages(build)}, unless a status or reason beside it says more.`,
  ];
};

/** Lists and documents of /mcp for a site. */
export const mcpContents = (build: Build, files: ServedFiles): McpContents => ({
  serverInfo: serverIdentity(build),
  instructions: instructions(build),
  tools: listedTools(build),
  resources: listedResources(build, files),
  templates: resourceTemplates(build).map(({ slugs: _, ...template }) => template),
  documents: readAnswers(build, files),
  folders: skillFolders(build),
  prompts: listedPrompts(build),
  skills: listedSkills(build, files),
});
