/** The manifest of a bundle that lies there already. Somebody else may have written it, so that nothing of it is known to be there. */
import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';

/** A manifest as far as it is one. */
export interface OldManifest {
  readonly zstdEncoder?: unknown;
  readonly files?: Readonly<Record<string, OldFile | null>> | null;
}

/** What a manifest says of a file. */
export interface OldFile {
  readonly sha256?: string;
  readonly zstdSha256?: string;
  readonly encodings?: readonly ContentCoding[];
}

/** Reads a manifest; null for what is none. */
export const parseManifest = (text: Buffer | null): OldManifest | null => {
  try {
    return JSON.parse(text?.toString() ?? 'null') as OldManifest | null;
  } catch {
    return null;
  }
};

/** Every file that a manifest lists, with the compressed forms, but for the manifest itself. */
export const listedFiles = (text: Buffer | null): readonly string[] =>
  Object.entries(parseManifest(text)?.files ?? {}).flatMap(([file, entry]) => {
    const { encodings } = entry ?? {};
    return [file, ...(Array.isArray(encodings) ? encodings : []).map((coding: ContentCoding) => file + CODING_SUFFIXES[coding])];
  });
