import { defineEmitter } from '../build/build.ts';
import { browserSearchFiles, holds } from '../build/contents.ts';
import { paths, resourcePath, sitePath } from '../paths.ts';
import { renderTemplate } from '../prose/template.ts';
import { browserTools } from '../tools/index.ts';
import { argumentChecks } from '../tools/table.ts';
import { inputSchema } from '../tools/tool.ts';

/** webmcp.js: the browser's tools, from the same definitions as the MCP tools; answered from the published files. */
export const webmcp = defineEmitter('webmcp.js', function* (build) {
  const list = browserTools(build);
  const below = sitePath(build.base);
  const search = browserSearchFiles(build);
  const tools = list.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool, build),
    // What opens a page changes what the person sees.
    annotations: { readOnlyHint: tool.answer(build).kind !== 'navigate' },
  }));
  const body = renderTemplate('webmcp.js.eta', {
    tools,
    checks: Object.fromEntries(list.map((tool) => [tool.name, argumentChecks(tool.arguments(build))])),
    app: build.app,
    plans: holds(build, 'plans') ? below + resourcePath('plans') : null,
    company: below + resourcePath('company'),
    search: search && { module: below + search.module, index: below + search.index },
  });
  yield { path: paths.webmcp, class: 'script', body, origin: 'webmcp.js' };
});
