import { isObject } from '../../compiler/base/is-object.ts';
import type { FetchFile } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE, INDEX_FORMAT } from '../../runtime/bundle.ts';
import { jsonOf } from '../terminal/json.ts';
import type { FileCache, KeptFile } from './file-cache.ts';
import { fetchFile, Misfit } from './web-file.ts';

/** How long copies are read without asking after the host could not answer, in ms. */
const PAUSE_MS = 30_000;

/**
 * Fetches the files below an address, of which copies are kept. A copy is asked about each time, and read where the host cannot answer; then copies
 * are read without asking for `PAUSE_MS`, or until the host has answered for a file that has none. `note` is told when copies begin to answer.
 */
export const keptFiles = (base: string, cache: FileCache, maximum: number, note: (sentence: string) => void): FetchFile => {
  let askAgain = -Infinity;
  let hasNoted = false;
  return async (path) => {
    const url = `${base}/${path}`;
    const kept = cache.find(url);
    if (kept !== null && performance.now() < askAgain) return new Response(kept.bytes);
    try {
      const fresh = await freshFile(base, path, kept, maximum);
      askAgain = -Infinity;
      if (fresh !== kept && mayBeKept(url, path, fresh)) cache.keep(url, fresh);
      return new Response(fresh.bytes);
    } catch (error) {
      if (kept === null || !(error instanceof Misfit) || !error.isPassing) throw error;
      askAgain = performance.now() + PAUSE_MS;
      if (!hasNoted) note(`${error.message}: answers come from the copies in ${cache.folder}`);
      hasNoted = true;
      return new Response(kept.bytes);
    }
  };
};

/** The copy itself where it is still what the host has. */
const freshFile = async (base: string, path: string, kept: KeptFile | null, maximum: number): Promise<KeptFile> => {
  const response = await fetchFile(base, path, { maximum, etag: kept?.etag ?? null });
  if (kept !== null && response.status === 304) return kept;
  return { etag: response.headers.get('etag'), bytes: new Uint8Array(await response.arrayBuffer()) };
};

/**
 * False for an index of another version of sitec, which no copy can answer for: the other files of the site are new, too. Throws a `Misfit` for what
 * is no index at all.
 */
const mayBeKept = (url: string, path: string, { bytes }: KeptFile): boolean => {
  if (path !== INDEX_FILE) return true;
  const index = jsonOf(new TextDecoder().decode(bytes));
  if (isObject(index) && typeof index.format === 'number') return index.format === INDEX_FORMAT;
  throw new Misfit(`${url} is not the index of a site`, false, true);
};
