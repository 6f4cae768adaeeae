import { defineEmitter } from '../artefact.ts';
import { compiledTools, toolResult } from '../mcp.ts';

/** Every ready `tools/call` result of /mcp, one file each, so that the runtime never builds one. */
export const mcpResults = defineEmitter('MCP results', function* (build) {
  for (const { listed, results } of compiledTools(build)) {
    for (const [file, result] of results)
      yield { path: `/${file}`, class: 'internal', body: toolResult(result()), origin: `tool ${listed.name}` };
  }
});
