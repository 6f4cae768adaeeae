import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { errorCode } from '../../../compiler/base/errors.ts';
import { isWithin } from '../../../compiler/base/file-path.ts';

/** After this many ms without a change, the writing is assumed to be complete. */
const QUIET_MS = 100;
/** Polling interval where the system does not report changes. */
const POLL_MS = 1000;

/** Watched files and folders, which need not exist yet. */
export interface Watched {
  readonly roots: readonly string[];
  readonly isSkipped: (path: string) => boolean;
}

/**
 * Reports that something may have changed; a snapshot tells what. Parent folders are watched too, because a generator may remove and create
 * its output folder.
 */
export class ChangeHints {
  #watcher: FSWatcher | null = null;
  #last = -Infinity;
  #wake: () => void = () => {};
  #isFresh = false;
  #poll: NodeJS.Timeout | null = null;
  isStopped = false;
  readonly #warn: (reason: string) => void;

  /** @param warn is called once, with the reason why the system cannot report all changes. */
  constructor(warn: (reason: string) => void) {
    this.#warn = warn;
  }

  /** Watches these paths instead of the previous ones. */
  async follow({ roots, isSkipped }: Watched): Promise<void> {
    const old = this.#watcher;
    const isWanted = (path: string): boolean => roots.some((root) => isWithin(path, root) || isWithin(root, path)) && !isSkipped(path);
    const watcher = watch([...new Set(roots.map(folderAbove))], {
      ignored: (path) => !isWanted(resolve(path)),
      ignoreInitial: true,
      followSymlinks: false,
    });
    this.#watcher = watcher;
    watcher.on('all', () => this.hint());
    // A folder that is replaced by one with the same names in it causes only a raw event.
    watcher.on('raw', () => this.hint());
    watcher.on('error', (error) => this.#pollInstead(String(errorCode(error) ?? error)));
    await new Promise<void>((ready) => watcher.once('ready', ready));
    await old?.close();
  }

  /** Something may have changed. */
  hint(): void {
    this.#last = performance.now();
    this.#isFresh = true;
    this.#wake();
  }

  /** Resolves with the next hint; at once when there was one since the last call, or after `stop`. */
  async next(): Promise<void> {
    if (!this.#isFresh && !this.isStopped) await new Promise<void>((wake) => (this.#wake = wake));
    this.#isFresh = false;
  }

  /** Resolves after a while without hints. */
  async quiet(): Promise<void> {
    for (;;) {
      const rest = this.#last + QUIET_MS - performance.now();
      if (rest <= 0 || this.isStopped) return;
      await new Promise((done) => setTimeout(done, rest));
    }
  }

  /** Ends all waiting. */
  stop(): void {
    this.isStopped = true;
    this.#wake();
  }

  async close(): Promise<void> {
    this.stop();
    if (this.#poll) clearInterval(this.#poll);
    await this.#watcher?.close();
  }

  #pollInstead(reason: string): void {
    if (this.#poll) return;
    this.#poll = setInterval(() => this.hint(), POLL_MS);
    this.#warn(reason);
  }
}

/** The nearest existing folder above a path. */
const folderAbove = (path: string): string => {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : folderAbove(folder);
};
