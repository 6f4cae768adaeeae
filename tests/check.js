/**
 * `npm run check`: what is looked at every day. Types, lint, format, what nobody uses, and the unit tests that build no site. `npm test` runs all.
 * Which tests those are follows from what they import. Left out is a test that gets hold of a whole build (tests/compiler/site.ts, or the module that
 * exports `compile`), of processes, threads or sockets, or of the example, directly or through other files below tests/, and one that itself tries thousands
 * of random values (fast-check) or puts modules in the place of others (vi.mock). What is left shares a process, where each module is loaded once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { runSteps } from './steps.js';

const repository = resolve(import.meta.dirname, '..');

/** What makes a test slow, as it is imported. */
const SLOW = new Set(['tests/compiler/site.ts', 'compiler/index.ts', 'compiler/compile.ts', 'tests/example/example.ts']);
const SLOW_MODULES = new Set(['node:child_process', 'node:http', 'node:net', 'node:worker_threads']);

/** `import ... from '...'`, `export ... from '...'`, `import '...'` and `import('...')`; types alone are not there when a test runs. */
const IMPORTS = /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** What a file below tests/ imports: paths from the root of the repository, and names of modules. */
function importsOf(file) {
  const text = readFileSync(join(repository, file), 'utf8');
  const names = [...text.matchAll(IMPORTS)].map(([, fixed, dynamic]) => fixed ?? dynamic);
  return names.map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name));
}

const known = new Map();

/** Whether a file below tests/ gets hold of something slow. A file that comes back to itself is not slow for that. */
function isSlow(file) {
  if (known.has(file)) return known.get(file);
  known.set(file, false);
  const imports = importsOf(file);
  const helpers = imports.filter((each) => /^tests\/.*\.[jt]s$/.test(each) && existsSync(join(repository, each)));
  known.set(file, imports.some((each) => SLOW.has(each) || SLOW_MODULES.has(each)) || helpers.some(isSlow));
  return known.get(file);
}

const all = readdirSync(join(repository, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
  .sort();
const isOfMany = (file) => importsOf(file).includes('fast-check');
const mocksModules = (file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(repository, file), 'utf8'));
const quick = all.filter((file) => !isSlow(file) && !isOfMany(file) && !mocksModules(file));

// What was transformed the last time is kept, by what it is made of.
const unit = ['vitest', 'run', '--project', 'unit', '--no-isolate', '--experimental.fsModuleCache'];
const exitCodes = await runSteps({
  unit: { words: [...unit, ...quick], shown: `${unit.join(' ')} (${quick.length} of ${all.length} files)` },
  types: { words: ['npm', 'run', '--silent', 'test:types'] },
  lint: { words: ['npm', 'run', '--silent', 'test:lint'] },
});
const failed = Object.keys(exitCodes).filter((name) => exitCodes[name] !== 0);
process.stdout.write(
  `\n${failed.length === 0 ? 'All of it holds' : `Failed: ${failed.join(', ')}`}. What builds sites, and the tools, are for npm test.\n`,
);
process.exitCode = failed.length === 0 ? 0 : exitCodes[failed[0]];
