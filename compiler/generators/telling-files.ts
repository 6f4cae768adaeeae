import { join } from 'node:path';
import { existsSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { textOfFile } from '../base/file-path.ts';
import { parsedJson } from '../base/json.ts';

/** Files that identify the generator or the host of a project. With `text`, their content must match. */
export interface TellingFile {
  /** Relative to the project folder. */
  readonly glob: string;
  readonly text?: RegExp;
}

/** The first such file of a project, relative to its folder; undefined without one. */
export const findTellingFile = (files: readonly TellingFile[], folder: string): string | undefined =>
  files
    .flatMap(({ glob, text }) =>
      fastGlob
        .sync(glob, { cwd: folder, dot: true, onlyFiles: true, suppressErrors: true })
        .sort()
        .filter((file) => text === undefined || text.test(readTextIfAny(join(folder, file)))),
    )
    .at(0);

/** Text of a file; empty when it cannot be read. */
export const readTextIfAny = (path: string): string => textOfFile(path) ?? '';

/** Parts of a package.json that show how to build a project. */
export interface PackageJson {
  readonly scripts: Readonly<Record<string, unknown>>;
  /** Names of packages that the project uses. */
  readonly dependencies: readonly string[];
}

/** Reads the package.json of a folder; empty for a missing or damaged one. */
export const readPackageJson = (folder: string): PackageJson => {
  const value = parsedJson(readTextIfAny(join(folder, 'package.json')));
  return {
    scripts: objectOf(objectOf(value).scripts),
    dependencies: ['dependencies', 'devDependencies'].flatMap((key) => Object.keys(objectOf(objectOf(value)[key]))),
  };
};

/** The home page in the package.json of a folder; null without one. */
export const readHomepage = (folder: string): string | null => {
  const { homepage } = objectOf(parsedJson(readTextIfAny(join(folder, 'package.json'))));
  return typeof homepage === 'string' ? homepage : null;
};

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Commands of a package manager for install, scripts and programs. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Its lock files. */
  readonly locks: readonly string[];
  /** Installs the packages of the lock file. */
  readonly install: string;
  /** Prefix for the name of a program of a package. */
  readonly execute: string;
}

const NPM: PackageManager = { name: 'npm', locks: ['package-lock.json', 'npm-shrinkwrap.json'], install: 'npm ci', execute: 'npx' };

const MANAGERS: readonly PackageManager[] = [
  { name: 'pnpm', locks: ['pnpm-lock.yaml'], install: 'pnpm install --frozen-lockfile', execute: 'pnpm exec' },
  { name: 'yarn', locks: ['yarn.lock'], install: 'yarn install --frozen-lockfile', execute: 'yarn' },
  { name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: 'bun install --frozen-lockfile', execute: 'bunx' },
  NPM,
];

/** The package manager whose lock file a project has, else npm. */
export const packageManagerOf = (folder: string): PackageManager =>
  MANAGERS.find(({ locks }) => locks.some((lock) => existsSync(join(folder, lock)))) ?? NPM;
