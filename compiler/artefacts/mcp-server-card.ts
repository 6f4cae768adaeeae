import { prettyJson } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { documentationUrl, MCP_CAPABILITIES, MCP_VERSIONS, serverIdentity, serverInfo } from '../build/service-info.ts';
import { paths } from '../paths.ts';
import { listedTools } from '../protocols/mcp/tools.ts';

/** The MCP server card (SEP-2127 v1), with further keys that scanners look for; the same bytes at its three paths. */
export const mcpServerCard = defineEmitter('MCP server card', function* (build: Build) {
  if (!publishes(build)(paths.mcpServerCard)) return;
  const { base } = build;
  const info = serverInfo(build);
  const endpoint = base + paths.mcp;
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverIdentity(build),
    remotes: [{ type: 'streamable-http', url: endpoint, supportedProtocolVersions: MCP_VERSIONS }],
    protocolVersion: MCP_VERSIONS[0],
    serverInfo: info,
    endpoint,
    serverUrl: endpoint,
    documentationUrl: documentationUrl(build),
    transport: { type: 'streamable-http', endpoint },
    authentication: { required: false, schemes: [] },
    capabilities: MCP_CAPABILITIES,
    tools: listedTools(build).map(({ outputSchema: _, ...tool }) => tool),
  };
  const body = prettyJson(card);
  for (const path of [paths.mcpServerCard, ...paths.mcpServerCardAliases]) {
    yield { path, class: path.endsWith('.json') ? 'serverCard' : 'serverCardFile', body, origin: 'MCP server card' };
  }
});
