import type { CompiledTool, McpTable } from '../runtime/bundle.ts';
import type { Build } from './artefact.ts';
import { paths } from './paths.ts';
import type { JsonSchema } from './schema.ts';
import { MCP_VERSIONS, serverInfo, serviceDescription } from './service.ts';
import { argumentRules, inputSchema, type Tool, type ToolResult } from './tool.ts';
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

const resultFile = (tool: string, key: string): string => `_sitec/mcp/${tool}/${key}.json`;

/** The tools of /mcp: how they are listed, the runtime's tables, and their ready results. */
export const compiledTools = (build: Build): readonly PublishedTool[] =>
  mcpTools(build).map((tool) => ({ listed: listTool(tool, build), ...compileTool(tool, build) }));

const listTool = (tool: Tool, build: Build): ListedTool => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool, build),
  ...(tool.output && { outputSchema: tool.output.json }),
  annotations: { title: tool.title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

const compileTool = (tool: Tool, build: Build): Pick<PublishedTool, 'compiled' | 'results'> => {
  const answer = tool.answer(build);
  const rules = argumentRules(tool, build);
  if (answer.kind === 'constant') {
    const file = resultFile(tool.name, 'result');
    return { compiled: { kind: 'constant', arguments: rules, file }, results: new Map([[file, () => answer.result]]) };
  }
  if (answer.kind !== 'lookup') return { compiled: { kind: 'search', arguments: rules }, results: new Map() };
  const { argument, results, aliases, otherwise, help } = answer;
  const rest = resultFile(tool.name, '_');
  // The look-up itself knows the allowed values and accepts aliases too, so its argument is not checked against a list before.
  const { enum: _, ...rule } = rules[argument] ?? { type: 'string' };
  return {
    compiled: {
      kind: 'lookup',
      arguments: Object.hasOwn(rules, argument) ? { ...rules, [argument]: rule } : rules,
      argument,
      files: Object.fromEntries([...results.keys()].map((key) => [key, resultFile(tool.name, key)])),
      aliases: Object.fromEntries(aliases),
      ...(otherwise && { otherwise: rest }),
      help,
    },
    results: new Map([
      ...[...results].map(([key, result]) => [resultFile(tool.name, key), result] as const),
      ...(otherwise ? [[rest, otherwise] as const] : []),
    ]),
  };
};

/** A ready `tools/call` result. */
export const toolResult = ({ structuredContent, text }: ToolResult): string =>
  JSON.stringify({ content: [{ type: 'text', text }], structuredContent });

/** Everything that /mcp answers without looking at arguments. */
export const mcpTable = (build: Build): McpTable => {
  const tools = compiledTools(build);
  const { base } = build;
  const server = {
    capabilities: { tools: {} },
    serverInfo: { ...serverInfo(build), description: serviceDescription(build), websiteUrl: base },
    instructions: instructions(build),
  };
  return {
    latest: MCP_VERSIONS[0],
    initialize: Object.fromEntries(
      MCP_VERSIONS.map((protocolVersion) => [protocolVersion, JSON.stringify({ protocolVersion, ...server })]),
    ),
    methods: { ping: '{}', 'tools/list': JSON.stringify({ tools: tools.map(({ listed }) => listed) }) },
    tools: Object.fromEntries(tools.map(({ listed, compiled }) => [listed.name, compiled])),
  };
};

const instructions = ({ base, app, facts }: Build): string =>
  [
    `Facts that ${facts.company.body.name} publishes on ${base}, compiled from its pages.`,
    'Use get_plans for cost and limits, and quote prices as returned. Use search_guides, then get_guide, for how-to questions; guides are in ' +
      `${Object.keys(facts.guides.body.languages).join(', ') || 'no language yet'}. Use get_comparison when the user weighs another tool. Link the url of what you quote.`,
    `Everything is read-only: nothing can be bought or changed here${app ? `; people sign up at ${app}` : ''}. Requests are limited for each address; wait as Retry-After says. ${base}${paths.llms} lists every page.`,
  ].join('\n');
