/**
 * `npm run check`: what is looked at every day. Types, lint, format, what nobody uses, and the unit tests that build no site. `npm test` runs all.
 * Which tests those are follows from what they import, directly or through other files below tests/. Left out is a test that gets hold of a whole
 * build (tests/compiler/site.ts, or the module that exports `compile`), starts a process or a thread, or is about the example.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, posix, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/** What makes a test slow, as it is imported. */
const SLOW = new Set(['tests/compiler/site.ts', 'compiler/index.ts', 'compiler/compile.ts', 'tests/example/example.ts']);
const SLOW_MODULES = new Set(['node:child_process', 'node:worker_threads']);

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
const quick = all.filter((file) => !isSlow(file));

const steps = [
  ['npm', 'run', '--silent', 'test:types'],
  ['npm', 'run', '--silent', 'test:lint'],
  ['vitest', 'run', '--project', 'unit', ...quick],
];

let exitCode = 0;
for (const [program, ...words] of steps) {
  const shown = [program, ...words.filter((word) => !word.endsWith('.test.ts'))].join(' ');
  process.stdout.write(`\n> ${shown}${program === 'vitest' ? `, ${quick.length} of ${all.length} files` : ''}\n`);
  const { status } = spawnSync(program, words, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  exitCode ||= status ?? 1;
}
process.stdout.write(
  `\n${exitCode === 0 ? 'All of it holds.' : 'Something does not hold.'} npm test also runs what builds sites, and the tools.\n`,
);
process.exitCode = exitCode;
