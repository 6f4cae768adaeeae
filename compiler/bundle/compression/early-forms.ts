import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../base/threads/thread.ts';
import type { NodeCoding } from './codings.ts';
import type { CompressionAnswer, CompressionJob } from './thread.ts';

/** For fewer files, starting a thread takes longer than it saves. */
const FEW_FILES = 100;

/**
 * Writes the compressed forms of a large site in a thread, while the main thread makes other files: the search index takes as long as
 * compressing the pages.
 */
export class EarlyForms {
  #thread: Worker | null = null;
  #files = 0;
  readonly #written = new Map<string, Promise<CompressionAnswer['written']>>();
  readonly #open = new Map<string, (written: CompressionAnswer['written']) => void>();

  /** Begins to compress a file, unless there are few files. Nobody else may write the forms. */
  begin(job: CompressionJob): void {
    if (++this.#files <= FEW_FILES || availableParallelism() === 1 || job.forms.length === 0) return;
    this.#thread ??= this.#start();
    this.#written.set(job.path, new Promise((done) => this.#open.set(job.path, done)));
    this.#thread.postMessage(job);
  }

  /** The codings of the forms that were worth writing; null for a file that has not begun, and after an error. */
  async take(path: string): Promise<readonly NodeCoding[] | null> {
    const written = await this.#written.get(path);
    this.#written.delete(path);
    return written ?? null;
  }

  /** Paths of the files that were not taken. */
  left(): readonly string[] {
    return [...this.#written.keys()];
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = startThread('compiler/bundle/compression/thread');
    thread.on('message', ({ path, written }: CompressionAnswer) => this.#settle(path, written));
    // The exit event follows an error and is enough.
    thread.on('error', () => undefined);
    thread.on('exit', () => [...this.#open.keys()].forEach((path) => this.#settle(path, null)));
    return thread;
  }

  #settle(path: string, written: CompressionAnswer['written']): void {
    this.#open.get(path)?.(written);
    this.#open.delete(path);
  }
}
