import { lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packageFolder, packageVersion } from '../base/package.ts';
import { compare } from '../problems/problem.ts';

/**
 * What tells one compiler from another, for caches: the version of the package, and that of Node, whose tables of characters differ. In a checkout
 * the code changes without its version, so that there the times of its files count too.
 */
export const compilerVersion = (): readonly string[] => {
  const folder = packageFolder();
  return [packageVersion(), process.version, ...(folder.split(sep).includes('node_modules') ? [] : stateOfCheckout())];
};

/** A build writes all files, so that one of them tells when it was; sources are written one by one. */
const stateOfCheckout = (): readonly string[] => {
  const folder = join(import.meta.dirname, '..');
  const files = import.meta.filename.endsWith('.ts')
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(compare)
    : ['compile.js'];
  return files.map((file) => `${file} ${lstatSync(join(folder, file)).mtimeMs}`);
};
