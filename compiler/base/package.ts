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

/** What of the package's own package.json is used. */
export interface PublishedPackage {
  readonly version: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

let described: PublishedPackage | undefined;

/** The package.json of the package. It is read once: a build that can open no more files still says who it is of. */
export const publishedPackage = (): PublishedPackage =>
  (described ??= JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as PublishedPackage);

/** Version of the package. */
export const packageVersion = (): string => publishedPackage().version;
