/** The inputs and the result of the last build: with unchanged inputs, no build is needed. */
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
import { gitState } from './dates/git-dates.ts';
import type { OpenSite } from './open-site.ts';
import { compare, type FailOn, type ProblemList } from './problems/problem.ts';
import { isMadeInPlace } from './site/in-place/bundle.ts';
import { projectFolder, REPORT_FILE } from './site/project-folder.ts';
import { PUBLISHED_FILE } from './site/published-file.ts';

/** Name of the file in the cache folder. */
const FILE = 'last-build.json';

/** A younger file may have been written twice within the time resolution of its file system, in ms. */
const SETTLED_MS = 2000;

/** Cached data of a build. */
interface Kept {
  /** Digest of all inputs. */
  readonly inputs: string;
  /** Digest of the state of all outputs. */
  readonly outputs: string;
  /** Path of an input file -> its state and the digest of its bytes. */
  readonly files: Readonly<Record<string, readonly [state: string, sha256: string]>>;
  readonly result: Result;
}

/** A build compared with the last one. */
export class LastBuild {
  readonly #path: string;
  readonly #settings: Settings;
  readonly #inputs: string;
  readonly #files: Kept['files'];
  /** True when the outputs of the last build are unchanged. */
  readonly isWhole: boolean;
  /** The result of the last build, if this one would read and write the same; else null. */
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
   * Compares a build with the last one. Null where no comparison is possible: a site on the web, a bundle in the folder of its site, a
   * build without a cache, or one with more outputs than a bundle.
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

  /** Stores the result of this build. */
  keep(result: Result): void {
    const kept: Kept = { inputs: this.#inputs, outputs: stateOf(this.#settings), files: this.#files, result };
    writeCacheFile(this.#path, kept);
  }
}

/** Every input file with its digest; digests of untouched files come from the cache. */
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

/** A text that changes when a file is written or replaced. */
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

/** Digest of all inputs of a build. */
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
    digestOf(join(projectFolder(settings), PUBLISHED_FILE)),
    order.includes('git') ? await gitState(projectFolder(settings)) : null,
    order.includes('file') ? Object.keys(files).map((path) => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs) : null,
  );
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Digest of the state of all files of the bundle, and of those beside the project. */
const stateOf = ({ out, notes, cache }: Settings): string => {
  const state = createHash('sha256');
  const published = notes === null ? null : join(notes, PUBLISHED_FILE);
  const visit = (folder: string): void => {
    const items = readdirSync(folder, { withFileTypes: true });
    for (const item of items.sort((a, b) => compare(a.name, b.name))) {
      const path = join(folder, item.name);
      // What was published is an input.
      if (path === cache || path === published) continue;
      if (item.isDirectory()) visit(path);
      else state.update(`${path}\0${stateOfFile(path)}\0`);
    }
  };
  for (const folder of [out, ...(notes === null ? [] : [dirname(join(notes, REPORT_FILE))])]) if (isFolder(folder)) visit(folder);
  return state.digest('base64url');
};
