/** Files of sites on the web, kept in a folder. */
import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../compiler/base/errors.ts';
import { isObject } from '../../compiler/base/json.ts';
import type { FetchFile } from '../../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE, INDEX_FORMAT } from '../../runtime/bundle.ts';
import { jsonOf } from '../terminal/json.ts';
import { fetchFile, Misfit } from './web-file.ts';

/** A file as it came. */
export interface KeptFile {
  /** Entity tag, by which its host says whether it is still the same; null when it gave none. */
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
 * Copies of files by their addresses. Each is a file of its own with a digest as its name, so that no address can lead out of the folder, and is
 * another file until it is whole, so that processes at the same time do not see each other. What is not a whole copy of the address counts as not there.
 */
export class FileCache {
  readonly folder: string;
  readonly #onFailure: (sentence: string) => void;
  #hasFailed = false;

  /** `onFailure` is told once, in a sentence without a full stop, that copies cannot be kept: that costs the copies and nothing else. */
  constructor(folder: string, onFailure: (sentence: string) => void) {
    this.folder = folder;
    this.#onFailure = onFailure;
  }

  /** The copy of an address; null when there is none that is whole. */
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

  /** Keeps a file in the place of an earlier copy. */
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
    if (!this.#hasFailed) this.#onFailure(`nothing can be kept in ${this.folder} (${reason})`);
    this.#hasFailed = true;
  }
}

/** A digest of everything that a copy says. */
const digestOf = (url: string, { etag, bytes }: KeptFile): string =>
  createHash('sha256')
    .update(JSON.stringify([url, etag]))
    .update(bytes)
    .digest('hex');

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
