import { INDEX_FORMAT, type BrowserSearchIndex } from '../../runtime/bundle.ts';
import type { Build } from '../build/build.ts';
import { compilePassages } from '../passages/index.ts';
import { searchSuggestions } from '../tools/search-guides.ts';
import { mcpTools } from '../tools/index.ts';
import { searchRule } from '../tools/table.ts';

/** What browsers load first, to search the site: what the runtime searches, by the names of the tools. */
export const browserSearchIndex = (build: Build): BrowserSearchIndex => ({
  format: INDEX_FORMAT,
  tools: Object.fromEntries(
    mcpTools(build).flatMap((tool) => {
      const answer = tool.answer(build);
      return answer.kind === 'search' && !answer.ids ? [[tool.name, searchRule(answer, searchSuggestions(build))]] : [];
    }),
  ),
  passages: compilePassages(build).table,
});
