/** The example, compiled for hosts in a project folder of its own, so that their files lie beside its bundle and not in the repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import config from '../../sitec.config.ts';
import type { BuiltFixture } from './fixture.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Renders and compiles the example for some hosts and a public address. Needs `npm run build`. Throws when a step fails. */
export function buildHostedExample(
  project: string,
  hosts: readonly string[],
  baseUrl: string,
  changes: Readonly<Record<string, unknown>> = {},
): BuiltFixture {
  const rendered = join(project, 'site');
  const run = (cwd: string, words: readonly string[]): void =>
    void execFileSync(process.execPath, words, {
      cwd,
      env: { ...process.env, SITEC_BASE_URL: baseUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  mkdirSync(project, { recursive: true });
  run(REPOSITORY, [join(REPOSITORY, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet', `--output=${rendered}`]);
  const content = config.content?.map((glob) => join(REPOSITORY, glob));
  writeFileSync(join(project, 'sitec.config.json'), JSON.stringify({ ...config, input: 'site', content, ...changes }));
  const words = ['build', 'site', '--cwd', project, '--config', 'sitec.config.json', '--no-cache', '--quiet', '--host', hosts.join()];
  run(project, [join(REPOSITORY, 'build/cli/main.js'), ...words]);
  return { project, dist: join(project, 'dist') };
}
