import { join } from 'node:path';
import type { Site } from './site.ts';

/**
 * Where a file is read that places name: those of the site may stand elsewhere than they lie, without what a bundle put into them. Empty for a page that was
 * rendered: what was read of it stands at no line of its file.
 */
export const pathInSite =
  ({ name, folder, rendered }: Pick<Site, 'name' | 'folder' | 'rendered'>, cwd: string) =>
  (file: string): string => {
    if (!file.startsWith(`${name}/`)) return join(cwd, file);
    const path = file.slice(name.length + 1);
    return rendered?.has(path) ? '' : join(folder, path);
  };
