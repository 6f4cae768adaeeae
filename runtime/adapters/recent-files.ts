/** Recently used files, with a memory limit. */

/** Maximum bytes of all files, and of one file: a larger one would displace many others. */
const MAXIMUM_BYTES = 64 * 2 ** 20;
const MAXIMUM_FILE = MAXIMUM_BYTES / 8;

/** Bytes of files by path; the least recently used is dropped first. */
export class RecentFiles {
  /** A Map keeps the order in which its keys were set. */
  readonly #files = new Map<string, Uint8Array>();
  #bytes = 0;

  get(file: string): Uint8Array | undefined {
    const bytes = this.#files.get(file);
    if (bytes === undefined) return undefined;
    this.#files.delete(file);
    this.#files.set(file, bytes);
    return bytes;
  }

  keep(file: string, bytes: Uint8Array): void {
    if (bytes.length > MAXIMUM_FILE || this.#files.has(file)) return;
    this.#files.set(file, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= MAXIMUM_BYTES) return;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
  }
}
