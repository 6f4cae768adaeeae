/** What search engines know of a site, as `.sitec/published.json` keeps it between releases. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';
import { textOfFile } from '../../compiler/base/file-path.ts';
import { paths } from '../../compiler/paths.ts';
import { compare } from '../../compiler/problems/problem.ts';
import { PUBLISHED_FILE, type PublishedFacts, type PublishedFile } from '../../compiler/site/published-file.ts';
import { readFactBundle } from '../bundle/facts-of-bundle.ts';
import { readJsonFile } from '../bundle/json-file.ts';
import type { Change, Pages } from './release.ts';

/** The pages as search engines know them after some changes were sent. */
export const withSent = (known: Pages, sent: readonly Change[], after: Pages): Pages => {
  const pages = new Map(known);
  for (const { address } of sent) {
    const current = after.get(address);
    if (current === undefined) pages.delete(address);
    else pages.set(address, current);
  }
  return pages;
};

/** The facts of the bundle in a folder, for the feeds of later builds; null for a bundle without facts. */
export const publishedFacts = async (folder: string): Promise<PublishedFacts | null> => {
  const bundle = await readFactBundle(folder);
  if ('reason' in bundle) return null;
  const feed = readJsonFile(join(folder, paths.factsJson));
  const items = 'value' in feed && Array.isArray(feed.value.items) ? feed.value.items : [];
  return { kinds: Object.fromEntries([...bundle.kinds].map(([name, { body }]) => [name, body])), items };
};

/** Replaces the file of a project atomically. Returns why it cannot be written; null on success, and where nothing is new. */
export const writePublished = (
  folder: string,
  published: Omit<PublishedFile, 'version' | 'pages'> & { readonly pages: Pages },
): string | null => {
  const path = join(folder, PUBLISHED_FILE);
  const { site, pages, since, facts } = published;
  const sorted = Object.fromEntries([...pages].toSorted(([a], [b]) => compare(a, b)));
  const file: PublishedFile = { version: 1, site, pages: sorted, ...(since !== undefined && { since }), ...(facts && { facts }) };
  const text = `${JSON.stringify(file, null, 1)}\n`;
  const draft = `${path}.tmp-${process.pid}`;
  try {
    if (textOfFile(path) === text) return null;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), '.gitignore'), '*\n');
    try {
      writeFileSync(draft, text);
      renameSync(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  }
};
