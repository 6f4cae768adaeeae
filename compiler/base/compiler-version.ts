import { lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { once } from './memoise.ts';
import { packageFolder, packageVersion } from './package.ts';

/**
 * Distinguishes compilers, for caches: the version of the package, and the version of Node, whose character tables differ. In a checkout
 * the code changes without its version, so the times of its files count too. A process keeps the code that it has loaded.
 */
export const compilerVersion: () => readonly string[] = once(() => {
  const folder = packageFolder();
  return [packageVersion(), process.version, ...(folder.split(sep).includes('node_modules') ? [] : stateOfCheckout())];
});

/** A build writes all files, so one of them has its time; sources change one by one. */
const stateOfCheckout = (): readonly string[] => {
  if (!import.meta.filename.endsWith('.ts')) return [String(lstatSync(join(packageFolder(), 'build/compiler/index.js')).mtimeMs)];
  const folder = join(packageFolder(), 'compiler');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.map((file) => `${file} ${lstatSync(join(folder, file)).mtimeMs}`);
};
