import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { CONFIG_NAMES, findConfig } from '../../compiler/config/file.ts';
import type { ConfigFormat } from '../../compiler/init/config-text.ts';
import { Halt, ProblemList } from '../../compiler/problems/problem.ts';

/** The file that `sitec init` writes. */
export interface InitTarget {
  /** Absolute. */
  readonly file: string;
  /** The project's folder: that of the file. */
  readonly folder: string;
  readonly format: ConfigFormat;
  /** True when there is one already, which is to be replaced. */
  readonly isThere: boolean;
  /** What it holds; null for a file that is not there, or cannot be read. */
  readonly before: string | null;
}

/** Why a configuration cannot be written, and the exit code that says so. */
export interface Refusal {
  readonly reason: string;
  readonly exitCode: 2 | 3;
}

interface Wishes {
  readonly cwd?: string;
  readonly config?: string;
  readonly format?: ConfigFormat;
  readonly force?: boolean;
}

/** Extensions with the form of what is written; a program may have any of its own. */
const FORMATS: Readonly<Record<string, ConfigFormat>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.js': 'ts',
  '.mjs': 'ts',
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
};

/** Chooses the file: the one that is named, else the one that is there, else a new one in the working folder. */
export const initTarget = (wishes: Wishes): InitTarget | Refusal => {
  const cwd = resolve(wishes.cwd ?? '.');
  const there = thereOf(cwd, wishes);
  if (isRefusal(there)) return there;
  const file = there ?? resolve(cwd, wishes.config ?? `sitec.config.${wishes.format ?? 'ts'}`);
  const format = FORMATS[extname(file)];
  const isThere = there !== null;
  const refusal = refusalOf(file, cwd, isThere, wishes);
  if (refusal !== null) return { reason: refusal, exitCode: 3 };
  if (format === undefined) return { reason: `${relative(cwd, file)} is none of ${CONFIG_NAMES.join(', ')}`, exitCode: 2 };
  return { file, folder: dirname(file), format, isThere, before: textOf(file) };
};

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const isRefusal = (there: string | null | Refusal): there is Refusal => typeof there === 'object' && there !== null;

/** The file that is there already; null when none is. */
const thereOf = (cwd: string, { config }: Wishes): string | null | Refusal => {
  if (config === undefined) return foundIn(cwd);
  const file = resolve(cwd, config);
  return existsSync(file) ? file : null;
};

const foundIn = (cwd: string): string | null | Refusal => {
  const problems = new ProblemList();
  try {
    return findConfig(cwd, problems);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return {
      reason: problems
        .sorted()
        .map(({ message }) => message)
        .join('; '),
      exitCode: 3,
    };
  }
};

/** Why a file of a known form is not written; null when nothing speaks against it. */
const refusalOf = (file: string, cwd: string, isThere: boolean, { format, force }: Wishes): string | null => {
  const name = relative(cwd, file);
  const own = FORMATS[extname(file)];
  if (basename(file) === 'package.json') return `${name} is not for sitec init to write; move the configuration to a file of its own`;
  if (own !== undefined && format !== undefined && format !== own) return `${name} is not ${format}, and a project has one configuration`;
  return isThere && !force ? `${name} is there already; --force writes it anew` : null;
};
