import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { findConfig } from '../../compiler/config-file.ts';
import { DEFAULT_OUT } from '../../compiler/config.ts';
import { detectGenerator } from '../../compiler/generators/index.ts';
import type { Generator } from '../../compiler/generator.ts';
import { packageManagerOf, readPackageJson, type PackageJson, type PackageManager } from '../../compiler/package-json.ts';
import { ProblemList } from '../../compiler/problem.ts';
import { findTellingFile, readTextIfAny } from '../../compiler/project-files.ts';

/** A project as additions see it. */
export interface Project {
  readonly generator: Generator | null;
  /** What its package.json says; null without one. */
  readonly packageJson: PackageJson | null;
  readonly packageManager: PackageManager;
  /** True when the lock file of the package manager is there. */
  readonly isLocked: boolean;
  /** The configuration of sitec, relative to the project; null without one. */
  readonly config: string | null;
  /** The command that builds the bundle, where programs of packages are found. */
  readonly build: string;
  /** Where the bundle goes then, relative to the project. */
  readonly out: string;
  /** Text of a file; null when it is not there. */
  readonly read: (path: string) => string | null;
  /** The first file that a glob matches, relative to the project. */
  readonly find: (glob: string) => string | null;
}

/** Looks at the project in a folder. Throws `Halt` when it has several configurations. */
export const readProject = (folder: string): Project => {
  const generator = detectGenerator(folder)?.generator ?? null;
  const packageManager = packageManagerOf(folder);
  const config = findConfig(folder, new ProblemList());
  const read = (path: string): string | null => (existsSync(join(folder, path)) ? readTextIfAny(join(folder, path)) : null);
  return {
    generator,
    packageJson: existsSync(join(folder, 'package.json')) ? readPackageJson(folder) : null,
    packageManager,
    isLocked: packageManager.locks.some((lock) => existsSync(join(folder, lock))),
    config: config === null ? null : relative(folder, config).split(sep).join('/'),
    ...(config !== null && SAYS_FOLDERS.test(readTextIfAny(config)) ? PLAIN : buildOf(generator, basename(folder))),
    read,
    find: (glob) => findTellingFile([{ glob }], folder) ?? null,
  };
};

type Build = Pick<Project, 'build' | 'out'>;

const PLAIN: Build = { build: 'sitec build', out: DEFAULT_OUT };

/** A configuration that says itself what is read and written. */
const SAYS_FOLDERS = /\b(?:input|out|inPlace)\b/;

/** A generator that writes where bundles go gets its bundle in place; a site that is its own source gets it elsewhere. */
const buildOf = (generator: Generator | null, name: string): Build => {
  const elsewhere = `../${name}-sitec`;
  if (generator?.folder === '.') return { build: `sitec build . --out ${elsewhere}`, out: elsewhere };
  return generator?.folder === DEFAULT_OUT ? { ...PLAIN, build: 'sitec build --in-place' } : PLAIN;
};

/** How the command of a project is run outside of its scripts. */
export const executed = ({ packageManager, packageJson }: Project, command: string): string =>
  packageJson === null ? `npx --yes ${command}` : `${packageManager.execute} ${command}`;
