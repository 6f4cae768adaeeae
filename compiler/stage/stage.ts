import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
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
 * A folder beside the output folder, in which a bundle is built: what the old bundle has byte for byte is not written again. `commit` puts what is new
 * into the folder of the old bundle, or, where nothing stayed the same, in its place by two renames; until then, and when anything fails, the old
 * bundle is untouched.
 */
export class Stage {
  readonly #out: string;
  readonly #folder: string;
  readonly #isInPlace: boolean;
  readonly #lock: Lock;
  /** Folders that were made. */
  readonly #made = new Set<string>();
  /** Files of the new bundle: true for one that stays where it is in the old one. */
  readonly #files = new Map<string, boolean>();
  /**
   * Files of the old bundle, which may stay: not its manifest, which comes last. On some systems a name in other letters leads to the same file, which
   * has to get its new name.
   */
  readonly #old = once((): ReadonlySet<string> => new Set(listedFiles(this.readOld(MANIFEST_FILE))));
  /** The manifest of the old bundle, where its files are known to be what it says; else null. */
  #trusted: OldManifest | null = null;
  /** A process that is told to end in the middle of a build leaves nothing behind; one that is killed leaves it to the next build. */
  readonly #atExit = (): void => this.#remove();

  private constructor(out: string, folder: string, isInPlace: boolean) {
    this.#out = out;
    this.#folder = folder;
    this.#isInPlace = isInPlace;
    this.#lock = new Lock(`${out}.lock`);
  }

  /** Locks the output folder and removes what killed builds left; a build that writes nothing has its stage elsewhere. Throws `Halt` (exit code 3) when it is locked, foreign, or cannot be written. */
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

  /** Takes the files of the old bundle for what its manifest says: nobody has touched any since it was written. */
  trustOld(): void {
    this.#trusted = parseManifest(this.readOld(MANIFEST_FILE));
  }

  /** What the old bundle has of a file with this digest, where that is known without reading it. */
  trustedFile(path: string, sha256: string): OldFile | null {
    const file = this.#trusted?.files?.[path];
    return file?.sha256 === sha256 && this.#old().has(path) ? file : null;
  }

  /** Lets a file of the old bundle stay. */
  keep(path: string): void {
    this.#files.set(path, true);
  }

  /**
   * Writes a file, unless the old bundle has it: unchanged bytes keep the time of the file, so that hosts and caches see no change. `sha256` is the digest
   * of the file, where it is known.
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

  /** Reads a file that was written. */
  read(path: string): Buffer {
    return readFileSync(this.#pathOf(path));
  }

  #pathOf(path: string): string {
    return join(this.#files.get(path) ? this.#out : this.#folder, path);
  }

  /** Bytes of a file that was written; null when there is none. */
  size(path: string): number | null {
    try {
      return statSync(this.#pathOf(path), { throwIfNoEntry: false })?.size ?? null;
    } catch (error) {
      // No file has a name that the file system does not take.
      if (errorCode(error) === 'ENAMETOOLONG') return null;
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

  /** Path of a folder for the site as its generator wrote it, where a bundle lies in that of the site. What the bundle does not have of it goes with it into the place of the old one. */
  get site(): string {
    return join(this.#folder, '.sitec-site');
  }

  /** What of a bundle in the folder of the site has the path of a file, or keeps it from being there. */
  cover(path: string): 'file' | 'folder' | null {
    try {
      const stats = lstatSync(join(this.#folder, path), { throwIfNoEntry: false });
      return stats === undefined ? null : stats.isFile() ? 'file' : 'folder';
    } catch (error) {
      if (errorCode(error) === 'ENOTDIR') return 'folder';
      throw error;
    }
  }

  /** Gives a new file the times of another one. */
  copyTimes(path: string, from: string): void {
    const { atime, mtime } = statSync(from);
    utimesSync(join(this.#folder, path), atime, mtime);
  }

  /** Puts the new bundle in the place of the old one. The lock stays until `discard`. */
  commit(): void {
    if (this.#isInPlace) moveMissing(this.site, this.#folder);
    rmSync(this.site, { recursive: true, force: true });
    syncFile(join(this.#folder, MANIFEST_FILE));
    if ([...this.#files.values()].includes(true)) patchFolder(this.#folder, this.#out, [...this.#files.keys()]);
    else this.#swap();
  }

  /** Replaces the folder; when that fails half-way, the old one goes back. */
  #swap(): void {
    rmSync(join(this.#folder, STAGE_MARK));
    const old = `${this.#out}.old-${process.pid}`;
    const hasOld = existsSync(this.#out);
    if (hasOld) renameSync(this.#out, old);
    try {
      // A site that was no bundle yet has no other mark that it may be removed.
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

  /** A patch of which files could not be moved stays, so that the next build can. */
  #remove(): void {
    if (!isPatch(this.#folder) || !existsSync(join(this.#folder, MANIFEST_FILE))) removeQuietly(this.#folder);
    this.#lock.release();
  }

  /** Answers the process that holds the output folder already. */
  #lockOut(): number | null {
    mkdirSync(dirname(this.#out), { recursive: true });
    return this.#lock.take();
  }

  /** Brings the neighbourhood in order and makes the stage; false when the output folder holds what sitec did not write. */
  #prepare(): boolean {
    const left = putBack(this.#out);
    // Where a patch was left, the folder is ours, and may be without its manifest.
    if (!left.some(isPatch) && !this.#mayReplace()) return false;
    left.forEach(removeQuietly);
    mkdirSync(this.#folder);
    writeFileSync(join(this.#folder, STAGE_MARK), '');
    return true;
  }

  /** An empty or missing folder may be filled; a full one only when its manifest says that sitec wrote it, or when the bundle is made of it. */
  #mayReplace(): boolean {
    const out = this.#out;
    return this.#isInPlace || !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, MANIFEST_FILE));
  }
}

/** Whether a path is a file with these bytes. Where nothing can be at it, such as below a file, there is none. */
const isFileOf = (bytes: Uint8Array, path: string): boolean => {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size === bytes.length && readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
};

/** Moves from one folder into another what that does not have, and folders too. */
const moveMissing = (from: string, to: string): void => {
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    const isThere = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
    if (!isThere) renameSync(source, target);
    else if (item.isDirectory()) moveMissing(source, target);
  }
};

/** Name of the link to the release that counts. */
export const CURRENT = 'current';

/**
 * Keeps the bundle that lies in the output folder under the digest of its manifest, and makes it the current one by one rename. A release that is
 * there is not written again, and none is removed.
 */
export const keepRelease = ({ releases, out }: Settings): void => {
  if (releases === null) return;
  const manifest = readFileSync(join(out, MANIFEST_FILE));
  const name = hash('sha256', manifest);
  mkdirSync(releases, { recursive: true });
  if (lstatSync(join(releases, name), { throwIfNoEntry: false }) === undefined) {
    const stage = join(releases, '.new');
    rmSync(stage, { recursive: true, force: true });
    for (const file of [...listedFiles(manifest), MANIFEST_FILE]) {
      mkdirSync(dirname(join(stage, file)), { recursive: true });
      copyFileSync(join(out, file), join(stage, file));
    }
    renameSync(stage, join(releases, name));
  }
  const link = join(releases, `.${CURRENT}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, join(releases, CURRENT));
};
