import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { relativePath } from '../../../compiler/base/file-path.ts';
import { findConfig } from '../../../compiler/config/file.ts';
import { generatorOfProject } from '../../../compiler/generators/detect.ts';
import type { ProblemList } from '../../../compiler/problems/problem.ts';

/** Where a project is. */
export interface ProjectPlace {
  readonly folder: string;
  /** The folder relative to the root of its repository, with forward slashes; empty at the root and without a repository. */
  readonly within: string;
  /** The configuration of sitec; null without one. */
  readonly configFile: string | null;
}

/**
 * The project around a folder: the folder of the configuration that a build in it reads, else the nearest folder that looks like a project,
 * else the folder itself.
 */
export const projectPlace = (cwd: string, problems: ProblemList): ProjectPlace => {
  const configFile = findConfig(cwd, problems);
  const folder = configFile === null ? (nearest(cwd, isProject) ?? cwd) : dirname(configFile);
  const root = nearest(folder, isRepository) ?? folder;
  return { folder, within: relativePath(root, folder), configFile };
};

const isRepository = (folder: string): boolean => existsSync(join(folder, '.git'));

const isProject = (folder: string): boolean =>
  existsSync(join(folder, 'package.json')) || isRepository(folder) || generatorOfProject(folder) !== null;

/** The first of a folder and its parents that passes a test. */
const nearest = (folder: string, isMeant: (folder: string) => boolean): string | null => {
  if (isMeant(folder)) return folder;
  return dirname(folder) === folder ? null : nearest(dirname(folder), isMeant);
};
