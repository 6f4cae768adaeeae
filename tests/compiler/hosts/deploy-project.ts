/** A project folder with a folder of a host below `deploy/`, for tests of what builds write there. */
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { DeployFolder } from '../../../compiler/hosts/deploy/folder.ts';
import type { HostCopy, HostFile } from '../../../compiler/hosts/host.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { codesOf } from './plan.ts';

let folder = '';

/** Gives each test of a file a project of its own. */
export const useDeployProject = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitec-deploy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
};

/** A path of the project of this test. */
export const inProject = (path: string): string => join(folder, path);

/** A path of the folder of the host. */
export const at = (path: string): string => inProject(join('deploy/nginx', path));

/** Writes a file by its whole path. */
export const put = (path: string, body: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
};

/** Text of a file in the folder. */
export const read = (path: string): string => readFileSync(at(path), 'utf8');

/** Files below the folder, sorted, without the marker. */
export const listed = (): readonly string[] =>
  readdirSync(at(''), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.sitec.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(at('').length).replace(/^\//, ''))
    .sort();

/** A bundle of some files, by their paths. */
export const bundle = (...paths: readonly string[]): string => {
  const made = mkdtempSync(inProject('dist-'));
  for (const path of paths) put(join(made, path), path);
  put(
    join(made, 'sitec-manifest.json'),
    JSON.stringify({ files: Object.fromEntries(paths.map((path) => [path, { sha256: hash('sha256', path) }])) }),
  );
  return made;
};

/** The folder as a build opens it whose problems name files from a folder of the project. */
export const deployFolder = (cwd = ''): DeployFolder =>
  new DeployFolder('nginx', { project: folder, out: inProject('dist'), cwd: inProject(cwd) });

/** What a build does; the codes of its problems. */
export const build = (files: Readonly<Record<string, string>>, copies: readonly HostCopy[] = [], from = ''): readonly string[] => {
  const list = new ProblemList();
  const deploy = deployFolder();
  const beside = Object.entries(files).map(([path, body]): HostFile => ({ place: 'deploy', path, body }));
  deploy.checkPlace(inProject('dist'), 'nginx', list);
  deploy.checkFiles({ beside, copies }, reads(from), list);
  deploy.open();
  deploy.write({ beside, copies }, reads(from));
  return codesOf(list);
};

/** Reads the files of a bundle. */
export const reads =
  (from: string) =>
  (file: string): Buffer =>
    readFileSync(join(from, file));

/** A wish for a copy of the bundle. */
export const copyOf = (path: string, wants?: HostCopy['wants']): HostCopy => ({ place: 'copy', path, ...(wants && { wants }) });
