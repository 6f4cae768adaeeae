import { INDEX_FORMAT, type BrowserSearchIndex } from '../runtime/bundle.ts';
import { settingsOf } from './answer-context.ts';
import { allFunctionWords } from './answer-words.ts';
import type { Build } from './artefact.ts';
import { searchPart } from './search-part.ts';
import { compileSiteSearch } from './search-site.ts';
import { searchRule } from './tool-table.ts';
import { searchAnswer, searchSuggestions } from './tools/search-guides.ts';

/** What the guide search of browsers reads: what that of the runtime reads, without what no guide is found by. */
export const browserSearchIndex = (build: Build): BrowserSearchIndex => {
  const { concepts, search } = compileSiteSearch(build);
  const tool = searchRule(searchAnswer(build), searchSuggestions(build));
  return {
    format: INDEX_FORMAT,
    tool,
    concepts,
    search: searchPart(search, tool.kinds),
    functionWords: allFunctionWords(settingsOf(build)),
  };
};
