import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../base/errors.ts';
import { json } from '../base/json.ts';
import { packageFolder } from '../base/package.ts';
import { defineEmitter } from '../build/build.ts';
import { browserSearchFiles } from '../build/contents.ts';
import { compilePassages } from '../passages/index.ts';
import { output } from '../problems/output.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { browserSearchIndex } from '../protocols/browser.ts';

/** Made of the runtime's own search by `npm run build`. */
const MODULE = 'build/browser/search.js';

/** The files of passages, which the endpoints read too, and search.js with search.json: the search of /mcp for browsers. */
export const browserSearch = defineEmitter('browser search', function* (build) {
  for (const [file, body] of compilePassages(build).files) yield { path: `/${file}`, class: 'api', body, origin: file };
  const files = browserSearchFiles(build);
  yield { path: files.module, class: 'module', body: readModule(build.problems), origin: 'search.js' };
  yield { path: files.index, class: 'api', body: json(browserSearchIndex(build)), origin: 'search.json' };
});

const readModule = (problems: ProblemList): Uint8Array => {
  try {
    return readFileSync(join(packageFolder(), MODULE));
  } catch (error) {
    problems.add(output.partMissing, { file: MODULE, reason: errorCode(error) ?? 'unknown error' });
    throw new Halt(3);
  }
};
