import { join } from 'node:path';
import type { Site } from './site.ts';

/** Where a file is read that places name: those of the site may stand elsewhere than they lie, without what a bundle put into them. */
export const pathInSite =
  ({ name, folder }: Pick<Site, 'name' | 'folder'>, cwd: string) =>
  (file: string): string =>
    file.startsWith(`${name}/`) ? join(folder, file.slice(name.length + 1)) : join(cwd, file);
