import { json } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { browserSearchFiles } from '../build/contents.ts';
import { compilePassages } from '../passages/index.ts';
import { browserSearchIndex, browserPart } from '../protocols/browser.ts';

/** The files of passages, which the endpoints read too, and search.js with search.json: the search of /mcp for browsers. */
export const browserSearch = defineEmitter('browser search', function* (build) {
  for (const [file, text] of compilePassages(build).files) yield { path: `/${file}`, class: 'api', body: text.bytes(), origin: file };
  const files = browserSearchFiles(build);
  yield { path: files.module, class: 'module', body: browserPart('search.js', build.problems), origin: 'search.js' };
  yield { path: files.index, class: 'api', body: json(browserSearchIndex(build)), origin: 'search.json' };
});
