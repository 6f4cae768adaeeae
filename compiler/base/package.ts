import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package: the nearest folder above this file that has a package.json, when run from source and from build/. */
export const packageFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error('sitec is not in a package: no folder above it has a package.json');
    folder = dirname(folder);
  }
  return folder;
};

/** The used parts of the package's package.json. */
export interface PublishedPackage {
  readonly version: string;
  readonly homepage?: string;
}

let described: PublishedPackage | undefined;

/** The package.json of the package. It is read once, so that a build with too many open files can still print its version. */
export const publishedPackage = (): PublishedPackage =>
  (described ??= JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as PublishedPackage);

/** Version of the package. */
export const packageVersion = (): string => publishedPackage().version;
