/** Releases by their manifests, and the difference between two of them. */
import { statSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, dirname } from 'node:path';
import { isObject } from '../../compiler/base/json.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { compare } from '../../compiler/problems/problem.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { errorCode } from '../../compiler/base/errors.ts';
import { textOfFile } from '../../compiler/base/file-path.ts';
import { paths } from '../../compiler/paths.ts';
import { PUBLISHED_FILE, type PublishedFacts, type PublishedFile } from '../../compiler/site/published-file.ts';
import { readJsonBytes, readJsonFile, type JsonFile } from '../bundle/json-file.ts';
import type { NoReply } from '../web/no-reply.ts';
import { fetchFile, Misfit } from '../web/web-file.ts';
import { readFactBundle } from '../bundle/facts-of-bundle.ts';

/** Address of a page -> SHA-256 of its markdown. */
export type Pages = ReadonlyMap<string, string>;

/** The listed pages of a bundle. */
export interface Release {
  /** Public address of the site, without a slash at its end. */
  readonly site: string;
  readonly pages: Pages;
}

/** An address that search engines should ask for again. */
export interface Change {
  readonly address: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** The pages that differ between two releases, by address. */
export const changesBetween = (before: Pages, after: Pages): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted(compare).flatMap((address): readonly Change[] => {
    const [old, current] = [before.get(address), after.get(address)];
    if (old === current) return [];
    return [{ address, change: old === undefined ? 'added' : current === undefined ? 'removed' : 'changed' }];
  });

/** Reads the release in a folder, or why there is none. */
export const readRelease = (folder: string): Release | NoReply => releaseIn(readJsonFile(join(folder, MANIFEST_FILE)));

/** Reads an earlier release: a manifest or a bundle, in a file system or on the web. */
export const readEarlier = async (since: string, cwd: string): Promise<Release | NoReply> => {
  if (isAddress(since)) return releaseOnWeb(since);
  const path = resolve(cwd, since);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readRelease(path) : releaseIn(readJsonFile(path));
};

const releaseOnWeb = async (address: string): Promise<Release | NoReply> => {
  if (!URL.canParse(address)) return { reason: 'it is not an address' };
  const { origin, pathname } = new URL(address);
  const base = origin + pathname.replace(/\/+$/, '').replace(new RegExp(`/${MANIFEST_FILE.replaceAll('.', '\\.')}$`), '');
  try {
    const response = await fetchFile(base, MANIFEST_FILE);
    return releaseIn(readJsonBytes(Buffer.from(await response.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return { reason: error.message, isUnreachable: error.isUnreachable };
  }
};

/** A manifest is untrusted: addresses outside of the site are not sent, because all would be refused with them. */
const releaseIn = (manifest: JsonFile): Release | NoReply => {
  if ('reason' in manifest) return { reason: `${MANIFEST_FILE} ${manifest.reason}` };
  const { site, files } = manifest.value;
  if (typeof site !== 'string' || !URL.canParse(site) || !isObject(files)) return { reason: `${MANIFEST_FILE} names no site and no files` };
  const pages = Object.values(files).flatMap((file): readonly (readonly [string, string])[] => {
    if (!isObject(file)) return [];
    const { address, sha256 } = file;
    return typeof address === 'string' && address.startsWith(`${site}/`) && typeof sha256 === 'string' ? [[address, sha256]] : [];
  });
  return pages.length === 0 ? { reason: 'it has no markdown of pages' } : { site, pages: new Map(pages) };
};

/** What search engines know of a site, as `.sitec/published.json` keeps it between releases. */

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
