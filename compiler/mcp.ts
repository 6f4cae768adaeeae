import type { CompiledTool, McpTable } from '../runtime/bundle.ts';
import type { Build } from './artefact.ts';
import { paths } from './paths.ts';
import { endpointReply, errorOutcome, resultOutcome } from './rpc.ts';
import { lean, type JsonSchema } from './schema.ts';
import { MCP_VERSIONS, serverInfo, serviceDescription } from './service.ts';
import { compileTool, resultFile } from './tool-table.ts';
import { inputSchema, type Tool, type ToolAnswer, type ToolResult } from './tool.ts';
import { mcpTools } from './tools/index.ts';

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations: Readonly<Record<string, string | boolean>>;
}

/** A tool with everything that is published of it. */
export interface PublishedTool {
  readonly listed: ListedTool;
  readonly compiled: CompiledTool;
  /** File of the bundle -> result, made when it is written. */
  readonly results: ReadonlyMap<string, () => ToolResult>;
}

/** The tools of /mcp: how they are listed, the runtime's tables, and their ready results. */
export const compiledTools = (build: Build): readonly PublishedTool[] =>
  mcpTools(build).map((tool) => ({ listed: listTool(tool, build), ...publishTool(tool, build) }));

const listTool = (tool: Tool, build: Build): ListedTool => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool, build),
  ...(tool.output && { outputSchema: lean(tool.output.json) }),
  annotations: { title: tool.title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

const publishTool = (tool: Tool, build: Build): Pick<PublishedTool, 'compiled' | 'results'> => {
  const answer = tool.answer(build);
  if (answer.kind === 'navigate') throw new Error(`${tool.name} exists in browsers only`);
  const suggestions = build.facts.guides.items.slice(0, 3).map(({ title }) => title);
  return { compiled: compileTool(tool.name, tool.arguments(build), answer, suggestions), results: resultsOf(tool, answer) };
};

const resultsOf = ({ name }: Tool, answer: ToolAnswer): PublishedTool['results'] => {
  if (answer.kind === 'constant') return new Map([[resultFile(name, null), () => answer.result]]);
  if (answer.kind !== 'lookup') return new Map();
  const found = [...answer.results].map(([key, result]) => [resultFile(name, key), result] as const);
  return new Map([...found, ...(answer.otherwise ? [[resultFile(name, null), answer.otherwise] as const] : [])]);
};

/** A ready `tools/call` result. */
export const toolResult = ({ structuredContent, text }: ToolResult): string =>
  JSON.stringify({ content: [{ type: 'text', text }], structuredContent });

/** Result of `tools/list`. Clients read it at every start, so it must stay below 24,000 characters. */
export const toolList = (tools: readonly PublishedTool[]): string => JSON.stringify({ tools: tools.map(({ listed }) => listed) });

/** Everything that /mcp answers without looking at arguments. */
export const mcpTable = (build: Build): McpTable => {
  const tools = compiledTools(build);
  const { base } = build;
  const server = {
    capabilities: { tools: {} },
    serverInfo: { ...serverInfo(build), description: serviceDescription(build), websiteUrl: base },
    instructions: instructions(build),
  };
  const initialize = (protocolVersion: string): string => resultOutcome(JSON.stringify({ protocolVersion, ...server }));
  return {
    ...mcpReplies,
    fallback: initialize(MCP_VERSIONS[0]),
    initialize: Object.fromEntries(MCP_VERSIONS.map((version) => [version, initialize(version)])),
    methods: { ping: resultOutcome('{}'), 'tools/list': resultOutcome(toolList(tools)) },
    tools: Object.fromEntries(tools.map(({ listed, compiled }) => [listed.name, compiled])),
    errors: mcpErrors(tools.map(({ listed }) => listed.name)),
  };
};

/** Replies of /mcp, and the revision that counts when a request names none. */
export const mcpReplies = {
  answer: endpointReply(200),
  invalid: endpointReply(400),
  accepted: endpointReply(202, null),
  latest: MCP_VERSIONS[0],
} as const satisfies Partial<McpTable>;

/** Errors of /mcp; `names` are its tools. */
export const mcpErrors = (names: readonly string[]): McpTable['errors'] => ({
  request: errorOutcome(-32600, 'Invalid Request'),
  params: errorOutcome(-32602, 'params must be an object'),
  revision: errorOutcome(-32022, 'Unsupported protocol version', { supported: MCP_VERSIONS, requested: '{value}' }),
  method: errorOutcome(-32601, 'Method not found: {value}'),
  initialize: errorOutcome(-32602, 'protocolVersion must be a string'),
  tool: errorOutcome(-32602, `Unknown tool. Known: ${names.join(', ')}.`),
  arguments: errorOutcome(-32602, 'arguments must be an object'),
});

const instructions = ({ base, app, facts }: Build): string =>
  [
    `Facts that ${facts.company.body.name} publishes on ${base}, compiled from its pages.`,
    'Use get_plans for cost and limits, and quote prices as returned. Use search_guides, then get_guide, for how-to questions; guides are in ' +
      `${Object.keys(facts.guides.body.languages).join(', ') || 'no language yet'}. Use get_comparison when the user weighs another tool. Link the url of what you quote.`,
    `Everything is read-only: nothing can be bought or changed here${app ? `; people sign up at ${app}` : ''}. Requests are limited for each address; wait as Retry-After says. ${base}${paths.llms} lists every page.`,
  ].join('\n');
