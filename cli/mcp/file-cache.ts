/** Files of sites on the web, kept in a folder. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
      this.#fail((error as NodeJS.ErrnoException).code ?? 'unknown reason');
    }
  }

  #pathOf(url: string): string {
    return join(this.folder, createHash('sha256').update(url).digest('hex'));
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
