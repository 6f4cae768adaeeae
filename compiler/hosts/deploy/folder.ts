import { hash } from 'node:crypto';
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import { thrownReason } from '../../base/errors.ts';
import { isWithin, relativePath } from '../../base/file-path.ts';
import { prettyJson } from '../../base/json.ts';
import { hosts as problems } from '../../problems/hosts.ts';
import { Halt, type ProblemDefinition, type ProblemList } from '../../problems/problem.ts';
import type { HostCopy, HostFile } from '../host.ts';
import { digestAt, entryAt, inTheWay } from './entries.ts';

/** Content of the folder of a host: its files, and copies of the bundle. */
export interface DeployOutput {
  readonly beside: readonly HostFile[];
  readonly copies: readonly HostCopy[];
}

/** Reads a file of a bundle. */
export type ReadBundle = (file: string) => Uint8Array;

/** A file for the folder of a host. */
interface DeployFile {
  readonly path: string;
  readonly sha256: string;
  readonly body: () => string | Uint8Array;
}

/** The files of a host: the generated ones, and copies from the bundle. */
const deployFiles = ({ beside, copies }: DeployOutput, read: ReadBundle): readonly DeployFile[] => [
  ...beside.map(({ path, body }) => ({ path, sha256: hash('sha256', body), body: () => body })),
  ...copies.flatMap(({ path, wants = () => true }) =>
    bundleDigests(read)
      .filter(([file]) => wants(file))
      .map(([file, sha256]) => ({ path: `${path}/${file}`, sha256, body: () => read(file) })),
  ),
];

/** The files of a bundle with their SHA-256, from its manifest, and the manifest itself; without compressed forms. */
const bundleDigests = (read: ReadBundle): readonly (readonly [file: string, sha256: string])[] => {
  const text = read(MANIFEST_FILE);
  const { files } = JSON.parse(Buffer.from(text).toString()) as { readonly files: Readonly<Record<string, { readonly sha256: string }>> };
  return [...Object.entries(files).map(([file, { sha256 }]) => [file, sha256] as const), [MANIFEST_FILE, hash('sha256', text)]];
};

/** Lists the files of a folder that sitec wrote, so that no other file is ever replaced. */
const MARKER = '.sitec.json';

/** Path -> SHA-256 of the written content. There are several during a build, because a killed build leaves old files and new ones. */
type WrittenFiles = ReadonlyMap<string, readonly string[]>;

/** The files that sitec wrote into a folder. */
interface Marker {
  /** Folder of the bundle, relative to this one; null in a marker without it. */
  readonly bundle: string | null;
  readonly files: WrittenFiles;
}

/** Reads the marker of a folder. An unreadable marker lists no files; paths out of the folder are ignored. */
const readMarker = (folder: string): Marker => {
  const isInside = (path: string): boolean => path !== '' && !/^\/|\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  try {
    const { bundle, files } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as {
      readonly bundle?: string;
      readonly files?: Readonly<Record<string, string | readonly string[]>>;
    };
    const inside = Object.entries(files ?? {}).filter(([path]) => isInside(path));
    return { bundle: bundle ?? null, files: new Map(inside.map(([path, digests]) => [path, [digests].flat()])) };
  } catch {
    return { bundle: null, files: new Map() };
  }
};

const markerText = ({ bundle, files }: Marker): string =>
  prettyJson({
    bundle,
    files: Object.fromEntries([...files].map(([path, digests]) => [path, digests.length === 1 ? digests[0] : digests])),
  });

/** Folder for files that a host does not read from the bundle, relative to the project folder. */
export const deployFolder = (host: string): string => join('deploy', host);

/** Folders of a build. */
interface DeployPlace {
  readonly project: string;
  readonly out: string;
  readonly cwd: string;
}

/** The changes of a build to the folder. */
interface Plan {
  /** Files of earlier builds. */
  readonly written: WrittenFiles;
  readonly files: ReadonlyMap<string, DeployFile>;
  readonly copies: readonly string[];
  /** Folders of the user in the place of copies. */
  readonly foreign: readonly string[];
}

/** Temporary name of every file while it is written, so that a killed build leaves one file, which the next one replaces. */
const UNFINISHED = '.sitec.tmp';

/** The folder of one host below `deploy/`. Files that the user wrote or changed are kept, and no link in it is followed. */
export class DeployFolder {
  readonly #folder: string;
  readonly #name: string;
  readonly #cwd: string;
  readonly #bundle: string;
  readonly #marker: Marker;

  /** @param place absolute paths of the project, of the bundle, and of the folder for the places of problems. */
  constructor(host: string, { project, out, cwd }: DeployPlace) {
    this.#folder = join(project, deployFolder(host));
    this.#bundle = relativePath(this.#folder, out);
    this.#cwd = cwd;
    this.#name = relativePath(cwd, this.#folder);
    this.#marker = readMarker(this.#folder);
  }

  /** Throws `Halt` (exit code 3) when the bundle would be inside of the folder, or around it. */
  checkPlace(out: string, host: string, list: ProblemList): void {
    if (!isWithin(out, this.#folder) && !isWithin(this.#folder, out)) return;
    list.add(problems.outputInDeploy, { out: relative(this.#cwd, out) || '.', host, folder: this.#name });
    throw new Halt(3);
  }

  /** Reports files that are not written, because files of the user are in their place. */
  checkFiles(output: DeployOutput, read: ReadBundle, list: ProblemList): void {
    const plan = this.#plan(output, read);
    for (const path of plan.foreign) this.#report(problems.deployCopyKept, path, list);
    for (const file of plan.files.values()) if (!this.#isFree(file, plan)) this.#report(problems.deployFileKept, file.path, list);
  }

  /** Creates the folder; throws the error of the file system when it cannot be written. */
  open(): void {
    mkdirSync(this.#folder, { recursive: true });
    accessSync(this.#folder, constants.W_OK);
    rmSync(join(this.#folder, UNFINISHED), { force: true });
  }

  /** Writes the files of a build and its copies of the bundle, and removes files of earlier builds. */
  write(output: DeployOutput, read: ReadBundle): void {
    const plan = this.#plan(output, read);
    for (const path of plan.written.keys()) if (!plan.files.has(path)) this.#remove(path, plan.written);
    const files = [...plan.files.values()].filter((file) => this.#isFree(file, plan));
    // Written first, so that files of a killed build are known to be from sitec.
    this.#mark(
      new Map([...plan.written, ...files.map(({ path, sha256 }) => [path, [...(plan.written.get(path) ?? []), sha256]] as const)]),
    );
    // The host looks for the folder even when it is empty.
    for (const path of plan.copies) mkdirSync(join(this.#folder, path), { recursive: true });
    for (const { path, sha256, body } of files) if (digestAt(this.#folder, path) !== sha256) this.#writeWhole(path, body());
    this.#mark(new Map(files.map(({ path, sha256 }) => [path, [sha256]])));
  }

  /**
   * Removes files of the same bundle for this host from an earlier build, and the folder when it is empty then. Files that cannot be
   * removed do not fail a published bundle.
   */
  clear(list: ProblemList): void {
    const { bundle, files } = this.#marker;
    if (bundle !== this.#bundle || lstatSync(this.#folder).isSymbolicLink()) return;
    try {
      for (const path of files.keys()) this.#remove(path, files);
      for (const path of [UNFINISHED, MARKER]) rmSync(join(this.#folder, path), { force: true });
      if (readdirSync(this.#folder).length === 0) rmdirSync(this.#folder);
    } catch (error) {
      list.add(problems.deployFolderLeft, { folder: this.#name, reason: thrownReason(error) });
    }
  }

  #plan(output: DeployOutput, read: ReadBundle): Plan {
    const paths = output.copies.map(({ path }) => path);
    const earlier = paths.map((path) => ({ path, files: this.#copiedFiles(path) }));
    const foreign = earlier.flatMap(({ path, files }) => (files === null ? [path] : []));
    const copies = output.copies.filter(({ path }) => !foreign.includes(path));
    return {
      written: new Map([...earlier.flatMap(({ files }) => files ?? []), ...this.#marker.files]),
      files: new Map(deployFiles({ ...output, copies }, read).map((file) => [file.path, file])),
      copies: copies.map(({ path }) => path),
      foreign,
    };
  }

  /**
   * Files of an earlier copy that are missing in the marker, from the manifest in the copy; null for a folder that is not a copy of sitec.
   */
  #copiedFiles(path: string): readonly (readonly [path: string, digests: readonly string[]])[] | null {
    const entry = entryAt(this.#folder, path);
    if (entry === null) return [];
    if (entry.kind !== 'folder') return null;
    const target = join(this.#folder, path);
    const isMarked = [...this.#marker.files.keys()].some((file) => file.startsWith(`${path}/`));
    if (isMarked || readdirSync(target).length === 0) return [];
    try {
      return bundleDigests((file) => readFileSync(join(target, file))).map(([file, sha256]) => [`${path}/${file}`, [sha256]]);
    } catch {
      return null;
    }
  }

  /** True if a file only replaces files of sitec, or one with the same content. */
  #isFree({ path, sha256 }: DeployFile, { written, files }: Plan): boolean {
    return inTheWay(this.#folder, path).every((other) => {
      if (other === path && digestAt(this.#folder, path) === sha256) return true;
      return (other === path || !files.has(other)) && this.#isOurs(other, written);
    });
  }

  #isOurs(path: string, written: WrittenFiles): boolean {
    const digest = digestAt(this.#folder, path);
    return digest !== null && written.get(path)?.includes(digest) === true;
  }

  #mark(files: WrittenFiles): void {
    this.#writeWhole(MARKER, markerText({ bundle: this.#bundle, files }));
  }

  #report(problem: ProblemDefinition, path: string, list: ProblemList): void {
    list.add(problem, { file: `${this.#name}/${path}` }, { file: `${this.#name}/${path}` });
  }

  /** Written under a temporary name first, so that readers see either the old or the new file. */
  #writeWhole(path: string, body: string | Uint8Array): void {
    const unfinished = join(this.#folder, UNFINISHED);
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, body, { flag: 'wx' });
    renameSync(unfinished, join(this.#folder, path));
  }

  /** Removes an unchanged file, and its folders if they are empty then. */
  #remove(path: string, written: WrittenFiles): void {
    if (!this.#isOurs(path, written)) return;
    rmSync(join(this.#folder, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (readdirSync(join(this.#folder, folder)).length > 0) return;
      rmdirSync(join(this.#folder, folder));
    }
  }
}
