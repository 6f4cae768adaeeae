/** Cached files of sites on the web, in a folder. */
import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';
import { isObject } from '../../compiler/base/json.ts';
import type { FetchFile } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE, INDEX_FORMAT } from '../../runtime/bundle.ts';
import { jsonOf } from '../terminal/json.ts';
import { fetchFile, Misfit } from '../web/web-file.ts';

/** A file as received. */
export interface KeptFile {
  /** Entity tag for revalidation; null without one. */
  readonly etag: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** First line of a kept file; its bytes come after it. */
interface Head {
  readonly url: string;
  readonly etag: string | null;
  readonly sha256: string;
}

/**
 * Copies of files by their addresses. The file name of a copy is a digest, so that no address can lead out of the folder. A copy is written
 * under a temporary name and then renamed, so that parallel processes never see an incomplete one. A file that is not a whole copy of the
 * address counts as missing.
 */
export class FileCache {
  readonly folder: string;
  readonly #onFailure: (sentence: string) => void;
  #hasFailed = false;

  /** `onFailure` is called once, with a sentence without a full stop, when copies cannot be kept. Everything else still works. */
  constructor(folder: string, onFailure: (sentence: string) => void) {
    this.folder = folder;
    this.#onFailure = onFailure;
  }

  /** The copy of an address; null without a whole one. */
  find(url: string): KeptFile | null {
    try {
      const all = readFileSync(this.#pathOf(url));
      const end = all.indexOf('\n');
      const head = JSON.parse(all.toString('utf8', 0, end)) as Head;
      const kept = { etag: head.etag, bytes: new Uint8Array(all.subarray(end + 1)) };
      return end >= 0 && head.sha256 === digestOf(url, kept) ? kept : null;
    } catch {
      return null;
    }
  }

  /** Stores a file instead of an earlier copy. */
  keep(url: string, file: KeptFile): void {
    const path = this.#pathOf(url);
    const temporary = `${path}.${randomUUID()}.tmp`;
    const head: Head = { url, etag: file.etag, sha256: digestOf(url, file) };
    try {
      mkdirSync(this.folder, { recursive: true });
      try {
        writeFileSync(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), file.bytes]), { flag: 'wx' });
        renameSync(temporary, path);
      } finally {
        rmSync(temporary, { force: true });
      }
    } catch (error) {
      this.#fail(errorCode(error) ?? 'unknown reason');
    }
  }

  #pathOf(url: string): string {
    return join(this.folder, hash('sha256', url));
  }

  #fail(reason: string): void {
    if (!this.#hasFailed) this.#onFailure(`cannot write to the cache folder ${this.folder} (${reason})`);
    this.#hasFailed = true;
  }
}

/** A digest over all parts of a copy. */
const digestOf = (url: string, { etag, bytes }: KeptFile): string =>
  createHash('sha256')
    .update(JSON.stringify([url, etag]))
    .update(bytes)
    .digest('hex');

/** After a host did not answer, copies are used without a request for this many ms. */
const PAUSE_MS = 30_000;

/**
 * Fetches the files below an address, and keeps copies. A copy is revalidated each time, and used where the host does not answer. Then
 * copies are used without requests for `PAUSE_MS`, or until the host answers for a file without a copy. `note` is called when copies begin
 * to answer.
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
      if (!hasNoted) note(`${error.message}; answers come from the cache ${cache.folder}`);
      hasNoted = true;
      return new Response(kept.bytes);
    }
  };
};

/** The copy itself, if the host reports that it is still current. */
const freshFile = async (base: string, path: string, kept: KeptFile | null, maximum: number): Promise<KeptFile> => {
  const response = await fetchFile(base, path, { maximum, etag: kept?.etag ?? null });
  if (kept !== null && response.status === 304) return kept;
  return { etag: response.headers.get('etag'), bytes: new Uint8Array(await response.arrayBuffer()) };
};

/**
 * False for an index of another version of sitec, because no copy matches it: the other files of the site are new too. Throws a `Misfit`
 * for a file that is not an index.
 */
const mayBeKept = (url: string, path: string, { bytes }: KeptFile): boolean => {
  if (path !== INDEX_FILE) return true;
  const index = jsonOf(new TextDecoder().decode(bytes));
  if (isObject(index) && typeof index.format === 'number') return index.format === INDEX_FORMAT;
  throw new Misfit(`${url} is not the index of a site`, false, true);
};
