import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { errorCode, thrownReason } from '../base/errors.ts';
import { once } from '../base/memoise.ts';
import type { Settings } from '../config/settings.ts';
import { output } from '../problems/output.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { linkedFolder, putBack, removeQuietly, STAGE_MARK } from './leftovers.ts';
import { Lock } from './lock.ts';
import { listedFiles, parseManifest, type OldFile, type OldManifest } from './manifest.ts';
import { isPatch, patchFolder } from './patch.ts';
import { syncFile } from './sync-file.ts';

type StageSettings = Pick<Settings, 'out' | 'cwd' | 'isDryRun' | 'isInPlace'>;

/**
 * A folder beside the output folder in which a bundle is built; files that are identical in the old bundle are not written again. `commit`
 * moves new files into the folder of the old bundle or, if nothing stayed the same, replaces the folder by two renames. Until then, and
 * after any failure, the old bundle is unchanged.
 */
export class Stage {
  readonly #out: string;
  readonly #folder: string;
  readonly #isInPlace: boolean;
  readonly #lock: Lock;
  /** Folders that were created. */
  readonly #made = new Set<string>();
  /** Files of the new bundle: true for a file that stays in place. */
  readonly #files = new Map<string, boolean>();
  /**
   * Files of the old bundle that may stay, without its manifest, which comes last. On some systems a name in another case is the same file,
   * which has to get its new name.
   */
  readonly #old = once((): ReadonlySet<string> => new Set(listedFiles(this.readOld(MANIFEST_FILE))));
  /** The manifest of the old bundle, if its files are known to match it; else null. */
  #trusted: OldManifest | null = null;
  /** Removes the stage when a process ends during a build. A killed process leaves it to the next build. */
  readonly #atExit = (): void => this.#remove();

  private constructor(out: string, folder: string, isInPlace: boolean) {
    this.#out = out;
    this.#folder = folder;
    this.#isInPlace = isInPlace;
    this.#lock = new Lock(`${out}.lock`);
  }

  /**
   * Locks the output folder and cleans up after killed builds. The stage of a dry run is in a temporary folder. Throws `Halt` (exit code 3)
   * when the folder is locked, not from sitec, or cannot be written.
   */
  static open({ out: named, cwd, isDryRun, isInPlace }: StageSettings, problems: ProblemList): Stage {
    const out = linkedFolder(named);
    const path = relative(cwd, named) || '.';
    const stage = new Stage(out, isDryRun ? mkdtempSync(join(tmpdir(), 'sitec-')) : `${out}.tmp-${process.pid}`, isInPlace);
    process.once('exit', stage.#atExit);
    try {
      const owner = isDryRun ? null : stage.#lockOut();
      if (owner === null && (isDryRun ? stage.#mayReplace() : stage.#prepare())) return stage;
      if (owner === null) problems.add(output.outputForeign, { path });
      else problems.add(output.outputLocked, { pid: owner, path });
    } catch (error) {
      problems.add(output.outputBlocked, { path, reason: thrownReason(error) });
    }
    stage.discard();
    throw new Halt(3);
  }

  /** Marks the files of the old bundle as unchanged since its manifest was written. */
  trustOld(): void {
    this.#trusted = parseManifest(this.readOld(MANIFEST_FILE));
  }

  /** Data of the old bundle about a file with this digest, if they are known without reading it. */
  trustedFile(path: string, sha256: string): OldFile | null {
    const file = this.#trusted?.files?.[path];
    return file?.sha256 === sha256 && this.#old().has(path) ? file : null;
  }

  /** Adds a file that was written at its path by others. */
  add(path: string): void {
    this.#files.set(path, false);
  }

  /** Removes a file that others wrote and that was not added. */
  remove(path: string): void {
    rmSync(join(this.#folder, path), { force: true });
  }

  /** Keeps a file of the old bundle. */
  keep(path: string): void {
    this.#files.set(path, true);
  }

  /**
   * Writes a file, unless the old bundle has it: unchanged files keep their times, so that hosts and caches see no change. `sha256` is the
   * digest of the file, if it is known.
   */
  write(path: string, body: string | Uint8Array, sha256?: string): void {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const old = join(this.#out, path);
    const isSame = (sha256 !== undefined && this.trustedFile(path, sha256) !== null) || isFileOf(bytes, old);
    const isKept = isSame && !this.#isInPlace && this.#old().has(path);
    if (isKept && this.#files.get(path) === false) rmSync(join(this.#folder, path));
    this.#files.set(path, isKept);
    if (isKept) return;
    this.#writeNew(join(this.#folder, path), bytes);
    if (isSame) this.copyTimes(path, old);
  }

  #writeNew(file: string, bytes: Uint8Array): void {
    const folder = dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    writeFileSync(file, bytes);
  }

  /** Reads a written file. */
  read(path: string): Buffer {
    return readFileSync(this.pathOf(path));
  }

  /** Absolute path of a written file, or of one to write. */
  pathOf(path: string): string {
    return join(this.#files.get(path) ? this.#out : this.#folder, path);
  }

  /** Bytes of a written file; null without one. */
  size(path: string): number | null {
    try {
      return statSync(this.pathOf(path), { throwIfNoEntry: false })?.size ?? null;
    } catch (error) {
      // A name that the file system rejects does not exist.
      if (errorCode(error) === 'ENAMETOOLONG') return null;
      throw error;
    }
  }

  /** Reads a file of the old bundle; null without one. */
  readOld(path: string): Buffer | null {
    const old = join(this.#out, path);
    return statSync(old, { throwIfNoEntry: false })?.isFile() ? readFileSync(old) : null;
  }

  /** Path of a temporary file for the build. It must be removed before the commit. */
  get scratch(): string {
    return join(this.#folder, '.sitec-scratch');
  }

  /**
   * Path of a folder for the original site, for a bundle in the folder of the site. Its files that the bundle does not have are moved with
   * it.
   */
  get site(): string {
    return join(this.#folder, '.sitec-site');
  }

  /** Whether a path is covered by a file or a folder of a bundle in the folder of the site. */
  cover(path: string): 'file' | 'folder' | null {
    try {
      const stats = lstatSync(join(this.#folder, path), { throwIfNoEntry: false });
      return stats === undefined ? null : stats.isFile() ? 'file' : 'folder';
    } catch (error) {
      if (errorCode(error) === 'ENOTDIR') return 'folder';
      throw error;
    }
  }

  /** Copies the times of another file to a new one. */
  copyTimes(path: string, from: string): void {
    const { atime, mtime } = statSync(from);
    utimesSync(join(this.#folder, path), atime, mtime);
  }

  /** Publishes the new bundle. The lock stays until `discard`. */
  commit(): void {
    if (this.#isInPlace) moveMissing(this.site, this.#folder);
    rmSync(this.site, { recursive: true, force: true });
    syncFile(join(this.#folder, MANIFEST_FILE));
    if ([...this.#files.values()].includes(true)) patchFolder(this.#folder, this.#out, [...this.#files.keys()]);
    else this.#swap();
  }

  /** Replaces the folder; restores the old one when that fails in between. */
  #swap(): void {
    rmSync(join(this.#folder, STAGE_MARK));
    const old = `${this.#out}.old-${process.pid}`;
    const hasOld = existsSync(this.#out);
    if (hasOld) renameSync(this.#out, old);
    try {
      // A site that was not a bundle before has no other mark that it may be removed.
      if (hasOld) writeFileSync(join(old, STAGE_MARK), '');
      renameSync(this.#folder, this.#out);
    } catch (error) {
      if (hasOld) renameSync(old, this.#out);
      rmSync(join(this.#out, STAGE_MARK), { force: true });
      throw error;
    }
    removeQuietly(old);
  }

  /** Removes the stage and the lock; the old bundle stays. */
  discard(): void {
    process.off('exit', this.#atExit);
    this.#remove();
  }

  /** An incomplete patch stays, so that the next build can complete it. */
  #remove(): void {
    if (!isPatch(this.#folder) || !existsSync(join(this.#folder, MANIFEST_FILE))) removeQuietly(this.#folder);
    this.#lock.release();
  }

  /** Returns the process that already holds the output folder. */
  #lockOut(): number | null {
    mkdirSync(dirname(this.#out), { recursive: true });
    return this.#lock.take();
  }

  /** Cleans up after earlier builds and creates the stage; false when the output folder has files that are not from sitec. */
  #prepare(): boolean {
    const left = putBack(this.#out);
    // A folder with an incomplete patch is from sitec, and may have no manifest.
    if (!left.some(isPatch) && !this.#mayReplace()) return false;
    left.forEach(removeQuietly);
    mkdirSync(this.#folder);
    writeFileSync(join(this.#folder, STAGE_MARK), '');
    return true;
  }

  /** An empty or missing folder may be used. A folder with files needs a manifest of sitec, or must be the site of the bundle. */
  #mayReplace(): boolean {
    const out = this.#out;
    return this.#isInPlace || !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, MANIFEST_FILE));
  }
}

/** Whether a path is a file with these bytes; false for an impossible path, such as one below a file. */
const isFileOf = (bytes: Uint8Array, path: string): boolean => {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === bytes.length && readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
};

/** Moves missing files and folders from one folder into another. */
const moveMissing = (from: string, to: string): void => {
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    const isThere = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
    if (!isThere) renameSync(source, target);
    else if (item.isDirectory()) moveMissing(source, target);
  }
};
