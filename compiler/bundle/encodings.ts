import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { headerTable, variesByCoding } from '../header-table.ts';
import { ALL_CODINGS } from '../hosts/host.ts';
import type { Stage } from '../stage/stage.ts';
import { OldForms } from './reuse.ts';
import { encodeZstd, MAXIMUM_ZSTD_BYTES } from './zstd.ts';

/** What the manifest says of the compressed forms of a file. */
export interface CodedForms {
  /** The codings that it lies in beside itself, best first. */
  readonly encodings: readonly ContentCoding[];
  /** Digest of the zstd form, whose bytes are the same on every machine. Those of the others depend on a library of Node. */
  readonly zstdSha256?: string;
}

/** Below this a file fits into the first packet with or without a coding. */
const MINIMUM_BYTES = 1024;
/** A coding that saves less is not worth a second file. */
const MAXIMUM_SHARE = 0.95;
/** Longest name of a file on common file systems in bytes. */
const MAXIMUM_NAME = 255;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Position of the operating system in the head of gzip (RFC 1952 section 2.3.1), and the value for an unknown one. */
const [GZIP_SYSTEM, UNKNOWN_SYSTEM] = [9, 255];

const ENCODERS: Readonly<Record<ContentCoding, (bytes: Buffer) => Uint8Array | Promise<Uint8Array>>> = {
  // Quality 11 takes 50 times as long as 5 and saves another 13 %. A window larger than the file only costs time.
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(bytes.length + 16))),
      },
    }),
  zstd: encodeZstd,
  gzip: (bytes) => {
    const coded = gzipSync(bytes, { level: 9 });
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
): Promise<ReadonlyMap<string, CodedForms>> => {
  const wanted = ALL_CODINGS.filter((coding) => codings.includes(coding));
  const taken = new Set(files.flatMap(({ path }) => namesOf(path)));
  const old = new OldForms(stage);
  const written = new Map<string, CodedForms>();
  for (const file of files.filter(isWorthTrying)) {
    const name = file.path.slice(1);
    const free = wanted.filter((coding) => canHave(file, coding) && !taken.has(keyOf(file.path + CODING_SUFFIXES[coding])));
    const forms = await writeForms(file, free, old, stage);
    const zstd = forms.get('zstd');
    if (forms.size > 0) written.set(name, { encodings: [...forms.keys()], ...(zstd && { zstdSha256: hash('sha256', zstd) }) });
  }
  return written;
};

const isWorthTrying = (file: BundleFile): boolean =>
  file.bytes >= MINIMUM_BYTES && variesByCoding(headerTable[file.class]) && TEXT.test(file.type);

const canHave = ({ path, bytes }: BundleFile, coding: ContentCoding): boolean =>
  Buffer.byteLength(basename(path) + CODING_SUFFIXES[coding]) <= MAXIMUM_NAME && (coding !== 'zstd' || bytes <= MAXIMUM_ZSTD_BYTES);

/** Writes the forms of a file that are smaller than the file. */
const writeForms = async (
  file: BundleFile,
  codings: readonly ContentCoding[],
  old: OldForms,
  stage: Stage,
): Promise<ReadonlyMap<ContentCoding, Uint8Array>> => {
  const forms = new Map<ContentCoding, Uint8Array>();
  const bytes = stage.read(file.path.slice(1));
  for (const coding of codings) {
    const coded = old.find(file, coding, bytes) ?? (await ENCODERS[coding](bytes));
    if (coded.length > bytes.length * MAXIMUM_SHARE) continue;
    stage.write(file.path.slice(1) + CODING_SUFFIXES[coding], coded);
    forms.set(coding, coded);
  }
  return forms;
};

/** A path and the folders that it lies in; names that differ only by case or by Unicode form are one file on many systems. */
const namesOf = (path: string): readonly string[] => {
  const parts = keyOf(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
