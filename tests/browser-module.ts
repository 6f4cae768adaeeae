/** Runs once before the tests: makes of the sources the module that bundles publish as search.js, as `npm run build` does. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/** Without it no site with guides can be compiled. */
export function setup(): void {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  execSync(scripts['build:browser'] ?? '', {
    cwd: repository,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
