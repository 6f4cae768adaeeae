/** Loads a bundle from a folder, for the runtime on Node. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, INDEX_FILE, MANIFEST_FILE, type Bundle, type ContentCoding, type RuntimeIndex } from '../bundle.ts';
import { wholeIndex } from './open-bundle.ts';

interface ListedFile {
  readonly sha256: string;
  readonly encodings?: readonly ContentCoding[];
  /** Digest of the zstd form: the same bytes on every machine, and Node 20 cannot decode them. */
  readonly zstdSha256?: string;
}

/** What somebody else may have written: nothing of it is known to be there. */
interface Manifest {
  readonly files?: Readonly<Record<string, Partial<ListedFile> | null>> | null;
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const satisfies Record<Exclude<ContentCoding, 'zstd'>, unknown>;

/** How long files are read in one go, in ms: a server that loads a new bundle goes on answering from the old one. */
const SLICE_MS = 10;

/** Reads a built folder into memory. Rejects with an Error of one sentence when it is incomplete or of another build. */
export const loadBundle = async (folder: string): Promise<Bundle> => {
  const text = readBundleFile(folder, MANIFEST_FILE);
  const manifest = parseBundleJson(folder, MANIFEST_FILE, text) as Manifest | null;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new Error(`${MANIFEST_FILE} in ${folder} lists no files: run sitec build again.`);
  }
  const files = new Map<string, Uint8Array>([[MANIFEST_FILE, text]]);
  let since = performance.now();
  for (const [file, entry] of Object.entries(manifest.files)) {
    if (!isListed(entry)) throw new Error(`${MANIFEST_FILE} in ${folder} has no whole entry for ${file}: run sitec build again.`);
    readListed(folder, file, entry, files);
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  const index = readIndex(folder, files);
  const lost = files.has(INDEX_FILE) ? filesOf(index).find((file) => !files.has(file)) : INDEX_FILE;
  if (lost !== undefined) throw new Error(`${MANIFEST_FILE} in ${folder} does not list ${lost}: run sitec build again.`);
  return { index, read: (file) => files.get(file) ?? Promise.reject(new Error(`The bundle has no file ${file}.`)) };
};

const readIndex = (folder: string, files: ReadonlyMap<string, Uint8Array>): RuntimeIndex => {
  // Of the bytes that the manifest was compared with: read once more, they could be of the next build.
  const index = parseBundleJson(folder, INDEX_FILE, files.get(INDEX_FILE) ?? readBundleFile(folder, INDEX_FILE));
  return wholeIndex(index as Partial<RuntimeIndex> | null, folder);
};

const isListed = (entry: Partial<ListedFile> | null): entry is ListedFile => {
  const { sha256, encodings = [], zstdSha256 } = entry ?? {};
  if (typeof sha256 !== 'string' || !Array.isArray(encodings)) return false;
  const isKnown = (coding: string): boolean => (coding === 'zstd' ? typeof zstdSha256 === 'string' : Object.hasOwn(DECODERS, coding));
  return encodings.every(isKnown);
};

/** Reads a file that the manifest lists, and its compressed forms. */
const readListed = (folder: string, file: string, entry: ListedFile, files: Map<string, Uint8Array>): void => {
  // A manifest is data: no entry of it may name a file outside the folder.
  if (file.split(/[/\\]/).includes('..')) throw new Error(`${MANIFEST_FILE} lists ${file}, which lies outside ${folder}.`);
  const bytes = readBundleFile(folder, file);
  if (!hasDigest(bytes, entry.sha256))
    throw new Error(`${join(folder, file)} is not the file that ${MANIFEST_FILE} lists: run sitec build again.`);
  files.set(file, bytes);
  for (const coding of entry.encodings ?? []) {
    const coded = readBundleFile(folder, file + CODING_SUFFIXES[coding]);
    const isSame = coding === 'zstd' ? hasDigest(coded, entry.zstdSha256) : decodesTo(coded, bytes, DECODERS[coding]);
    if (!isSame) throw new Error(`${join(folder, file + CODING_SUFFIXES[coding])} is not ${file} compressed: run sitec build again.`);
    files.set(file + CODING_SUFFIXES[coding], coded);
  }
};

const hasDigest = (bytes: Uint8Array, sha256 = ''): boolean =>
  createHash('sha256').update(bytes).digest('hex') === sha256.replace(/^sha256:/, '');

/** The manifest has no digest of a form whose bytes depend on a library of Node: it must say the same as the file. */
const decodesTo = (coded: Uint8Array, bytes: Uint8Array, decode: (typeof DECODERS)[keyof typeof DECODERS]): boolean => {
  try {
    return decode(coded, { maxOutputLength: Math.max(1, bytes.length) }).equals(bytes);
  } catch {
    return false;
  }
};

const parseBundleJson = (folder: string, file: string, bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Error(`${join(folder, file)} is not whole: run sitec build again.`, { cause: error });
  }
};

const readBundleFile = (folder: string, file: string): Buffer => {
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'cannot be read: run sitec build first' : `cannot be read (${String(code)})`;
    throw new Error(`${join(folder, file)} ${reason}.`, { cause: error });
  }
};

/** Every file that an index names. */
const filesOf = ({ routes, encodings, missing, mcp }: RuntimeIndex): string[] => {
  const coded = Object.entries(encodings).flatMap(([file, codings]) => codings.map((coding) => file + CODING_SUFFIXES[coding]));
  const answered = [...Object.values(routes), missing.page, missing.api];
  const variants = answered.flatMap(({ variant, markdown = variant }) => [variant, markdown]);
  const results = Object.values(mcp.tools).flatMap((tool): readonly (string | undefined)[] => {
    if (tool.kind === 'page') return tool.pages.map((path) => `${tool.folder}${path.replace(/\/$/, '')}/index.json`);
    return tool.kind === 'lookup' ? [...Object.values(tool.files), tool.otherwise ?? []].flat() : [];
  });
  const lookups = Object.values(mcp.methods).filter((method) => method.kind === 'lookup');
  const answers = lookups.flatMap((method) => [...Object.values(method.answers), ...(method.files ?? [])]);
  const named = [...variants, ...answers.map(([, ...files]) => files)].map(([file]) => file);
  return [...named, ...coded, ...results].filter((file) => file !== undefined);
};
