/** The tables of /mcp of the fixture: a little of every kind of method. */
import { errorOutcome, resultOutcome } from '../../../compiler/base/rpc.ts';
import { LEGACY_VERSIONS, MCP_CAPABILITIES, MCP_VERSIONS } from '../../../compiler/build/service-info.ts';
import { promptRule } from '../../../compiler/protocols/mcp/prompts.ts';
import { mcpErrors, mcpReplies } from '../../../compiler/protocols/mcp/table.ts';
import type { McpMethod, McpTable } from '../../../runtime/bundle.ts';
import { TAIL, TOOLS } from './fixture-tools.ts';

const outcome = (result: object): string => resultOutcome(JSON.stringify(result).slice(0, -1) + TAIL);

const text = { type: 'string' };
const tool = (name: string, properties: object): object => ({
  name,
  description: name,
  inputSchema: { type: 'object', properties, additionalProperties: false },
});
const TOOL_LIST = [
  tool('get_plans', {}),
  tool('list_features', { status: text }),
  tool('get_guide', { slug: text, section: text, offset: { type: 'integer' } }),
  tool('search_guides', { query: text, limit: { type: 'integer' }, offset: { type: 'integer' } }),
];

const server = { capabilities: MCP_CAPABILITIES, serverInfo: { name: 'example.acme/site', version: '1.0.0' }, instructions: 'Ask.' };
const initialize = (protocolVersion: string): string => outcome({ protocolVersion, ...server });
const same = (unknown: string): Readonly<Record<'legacy' | 'modern', string>> => ({ legacy: unknown, modern: unknown });

const resource = (name: string): object => ({ uri: `https://acme.example/${name}/index.md`, name });
const missing = (code: number): string => errorOutcome(code, 'Resource not found', { uri: '{value}' });

const METHODS: Readonly<Record<string, McpMethod>> = {
  initialize: {
    kind: 'lookup',
    files: [],
    era: 'legacy',
    parameter: 'protocolVersion',
    answers: Object.fromEntries(LEGACY_VERSIONS.map((version) => [version, [initialize(version)] as const])),
    unknown: same(initialize('2025-11-25')),
  },
  ping: { kind: 'constant', era: 'legacy', outcome: resultOutcome('{}') },
  'server/discover': {
    kind: 'constant',
    era: 'modern',
    outcome: outcome({ supportedVersions: MCP_VERSIONS, capabilities: MCP_CAPABILITIES, ttlMs: 300_000, cacheScope: 'public' }),
  },
  'tools/list': {
    kind: 'lookup',
    files: [],
    parameter: 'cursor',
    answers: {},
    otherwise: outcome({ tools: TOOL_LIST, ttlMs: 300_000, cacheScope: 'public' }),
    unknown: same(errorOutcome(-32602, 'Unknown cursor')),
  },
  'tools/call': { kind: 'tool' },
  'resources/list': {
    kind: 'lookup',
    files: [],
    parameter: 'cursor',
    answers: { 1: [outcome({ resources: [resource('guía')] })] },
    otherwise: outcome({ resources: [resource('pricing')], nextCursor: '1' }),
    unknown: same(errorOutcome(-32602, 'Unknown cursor')),
  },
  'resources/read': {
    kind: 'lookup',
    files: [],
    parameter: 'uri',
    answers: {
      'https://acme.example/pricing/index.md': [
        '"result":{"contents":[{"uri":"https://acme.example/pricing/index.md","mimeType":"text/markdown","text":',
        'pricing/index.md',
        `}]${TAIL}`,
      ],
    },
    unknown: { legacy: missing(-32002), modern: missing(-32602) },
  },
  'prompts/get': { kind: 'prompt' },
  'completion/complete': { kind: 'completion' },
};

/** The tables, as the compiler would write them. */
export const MCP: McpTable = {
  ...mcpReplies,
  methods: METHODS,
  tools: TOOLS,
  prompts: {
    find_guide: {
      arguments: [promptRule('topic', true), promptRule('language', false)],
      pieces: [
        ['"result":{"messages":[{"role":"user","content":{"type":"text","text":"Find a guide.'],
        [' Topic: {value}.', 'topic'],
        [' Language: {value}.', 'language'],
        [`"}}]${TAIL}`],
      ],
    },
  },
  completions: {
    'ref/prompt': { find_guide: { topic: ['Broadcast to many', 'Moderate comments', 'Take broad orders'], language: [] } },
    'ref/resource': { 'https://acme.example/n/{slug}': { slug: Array.from({ length: 120 }, (_, position) => `n-${position}`) } },
  },
  tail: TAIL,
  errors: mcpErrors(Object.keys(TOOLS), ['find_guide']),
};
