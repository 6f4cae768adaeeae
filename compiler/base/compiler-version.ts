import { lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packageFolder, packageVersion } from './package.ts';

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
  if (!import.meta.filename.endsWith('.ts')) return [String(lstatSync(join(packageFolder(), 'build/compiler/index.js')).mtimeMs)];
  const folder = join(packageFolder(), 'compiler');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.map((file) => `${file} ${lstatSync(join(folder, file)).mtimeMs}`);
};
