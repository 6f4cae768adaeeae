import { INDEX_FORMAT, type BrowserSearchIndex } from '../../../runtime/bundle.ts';
import { compileSiteSearch } from '../../answers/concepts.ts';
import { settingsOf } from '../../answers/context.ts';
import { allFunctionWords } from '../../answers/words.ts';
import type { Build } from '../../build/build.ts';
import { searchAnswer, searchSuggestions } from '../../tools/search-guides.ts';
import { searchRule } from '../../tools/table.ts';
import { searchPart } from './part.ts';

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
