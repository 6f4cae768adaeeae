import { defineEmitter } from '../build/build.ts';
import { paths } from '../paths.ts';

/** The proof of domain ownership for the MCP registry, from the configuration. */
export const mcpRegistryProof = defineEmitter('MCP registry proof', function* ({ settings }) {
  const proof = settings.config.mcp?.registryProof;
  if (proof !== undefined) yield { path: paths.mcpRegistryProof, class: 'text', body: `${proof}\n`, origin: 'mcp.registryProof' };
});
