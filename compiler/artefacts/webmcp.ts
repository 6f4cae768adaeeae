import type { BrowserAction, BrowserTool, BrowserTools } from '../../runtime/bundle.ts';
import { json } from '../base/json.ts';
import { defineEmitter, type Build } from '../build/build.ts';
import { browserSearchFiles } from '../build/contents.ts';
import { briefPath, paths, sitePath } from '../paths.ts';
import { scriptJson } from '../prose/template.ts';
import { browserPart } from '../protocols/browser.ts';
import { browserTools, type OfferedTool } from '../tools/index.ts';
import { inputSchema, type Arguments, type Tool, type ToolResult } from '../tools/tool.ts';

/** webmcp.js: the browser's tools, from the definitions of the MCP tools; and its compact documents, which are the same as for /mcp. */
export const webmcp = defineEmitter('webmcp.js', function* (build) {
  const script = Buffer.from(browserPart('webmcp.js', build.problems)).toString();
  const list = browserTools(build);
  yield {
    path: paths.webmcp,
    class: 'script',
    body: script.replace('SITEC_TOOLS', () => scriptJson(offerOf(list, build))),
    origin: 'webmcp.js',
  };
  for (const { tool } of list) {
    const answer = tool.answer(build);
    if (answer.kind === 'constant')
      yield { path: briefOf(answer.result), class: 'api', body: json(answer.result.structuredContent), origin: tool.name };
  }
});

const offerOf = (list: readonly OfferedTool[], build: Build): BrowserTools => {
  const below = sitePath(build.base);
  const { module, index } = browserSearchFiles(build);
  // Arguments of one name have the same meaning in all tools, so they are listed once.
  const all: Arguments = Object.assign({}, ...list.map((each) => each.arguments));
  return {
    tools: list.map((each) => entryOf(each, build)),
    rules: inputSchema(all).properties as BrowserTools['rules'],
    search: [below + module, below + index, `${below}/`],
  };
};

const entryOf = ({ tool, arguments: given }: OfferedTool, build: Build): BrowserTool => {
  const names = Object.keys(given);
  const required = names.filter((name) => given[name]?.required);
  return [tool.name, tool.title, tool.description, names, required, ...actionOf(tool, build)];
};

const actionOf = (tool: Tool, build: Build): BrowserAction => {
  const answer = tool.answer(build);
  if (answer.kind === 'navigate') return answer.to === 'app' ? ['go', build.app ?? ''] : ['open'];
  if (answer.kind !== 'constant') return [answer.kind === 'search' ? 'find' : 'read'];
  const { structuredContent } = answer.result;
  const records = Object.keys(structuredContent).find((name) => Array.isArray(structuredContent[name])) ?? '';
  return ['facts', sitePath(build.base) + briefOf(answer.result), tool.browser?.(build)?.includes('offset') ? records : ''];
};

/** The compact form of a document has the same name. */
const briefOf = ({ source }: ToolResult): string => briefPath(source.path.replace(/^.*\/|\.json$/g, ''));
