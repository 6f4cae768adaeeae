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

/** Takes about as long as Brotli does; level 19 saves another 4 % in nine times of it. */
const LEVEL = 7;

/** Largest file in bytes. Clients need not keep a window of more (RFC 9659 section 3), and compressing takes 25 times as much memory. */
const MAXIMUM_ZSTD_BYTES = 8 * 1024 * 1024;

/** What compressed bytes depend on beside those of the file: bundles with the same text hold the same bytes for the same file. */
export const zstdEncoder = (): string => {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  return `@hpcc-js/wasm-zstd ${dependencies['@hpcc-js/wasm-zstd']}, level ${LEVEL}`;
};

/** Compresses to Zstandard (RFC 8878). It is loaded when the first file is compressed: that takes half as long as all files of a small site. */
export const encodeZstd = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).compress(bytes, LEVEL);
};

/** The compressed forms of the old bundle, so that what did not change need not be compressed again. What is damaged is as if it were not there. */
class OldForms {
  readonly #stage: Stage;
  /** Digest of a file -> digest of its zstd form. */
  readonly #zstd: ReadonlyMap<string, string>;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#zstd = zstdDigests(stage.readOld(MANIFEST_FILE));
  }

  /** Digest of the zstd form that would be written of a file; undefined where it is not known. */
  zstdDigest({ sha256 }: BundleFile): string | undefined {
    return this.#zstd.get(sha256);
  }

  /** Whether the form of a file that would be written is known to lie there. */
  has(file: BundleFile, coding: ContentCoding): boolean {
    const isListed = this.#stage.trustedFile(file.path.slice(1), file.sha256)?.encodings?.includes(coding) === true;
    return isListed && (coding !== 'zstd' || this.zstdDigest(file) !== undefined);
  }

  /**
   * The old form of a file, when it still says the same. Of zstd it has to be the bytes that would be written now, because the manifest has their
   * digest: that is known of what the same encoder made of the same file.
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

/** Whether a coded file says the same as the plain one. */
const decodesTo = (coded: Buffer, bytes: Buffer, coding: Exclude<ContentCoding, 'zstd'>): boolean => {
  const decode = coding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decode(coded, { maxOutputLength: bytes.length }).equals(bytes);
  } catch {
    return false;
  }
};

/** What the manifest says of the compressed forms of a file. */
export interface CodedForms {
  /** The codings that it lies in beside itself, best first. */
  readonly encodings: readonly ContentCoding[];
  /** Digest of the zstd form, whose bytes are the same on every machine. Those of the others depend on a library of Node. */
  readonly zstdSha256?: string;
}

/** Files that are compressed at once. */
const AT_ONCE = 16;

/** Below this a file fits into the first packet with or without a coding. */
const MINIMUM_BYTES = 1024;
/** A coding that saves less is not worth a second file. */
const MAXIMUM_SHARE = 0.95;
/** Longest name of a file on common file systems in bytes. */
const MAXIMUM_NAME = 255;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Position of the operating system in the head of gzip (RFC 1952 section 2.3.1), and the value for an unknown one. */
const [GZIP_SYSTEM, UNKNOWN_SYSTEM] = [9, 255];

/** These two work beside this thread. */
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
 * Writes the compressed forms of files beside them, where static hosts look for them too, in the codings that are wanted. A file of the site with such a
 * name stays as it is. Answers what there is of each file that has such a form, by its path in the bundle.
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

/** Markdown is read by programs, and gzip is the coding that they have in common; passages by browsers, which take the best one. */
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

/** A path and the folders that it lies in; names that differ only by case or by Unicode form are one file on many systems. */
const namesOf = (path: string): readonly string[] => {
  const parts = keyOf(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
