import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { ContentCoding } from '../../../runtime/bundle.ts';
import { packageFolder } from '../../base/package.ts';

/** The codings that Node has without a package. */
export type NodeCoding = Exclude<ContentCoding, 'zstd'>;

/** About as fast as Brotli; level 19 saves another 4 % in nine times the time. */
const ZSTD_LEVEL = 7;

/** What compressed bytes depend on besides the file: bundles with equal values have equal bytes for the same file. */
export const zstdEncoder = (): string => {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  return `@hpcc-js/wasm-zstd ${dependencies['@hpcc-js/wasm-zstd']}, level ${ZSTD_LEVEL}`;
};

/**
 * Compresses to Zstandard (RFC 8878). The module is loaded with the first file, because loading takes half as long as compressing a small
 * site.
 */
export const encodeZstd = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).compress(bytes, ZSTD_LEVEL);
};

/** Quality 11 takes 50 times as long as 5 and saves another 13 %. A window larger than the file only costs time. */
const brotliOptions = ({ length }: Uint8Array): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))),
  },
});

/** Level 9 takes twice as long and saves 0.2 %. */
const GZIP_OPTIONS: ZlibOptions = { level: 6 };

/** Index of the operating system in the gzip header (RFC 1952 section 2.3.1), and the value for an unknown one. */
const [GZIP_SYSTEM, UNKNOWN_SYSTEM] = [9, 255];

/** The same bytes on every machine. */
const withoutSystem = (coded: Buffer): Buffer => {
  coded[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
  return coded;
};

/** Compresses at once, in this thread. */
export const encodeSync: Readonly<Record<NodeCoding, (bytes: Uint8Array) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes)),
  gzip: (bytes) => withoutSystem(gzipSync(bytes, GZIP_OPTIONS)),
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses without blocking this thread, except for zstd. The bytes are those of `encodeSync`. */
export const encode: Readonly<Record<ContentCoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => toBrotli(bytes, brotliOptions(bytes)),
  zstd: encodeZstd,
  gzip: async (bytes) => withoutSystem(await toGzip(bytes, GZIP_OPTIONS)),
};
