import type { McpAnswer, McpMethod } from '../../../runtime/bundle.ts';
import { LEGACY_VERSIONS, MCP_CAPABILITIES, MCP_NAMED, MCP_VERSIONS } from '../../build/service-info.ts';
import { errorOutcome, resultOutcome } from '../../base/rpc.ts';

/** All lists and documents of /mcp that do not depend on a request. */
export interface McpContents {
  /** Server information for `initialize`. */
  readonly serverInfo: object;
  readonly instructions: string;
  readonly tools: readonly object[];
  readonly resources: readonly object[];
  readonly templates: readonly object[];
  /** Contents of MCP resources by uri. */
  readonly documents: Readonly<Record<string, McpAnswer>>;
  /** Content of a folder of MCP resources, by its uri. */
  readonly folders: ReadonlyMap<string, readonly object[]>;
  readonly prompts: readonly object[];
  /** Skills by the uri of their SKILL.md. */
  readonly skills: ReadonlyMap<string, object>;
}

/** Last members of results, with the closing brace; those of lists and documents have a cache lifetime. */
export interface McpTails {
  readonly plain: string;
  readonly cacheable: string;
  /** For `server/discover`, with all server information. */
  readonly introducing: string;
}

/** MCP resources on one page of `resources/list`. */
const PAGE = 500;

/** Every method of /mcp with its answer (MCP 2026-07-28 and before; the skills are SEP-2640). */
export const mcpMethods = (contents: McpContents, tails: McpTails): Readonly<Record<string, McpMethod>> => ({
  initialize: initialize(contents, tails),
  ping: { kind: 'constant', era: 'legacy', outcome: resultOutcome('{}') },
  'server/discover': { kind: 'constant', era: 'modern', outcome: discover(contents, tails) },
  'tools/list': list('tools', contents.tools, tails),
  'tools/call': { kind: 'tool' },
  'resources/list': list('resources', contents.resources, tails),
  'resources/templates/list': list('resourceTemplates', contents.templates, tails),
  'resources/read': {
    kind: 'lookup',
    parameter: MCP_NAMED['resources/read'],
    answers: contents.documents,
    files: [],
    unknown: { legacy: notFound(-32002), modern: notFound(-32602) },
  },
  'resources/directory/read': byUri(contents.folders, (resources) => ({ resources }), 'Not a folder: {value}', tails),
  'prompts/list': list('prompts', contents.prompts, tails),
  'prompts/get': { kind: 'prompt' },
  'completion/complete': { kind: 'completion' },
  'skills/list': list('skills', [...contents.skills.values()], tails),
  'skills/get': byUri(contents.skills, (skill) => ({ skill }), 'Unknown skill: {value}', tails),
});

/** A result from its members and the common end of results. */
const outcome = (members: object, tail: string): string => resultOutcome(JSON.stringify(members).slice(0, -1) + tail);

/** Answers to `initialize` by the requested revision; an unknown one gets the newest with a handshake. */
const initialize = ({ serverInfo, instructions }: McpContents, { plain }: McpTails): McpMethod => {
  const of = (protocolVersion: string): string =>
    outcome({ protocolVersion, capabilities: MCP_CAPABILITIES, serverInfo, instructions }, plain);
  const answers = Object.fromEntries(LEGACY_VERSIONS.map((version) => [version, [of(version)] as const]));
  return { kind: 'lookup', era: 'legacy', parameter: 'protocolVersion', answers, files: [], unknown: of(LEGACY_VERSIONS[0]) };
};

const discover = ({ instructions }: McpContents, { introducing }: McpTails): string =>
  outcome({ supportedVersions: MCP_VERSIONS, capabilities: MCP_CAPABILITIES, instructions }, introducing);

/** A list in pages; the cursor of a page is its number, and an unknown one is an error. */
const list = (key: string, all: readonly object[], { cacheable }: McpTails): McpMethod => {
  const count = Math.max(1, Math.ceil(all.length / PAGE));
  const pages = Array.from({ length: count }, (_, index) => {
    const page = all.slice(index * PAGE, (index + 1) * PAGE);
    return outcome({ [key]: page, ...(index + 1 < count && { nextCursor: String(index + 1) }) }, cacheable);
  });
  return {
    kind: 'lookup',
    parameter: 'cursor',
    otherwise: pages[0] ?? '',
    answers: Object.fromEntries(pages.slice(1).map((page, index) => [String(index + 1), [page] as const])),
    files: [],
    unknown: inBoth(errorOutcome(-32602, 'Unknown cursor')),
  };
};

const byUri = <Item>(
  items: ReadonlyMap<string, Item>,
  members: (item: Item) => object,
  message: string,
  { cacheable }: McpTails,
): McpMethod => ({
  kind: 'lookup',
  parameter: 'uri',
  answers: Object.fromEntries([...items].map(([uri, item]) => [uri, [outcome(members(item), cacheable)] as const])),
  files: [],
  unknown: inBoth(errorOutcome(-32602, message)),
});

const notFound = (code: number): string => errorOutcome(code, 'Resource not found', { uri: '{value}' });

const inBoth = (text: string): Readonly<Record<'legacy' | 'modern', string>> => ({ legacy: text, modern: text });
