/** The example site as people build it: rendered by Eleventy, compiled by the built command line. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import type { Bundle } from '../../runtime/bundle.ts';

/** The example and the folders that it is in. */
export interface BuiltExample {
  /** What Eleventy wrote. */
  readonly rendered: string;
  /** What the compiler wrote. */
  readonly dist: string;
  /** The report about the build, which the next build of the example replaces. */
  readonly report: string;
  readonly bundle: Bundle;
}

const REPOSITORY = resolve(import.meta.dirname, '../..');

/**
 * Renders and compiles the example into a folder, and reads the bundle; for another public address than its own when one is given, and for a host.
 * Needs `npm run build`. Throws when a step fails.
 */
export const buildExample = async (folder: string, baseUrl?: string, host?: string): Promise<BuiltExample> => {
  const [rendered, dist] = [join(folder, 'site'), join(folder, 'dist')];
  const env = { ...process.env, ...(baseUrl !== undefined && { SITEC_BASE_URL: baseUrl }) };
  const run = (words: readonly string[]): void =>
    void execFileSync(process.execPath, words, { cwd: REPOSITORY, env, stdio: ['ignore', 'ignore', 'inherit'] });
  run([join(REPOSITORY, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet', `--output=${rendered}`]);
  run([
    join(REPOSITORY, 'build/cli/main.js'),
    'build',
    rendered,
    '--out',
    dist,
    '--no-cache',
    ...(host === undefined ? [] : ['--host', host]),
  ]);
  return { rendered, dist, report: join(REPOSITORY, '.sitec/report.html'), bundle: await loadBundle(dist) };
};
