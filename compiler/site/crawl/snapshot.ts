import { hash } from 'node:crypto';
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TemporaryFolder } from '../../base/temporary-folder.ts';
import { pagePath, pathKey } from '../files.ts';
import type { RenderedFile } from '../render/source.ts';
import type { ReferenceKind } from './references.ts';

/** What an address gave, before it has its place. */
export interface Arrival {
  readonly kind: ReferenceKind;
  /** The address that it has, behind redirects, without query. */
  readonly address: string;
  /** Its file in the site. */
  readonly file: string;
  /** Address under which a page wants to be known. */
  readonly canonical: string | null;
  /** Time of the last change that the server names; null for none. */
  readonly modified: Date | null;
  /** Where its bytes lie meanwhile, and their digest. */
  readonly held: string;
  readonly digest: string;
  /** What a browser shows of a page that scripts write; absent for any other. */
  readonly rendered?: RenderedFile;
}

/** No time of change: what wants to show none sets this one. */
const NO_TIME = new Date(0);

/** A crawled site as a folder, as a generator would have written it. It is private to its user, and has to be removed; at the latest that is done when the process exits. */
export class Snapshot {
  readonly #root = new TemporaryFolder('sitec-crawl-');
  /** What has its place, by the path that it is answered at, by its file, and by each folder above that. */
  readonly #answers = new Map<string, Arrival>();
  readonly #files = new Map<string, Arrival>();
  readonly #folders = new Map<string, Arrival>();
  /** What a browser shows of pages, by their files. */
  readonly rendered = new Map<string, RenderedFile>();
  #held = 0;
  /** Bytes that were held. */
  bytes = 0;

  constructor() {
    mkdirSync(this.folder);
  }

  /** Folder of the site. */
  get folder(): string {
    return join(this.#root.path, 'site');
  }

  /** Puts bytes aside until it is known whose place they take; there may be too many of them for the memory. */
  hold(bytes: Uint8Array): Pick<Arrival, 'held' | 'digest'> {
    const held = join(this.#root.path, String(this.#held++));
    writeFileSync(held, bytes);
    this.bytes += bytes.length;
    return { held, digest: hash('sha256', bytes) };
  }

  /** Gives an arrival its place. When something else has it, that stays, and its address is answered; null when nothing is lost. */
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

  /** A name is that of a file or that of a folder. */
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

/** One thing under two addresses, such as `/x` and `/x/`: the bytes may differ by what changes with every answer, but not the canonical link. */
const isSame = (a: Arrival, b: Arrival): boolean =>
  a.kind === b.kind && (a.address === b.address || a.digest === b.digest || (a.canonical !== null && a.canonical === b.canonical));
