/** What the last build read, and what it came to: where none of it has changed, there is nothing to build. */
import { createHash, hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCacheFile, writeCacheFile } from './base/cache-file.ts';
import { compilerVersion } from './base/compiler-version.ts';
import { digest } from './base/digest.ts';
import type { Result } from './bundle/result.ts';
import { partNames } from './config/only.ts';
import { DEFAULT_DATES } from './config/schema.ts';
import type { Settings } from './config/settings.ts';
import { gitState } from './dates/git.ts';
import type { OpenSite } from './open-site.ts';
import { compare, type FailOn, type ProblemList } from './problems/problem.ts';
import { isMadeInPlace } from './site/in-place/bundle.ts';
import { projectFolder, REPORT_FILE } from './site/project-folder.ts';

/** Name of the file in the folder of the cache. */
const FILE = 'last-build.json';

/** A file that is younger may have been written twice in what its file system takes for one moment, in ms. */
const SETTLED_MS = 2000;

/** What is kept of a build. */
interface Kept {
  /** Digest of everything that was read. */
  readonly inputs: string;
  /** Digest of the state of everything that was written. */
  readonly outputs: string;
  /** Path of a file that was read -> its state and the digest of its bytes. */
  readonly files: Readonly<Record<string, readonly [state: string, sha256: string]>>;
  readonly result: Result;
}

/** A build beside the last one. */
export class LastBuild {
  readonly #path: string;
  readonly #settings: Settings;
  readonly #inputs: string;
  readonly #files: Kept['files'];
  /** True when what the last build wrote is there as it was written. */
  readonly isWhole: boolean;
  /** What the last build came to, when this one would read and write the same; else null. */
  readonly result: Result | null;

  private constructor(path: string, settings: Settings, kept: Kept | null, files: Kept['files'], inputs: string) {
    this.#path = path;
    this.#settings = settings;
    this.#inputs = inputs;
    this.#files = files;
    this.isWhole = kept !== null && kept.outputs === stateOf(settings);
    this.result = this.isWhole && kept?.inputs === inputs ? kept.result : null;
  }

  /**
   * Compares a build with the last one. Null where there is no telling: a site on the web, a bundle in the folder of its site, a build that keeps
   * nothing, or that has more to do than to write a bundle.
   */
  static async of(site: OpenSite, failOn: FailOn, problems: ProblemList): Promise<LastBuild | null> {
    const { settings, folder } = site.place;
    const { cache, crawl, isDryRun, isInPlace, releases } = settings;
    if (cache === null || crawl !== null || isDryRun || isInPlace || releases !== null || isMadeInPlace(folder)) return null;
    const path = join(cache, FILE);
    const kept = readCacheFile(path) as Kept | null;
    const files = filesOf(site, kept);
    return new LastBuild(path, settings, kept, files, await inputsOf(site, files, failOn, problems));
  }

  /** Keeps what this build came to. */
  keep(result: Result): void {
    const kept: Kept = { inputs: this.#inputs, outputs: stateOf(this.#settings), files: this.#files, result };
    writeCacheFile(this.#path, kept);
  }
}

/** Every file that is read, with its digest: that of a file that was not touched is known. */
const filesOf = ({ site, place }: OpenSite, kept: Kept | null): Kept['files'] => {
  const { cwd, configFile } = place.settings;
  const { documents, notFound, assets, taken, entries } = site;
  const ofSite = [...documents, ...(notFound ? [notFound] : [])].map(({ file }) => file);
  const paths = [
    ...[...ofSite, ...assets, ...taken].map((file) => join(site.folder, file)),
    ...[...new Set(entries.map(({ file }) => file)), ...(configFile === null ? [] : [configFile])].map((file) => join(cwd, file)),
  ];
  const settled = Date.now() - SETTLED_MS;
  const known = kept?.files ?? {};
  return Object.fromEntries(
    paths.map((path) => {
      const state = stateOfFile(path);
      const [before, digest] = known[path] ?? [];
      if (before === state && before !== '' && digest !== undefined) return [path, [state, digest]] as const;
      return [path, [isSettled(path, settled) ? state : '', digestOf(path)]] as const;
    }),
  );
};

const isSettled = (path: string, before: number): boolean => (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) < before;

/** A text that is another one once a file was written or replaced. */
const stateOfFile = (path: string): string => {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
};

const digestOf = (path: string): string => {
  try {
    return hash('sha256', readFileSync(path), 'base64url');
  } catch {
    return '';
  }
};

/** Digest of everything that decides what a build comes to. */
const inputsOf = async (
  { place: { settings }, site, chosen, templates }: OpenSite,
  files: Kept['files'],
  failOn: FailOn,
  problems: ProblemList,
): Promise<string> => {
  const { only, onProgress: _, isMerge: __, ...others } = settings;
  const order = settings.config.dates ?? DEFAULT_DATES;
  const { hosts, found, takes } = chosen;
  const { base, name, folder, entries, documents, assets } = site;
  return digest(
    compilerVersion(),
    { ...others, only: partNames(only), failOn },
    { hosts: hosts.map((host) => host.name), found, takes },
    [...templates],
    { base, name, folder, entries, documents, assets },
    problems.sorted(),
    Object.entries(files).map(([path, [, sha256]]) => [path, sha256]),
    order.includes('git') ? await gitState(projectFolder(settings)) : null,
    order.includes('file') ? Object.keys(files).map((path) => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs) : null,
  );
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Digest of the state of all files of the bundle, and of those beside the project. */
const stateOf = ({ out, notes, cache }: Settings): string => {
  const state = createHash('sha256');
  const visit = (folder: string): void => {
    const items = readdirSync(folder, { withFileTypes: true });
    for (const item of items.sort((a, b) => compare(a.name, b.name))) {
      const path = join(folder, item.name);
      if (path === cache) continue;
      if (item.isDirectory()) visit(path);
      else state.update(`${path}\0${stateOfFile(path)}\0`);
    }
  };
  for (const folder of [out, ...(notes === null ? [] : [dirname(join(notes, REPORT_FILE))])]) if (isFolder(folder)) visit(folder);
  return state.digest('base64url');
};
