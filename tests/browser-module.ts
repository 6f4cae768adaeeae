/** Runs once before the tests: makes of the sources the module that bundles publish as search.js, and the files for platforms, as `npm run build` does. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/** Without the first no site with guides can be compiled; the second are tested as they are published. Where SITEC_BUILT says that they are made, others read them. */
export function setup(): void {
  if (process.env.SITEC_BUILT) return;
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const path = [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const name of ['build:browser', 'build:edge']) {
    execSync(scripts[name] ?? '', {
      cwd: repository,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
