import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compare } from '../problem.ts';
import { packageFolder } from '../template.ts';

/**
 * What tells one compiler from another, for caches: the version of the package and of Node, whose tables of characters differ. In a checkout the
 * code changes without the version, so that there the sizes and times of its files count too.
 */
export const compilerVersion = (): readonly string[] => {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return [version, process.version, ...(folder.split(sep).includes('node_modules') ? [] : stateOf(join(import.meta.dirname, '..')))];
};

const stateOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('.d.ts'))
    .sort(compare)
    .map((name) => {
      const { size, mtimeMs } = lstatSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    });
