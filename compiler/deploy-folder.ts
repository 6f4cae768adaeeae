import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { MANIFEST_FILE } from '../runtime/bundle.ts';
import { prettyJson } from './artefact.ts';
import { MARKER, readMarker, type Marker } from './deploy-marker.ts';
import type { HostCopy, HostFile } from './host.ts';
import { Halt, type ProblemDefinition, type ProblemList } from './problem.ts';
import { hosts as problems } from './problems/hosts.ts';

/** In which folder the files of a host lie that it does not read from the bundle; relative to the project folder. */
export const deployFolder = (host: string): string => join('deploy', host);

/** What goes into the folder of a host. */
interface DeployFiles {
  readonly beside: readonly HostFile[];
  readonly copies: readonly HostCopy[];
}

/** Where a build works. */
interface DeployPlace {
  readonly project: string;
  readonly out: string;
  readonly cwd: string;
}

/** The folder of one host below `deploy/`. */
export class DeployFolder {
  readonly #folder: string;
  readonly #name: string;
  readonly #cwd: string;
  readonly #bundle: string;
  readonly #written: Marker;
  /** Copies that this build made. */
  readonly #copied: string[] = [];

  /** @param place absolute paths of the project, of the bundle, and of the folder that problems name files from. */
  constructor(host: string, { project, out, cwd }: DeployPlace) {
    this.#folder = join(project, deployFolder(host));
    this.#bundle = relative(this.#folder, out).split(sep).join('/');
    this.#cwd = cwd;
    this.#name = relative(cwd, this.#folder).split(sep).join('/');
    this.#written = readMarker(this.#folder);
  }

  /** Throws `Halt` (exit code 3) when the bundle would go into the folder, or around it. */
  checkPlace(out: string, host: string, list: ProblemList): void {
    if (!isWithin(out, this.#folder) && !isWithin(this.#folder, out)) return;
    list.add(problems.outputInDeploy, { out: relative(this.#cwd, out) || '.', host, folder: this.#name });
    throw new Halt(3);
  }

  /** Reports what somebody else wrote or changed, which is kept. */
  checkFiles({ beside, copies }: DeployFiles, list: ProblemList): void {
    for (const { path } of copies) if (!this.#isFreeForCopy(path)) this.#report(problems.deployCopyKept, path, list);
    for (const [path, body] of byPath(beside)) if (!this.#isFree(path, body)) this.#report(problems.deployFileKept, path, list);
  }

  /** Makes the folder; a place that cannot be written throws what the file system says. */
  open(): void {
    mkdirSync(this.#folder, { recursive: true });
    accessSync(this.#folder, constants.W_OK);
  }

  /**
   * Writes the files of a build, once its copies are made, and removes files and copies of earlier ones that are not among them. What somebody else
   * wrote or changed is kept.
   */
  write(files: readonly HostFile[]): void {
    for (const path of this.#written.copies)
      if (!this.#copied.includes(path)) rmSync(join(this.#folder, path), { recursive: true, force: true });
    const now = byPath(files);
    for (const path of Object.keys(this.#written.files)) if (!now.has(path) && this.#isOurs(path)) this.#remove(path);
    const written = [...now].filter(([path, body]) => this.#isFree(path, body));
    for (const [path, body] of written) writeWhole(join(this.#folder, path), body);
    this.#mark({
      bundle: this.#bundle,
      files: Object.fromEntries(written.map(([path, body]) => [path, digest(body)])),
      copies: this.#copied,
    });
  }

  /** Removes what a build of the same bundle wrote that was for this host, too, and the folder when nothing else lies in it. */
  clear(): void {
    if (this.#written.bundle !== this.#bundle) return;
    this.write([]);
    rmSync(join(this.#folder, MARKER));
    if (readdirSync(this.#folder).length === 0) rmdirSync(this.#folder);
  }

  /** Copies a bundle into the folder, in place of the copy of an earlier build. What lies there without being one is kept. */
  copy(bundle: string, { path, wants = () => true }: HostCopy): void {
    const target = join(this.#folder, path);
    if (!this.#isFreeForCopy(path)) return;
    this.#copied.push(path);
    // Before it is made: what a build leaves that is killed half-way is known to be a copy.
    this.#mark({ bundle: this.#bundle, files: this.#written.files, copies: [...new Set([...this.#written.copies, ...this.#copied])] });
    const stage = `${target}.tmp`;
    rmSync(stage, { recursive: true, force: true });
    for (const file of filesOf(bundle).filter(wants)) {
      mkdirSync(dirname(join(stage, file)), { recursive: true });
      copyFileSync(join(bundle, file), join(stage, file));
    }
    rmSync(target, { recursive: true, force: true });
    mkdirSync(stage, { recursive: true });
    renameSync(stage, target);
  }

  #isFreeForCopy(path: string): boolean {
    const target = join(this.#folder, path);
    return !existsSync(target) || this.#written.copies.includes(path) || existsSync(join(target, MANIFEST_FILE));
  }

  #isFree(path: string, body: string): boolean {
    const there = readOr(join(this.#folder, path));
    return there === null || there === body || this.#isOurs(path);
  }

  #mark(marker: Marker): void {
    writeWhole(join(this.#folder, MARKER), prettyJson(marker));
  }

  #report(problem: ProblemDefinition, path: string, list: ProblemList): void {
    list.add(problem, { file: `${this.#name}/${path}` }, { file: `${this.#name}/${path}` });
  }

  #isOurs(path: string): boolean {
    const there = readOr(join(this.#folder, path));
    return there !== null && digest(there) === this.#written.files[path];
  }

  #remove(path: string): void {
    rmSync(join(this.#folder, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (readdirSync(join(this.#folder, folder)).length > 0) return;
      rmdirSync(join(this.#folder, folder));
    }
  }
}

const byPath = (files: readonly HostFile[]): ReadonlyMap<string, string> => new Map(files.map(({ path, body }) => [path, body]));

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const readOr = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Under another name first: a program that reads the file sees the old one or the new one. */
const writeWhole = (path: string, body: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, body);
  renameSync(`${path}.tmp`, path);
};

/** The files of a bundle by its manifest, which is one of them; the compressed forms are not. */
const filesOf = (bundle: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(bundle, MANIFEST_FILE), 'utf8')) as { readonly files: object };
  return [...Object.keys(manifest.files), MANIFEST_FILE];
};
