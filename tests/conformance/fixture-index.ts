/** The fixture as an index of the runtime. */
import { mcpErrors, mcpReplies } from '../../compiler/mcp.ts';
import { resultOutcome } from '../../compiler/rpc.ts';
import { MCP_VERSIONS } from '../../compiler/service.ts';
import { compileTool, resultFile } from '../../compiler/tool-table.ts';
import type { Bundle, McpTable } from '../../runtime/bundle.ts';
import { createFixture } from '../runtime/fixture.ts';
import { FIXTURE } from './fixture.ts';

const SERVER = {
  capabilities: { tools: {} },
  serverInfo: { name: 'example.acme/conformance', title: 'Fixture', version: '1.0.0' },
  instructions: 'Answers the scenarios of the conformance suite.',
};

/** A bundle with the tools, resources, prompts and skills of the fixture. */
export function fixtureBundle(): Bundle {
  const files = FIXTURE.tools.map(({ name, result }) => [resultFile(name, null), JSON.stringify(result)] as const);
  return createFixture({ mcp: mcpTable() }, Object.fromEntries(files));
}

function mcpTable(): McpTable {
  const initialize = (protocolVersion: string): string => resultOutcome(JSON.stringify({ protocolVersion, ...SERVER }));
  const listed = FIXTURE.tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  const constant = { kind: 'constant', result: { structuredContent: {}, text: '' } } as const;
  return {
    ...mcpReplies,
    fallback: initialize(MCP_VERSIONS[0]),
    initialize: Object.fromEntries(MCP_VERSIONS.map((version) => [version, initialize(version)])),
    methods: { ping: resultOutcome('{}'), 'tools/list': resultOutcome(JSON.stringify({ tools: listed })) },
    tools: Object.fromEntries(FIXTURE.tools.map(({ name }) => [name, compileTool(name, {}, constant, [])])),
    errors: mcpErrors(FIXTURE.tools.map(({ name }) => name)),
  };
}
