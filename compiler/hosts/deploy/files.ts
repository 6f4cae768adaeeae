import { hash } from 'node:crypto';
import { MANIFEST_FILE } from '../../../runtime/bundle.ts';
import type { HostCopy, HostFile } from '../host.ts';

/** What goes into the folder of a host: its files, and copies of the bundle. */
export interface DeployOutput {
  readonly beside: readonly HostFile[];
  readonly copies: readonly HostCopy[];
}

/** Reads a file of a bundle. */
export type ReadBundle = (file: string) => Uint8Array;

/** A file that goes into the folder of a host. */
export interface DeployFile {
  readonly path: string;
  readonly sha256: string;
  readonly body: () => string | Uint8Array;
}

/** The files of a host: those that it made, and those of the bundle that it wants copies of. */
export const deployFiles = ({ beside, copies }: DeployOutput, read: ReadBundle): readonly DeployFile[] => [
  ...beside.map(({ path, body }) => ({ path, sha256: hash('sha256', body), body: () => body })),
  ...copies.flatMap(({ path, wants = () => true }) =>
    bundleDigests(read)
      .filter(([file]) => wants(file))
      .map(([file, sha256]) => ({ path: `${path}/${file}`, sha256, body: () => read(file) })),
  ),
];

/** The files of a bundle with their SHA-256, by its manifest, which is one of them; the compressed forms are not. */
export const bundleDigests = (read: ReadBundle): readonly (readonly [file: string, sha256: string])[] => {
  const text = read(MANIFEST_FILE);
  const { files } = JSON.parse(Buffer.from(text).toString()) as { readonly files: Readonly<Record<string, { readonly sha256: string }>> };
  return [...Object.entries(files).map(([file, { sha256 }]) => [file, sha256] as const), [MANIFEST_FILE, hash('sha256', text)]];
};
