import type { FetchFile } from '../runtime/adapters/fetched-bundle.ts';
import type { FileCache, KeptFile } from './file-cache.ts';
import { fetchFile, Misfit } from './web-file.ts';

/**
 * Fetches the files below an address, of which copies are kept. A copy is asked about each time, and read where the host cannot answer; from then on
 * copies are read without asking, until the host has answered for a file that has none. `note` is told when copies begin to answer.
 */
export const keptFiles = (base: string, cache: FileCache, maximum: number, note: (sentence: string) => void): FetchFile => {
  let [isOffline, hasNoted] = [false, false];
  return async (path) => {
    const url = `${base}/${path}`;
    const kept = cache.find(url);
    if (kept !== null && isOffline) return new Response(kept.bytes);
    try {
      const fresh = await freshFile(base, path, kept, maximum);
      isOffline = false;
      if (fresh !== kept) cache.keep(url, fresh);
      return new Response(fresh.bytes);
    } catch (error) {
      if (kept === null || !(error instanceof Misfit) || !error.isPassing) throw error;
      isOffline = true;
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
