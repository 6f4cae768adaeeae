import { existsSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { errorCode } from '../../../compiler/base/errors.ts';

/** After so many ms without a change, whoever writes is taken to be done. */
const QUIET_MS = 100;
/** Where the system does not tell of changes, somebody has to look. */
const POLL_MS = 1000;

/** What is watched: files and folders, which need not be there yet. */
export interface Watched {
  readonly roots: readonly string[];
  readonly isSkipped: (path: string) => boolean;
}

/** Whether a path is another one, or lies in it. */
export const lies = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);

/**
 * Tells that something may have changed; what has changed is for a snapshot to say. The folders above are watched too, because a generator may
 * remove and make the folder that it writes to.
 */
export class ChangeHints {
  #watcher: FSWatcher | null = null;
  #last = -Infinity;
  #wake: () => void = () => {};
  #isFresh = false;
  #poll: NodeJS.Timeout | null = null;
  isStopped = false;
  readonly #warn: (reason: string) => void;

  /** @param warn is told, once, why the system cannot tell of all changes. */
  constructor(warn: (reason: string) => void) {
    this.#warn = warn;
  }

  /** Watches from now on, in the place of what was watched before. */
  async follow({ roots, isSkipped }: Watched): Promise<void> {
    const old = this.#watcher;
    const isWanted = (path: string): boolean => roots.some((root) => lies(path, root) || lies(root, path)) && !isSkipped(path);
    const watcher = watch([...new Set(roots.map(folderAbove))], {
      ignored: (path) => !isWanted(resolve(path)),
      ignoreInitial: true,
      followSymlinks: false,
    });
    this.#watcher = watcher;
    watcher.on('all', () => this.hint());
    // A folder that is replaced by one with the same names in it is no event of any other kind.
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

  /** Resolves with the next hint; at once when there was one since the last call, or when nobody waits any more. */
  async next(): Promise<void> {
    if (!this.#isFresh && !this.isStopped) await new Promise<void>((wake) => (this.#wake = wake));
    this.#isFresh = false;
  }

  /** Resolves once nothing was hinted at for a while. */
  async quiet(): Promise<void> {
    for (;;) {
      const rest = this.#last + QUIET_MS - performance.now();
      if (rest <= 0 || this.isStopped) return;
      await new Promise((done) => setTimeout(done, rest));
    }
  }

  /** Nobody waits any more. */
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

/** The nearest folder above a path that is there. */
const folderAbove = (path: string): string => {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : folderAbove(folder);
};
