/** A bundle in a folder, for the runtime on Node: its index is loaded at once, and each file on demand. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  CODING_SUFFIXES,
  INDEX_FILE,
  MANIFEST_FILE,
  ReplacedError,
  type Bundle,
  type ContentCoding,
  type RuntimeIndex,
} from '../bundle.ts';
import { RecentFiles } from './recent-files.ts';
import { wholeIndex } from './open-bundle.ts';

interface ListedFile {
  /** SHA-256 in hexadecimal digits, and length in bytes. */
  readonly sha256: string;
  readonly bytes: number;
  readonly encodings?: readonly ContentCoding[];
  /** Digest of the zstd form: its bytes are the same on every machine, and Node 20 cannot decode them. */
  readonly zstdSha256?: string;
}

type ListedFiles = ReadonlyMap<string, ListedFile>;

/** An untrusted manifest: every member may be missing. */
interface Manifest {
  readonly files?: Readonly<Record<string, Partial<ListedFile> | null>> | null;
}

const DECODERS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const satisfies Record<
  Exclude<ContentCoding, 'zstd'>,
  unknown
>;

/** Duration of one batch of file checks, and of the pause after it, in ms, so that a server keeps answering. */
const SLICE_MS = 5;

/** How often, and at which interval in ms, a folder without a manifest is read again: it has none while a build replaces files. */
const RENEWALS = 60;
const RENEWAL_MS = 50;

/**
 * Opens a built folder: reads its manifest and its index. Every other file is read on the first request, compared with its digest, and kept
 * among the last 64 MB. Rejects with an Error of one sentence when the folder has no bundle that this runtime can use.
 */
export const loadBundle = async (folder: string): Promise<Bundle> => {
  const manifest = await readBundleFile(folder, MANIFEST_FILE);
  const files = listedFiles(folder, manifest).set(MANIFEST_FILE, { sha256: digestOf(manifest), bytes: manifest.length });
  const index = parseBundleJson(folder, INDEX_FILE, await readListed(folder, INDEX_FILE, files));
  return {
    index: wholeIndex(index as Partial<RuntimeIndex> | null, folder),
    read: keepRecent((file) => readListed(folder, file, files)),
    renew: () => renew(folder, manifest),
  };
};

/**
 * Checks that every file of the bundle in a folder exists, with the length in its manifest. Rejects with an Error of one sentence
 * otherwise.
 */
export const checkFiles = async (folder: string): Promise<void> => {
  let since = performance.now();
  for (const [file, { bytes, encodings = [] }] of listedFiles(folder, await readBundleFile(folder, MANIFEST_FILE))) {
    const lost = sizeOf(folder, file) === bytes ? codedNames(file, encodings).find((name) => sizeOf(folder, name) === undefined) : file;
    if (lost !== undefined) throw new ReplacedError(`${join(folder, lost)} ${NOT_LISTED}: run sitec build again.`);
    if (performance.now() - since < SLICE_MS) continue;
    await setTimeout(SLICE_MS);
    since = performance.now();
  }
};

const NOT_LISTED = `is not the file that ${MANIFEST_FILE} lists`;

const codedNames = (file: string, encodings: readonly ContentCoding[]): readonly string[] =>
  encodings.map((coding) => file + CODING_SUFFIXES[coding]);

const sizeOf = (folder: string, file: string): number | undefined => statSync(join(folder, file), { throwIfNoEntry: false })?.size;

const keepRecent = (read: (file: string) => Promise<Uint8Array>): Bundle['read'] => {
  const recent = new RecentFiles();
  return (file) =>
    recent.get(file) ??
    read(file).then((bytes) => {
      recent.keep(file, bytes);
      return bytes;
    });
};

/** Opens the current content of a folder; null when it is still the bundle of the given manifest. */
const renew = async (folder: string, manifest: Buffer, left = RENEWALS): Promise<Bundle | null> => {
  try {
    return manifest.equals(await readBundleFile(folder, MANIFEST_FILE)) ? null : await loadBundle(folder);
  } catch (error) {
    if (left === 0) throw error;
    await setTimeout(RENEWAL_MS);
    return renew(folder, manifest, left - 1);
  }
};

const listedFiles = (folder: string, bytes: Buffer): Map<string, ListedFile> => {
  const manifest = parseBundleJson(folder, MANIFEST_FILE, bytes) as Manifest | null;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new Error(`${MANIFEST_FILE} in ${folder} lists no files: run sitec build again.`);
  }
  const files = new Map<string, ListedFile>();
  for (const [file, entry] of Object.entries(manifest.files)) files.set(file, listedFile(folder, file, entry));
  return files;
};

const listedFile = (folder: string, file: string, entry: Partial<ListedFile> | null): ListedFile => {
  // A manifest is untrusted: no entry may name a file outside of the folder.
  if (file.includes('..') && file.split(/[/\\]/).includes('..'))
    throw new Error(`${MANIFEST_FILE} lists ${file}, which lies outside ${folder}.`);
  if (isWhole(entry)) return entry;
  throw new Error(`${MANIFEST_FILE} in ${folder} has no whole entry for ${file}: run sitec build again.`);
};

const isWhole = (entry: Partial<ListedFile> | null): entry is ListedFile => {
  const { sha256, bytes, encodings = [], zstdSha256 } = entry ?? {};
  if (typeof sha256 !== 'string' || typeof bytes !== 'number' || !Array.isArray(encodings)) return false;
  const isKnown = (coding: string): boolean => (coding === 'zstd' ? typeof zstdSha256 === 'string' : Object.hasOwn(DECODERS, coding));
  return encodings.every(isKnown);
};

/** A file of the manifest, or one of its compressed forms. */
const readListed = async (folder: string, name: string, files: ListedFiles): Promise<Buffer> => {
  const [file, coding] = listedName(name, files);
  const entry = files.get(file);
  if (entry === undefined) throw new Error(`${MANIFEST_FILE} in ${folder} does not list ${name}: run sitec build again.`);
  const bytes = await readBundleFile(folder, name);
  if (await isOf(entry, coding, bytes)) return bytes;
  const fault = coding === undefined ? NOT_LISTED : `is not ${file} compressed`;
  throw new ReplacedError(`${join(folder, name)} ${fault}: run sitec build again.`);
};

/** The listed file, and the coding of a name. */
const listedName = (name: string, files: ListedFiles): readonly [file: string, coding?: ContentCoding] => {
  if (files.has(name)) return [name];
  for (const [coding, suffix] of Object.entries(CODING_SUFFIXES) as [ContentCoding, string][]) {
    const file = name.slice(0, -suffix.length);
    if (name.endsWith(suffix) && files.get(file)?.encodings?.includes(coding)) return [file, coding];
  }
  return [name];
};

/** The manifest has no digest of a form whose bytes depend on a library of Node, so it is decoded and compared with the file. */
const isOf = async ({ sha256, bytes: length, zstdSha256 = '' }: ListedFile, coding: ContentCoding | undefined, bytes: Uint8Array) => {
  if (coding === undefined) return digestOf(bytes) === sha256;
  if (coding === 'zstd') return digestOf(bytes) === zstdSha256;
  const plain = await DECODERS[coding](bytes, { maxOutputLength: Math.max(1, length) }).catch(() => null);
  return plain !== null && digestOf(plain) === sha256;
};

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const parseBundleJson = (folder: string, file: string, bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    throw new Error(`${join(folder, file)} is not whole: run sitec build again.`, { cause: error });
  }
};

const readBundleFile = async (folder: string, file: string): Promise<Buffer> => {
  try {
    return await readFile(join(folder, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'cannot be read: run sitec build first' : `cannot be read (${String(code)})`;
    throw new ReplacedError(`${join(folder, file)} ${reason}.`, { cause: error });
  }
};
