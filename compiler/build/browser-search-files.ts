import { paths } from '../paths.ts';
import type { Build } from './build.ts';

/** Public paths of the module that browsers search with, and of the index that it reads. */
export interface BrowserSearchFiles {
  readonly module: string;
  readonly index: string;
}

/** Where the search for browsers lies; null when there is no guide to find. A site that has a file of one of the names keeps it. */
export const browserSearchFiles = ({ facts, site }: Pick<Build, 'facts' | 'site'>): BrowserSearchFiles | null => {
  if (facts.guides.items.length === 0) return null;
  const taken = new Set(site.assets.map((file) => `/${file.toLowerCase()}`));
  const folder = taken.has(paths.search) || taken.has(paths.searchIndex) ? '/_sitec' : '';
  return { module: folder + paths.search, index: folder + paths.searchIndex };
};
