/** sitec as npm publishes it: packed, unpacked, and beside it the packages that it names, and no others. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Packs what `npm run build` has made, and unpacks it in a folder. Gives the folder of the package. */
export const unpackSitec = (folder: string): string => {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename = '' } = {}] = JSON.parse(packed) as readonly { readonly filename?: string }[];
  execFileSync('tar', ['-xzf', filename], { cwd: folder });
  const sitec = join(modules, 'sitec');
  renameSync(join(folder, 'package'), sitec);
  const { dependencies } = JSON.parse(readFileSync(join(sitec, 'package.json'), 'utf8')) as { readonly dependencies: object };
  for (const name of Object.keys(dependencies)) link(join(REPOSITORY, 'node_modules', name), join(modules, name));
  return sitec;
};

/** Makes a folder appear at another path, as package managers do. */
export const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
};
