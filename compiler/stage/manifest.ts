/** The manifest of an existing bundle. It is untrusted, so each member is checked. */
import { CODING_SUFFIXES, type ContentCoding } from '../../runtime/bundle.ts';

/** The valid part of a manifest. */
export interface OldManifest {
  readonly zstdEncoder?: unknown;
  readonly files?: Readonly<Record<string, OldFile | null>> | null;
}

/** Entry of a file in a manifest. */
export interface OldFile {
  readonly sha256?: string;
  readonly zstdSha256?: string;
  readonly encodings?: readonly ContentCoding[];
}

/** Reads a manifest; null for an invalid one. */
export const parseManifest = (text: Buffer | null): OldManifest | null => {
  try {
    return JSON.parse(text?.toString() ?? 'null') as OldManifest | null;
  } catch {
    return null;
  }
};

/** Every file of a manifest with the compressed forms, without the manifest itself. */
export const listedFiles = (text: Buffer | null): readonly string[] =>
  Object.entries(parseManifest(text)?.files ?? {}).flatMap(([file, entry]) => {
    const { encodings } = entry ?? {};
    return [file, ...(Array.isArray(encodings) ? encodings : []).map((coding: ContentCoding) => file + CODING_SUFFIXES[coding])];
  });
