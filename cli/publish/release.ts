/** Releases by their manifests, and the difference between two of them. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject } from '../../compiler/base/json.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { compare } from '../../compiler/problems/problem.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { readJsonBytes, readJsonFile, type JsonFile } from '../bundle/json-file.ts';
import type { NoReply } from '../web/no-reply.ts';
import { fetchFile, Misfit } from '../web/web-file.ts';

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
