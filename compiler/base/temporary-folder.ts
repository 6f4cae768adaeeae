import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of its own in the temporary one of the system, which only its user can read. It is gone when it is removed, else when the process exits;
 * that is also how a command ends that is interrupted. A process that is killed leaves it.
 */
export class TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  readonly #atExit = (): void => {
    try {
      this.#remove();
    } catch {
      // Nobody can do anything about it any more, and the process keeps the exit code that it has.
    }
  };

  /** `prefix` is how its name begins. */
  constructor(prefix: string) {
    this.path = mkdtempSync(join(tmpdir(), prefix));
    process.once('exit', this.#atExit);
  }

  /** Removes it with everything in it. */
  remove(): void {
    this.#remove();
    process.off('exit', this.#atExit);
  }

  #remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
