import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { CODING_SUFFIXES, MANIFEST_FILE, PASSAGE_FOLDER, type ContentCoding } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { packageFolder } from '../base/package.ts';
import type { OnProgress } from '../config/progress.ts';
import { headerTable, variesByCoding } from '../header-table.ts';
import { ALL_CODINGS } from '../hosts/host.ts';
import { parseManifest } from '../stage/manifest.ts';
import type { Stage } from '../stage/stage.ts';

/** About as fast as Brotli; level 19 saves another 4 % in nine times the time. */
const LEVEL = 7;

/**
 * Maximum file size in bytes. Clients need not support a larger window (RFC 9659 section 3), and compressing needs 25 times as much memory.
 */
const MAXIMUM_ZSTD_BYTES = 8 * 1024 * 1024;

/** What compressed bytes depend on besides the file: bundles with equal values have equal bytes for the same file. */
export const zstdEncoder = (): string => {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  return `@hpcc-js/wasm-zstd ${dependencies['@hpcc-js/wasm-zstd']}, level ${LEVEL}`;
};

/**
 * Compresses to Zstandard (RFC 8878). The module is loaded with the first file, because loading takes half as long as compressing a small
 * site.
 */
export const encodeZstd = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).compress(bytes, LEVEL);
};

/** The compressed forms of the old bundle, so that unchanged files are not compressed again. Damaged forms count as missing. */
class OldForms {
  readonly #stage: Stage;
  /** Digest of a file -> digest of its zstd form. */
  readonly #zstd: ReadonlyMap<string, string>;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#zstd = zstdDigests(stage.readOld(MANIFEST_FILE));
  }

  /** Digest of the zstd form that would be written for a file; undefined when it is not known. */
  zstdDigest({ sha256 }: BundleFile): string | undefined {
    return this.#zstd.get(sha256);
  }

  /** Whether the form that would be written for a file is already in the old bundle. */
  has(file: BundleFile, coding: ContentCoding): boolean {
    const isListed = this.#stage.trustedFile(file.path.slice(1), file.sha256)?.encodings?.includes(coding) === true;
    return isListed && (coding !== 'zstd' || this.zstdDigest(file) !== undefined);
  }

  /**
   * The old form of a file, when it still matches. zstd forms must have the bytes that would be written now, because the manifest has their
   * digest. That holds for the same encoder and the same file.
   */
  find({ path, sha256: plain }: BundleFile, coding: ContentCoding, bytes: Buffer): Buffer | null {
    const coded = this.#stage.readOld(path.slice(1) + CODING_SUFFIXES[coding]);
    if (coded === null) return null;
    const isSame = coding === 'zstd' ? this.#zstd.get(plain) === hash('sha256', coded) : decodesTo(coded, bytes, coding);
    return isSame ? coded : null;
  }
}

const zstdDigests = (text: Buffer | null): ReadonlyMap<string, string> => {
  const manifest = parseManifest(text);
  const entries = manifest?.zstdEncoder === zstdEncoder() ? Object.values(manifest.files ?? {}) : [];
  return new Map(entries.flatMap((entry) => (entry?.sha256 && entry.zstdSha256 ? [[entry.sha256, entry.zstdSha256]] : [])));
};

/** Whether a compressed file matches the plain one. */
const decodesTo = (coded: Buffer, bytes: Buffer, coding: Exclude<ContentCoding, 'zstd'>): boolean => {
  const decode = coding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decode(coded, { maxOutputLength: bytes.length }).equals(bytes);
  } catch {
    return false;
  }
};

/** Compressed forms of a file in the manifest. */
export interface CodedForms {
  /** The codings of its compressed forms, best first. */
  readonly encodings: readonly ContentCoding[];
  /** Digest of the zstd form, whose bytes are the same on every machine. Other codings depend on a library of Node. */
  readonly zstdSha256?: string;
}

/** Files that are compressed in parallel. */
const AT_ONCE = 16;

/** A smaller file fits into the first packet with or without a coding. */
const MINIMUM_BYTES = 1024;
/** Maximum size of a form relative to its file; smaller savings are not worth a second file. */
const MAXIMUM_SHARE = 0.95;
/** Maximum length of a file name on common file systems, in bytes. */
const MAXIMUM_NAME = 255;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Index of the operating system in the gzip header (RFC 1952 section 2.3.1), and the value for an unknown one. */
const [GZIP_SYSTEM, UNKNOWN_SYSTEM] = [9, 255];

/** These two run outside of this thread. */
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const ENCODERS: Readonly<Record<ContentCoding, (bytes: Buffer) => Promise<Uint8Array>>> = {
  // Quality 11 takes 50 times as long as 5 and saves another 13 %. A window larger than the file only costs time.
  br: (bytes) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(bytes.length + 16))),
      },
    }),
  zstd: encodeZstd,
  gzip: async (bytes) => {
    // Level 9 takes twice as long and saves 0.2 %.
    const coded = await toGzip(bytes, { level: 6 });
    coded[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
    return coded;
  },
};

/**
 * Writes the compressed forms of files in the selected codings, beside the files, where static hosts look for them. A file of the site with
 * such a name stays unchanged. Returns the forms of each file by its path in the bundle.
 */
export const writeEncodings = async (
  files: readonly BundleFile[],
  stage: Stage,
  codings: readonly ContentCoding[],
  onProgress: OnProgress = () => {},
): Promise<ReadonlyMap<string, CodedForms>> => {
  const wanted = ALL_CODINGS.filter((coding) => codings.includes(coding));
  const taken = new Set(files.flatMap(({ path }) => namesOf(path)));
  const old = new OldForms(stage);
  const written = new Map<string, CodedForms>();
  const formsOf = (file: BundleFile): Promise<CodedForms> => {
    const isFree = (coding: ContentCoding): boolean => !taken.has(keyOf(file.path + CODING_SUFFIXES[coding]));
    const codings = wanted.filter((coding) => canHave(file, coding) && isReadIn(file, coding, wanted) && isFree(coding));
    return writeForms(file, codings, old, stage);
  };
  const tried = files.filter(isWorthTrying);
  for (let start = 0; start < tried.length; start += AT_ONCE) {
    const some = tried.slice(start, start + AT_ONCE);
    onProgress({ step: 'compression', done: start, total: tried.length });
    for (const [index, forms] of (await Promise.all(some.map(formsOf))).entries())
      if (forms.encodings.length > 0) written.set((some[index] as BundleFile).path.slice(1), forms);
  }
  return written;
};

const isWorthTrying = (file: BundleFile): boolean =>
  file.bytes >= MINIMUM_BYTES && variesByCoding(headerTable[file.class]) && TEXT.test(file.type);

/** Programs read markdown, and gzip is the coding that they all support. Browsers read passages and select the best coding. */
const isReadIn = ({ class: row, path }: BundleFile, coding: ContentCoding, [best]: readonly ContentCoding[]): boolean =>
  row === 'twin' ? coding === 'gzip' : !path.startsWith(`/${PASSAGE_FOLDER}/`) || coding === best;

const canHave = ({ path, bytes }: BundleFile, coding: ContentCoding): boolean =>
  Buffer.byteLength(basename(path) + CODING_SUFFIXES[coding]) <= MAXIMUM_NAME && (coding !== 'zstd' || bytes <= MAXIMUM_ZSTD_BYTES);

/** Writes the forms of a file that are smaller than the file. */
const writeForms = async (file: BundleFile, codings: readonly ContentCoding[], old: OldForms, stage: Stage): Promise<CodedForms> => {
  const encodings: ContentCoding[] = [];
  let zstdSha256: string | undefined;
  let bytes: Buffer | null = null;
  for (const coding of codings) {
    const name = file.path.slice(1) + CODING_SUFFIXES[coding];
    if (old.has(file, coding)) {
      stage.keep(name);
      if (coding === 'zstd') zstdSha256 = old.zstdDigest(file);
    } else {
      bytes ??= stage.read(file.path.slice(1));
      const coded = old.find(file, coding, bytes) ?? (await ENCODERS[coding](bytes));
      if (coded.length > bytes.length * MAXIMUM_SHARE) continue;
      stage.write(name, coded);
      if (coding === 'zstd') zstdSha256 = hash('sha256', coded);
    }
    encodings.push(coding);
  }
  return { encodings, ...(zstdSha256 !== undefined && { zstdSha256 }) };
};

/** A path and its parent folders. Names that differ only by case or by Unicode form are the same file on many systems. */
const namesOf = (path: string): readonly string[] => {
  const parts = keyOf(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
