/** Runs once before the tests of the example site: Eleventy renders it, the compiler's sources compile it, the Node adapter serves it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compile } from '../../compiler/index.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import config from '../../sitec.config.ts';
import { holdPort } from '../tools/free-port.ts';
import type { Example } from './example.ts';

const render = (repository: string, folder: string, baseUrl: string): void => {
  const eleventy = join(repository, 'node_modules/@11ty/eleventy/cmd.cjs');
  const env = { ...process.env, SITEC_BASE_URL: baseUrl };
  execFileSync(process.execPath, [eleventy, '--quiet', `--output=${folder}`], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** The repository's configuration as JSON: sitec.config.ts itself imports build/, which a clean checkout does not have. */
const writeConfig = (repository: string, file: string): void => {
  const content = config.content?.map((glob) => join(repository, glob));
  writeFileSync(file, JSON.stringify({ ...config, content }));
};

/** Provides `example` to every test of the project: the one that the environment names, which somebody else serves, or one of our own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { SITEC_EXAMPLE } = process.env;
  if (SITEC_EXAMPLE === undefined) return serveExample(project);
  project.provide('example', JSON.parse(SITEC_EXAMPLE) as Example);
  return async () => {};
};

const serveExample = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-example-'));
  const repository = resolve(import.meta.dirname, '../..');
  const held = await holdPort();
  const example: Example = {
    url: `http://127.0.0.1:${held.port}`,
    repository,
    folder,
    rendered: join(folder, 'site'),
    dist: join(folder, 'dist'),
    config: join(folder, 'sitec.config.json'),
  };
  render(repository, example.rendered, example.url);
  writeConfig(repository, example.config);
  const options = { cwd: repository, input: example.rendered, out: example.dist, config: example.config, baseUrl: example.url };
  const { exitCode, problems } = await compile(options);
  if (exitCode !== 0) throw new Error(`The example site does not compile: ${problems.map(({ message }) => message).join('; ')}`);
  await held.release();
  const server = await serve(await loadBundle(example.dist), { port: held.port, host: '127.0.0.1', limit: false });
  project.provide('example', example);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
};
