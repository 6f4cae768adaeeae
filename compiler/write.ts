import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { MANIFEST_FILE } from '../runtime/bundle.ts';
import type { Settings } from './config.ts';
import { Lock } from './lock.ts';
import { Halt, type ProblemList } from './problem.ts';
import { output } from './problems/output.ts';

/** Stands in a stage as long as it is one, so that no folder of somebody else is ever taken for a stage and removed. */
const STAGE_MARK = '.sitec-stage';

/**
 * A folder beside the output folder, in which a bundle is built. `commit` puts it in the place of the old bundle by two renames;
 * until then, and when anything fails, the old bundle is untouched.
 */
export class Stage {
  readonly #out: string;
  readonly #folder: string;
  readonly #lock: Lock;
  /** A process that is told to end in the middle of a build leaves nothing behind; one that is killed leaves it to the next build. */
  readonly #atExit = (): void => this.#remove();

  private constructor(out: string, folder: string) {
    this.#out = out;
    this.#folder = folder;
    this.#lock = new Lock(`${out}.lock`);
  }

  /** Locks the output folder and removes what killed builds left; a build that writes nothing has its stage elsewhere. Throws `Halt` (exit code 3) when it is locked, foreign, or cannot be written. */
  static open({ out: named, cwd, isDryRun }: Pick<Settings, 'out' | 'cwd' | 'isDryRun'>, problems: ProblemList): Stage {
    // A link to the output folder stays a link: what it points to is replaced.
    const out = existsSync(named) ? realpathSync(named) : named;
    const path = relative(cwd, named) || '.';
    const stage = new Stage(out, isDryRun ? mkdtempSync(join(tmpdir(), 'sitec-')) : `${out}.tmp-${process.pid}`);
    process.once('exit', stage.#atExit);
    try {
      const owner = isDryRun ? null : stage.#lockOut();
      if (owner === null && (isDryRun ? isOurs(out) : stage.#prepare())) return stage;
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

  /** Reads a file that was written. */
  read(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  /** Bytes of a file that was written; null when there is none. */
  size(path: string): number | null {
    try {
      return statSync(join(this.#folder, path), { throwIfNoEntry: false })?.size ?? null;
    } catch (error) {
      // No file has a name that the file system does not take.
      if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return null;
      throw error;
    }
  }

  /** Reads a file of the old bundle; null when it has none. */
  readOld(path: string): Buffer | null {
    const old = join(this.#out, path);
    return statSync(old, { throwIfNoEntry: false })?.isFile() ? readFileSync(old) : null;
  }

  /** Path of a file for what is only needed while the bundle is built. It has to be gone when the bundle is put in its place. */
  get scratch(): string {
    return join(this.#folder, '.sitec-scratch');
  }

  /** Puts the new bundle in the place of the old one; when that fails half-way, the old one goes back. The lock stays until `discard`. */
  commit(): void {
    syncFile(join(this.#folder, MANIFEST_FILE));
    rmSync(join(this.#folder, STAGE_MARK));
    const old = `${this.#out}.old-${process.pid}`;
    const hasOld = existsSync(this.#out);
    if (hasOld) renameSync(this.#out, old);
    try {
      renameSync(this.#folder, this.#out);
    } catch (error) {
      if (hasOld) renameSync(old, this.#out);
      throw error;
    }
    removeQuietly(old);
  }

  /** Removes the stage and the lock; the old bundle stays. */
  discard(): void {
    process.off('exit', this.#atExit);
    this.#remove();
  }

  #remove(): void {
    removeQuietly(this.#folder);
    this.#lock.release();
  }

  /** Answers the process that holds the output folder already. */
  #lockOut(): number | null {
    mkdirSync(dirname(this.#out), { recursive: true });
    return this.#lock.take();
  }

  /** Brings the neighbourhood in order and makes the stage; false when the output folder holds what sitec did not write. */
  #prepare(): boolean {
    const left = leftovers(this.#out);
    const [old] = left.filter((path) => existsSync(join(path, MANIFEST_FILE)) && !existsSync(join(path, STAGE_MARK)));
    // A build that was killed between its two renames left the old bundle under another name.
    if (old !== undefined && !existsSync(this.#out)) renameSync(old, this.#out);
    if (!isOurs(this.#out)) return false;
    left.forEach(removeQuietly);
    mkdirSync(this.#folder);
    writeFileSync(join(this.#folder, STAGE_MARK), '');
    return true;
  }
}

/** Stages and old bundles that killed builds left beside an output folder: named like ours, and marked as ours inside. */
const leftovers = (out: string): readonly string[] => {
  const [folder, name] = [dirname(out), basename(out)];
  const isNamedSo = (entry: string): boolean => entry.startsWith(`${name}.`) && /^(tmp|old)-\d+$/.test(entry.slice(name.length + 1));
  const paths = readdirSync(folder)
    .filter(isNamedSo)
    .sort()
    .map((entry) => join(folder, entry));
  return paths.filter((path) => existsSync(join(path, STAGE_MARK)) || existsSync(join(path, MANIFEST_FILE)));
};

/** An empty or missing folder may be filled; a full one only when its manifest says that sitec wrote it. */
const isOurs = (out: string): boolean => !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, MANIFEST_FILE));

const syncFile = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Removes a folder; one that cannot be removed is left to the next build, because the bundle is already in its place. */
const removeQuietly = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // See above.
  }
};
