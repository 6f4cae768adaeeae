import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDEX_FORMAT, type BrowserSearchIndex } from '../../runtime/bundle.ts';
import { errorCode } from '../base/errors.ts';
import { packageFolder } from '../base/package.ts';
import type { Build } from '../build/build.ts';
import { compilePassages } from '../passages/index.ts';
import { output } from '../problems/output.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { searchSuggestions } from '../tools/search-guides.ts';
import { mcpTools } from '../tools/index.ts';
import { searchRule } from '../tools/table.ts';

/** The first file for searching the site in browsers: the data of the runtime's search, by the names of the tools. */
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

/** A script or a style sheet for browsers, made by `npm run build`. Throws `Halt` (exit code 3) when the package is incomplete. */
export const browserPart = (
  name: 'search.js' | 'webmcp.js' | 'sitec-copy.js' | 'developers.js' | 'developers.css' | 'report.js' | 'report.css',
  problems: ProblemList,
): Uint8Array => {
  const file = `build/browser/${name}`;
  try {
    return readFileSync(join(packageFolder(), file));
  } catch (error) {
    problems.add(output.partMissing, { file, reason: errorCode(error) ?? 'unknown error' });
    throw new Halt(3);
  }
};
