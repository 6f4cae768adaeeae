import { basename } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { CODING_SUFFIXES, type ContentCoding } from '../runtime/bundle.ts';
import type { BundleFile } from './bundle.ts';
import { headerTable, variesByCoding } from './headers.ts';
import type { Stage } from './write.ts';

/** File of the bundle -> the codings that it lies in beside itself. */
export type Encodings = Readonly<Record<string, readonly ContentCoding[]>>;

/** Below this a file fits into the first packet with or without a coding. */
const MINIMUM_BYTES = 1024;
/** A coding that saves less is not worth a second file. */
const MAXIMUM_SHARE = 0.95;
/** Longest name of a file on common file systems in bytes, with room for a suffix. */
const MAXIMUM_NAME = 255 - 3;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Position of the operating system in the head of gzip (RFC 1952 section 2.3.1), and the value for an unknown one. */
const [GZIP_SYSTEM, UNKNOWN_SYSTEM] = [9, 255];

interface Codec {
  readonly encode: (bytes: Buffer) => Buffer;
  /** Throws when what it is given is damaged, or more than `maxOutputLength` bytes long. */
  readonly decode: (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Buffer;
}

const CODECS: Readonly<Record<ContentCoding, Codec>> = {
  br: {
    // Quality 11 takes 50 times as long as 5 and saves another 13 %. A window larger than the file only costs time.
    encode: (bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(bytes.length + 16))),
        },
      }),
    decode: brotliDecompressSync,
  },
  gzip: {
    encode: (bytes) => {
      const coded = gzipSync(bytes, { level: 9 });
      coded[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
      return coded;
    },
    decode: gunzipSync,
  },
};

const CODINGS = Object.keys(CODING_SUFFIXES) as ContentCoding[];

/** Writes the compressed forms of files beside them, where static hosts look for them too. A file of the site with such a name stays as it is. */
export const writeEncodings = (files: readonly BundleFile[], stage: Stage): Encodings => {
  const taken = new Set(files.flatMap(({ path }) => namesOf(path)));
  const written = files.filter(isWorthTrying).map(({ path }): readonly [string, readonly ContentCoding[]] => {
    const bytes = stage.read(path.slice(1));
    const free = CODINGS.filter((coding) => !taken.has(keyOf(path + CODING_SUFFIXES[coding])));
    return [path.slice(1), free.filter((coding) => writeCoded(path.slice(1) + CODING_SUFFIXES[coding], bytes, CODECS[coding], stage))];
  });
  return Object.fromEntries(written.filter(([, codings]) => codings.length > 0));
};

const isWorthTrying = (file: BundleFile): boolean =>
  file.bytes >= MINIMUM_BYTES &&
  variesByCoding(headerTable[file.class]) &&
  TEXT.test(file.type) &&
  Buffer.byteLength(basename(file.path)) <= MAXIMUM_NAME;

const writeCoded = (path: string, bytes: Buffer, { encode, decode }: Codec, stage: Stage): boolean => {
  const old = stage.readOld(path);
  const coded = old && decodesTo(old, bytes, decode) ? old : encode(bytes);
  const isSmaller = coded.length <= bytes.length * MAXIMUM_SHARE;
  if (isSmaller) stage.write(path, coded);
  return isSmaller;
};

/** Whether a file of the old bundle says the same, so that it need not be compressed again. */
const decodesTo = (coded: Buffer, bytes: Buffer, decode: Codec['decode']): boolean => {
  try {
    return decode(coded, { maxOutputLength: bytes.length }).equals(bytes);
  } catch {
    return false;
  }
};

/** A path and the folders that it lies in; names that differ only by case or by Unicode form are one file on many systems. */
const namesOf = (path: string): readonly string[] => {
  const parts = keyOf(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
