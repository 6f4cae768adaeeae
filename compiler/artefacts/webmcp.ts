import { defineEmitter } from '../artefact.ts';
import { paths, resourcePath } from '../paths.ts';
import { renderTemplate } from '../template.ts';
import { inputSchema } from '../tool.ts';
import { browserTools } from '../tools/index.ts';

/** webmcp.js: the browser's tools, from the same definitions as the MCP tools; answered from the published files. */
export const webmcp = defineEmitter('webmcp.js', function* (build) {
  const tools = browserTools(build).map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool, build),
  }));
  const body = renderTemplate('webmcp.js.eta', {
    tools,
    app: build.app,
    plans: resourcePath('plans'),
    guides: resourcePath('guides'),
    company: resourcePath('company'),
  });
  yield { path: paths.webmcp, class: 'script', body, origin: 'webmcp.js' };
});
