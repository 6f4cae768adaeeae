import type { Build } from '../build/build.ts';
import { writes } from '../config/only.ts';
import { twinPath } from '../paths.ts';

/** The paths of a bundle: a file has one owner, and a folder cannot be a file. */
export class TakenPaths {
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, string>();

  /** The folders of twins are taken from the start. */
  constructor({ pages, settings }: Pick<Build, 'pages' | 'settings'>) {
    for (const { path, source } of writes(settings.only, 'markdown') ? pages : []) this.take(twinPath(path), source);
  }

  /** Takes a path for an origin; answers the origin that has it already. */
  take(path: string, origin: string): string | null {
    // Names that differ only by case or by Unicode form are one file on many systems.
    const key = path.normalize('NFC').toLowerCase();
    const folders = foldersOf(key);
    const first = [this.#folders.get(key), ...[key, ...folders].map((name) => this.#files.get(name))].find(
      (name) => name !== undefined && name !== origin,
    );
    if (first !== undefined) return first;
    this.#files.set(key, origin);
    for (const folder of folders) if (!this.#folders.has(folder)) this.#folders.set(folder, origin);
    return null;
  }
}

const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
