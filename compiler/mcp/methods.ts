import type { McpLookup, McpMethod } from '../../runtime/bundle.ts';
import type { Build } from '../artefact.ts';
import { errorOutcome, resultOutcome } from '../rpc.ts';
import { LEGACY_VERSIONS, MCP_CAPABILITIES, MCP_VERSIONS, serverInfo, serviceDescription } from '../service.ts';
import { instructions } from './instructions.ts';
import { listedPrompts } from './prompts.ts';
import { listedResource, mcpResources, readAnswers } from './resources.ts';
import { cacheableTail, resultTail, type ServedFiles } from './served.ts';
import { listedSkills, skillFolders } from './skills.ts';
import { resourceTemplates } from './templates.ts';
import { listedTools } from './tools.ts';

/** MCP resources on one page of `resources/list`. */
const PAGE = 500;

/** Every method of /mcp with its answer (MCP 2026-07-28 and before; the skills are SEP-2640). */
export const mcpMethods = (build: Build, files: ServedFiles): Readonly<Record<string, McpMethod>> => ({
  initialize: initialize(build),
  ping: { kind: 'constant', era: 'legacy', outcome: resultOutcome('{}') },
  'server/discover': { kind: 'constant', era: 'modern', outcome: discover(build) },
  'tools/list': list('tools', [listedTools(build)], build),
  'tools/call': { kind: 'tool', named: 'name' },
  'resources/list': list('resources', resourcePages(build, files), build),
  'resources/templates/list': list('resourceTemplates', [resourceTemplates(build).map(({ slugs: _, ...template }) => template)], build),
  'resources/read': {
    kind: 'lookup',
    named: 'uri',
    parameter: 'uri',
    answers: readAnswers(build, files),
    unknown: { legacy: notFound(-32002), modern: notFound(-32602) },
  },
  'resources/directory/read': byUri(
    [...skillFolders(build)].map(([uri, resources]) => [uri, { resources }]),
    'Not a folder: {value}',
    build,
  ),
  'prompts/list': list('prompts', [listedPrompts], build),
  'prompts/get': { kind: 'prompt', named: 'name' },
  'completion/complete': { kind: 'completion' },
  'skills/list': list('skills', [[...listedSkills(build, files).values()]], build),
  'skills/get': byUri(
    [...listedSkills(build, files)].map(([uri, skill]) => [uri, { skill }]),
    'Unknown skill: {value}',
    build,
  ),
});

/** Outcome of `initialize` by the revision that a client asks for; one that we do not know gets the newest with a handshake. */
const initialize = (build: Build): McpLookup & McpMethod => {
  const outcome = (protocolVersion: string): string => opened(build, { protocolVersion, capabilities: MCP_CAPABILITIES });
  const answers = Object.fromEntries(LEGACY_VERSIONS.map((version) => [version, [outcome(version)] as const]));
  const newest = outcome(LEGACY_VERSIONS[0]);
  return { kind: 'lookup', era: 'legacy', parameter: 'protocolVersion', answers, unknown: { legacy: newest, modern: newest } };
};

const discover = (build: Build): string => {
  const members = { supportedVersions: MCP_VERSIONS, capabilities: MCP_CAPABILITIES, instructions: instructions(build) };
  return resultOutcome(JSON.stringify(members).slice(0, -1) + cacheableTail(build));
};

const opened = (build: Build, members: object): string => {
  const server = { ...serverInfo(build), description: serviceDescription(build), websiteUrl: build.base };
  const result = { ...members, serverInfo: server, instructions: instructions(build) };
  return resultOutcome(JSON.stringify(result).slice(0, -1) + resultTail(build));
};

/** A list on pages; the cursor of a page is its number, and an unknown one is an error. */
const list = (key: string, pages: readonly (readonly object[])[], build: Build): McpMethod => {
  const outcome = (page: readonly object[], index: number): string => {
    const members = { [key]: page, ...(index + 1 < pages.length && { nextCursor: String(index + 1) }) };
    return resultOutcome(JSON.stringify(members).slice(0, -1) + cacheableTail(build));
  };
  const unknown = errorOutcome(-32602, 'Unknown cursor');
  return {
    kind: 'lookup',
    parameter: 'cursor',
    otherwise: outcome(pages[0] ?? [], 0),
    answers: Object.fromEntries(pages.slice(1).map((page, index) => [String(index + 1), [outcome(page, index + 1)]])),
    unknown: { legacy: unknown, modern: unknown },
  };
};

const byUri = (results: readonly (readonly [uri: string, result: object])[], message: string, build: Build): McpMethod => {
  const outcome = (result: object): string => resultOutcome(JSON.stringify(result).slice(0, -1) + cacheableTail(build));
  const unknown = errorOutcome(-32602, message);
  const answers = Object.fromEntries(results.map(([uri, result]) => [uri, [outcome(result)] as const]));
  return { kind: 'lookup', parameter: 'uri', answers, unknown: { legacy: unknown, modern: unknown } };
};

const notFound = (code: number): string => errorOutcome(code, 'Resource not found', { uri: '{value}' });

/** The listed resources, the most important first, in pages. */
const resourcePages = (build: Build, files: ServedFiles): readonly (readonly object[])[] => {
  const listed = mcpResources(build).filter(({ isListed }) => isListed);
  const priority = (index: number): number => Math.round((1 - index / listed.length) * 100) / 100;
  const all = listed.map((resource, index) => listedResource(resource, priority(index), files));
  return Array.from({ length: Math.ceil(all.length / PAGE) }, (_, page) => all.slice(page * PAGE, (page + 1) * PAGE));
};
