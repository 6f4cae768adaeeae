import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../../../runtime/bundle.ts';
import { keptFile, ORIGINALS_FILE, parseOriginals, withoutRanges, type Original, type Range } from './record.ts';

/** What the manifest says of a file. */
interface ListedFile {
  readonly sha256: string;
  readonly encodings?: readonly ContentCoding[];
  readonly zstdSha256?: string;
}

/** A compressed form beside a file. */
interface Form {
  readonly of: ListedFile & { readonly path: string };
  readonly coding: ContentCoding;
}

/** True for a folder that holds a site with a bundle in it. Either of its two notes tells it: when the other one is gone, the folder is damaged. */
export const isMadeInPlace = (folder: string): boolean =>
  existsSync(join(folder, ORIGINALS_FILE)) || (existsSync(join(folder, MANIFEST_FILE)) && listsOriginals(join(folder, MANIFEST_FILE)));

const listsOriginals = (manifest: string): boolean => parseListed(parsedJson(readFileSync(manifest, 'utf8')))?.has(ORIGINALS_FILE) ?? false;

/** What a file was before cannot be told, or not any more. */
export class LostOriginal extends Error {}

/** A bundle that was made in the folder of its site: it knows what its files were before. A file that was written anew since is an original. */
export class InPlaceBundle {
  readonly #folder: string;
  readonly #originals: ReadonlyMap<string, Original>;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #forms: ReadonlyMap<string, Form>;

  /** Throws `LostOriginal` when the notes of the bundle cannot be used. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#originals = readNote(join(folder, ORIGINALS_FILE), parseOriginals);
    this.#listed = readNote(join(folder, MANIFEST_FILE), parseListed);
    this.#forms = formsOf(this.#listed);
  }

  /** What a file of the folder was before: the same, null for one that only the bundle has, or other bytes. Throws `LostOriginal` when they are lost. */
  before(path: string): 'same' | null | Buffer {
    if (path === MANIFEST_FILE || path.startsWith('_sitec/')) return this.#isInternal(path) ? null : 'same';
    const original = this.#originals.get(path);
    if (original === undefined) return this.#isAdded(path) ? null : 'same';
    if (original.length === 0 || !this.#isWritten(path)) return 'same';
    return typeof original === 'string' ? this.#kept(original) : withoutRanges(this.#bytes(path), original);
  }

  /** What was put into a file, as it lies in the folder now. */
  inserted(path: string): readonly Range[] {
    const original = this.#originals.get(path) ?? [];
    return typeof original === 'string' || original.length === 0 || !this.#isWritten(path) ? [] : original;
  }

  /** What only sitec reads is never somebody else's, whatever became of it. */
  #isInternal(path: string): boolean {
    return path === MANIFEST_FILE || path === ORIGINALS_FILE || this.#listed.has(path) || this.#forms.has(path);
  }

  #isAdded(path: string): boolean {
    const form = this.#forms.get(path);
    return form === undefined ? this.#isWritten(path) : this.#isOwnForm(path, form);
  }

  /** Whether a file is still the one that sitec wrote. */
  #isWritten(path: string): boolean {
    const listed = this.#listed.get(path);
    const isThere = listed !== undefined && existsSync(join(this.#folder, path));
    return isThere && hash('sha256', this.#bytes(path)) === listed.sha256;
  }

  /** A form that says what the file said is ours, and so is one that is damaged. */
  #isOwnForm(path: string, { of, coding }: Form): boolean {
    const bytes = this.#bytes(path);
    if (coding === 'zstd') return hash('sha256', bytes) === of.zstdSha256;
    const said = digestDecoded(bytes, coding);
    return said === of.sha256 || said === null;
  }

  #kept(digest: string): Buffer {
    const file = keptFile(digest);
    const bytes = existsSync(join(this.#folder, file)) ? this.#bytes(file) : null;
    if (bytes === null) throw new LostOriginal(`${file} is gone`);
    if (hash('sha256', bytes) !== digest) throw new LostOriginal(`${file} is not what was kept there`);
    return bytes;
  }

  #bytes(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }
}

/** Reads a note of the bundle, in which somebody else may have written anything. */
const readNote = <T>(file: string, parse: (value: unknown) => T | null): T => {
  if (!existsSync(file)) throw new LostOriginal(`${basename(file)} is gone`);
  const value = parse(parsedJson(readFileSync(file, 'utf8')));
  if (value === null) throw new LostOriginal(`${basename(file)} is not in the form that this version of sitec writes`);
  return value;
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const parseListed = (value: unknown): ReadonlyMap<string, ListedFile> | null => {
  const { files } = (value ?? {}) as { readonly files?: Readonly<Record<string, Partial<ListedFile> | null>> };
  if (typeof files !== 'object' || files === null) return null;
  return new Map(Object.entries(files).filter((entry): entry is [string, ListedFile] => isListed(entry[1])));
};

const isListed = (file: Partial<ListedFile> | null): boolean =>
  typeof file?.sha256 === 'string' && (file.encodings === undefined || Array.isArray(file.encodings));

const formsOf = (listed: ReadonlyMap<string, ListedFile>): ReadonlyMap<string, Form> => {
  const forms = [...listed].flatMap(([path, file]) =>
    (file.encodings ?? []).map((coding) => [path + CODING_SUFFIXES[coding], { of: { ...file, path }, coding }] as const),
  );
  return new Map(forms);
};

/** Digest of what a compressed file says; null for one that is damaged. */
const digestDecoded = (bytes: Buffer, coding: Exclude<ContentCoding, 'zstd'>): string | null => {
  try {
    return hash('sha256', coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes));
  } catch {
    return null;
  }
};
