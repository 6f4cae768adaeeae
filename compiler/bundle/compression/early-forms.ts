import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { ContentCoding } from '../../../runtime/bundle.ts';
import { startThread } from '../../base/threads/thread.ts';
import type { NodeCoding } from './codings.ts';
import type { CompressionAnswer, CompressionJob } from './thread.ts';

/** Compressed forms of a file by coding. */
export type Forms = ReadonlyMap<ContentCoding, Uint8Array>;

/** For fewer files, starting a thread takes longer than it saves. */
const FEW_FILES = 100;

/** Maximum bytes of files with forms in memory. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/**
 * Compresses files of a large site in a thread, while the main thread makes others: the search index takes as long as compressing the
 * pages.
 */
export class EarlyForms {
  #thread: Worker | null = null;
  #files = 0;
  #bytes = 0;
  readonly #forms = new Map<string, Promise<Forms | null>>();
  readonly #open = new Map<string, (forms: readonly Uint8Array[] | null) => void>();

  /** Begins to compress a file, unless there are few files or no room for its forms. */
  begin(path: string, bytes: Uint8Array, codings: readonly NodeCoding[]): void {
    if (++this.#files <= FEW_FILES || availableParallelism() === 1) return;
    if (codings.length === 0 || this.#bytes + bytes.length > MAXIMUM_BYTES) return;
    this.#bytes += bytes.length;
    this.#thread ??= this.#start();
    const forms = new Promise<readonly Uint8Array[] | null>((done) => this.#open.set(path, done));
    this.#forms.set(
      path,
      forms.then((all) => all && new Map(codings.map((coding, index) => [coding, all[index] as Uint8Array]))),
    );
    this.#thread.postMessage({ path, bytes, codings } satisfies CompressionJob);
  }

  /** The forms of a file, once they are made; null for a file that has not begun, or when the thread has ended. */
  async take(path: string): Promise<Forms | null> {
    const forms = await this.#forms.get(path);
    this.#forms.delete(path);
    return forms ?? null;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = startThread('compiler/bundle/compression/thread');
    thread.on('message', ({ path, forms }: CompressionAnswer) => this.#settle(path, forms));
    // The exit event follows an error and is enough.
    thread.on('error', () => undefined);
    thread.on('exit', () => [...this.#open.keys()].forEach((path) => this.#settle(path, null)));
    return thread;
  }

  #settle(path: string, forms: readonly Uint8Array[] | null): void {
    this.#open.get(path)?.(forms);
    this.#open.delete(path);
  }
}
