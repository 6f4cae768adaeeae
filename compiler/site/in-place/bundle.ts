import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../../../runtime/bundle.ts';
import { parsedJson } from '../../base/json.ts';
import { keptFile, ORIGINALS_FILE, parseOriginals, withoutRanges, type Original, type Range } from './record.ts';

/** The manifest entry of a file. */
interface ListedFile {
  readonly sha256: string;
  readonly encodings?: readonly ContentCoding[];
  readonly zstdSha256?: string;
}

/** A compressed version of a file. */
interface Form {
  readonly of: ListedFile & { readonly path: string };
  readonly coding: ContentCoding;
}

/**
 * True for a folder with a site and a bundle in it. One of its two metadata files is enough: when the other one is missing, the folder is
 * damaged.
 */
export const isMadeInPlace = (folder: string): boolean =>
  existsSync(join(folder, ORIGINALS_FILE)) || (existsSync(join(folder, MANIFEST_FILE)) && listsOriginals(join(folder, MANIFEST_FILE)));

const listsOriginals = (manifest: string): boolean => parseListed(parsedJson(readFileSync(manifest, 'utf8')))?.has(ORIGINALS_FILE) ?? false;

/** The original of a file is missing or cannot be determined. */
export class LostOriginal extends Error {}

/** A bundle in the folder of its site, with the data to restore the original files. A file that was written again since is an original. */
export class InPlaceBundle {
  readonly #folder: string;
  readonly #originals: ReadonlyMap<string, Original>;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #forms: ReadonlyMap<string, Form>;

  /** Throws `LostOriginal` when the metadata of the bundle are unusable. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#originals = readNote(join(folder, ORIGINALS_FILE), parseOriginals);
    this.#listed = readNote(join(folder, MANIFEST_FILE), parseListed);
    this.#forms = formsOf(this.#listed);
  }

  /** The original of a file: the same, null for a file that the bundle added, or other bytes. Throws `LostOriginal` when it is missing. */
  before(path: string): 'same' | null | Buffer {
    if (path === MANIFEST_FILE || path.startsWith('_sitec/')) return this.#isInternal(path) ? null : 'same';
    const original = this.#originals.get(path);
    if (original === undefined) return this.#isAdded(path) ? null : 'same';
    if (original.length === 0 || !this.#isWritten(path)) return 'same';
    return typeof original === 'string' ? this.#kept(original) : withoutRanges(this.#bytes(path), original);
  }

  /** The byte ranges that were inserted into the current file. */
  inserted(path: string): readonly Range[] {
    const original = this.#originals.get(path) ?? [];
    return typeof original === 'string' || original.length === 0 || !this.#isWritten(path) ? [] : original;
  }

  /** Files that only sitec reads always belong to sitec, whatever their content. */
  #isInternal(path: string): boolean {
    return path === MANIFEST_FILE || path === ORIGINALS_FILE || this.#listed.has(path) || this.#forms.has(path);
  }

  #isAdded(path: string): boolean {
    const form = this.#forms.get(path);
    return form === undefined ? this.#isWritten(path) : this.#isOwnForm(path, form);
  }

  /** True when a file is unchanged since sitec wrote it. */
  #isWritten(path: string): boolean {
    const listed = this.#listed.get(path);
    const isThere = listed !== undefined && existsSync(join(this.#folder, path));
    return isThere && hash('sha256', this.#bytes(path)) === listed.sha256;
  }

  /** A compressed version with the content of the file belongs to sitec, and so does a damaged one. */
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

/** Reads a metadata file of the bundle, whose content is not trusted. */
const readNote = <T>(file: string, parse: (value: unknown) => T | null): T => {
  if (!existsSync(file)) throw new LostOriginal(`${basename(file)} is gone`);
  const value = parse(parsedJson(readFileSync(file, 'utf8')));
  if (value === null) throw new LostOriginal(`${basename(file)} is not in the form that this version of sitec writes`);
  return value;
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

/** Digest of the decompressed content of a file. Null when the file is damaged. */
const digestDecoded = (bytes: Buffer, coding: Exclude<ContentCoding, 'zstd'>): string | null => {
  try {
    return hash('sha256', coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes));
  } catch {
    return null;
  }
};
