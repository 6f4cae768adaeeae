import type { McpTable } from '../../../runtime/bundle.ts';
import { LEGACY_VERSIONS, MCP_NAMED, MCP_VERSIONS, META, MODERN_VERSIONS, serverIdentity, serverInfo } from '../../build/service-info.ts';
import { endpointReply, errorOutcome } from '../../base/rpc.ts';
import type { Build } from '../../build/build.ts';
import { rateLimitOf } from '../../config/rate-limit.ts';
import { holds, publishes, searchedPages } from '../../build/contents.ts';
import { paths } from '../../paths.ts';
import { toolNames } from '../../tools/index.ts';
import { promptsOf } from '../prompts.ts';
import { fileMethods, type FiledMethods } from './method-files.ts';
import { mcpMethods, type McpContents } from './methods.ts';
import { compiledPrompts, listedPrompts, wrongArgument } from './prompts.ts';
import { cacheableTail, introducingTail, resultTail, type ServedFiles } from './served.ts';
import { resourceTemplates } from './templates.ts';
import { compiledTools, listedTools } from './tools.ts';
import { listedResources, readAnswers, listedSkills, skillFolders } from './resources.ts';

/** Data of `completion/complete`: values for the arguments of prompts, and slugs for the templates of resources. */
const completions = (build: Build): McpTable['completions'] => ({
  'ref/prompt': Object.fromEntries(
    promptsOf(build).map(({ name, arguments: given }) => [
      name,
      Object.fromEntries(given.map((argument) => [argument.name, argument.values(build)])),
    ]),
  ),
  'ref/resource': Object.fromEntries(resourceTemplates(build).map(({ uriTemplate, slugs }) => [uriTemplate, { slug: slugs }])),
});

/** The methods of /mcp, and the files of their answers. */
export const filedMethods = (build: Build, files: ServedFiles): FiledMethods =>
  fileMethods(
    mcpMethods(mcpContents(build, files), {
      plain: resultTail(build),
      cacheable: cacheableTail(build),
      introducing: introducingTail(build),
    }),
  );

/** The table of /mcp. */
export const mcpTable = (build: Build, files: ServedFiles, { methods }: FiledMethods): McpTable => {
  const tools = compiledTools(build, files);
  const prompts = compiledPrompts(build);
  return {
    ...mcpReplies,
    // A batch larger than the burst could never be admitted, however long the sender waits.
    maximumBatch: Math.min(mcpReplies.maximumBatch, rateLimitOf(build.settings.config)?.burst ?? mcpReplies.maximumBatch),
    methods,
    tools,
    prompts,
    completions: completions(build),
    tail: resultTail(build),
    errors: mcpErrors(Object.keys(tools), Object.keys(prompts)),
  };
};

/** Replies of /mcp, and its revisions. */
export const mcpReplies = {
  answer: endpointReply(200),
  invalid: endpointReply(400),
  // An earlier client reads 404 as the loss of its session.
  missing: { legacy: endpointReply(200), modern: endpointReply(404) },
  accepted: endpointReply(202, null),
  revisions: Object.fromEntries([
    ...MODERN_VERSIONS.map((version) => [version, 'modern'] as const),
    ...LEGACY_VERSIONS.map((version) => [version, 'legacy'] as const),
  ]),
  meta: { revision: META.revision, capabilities: META.capabilities },
  named: MCP_NAMED,
  // JSON-RPC arrays; MCP removed them in 2025-06-18.
  batches: ['2025-03-26', '2024-11-05'],
  maximumBatch: 20,
} satisfies Partial<McpTable>;

/** Errors of /mcp; `tools` and `prompts` are their names. -32020 to -32099 belong to MCP (2026-07-28, basic). */
export const mcpErrors = (tools: readonly string[], prompts: readonly string[]): McpTable['errors'] => ({
  request: errorOutcome(-32600, 'Invalid Request'),
  params: errorOutcome(-32602, 'params must be an object'),
  parameter: errorOutcome(-32602, 'Missing or malformed parameter: {value}'),
  method: errorOutcome(-32601, 'Method not found: {value}'),
  tool: errorOutcome(-32602, `Unknown tool. Known: ${tools.join(', ')}.`),
  prompt: errorOutcome(-32602, prompts.length === 0 ? 'Unknown prompt. There are none.' : `Unknown prompt. Known: ${prompts.join(', ')}.`),
  arguments: wrongArgument('arguments'),
  completion: errorOutcome(-32602, 'ref and argument must name an argument of a prompt or of a resource template'),
  meta: errorOutcome(-32602, `Missing _meta["${META.revision}"]`),
  header: errorOutcome(-32020, 'Header mismatch: {value}'),
  revision: errorOutcome(-32022, 'Unsupported protocol version', { supported: MCP_VERSIONS, requested: '{value}' }),
  superseded: errorOutcome(-32022, 'Unsupported protocol version', { supported: MODERN_VERSIONS, requested: '{value}' }),
  capabilities: errorOutcome(-32602, `Missing _meta["${META.capabilities}"]`),
});

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
const mcpContents = (build: Build, files: ServedFiles): McpContents => ({
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
