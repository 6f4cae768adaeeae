import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder in the temporary folder of the system, which only its user can read. It is deleted by `remove`, else when the process exits,
 * also after an interruption. A killed process leaves it.
 */
export class TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  readonly #atExit = (): void => {
    try {
      this.#remove();
    } catch {
      // An error here cannot be handled; the process keeps its exit code.
    }
  };

  /** `prefix` is the start of its name. */
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
