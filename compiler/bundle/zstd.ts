import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package-folder.ts';

/** Takes about as long as Brotli does; level 19 saves another 4 % in nine times of it. */
const LEVEL = 7;

/** Largest file in bytes. Clients need not keep a window of more (RFC 9659 section 3), and compressing takes 25 times as much memory. */
export const MAXIMUM_ZSTD_BYTES = 8 * 1024 * 1024;

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
