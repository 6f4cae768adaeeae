/** The example site as people build it: rendered by Eleventy, compiled by the built command line. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import type { Bundle } from '../../runtime/bundle.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Renders and compiles the example into a folder, and reads the bundle. Needs `npm run build`. Throws when a step fails. */
export async function exampleBundle(folder: string): Promise<Bundle> {
  const [site, out] = [join(folder, 'site'), join(folder, 'dist')];
  const run = (words: readonly string[]): void =>
    void execFileSync(process.execPath, words, { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] });
  run([join(REPOSITORY, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet', `--output=${site}`]);
  run([join(REPOSITORY, 'build/cli/main.js'), 'build', site, '--out', out, '--no-cache']);
  return loadBundle(out);
}
