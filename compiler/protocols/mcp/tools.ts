import type { CompiledDocument, CompiledTool, PageDocument } from '../../../runtime/bundle.ts';
import { partFrom, partResult } from '../../../runtime/mcp/parts.ts';
import type { Build } from '../../build/build.ts';
import { outline } from '../../schema/builder.ts';
import { compileDocument } from '../../tools/document-parts.ts';
import { mcpTools } from '../../tools/index.ts';
import { searchSuggestions } from '../../tools/search-guides.ts';
import { compileTool, documentFile, evidenceFile, PAGES_EACH, resultFile } from '../../tools/table.ts';
import { inputSchema, type Tool, type ToolAnswer, type ToolResult } from '../../tools/tool.ts';
import { resultTail, type ServedFiles } from './served.ts';
import { fitToolList, type ListedTool } from './tool-list.ts';

/** The tools of /mcp for clients. */
export const listedTools = (build: Build): readonly ListedTool[] =>
  fitToolList(
    mcpTools(build).map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchema(tool.arguments(build)),
      ...(tool.output && { outputSchema: outline(tool.output.json) }),
      annotations: { title: tool.title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  );

/** The tools of /mcp as tables of the runtime, by name. */
export const compiledTools = (build: Build, files: ServedFiles): Readonly<Record<string, CompiledTool>> => {
  const suggestions = searchSuggestions(build);
  return Object.fromEntries(
    mcpTools(build).map((tool) => {
      const answer = servedAnswer(tool, build);
      const tail = answer.kind === 'search' ? resultTail(build, answer.source, files) : '';
      return [tool.name, compileTool(tool.name, tool.arguments(build), answer, { suggestions, tail })];
    }),
  );
};

/** Every ready `tools/call` result and every document of /mcp: path and JSON of the file, made one at a time. */
export function* toolFiles(build: Build, files: ServedFiles): Generator<readonly [file: string, json: string]> {
  for (const tool of mcpTools(build)) {
    const answer = servedAnswer(tool, build);
    for (const [key, make] of resultsOf(answer)) {
      const result = make();
      const tail = resultTail(build, result.source, files);
      const document = compileDocument(result, tail);
      if (document) yield [documentFile(tool.name, key ?? ''), JSON.stringify(document)];
      yield [
        resultFile(tool.name, key),
        document ? partResult(document, partFrom(document, 0, document.markdown.length)) : readyResult(result, tail),
      ];
      if (result.evidence) yield [evidenceFile(tool.name, key), readyResult(result.evidence, tail)];
    }
    if (answer.kind !== 'page') continue;
    const pages = [...answer.pages.values()];
    for (let start = 0; start < pages.length; start += PAGES_EACH) {
      const documents = pages.slice(start, start + PAGES_EACH).map((make) => pageDocument(make(), build, files));
      yield [documentFile(tool.name, String(start / PAGES_EACH)), JSON.stringify(documents)];
    }
  }
}

/** A page whose markdown is not stored twice: it is the end of its markdown version. */
const pageDocument = (result: ToolResult, build: Build, files: ServedFiles): PageDocument => {
  const { markdown, ...document } = compileDocument(result, resultTail(build, result.source, files)) as CompiledDocument;
  return { ...document, file: result.source.path.slice(1), length: markdown.length };
};

const readyResult = ({ structuredContent, text }: ToolResult, tail: string): string =>
  `${JSON.stringify({ content: [{ type: 'text', text }], structuredContent }).slice(0, -1)}${tail}`;

type ServedAnswer = Exclude<ToolAnswer, { readonly kind: 'navigate' }>;

const servedAnswer = (tool: Tool, build: Build): ServedAnswer => {
  const answer = tool.answer(build);
  if (answer.kind === 'navigate') throw new Error(`${tool.name} exists in browsers only`);
  return answer;
};

/** Value of the look-up, or null without one -> result. */
const resultsOf = (answer: ServedAnswer): readonly (readonly [key: string | null, make: () => ToolResult])[] => {
  if (answer.kind === 'constant') return [[null, () => answer.result]];
  if (answer.kind === 'search' || answer.kind === 'page') return [];
  return [...answer.results, ...(answer.otherwise ? [[null, answer.otherwise] as const] : [])];
};
