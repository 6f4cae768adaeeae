/** Loads a bundle from a folder, for the runtime on Node. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, INDEX_FILE, INDEX_FORMAT } from '../bundle.ts';
import type { Bundle, ContentCoding, RuntimeIndex } from '../bundle.ts';

interface Manifest {
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly encodings?: readonly ContentCoding[] }>>;
}

const MANIFEST_FILE = 'sitec-manifest.json';
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const satisfies Record<ContentCoding, unknown>;

/** Reads a built folder into memory. Throws an Error of one sentence when it is incomplete or of another build. */
export async function loadBundle(folder: string): Promise<Bundle> {
  const index = readBundleJson(folder, INDEX_FILE) as RuntimeIndex;
  if (index.format !== INDEX_FORMAT) {
    throw new Error(
      `${folder} has format ${String(index.format)}, this runtime reads format ${String(INDEX_FORMAT)}: run sitec build again.`,
    );
  }
  const manifest = readBundleJson(folder, MANIFEST_FILE) as Manifest;
  if (typeof manifest.files !== 'object') throw new Error(`${MANIFEST_FILE} in ${folder} lists no files: run sitec build again.`);
  const files = new Map<string, Uint8Array>();
  for (const [file, { sha256, encodings = [] }] of Object.entries(manifest.files)) {
    // A manifest is data: no entry of it may name a file outside the folder.
    if (file.split(/[/\\]/).includes('..')) throw new Error(`${MANIFEST_FILE} lists ${file}, which lies outside ${folder}.`);
    const bytes = readBundleFile(folder, file);
    const isListed = createHash('sha256').update(bytes).digest('hex') === sha256.replace(/^sha256:/, '');
    if (!isListed) throw new Error(`${join(folder, file)} is not the file that ${MANIFEST_FILE} lists: run sitec build again.`);
    files.set(file, bytes);
    for (const coding of encodings) files.set(file + CODING_SUFFIXES[coding], readCoded(folder, file, coding, bytes));
  }
  files.set(MANIFEST_FILE, readBundleFile(folder, MANIFEST_FILE));
  const lost = filesOf(index).find((file) => !files.has(file));
  if (lost !== undefined) throw new Error(`${MANIFEST_FILE} in ${folder} does not list ${lost}: run sitec build again.`);
  return { index, read: async (file) => files.get(file) ?? Promise.reject(new Error(`The bundle has no file ${file}.`)) };
}

function readBundleJson(folder: string, file: string): unknown {
  const text = String(readBundleFile(folder, file));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${join(folder, file)} is not whole: run sitec build again.`, { cause: error });
  }
}

/** A compressed form of a file. The manifest has no digest of it, because its bytes depend on a library: it must say the same as the file. */
function readCoded(folder: string, file: string, coding: ContentCoding, bytes: Uint8Array): Uint8Array {
  const coded = readBundleFile(folder, file + CODING_SUFFIXES[coding]);
  try {
    if (DECODERS[coding](coded, { maxOutputLength: Math.max(1, bytes.length) }).equals(bytes)) return coded;
  } catch {
    // Damaged, which is what the error below says.
  }
  throw new Error(`${join(folder, file + CODING_SUFFIXES[coding])} is not ${file} compressed: run sitec build again.`);
}

function readBundleFile(folder: string, file: string): Buffer {
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    throw new Error(`${join(folder, file)} cannot be read: run sitec build first.`, { cause: error });
  }
}

/** Every file that an index names. */
function filesOf({ routes, encodings, missing, mcp }: RuntimeIndex): string[] {
  const coded = Object.entries(encodings).flatMap(([file, codings]) => codings.map((coding) => file + CODING_SUFFIXES[coding]));
  const answered = [...Object.values(routes), missing.page, missing.api];
  const variants = answered.flatMap(({ variant, markdown = variant }) => [variant, markdown]);
  const lookups = Object.values(mcp.tools).filter((tool) => tool.kind === 'lookup');
  const results = lookups.flatMap(({ files, otherwise }) => [...Object.values(files), ...(otherwise === undefined ? [] : [otherwise])]);
  return [...variants.map(([file]) => file), ...coded, ...results];
}
