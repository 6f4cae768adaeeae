import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { MAXIMUM_PAGE_BYTES } from '../html/html.ts';
import { digestOf } from './source.ts';

/** Opening a pipe must not wait for a writer, and no link is followed. Windows has neither. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

const INITIAL_BUFFER_BYTES = 262_144;

/** Works out digests of pages, with one buffer for all of them. */
export class FileDigests {
  #buffer = Buffer.allocUnsafeSlow(INITIAL_BUFFER_BYTES);

  /** Digest of the bytes of a page; null where it cannot be read, which is reported when it is. */
  of(file: string): string | null {
    try {
      return this.#read(openSync(file, FLAGS));
    } catch {
      return null;
    }
  }

  #read(descriptor: number): string | null {
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() || stats.size > MAXIMUM_PAGE_BYTES) return null;
      if (stats.size > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(stats.size);
      const read = readSync(descriptor, this.#buffer, 0, stats.size, 0);
      return read === stats.size ? digestOf(this.#buffer.subarray(0, read)) : null;
    } finally {
      closeSync(descriptor);
    }
  }
}
