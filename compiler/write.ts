import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Halt, type ProblemList } from './problem.ts';
import { output } from './problems/output.ts';

/**
 * A folder beside the output folder, in which a bundle is built. `commit` puts it in the place of the old bundle by two renames;
 * until then, and when anything fails, the old bundle is untouched.
 */
export class Stage {
  readonly #out: string;
  readonly #folder: string;
  readonly #lock: string;

  private constructor(out: string) {
    this.#out = out;
    this.#folder = `${out}.tmp-${process.pid}`;
    this.#lock = `${out}.lock`;
  }

  /** Locks the output folder and removes what killed builds left. Throws `Halt` (exit code 3) when it is locked, foreign, or cannot be written. */
  static open(out: string, cwd: string, problems: ProblemList): Stage {
    const stage = new Stage(out);
    const path = relative(cwd, out) || '.';
    try {
      mkdirSync(dirname(out), { recursive: true });
      const owner = stage.#takeLock();
      if (owner === null) stage.#recover();
      if (owner === null && isOurs(out)) {
        mkdirSync(stage.#folder);
        return stage;
      }
      if (owner === null) problems.add(output.outputForeign, { path });
      else problems.add(output.outputLocked, { pid: owner, path });
    } catch (error) {
      problems.add(output.outputBlocked, { path, reason: (error as Error).message });
    }
    stage.discard();
    throw new Halt(3);
  }

  /** Writes a file; unchanged bytes keep the time of the old bundle's file, so that hosts and caches see no change. */
  write(path: string, body: string | Uint8Array): void {
    const file = join(this.#folder, path);
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    const old = join(this.#out, path);
    const stats = statSync(old, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.size === bytes.length && readFileSync(old).equals(bytes)) utimesSync(file, stats.atime, stats.mtime);
  }

  /** Text of a file that was written before. */
  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Puts the new bundle in the place of the old one. */
  commit(): void {
    const descriptor = openSync(join(this.#folder, 'sitec-manifest.json'), 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
    const old = `${this.#out}.old-${process.pid}`;
    if (existsSync(this.#out)) renameSync(this.#out, old);
    renameSync(this.#folder, this.#out);
    rmSync(old, { recursive: true, force: true });
    this.discard();
  }

  /** Removes the stage and the lock; the old bundle stays. */
  discard(): void {
    if (existsSync(this.#folder)) rmSync(this.#folder, { recursive: true });
    if (this.#holdsLock()) unlinkSync(this.#lock);
  }

  /** Takes the lock; answers the process that holds it, when it is alive. */
  #takeLock(): number | null {
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: 'wx' });
      return null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readFileSync(this.#lock, 'utf8'));
    if (isAlive(owner)) return owner;
    rmSync(this.#lock, { force: true });
    return this.#takeLock();
  }

  #holdsLock(): boolean {
    return existsSync(this.#lock) && readFileSync(this.#lock, 'utf8') === String(process.pid);
  }

  /** A build that was killed between its two renames left the old bundle under another name: it goes back first. */
  #recover(): void {
    const folder = dirname(this.#out);
    const name = basename(this.#out);
    const left = readdirSync(folder).filter((entry) => entry.startsWith(`${name}.tmp-`) || entry.startsWith(`${name}.old-`));
    const old = left.filter((entry) => entry.startsWith(`${name}.old-`)).sort()[0];
    if (old !== undefined && !existsSync(this.#out)) renameSync(join(folder, old), this.#out);
    for (const entry of left) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

const isAlive = (pid: number): boolean => {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // Alive, but somebody else's.
  }
};

/** An empty or missing folder may be filled; a full one only when its manifest says that sitec wrote it. */
const isOurs = (out: string): boolean => !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, 'sitec-manifest.json'));
