import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package: the nearest one above this file that has a package.json, whether it runs from source or from build/. */
export const packageFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error('sitec lies in no package: there is no package.json above it');
    folder = dirname(folder);
  }
  return folder;
};

let version: string | undefined;

/** Version of the package. Its file is read once: a build that can open no more files still says who it is of. */
export const packageVersion = (): string =>
  (version ??= (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version);
