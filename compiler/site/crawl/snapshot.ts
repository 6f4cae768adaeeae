import { hash } from 'node:crypto';
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TemporaryFolder } from '../../base/temporary-folder.ts';
import { pagePath, pathKey } from '../files.ts';
import type { RenderedFile } from '../render/source.ts';
import type { ReferenceKind } from './references.ts';

/** A response that is not stored at its path yet. */
export interface Arrival {
  readonly kind: ReferenceKind;
  /** Its address after redirects, without query. */
  readonly address: string;
  /** Its file in the site. */
  readonly file: string;
  /** Its canonical address. */
  readonly canonical: string | null;
  /** Time of the last change from the server. Null for none. */
  readonly modified: Date | null;
  /** Temporary file of its bytes, and their digest. */
  readonly held: string;
  readonly digest: string;
  /** The rendered page when scripts write it, else absent. */
  readonly rendered?: RenderedFile;
}

/** Time of a file whose change time is unknown. */
const NO_TIME = new Date(0);

/**
 * A crawled site as a folder in the form of generator output. Only its user can read it. It must be removed, and is removed at the latest
 * when the process exits.
 */
export class Snapshot {
  readonly #root = new TemporaryFolder('sitec-crawl-');
  /** Stored responses by path, by file, and by each folder above the file. */
  readonly #answers = new Map<string, Arrival>();
  readonly #files = new Map<string, Arrival>();
  readonly #folders = new Map<string, Arrival>();
  /** Rendered pages by file. */
  readonly rendered = new Map<string, RenderedFile>();
  #held = 0;
  /** Number of stored bytes. */
  bytes = 0;

  constructor() {
    mkdirSync(this.folder);
  }

  /** Folder of the site. */
  get folder(): string {
    return join(this.#root.path, 'site');
  }

  /** Writes bytes to a temporary file until their path is known. They may be too large for memory. */
  hold(bytes: Uint8Array): Pick<Arrival, 'held' | 'digest'> {
    const held = join(this.#root.path, String(this.#held++));
    writeFileSync(held, bytes);
    this.bytes += bytes.length;
    return { held, digest: hash('sha256', bytes) };
  }

  /**
   * Stores a response at its path. When the path is taken, the existing one stays, and its address is returned. Null when nothing is lost.
   */
  keep(arrival: Arrival): string | null {
    const { file, held, modified } = arrival;
    const path = answerOf(arrival);
    const taken = this.#answers.get(path) ?? this.#inTheWay(file);
    if (taken) return isSame(taken, arrival) ? null : taken.address;
    this.#answers.set(path, arrival);
    this.#files.set(pathKey(file), arrival);
    if (arrival.rendered) this.rendered.set(file, arrival.rendered);
    for (const folder of foldersOf(file)) this.#folders.set(pathKey(folder), arrival);
    const target = join(this.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(held, target);
    utimesSync(target, modified ?? NO_TIME, modified ?? NO_TIME);
    return null;
  }

  /** Removes everything. */
  remove(): void {
    this.#root.remove();
  }

  /** A name is either a file or a folder. */
  #inTheWay(file: string): Arrival | undefined {
    const above = foldersOf(file).map((folder) => this.#files.get(pathKey(folder)));
    return this.#files.get(pathKey(file)) ?? this.#folders.get(pathKey(file)) ?? above.find((each) => each !== undefined);
  }
}

const answerOf = ({ kind, file }: Arrival): string => pathKey(kind === 'page' ? pagePath(file) : `/${file}`);

const foldersOf = (file: string): readonly string[] => {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
};

/**
 * True for the same content under two addresses, such as `/x` and `/x/`: equal bytes, or an equal canonical link when dynamic parts differ.
 */
const isSame = (a: Arrival, b: Arrival): boolean =>
  a.kind === b.kind && (a.address === b.address || a.digest === b.digest || (a.canonical !== null && a.canonical === b.canonical));
