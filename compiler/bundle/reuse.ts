import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import type { Stage } from '../stage/stage.ts';
import { zstdEncoder } from './zstd.ts';

/** The compressed forms of the old bundle, so that what did not change need not be compressed again. What is damaged is as if it were not there. */
export class OldForms {
  readonly #stage: Stage;
  /** Digest of a file -> digest of its zstd form. */
  readonly #zstd: ReadonlyMap<string, string>;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#zstd = zstdDigests(stage.readOld(MANIFEST_FILE));
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

/** What somebody else may have written: nothing of it is known to be there. */
interface OldManifest {
  readonly zstdEncoder?: unknown;
  readonly files?: Readonly<Record<string, { readonly sha256?: string; readonly zstdSha256?: string } | null>> | null;
}

const zstdDigests = (text: Buffer | null): ReadonlyMap<string, string> => {
  const manifest = parseManifest(text);
  const entries = manifest?.zstdEncoder === zstdEncoder() ? Object.values(manifest.files ?? {}) : [];
  return new Map(entries.flatMap((entry) => (entry?.sha256 && entry.zstdSha256 ? [[entry.sha256, entry.zstdSha256]] : [])));
};

const parseManifest = (text: Buffer | null): OldManifest | null => {
  try {
    return JSON.parse(text?.toString() ?? 'null') as OldManifest | null;
  } catch {
    return null;
  }
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
