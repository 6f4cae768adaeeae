import { existsSync } from 'node:fs';
import { basename, join, resolve, dirname } from 'node:path';
import { relativePath } from '../../../compiler/base/file-path.ts';
import { loadConfig, findConfig } from '../../../compiler/config/file.ts';
import type { Config } from '../../../compiler/config/schema.ts';
import { DEFAULT_OUT } from '../../../compiler/config/settings.ts';
import type { Generator } from '../../../compiler/generators/generators.ts';
import { detectGenerator, generatorOfProject } from '../../../compiler/generators/detect.ts';
import {
  findTellingFile,
  readTextIfAny,
  packageManagerOf,
  readPackageJson,
  type PackageJson,
  type PackageManager,
} from '../../../compiler/generators/telling-files.ts';
import type { ProblemList } from '../../../compiler/problems/problem.ts';

/** A project as additions see it. */
export interface Project {
  /** Absolute. */
  readonly folder: string;
  /** The folder relative to the root of its repository, with forward slashes; empty at the root and without a repository. */
  readonly within: string;
  readonly generator: Generator | null;
  /** Content of its package.json; null without one. */
  readonly packageJson: PackageJson | null;
  readonly packageManager: PackageManager;
  /** The lock file of the package manager, relative to the project; null without one. */
  readonly lock: string | null;
  /** The configuration of sitec, relative to the project; null without one. */
  readonly config: string | null;
  /** The hosts in the configuration. */
  readonly hosts: readonly string[];
  /** The command that builds the bundle, for places where programs of packages are found. */
  readonly build: string;
  /** Output folder of that command, relative to the project. */
  readonly out: string;
  /** Text of a file; null for a missing one. */
  readonly read: (path: string) => string | null;
  /** The first file that a glob matches, relative to the project. */
  readonly find: (glob: string) => string | null;
}

/** Reads the project around a folder. Throws `Halt` when it has several configurations, or one that cannot be read. */
export const readProject = async (cwd: string, problems: ProblemList): Promise<Project> => {
  const { folder, within, configFile } = projectPlace(cwd, problems);
  const config = configFile === null ? {} : await loadConfig(configFile, cwd, 'build', problems);
  const generator = detectGenerator(folder)?.generator ?? null;
  const packageManager = packageManagerOf(folder);
  const read = (path: string): string | null => (existsSync(join(folder, path)) ? readTextIfAny(join(folder, path)) : null);
  return {
    folder,
    within,
    generator,
    packageJson: existsSync(join(folder, 'package.json')) ? readPackageJson(folder) : null,
    packageManager,
    lock: packageManager.locks.find((lock) => existsSync(join(folder, lock))) ?? null,
    config: configFile === null ? null : basename(configFile),
    hosts: config.hosts ?? [],
    ...(configuredBuild(config, folder) ?? detectedBuild(generator, basename(folder))),
    read,
    find: (glob) => findTellingFile([{ glob }], folder) ?? null,
  };
};

type Build = Pick<Project, 'build' | 'out'>;

const PLAIN: Build = { build: 'sitec build', out: DEFAULT_OUT };

/** The build of a configuration that names its input or output folder; null for other configurations. */
const configuredBuild = ({ input, out }: Config, folder: string): Build | null => {
  if (input === undefined && out === undefined) return null;
  return {
    ...PLAIN,
    out: relativePath(folder, resolve(folder, out ?? DEFAULT_OUT)) || '.',
  };
};

/** A site that is its own source gets its bundle in another folder. */
const detectedBuild = (generator: Generator | null, name: string): Build => {
  const elsewhere = `../${name}-sitec`;
  return generator?.folder === '.' ? { build: `sitec build . --out ${elsewhere}`, out: elsewhere } : PLAIN;
};

/** How to run the command of a project outside of its scripts. */
export const executed = ({ packageManager, packageJson }: Project, command: string): string =>
  packageJson === null ? `npx --yes ${command}` : `${packageManager.execute} ${command}`;

/**
 * The project around a folder: the folder of the configuration that a build in it reads, else the nearest folder that looks like a project,
 * else the folder itself.
 */
const projectPlace = (cwd: string, problems: ProblemList): Pick<Project, 'folder' | 'within'> & { readonly configFile: string | null } => {
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
