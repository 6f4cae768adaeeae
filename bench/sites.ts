/** The sites of a folder that benchmarks run on. Each is a folder with rendered HTML and without content files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the sites of a folder. */
export const sitesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.html')))
    .map(({ name }) => name)
    .sort();

/** Public address of a site: from the canonical link of its home page, else a made-up one. */
export const addressOf = (folder: string, site: string): string => {
  const home = readFileSync(join(folder, site, 'index.html'), 'utf8');
  return /<link[^>]+rel="?canonical"?[^>]+href="?(https:\/\/[^"/\s>]+)/.exec(home)?.[1] ?? `https://${site}.example`;
};
