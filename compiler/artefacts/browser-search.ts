import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../base/errors.ts';
import { json } from '../base/json.ts';
import { packageFolder } from '../base/package.ts';
import { defineEmitter } from '../build/build.ts';
import { browserSearchFiles } from '../build/contents.ts';
import { output } from '../problems/output.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { browserSearchIndex } from '../protocols/browser.ts';

/** Made of the runtime's own search by `npm run build`. */
const MODULE = 'build/browser/search.js';

/** search.js and search.json: the guide search of /mcp for browsers, as a module and the tables that it reads. */
export const browserSearch = defineEmitter('browser search', function* (build) {
  const files = browserSearchFiles(build);
  if (files === null) return;
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
