/** The example, compiled for hosts in a project folder of its own, so that their files lie beside its bundle and not in the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import config from '../../sitec.config.ts';
import { compileSite } from '../tools/built-sitec.ts';
import type { BuiltFixture } from './fixture.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Stands for the address of each host in the one site that is rendered for all of them. */
const ANY_ADDRESS = 'https://any-host.example';

let rendered: string | undefined;

/** Renders the example, once a run. */
const render = (folder: string): string => {
  const eleventy = join(REPOSITORY, 'node_modules/@11ty/eleventy/cmd.cjs');
  execFileSync(process.execPath, [eleventy, '--quiet', `--output=${folder}`], {
    cwd: REPOSITORY,
    env: { ...process.env, SITEC_BASE_URL: ANY_ADDRESS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
};

/** Copies the rendered example as it is at an address. */
const copyRendered = (from: string, to: string, baseUrl: string): void => {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((each) => /\.(?:html|xml|txt|json)$/.test(each))) {
    const text = readFileSync(join(to, name), 'utf8');
    writeFileSync(join(to, name), text.replaceAll(ANY_ADDRESS, baseUrl));
  }
};

/** Compiles the example for some hosts and a public address. Needs `npm run build`. Throws when a step fails. */
export const buildHostedExample = async (
  project: string,
  hosts: readonly string[],
  baseUrl: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<BuiltFixture> => {
  mkdirSync(project, { recursive: true });
  rendered ??= render(join(dirname(dirname(project)), 'rendered-example'));
  copyRendered(rendered, join(project, 'site'), baseUrl);
  const content = config.content?.map((glob) => join(REPOSITORY, glob));
  writeFileSync(join(project, 'sitec.config.json'), JSON.stringify({ ...config, input: 'site', content, ...changes }));
  await compileSite({ cwd: project, input: 'site', config: 'sitec.config.json', hosts, baseUrl });
  return { project, dist: join(project, 'dist') };
};
