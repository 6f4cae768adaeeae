import { join } from 'node:path';
import type { Site } from './site.ts';

/**
 * Path of the file for a position in a problem. Files of the site may be in another folder, without the insertions of a bundle. Empty for a
 * rendered page, whose content does not have lines in its file.
 */
export const pathInSite =
  ({ name, folder, rendered }: Pick<Site, 'name' | 'folder' | 'rendered'>, cwd: string) =>
  (file: string): string => {
    if (!file.startsWith(`${name}/`)) return join(cwd, file);
    const path = file.slice(name.length + 1);
    return rendered?.has(path) ? '' : join(folder, path);
  };
