import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { CONFIG_NAMES, findConfig } from '../compiler/config-file.ts';
import { Halt, ProblemList } from '../compiler/problem.ts';
import type { ConfigFormat } from '../compiler/propose/config-text.ts';

/** The file that `sitec init` writes. */
export interface InitTarget {
  /** Absolute. */
  readonly file: string;
  /** The project's folder: that of the file. */
  readonly folder: string;
  readonly format: ConfigFormat;
  /** True when there is one already, which is to be replaced. */
  readonly isThere: boolean;
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
  const named = wishes.config === undefined ? null : resolve(cwd, wishes.config);
  const there = named === null ? thereOf(cwd) : existsSync(named) ? named : null;
  if (there !== null && typeof there === 'object') return there;
  const file = named ?? there ?? join(cwd, `sitec.config.${wishes.format ?? 'ts'}`);
  const reason = refusalOf(file, there, cwd, wishes);
  return reason ?? { file, folder: dirname(file), format: FORMATS[extname(file)] ?? 'ts', isThere: there !== null };
};

const thereOf = (cwd: string): string | null | Refusal => {
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

const refusalOf = (file: string, there: string | null, cwd: string, { format, force, config }: Wishes): Refusal | null => {
  const name = relative(cwd, file);
  const own = FORMATS[extname(file)];
  if (basename(file) === 'package.json')
    return { reason: `${name} holds the configuration; move it to a file of its own, or edit it there`, exitCode: 3 };
  if (own === undefined) return { reason: `${config} is none of ${CONFIG_NAMES.join(', ')}`, exitCode: 2 };
  if (format !== undefined && format !== own)
    return { reason: `${name} is not ${format}; two configurations in one project cannot be`, exitCode: there === null ? 2 : 3 };
  if (there !== null && !force) return { reason: `${name} is there already; --force writes it anew`, exitCode: 3 };
  return null;
};
