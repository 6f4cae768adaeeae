import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastGlob from 'fast-glob';
import { probesFolder } from '../../../../compiler/problems/probes/folder.ts';
import { compare } from '../../../../compiler/problems/problem.ts';
import { CODING_SUFFIXES, MANIFEST_FILE } from '../../../../runtime/bundle.ts';
import { beyondLimits } from '../../../../compiler/hosts/choose.ts';
import { type Finding, notApplicable, type NotApplicable, type Probe } from '../../check.ts';
import { isBundle } from '../../sample.ts';
import { findingIf, isObject, memberOf } from '../findings.ts';

/** A file as the manifest lists it. */
export interface ListedFile {
  readonly file: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Makes a check of a bundle in a folder. `otherwise` is its result for a manifest that lists nothing. */
export const onBundle =
  (
    judge: (files: readonly ListedFile[], folder: string) => readonly Finding[],
    otherwise: readonly Finding[] | NotApplicable = notApplicable('the manifest is damaged'),
  ): Probe['run'] =>
  async ({ subject: { folder } }) => {
    if (folder === null || !isBundle(folder)) return notApplicable('the folder is not a bundle');
    const files = memberOf(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')), 'files');
    if (!isObject(files)) return otherwise;
    // A manifest is untrusted: no entry may name a file outside of the folder.
    const inside = Object.entries(files).filter(([file]) => !file.split(/[/\\]/).includes('..'));
    return judge(
      inside.map(([file, entry]) => ({ file, entry: isObject(entry) ? entry : {} })),
      folder,
    );
  };

/** Bytes of a file; null when it cannot be read. */
const bytesOf = (folder: string, file: string): Buffer | null => {
  try {
    return readFileSync(join(folder, file));
  } catch {
    return null;
  }
};

const hasDigest = (bytes: Buffer, digest: unknown): boolean => hash('sha256', bytes) === digest;

/** Every file is the one that was built. */
export const filesUnchanged: Probe = {
  name: 'files-unchanged',
  weight: 3,
  problem: probesFolder.fileChanged,
  run: onBundle(
    (files, folder) =>
      files.flatMap(({ file, entry }) => {
        const bytes = bytesOf(folder, file);
        const reason = bytes === null ? 'is in the manifest, but sitec cannot read it' : 'does not match the manifest';
        return findingIf(bytes === null || !hasDigest(bytes, entry.sha256), `/${file}`, { reason });
      }),
    [{ path: `/${MANIFEST_FILE}`, values: { reason: 'is damaged: it has no files' } }],
  ),
};

type Coding = keyof typeof CODING_SUFFIXES;

const codingsOf = ({ entry }: ListedFile): readonly Coding[] => {
  const named = Array.isArray(entry.encodings) ? (entry.encodings as unknown[]) : [];
  return named.filter((name): name is Coding => typeof name === 'string' && Object.hasOwn(CODING_SUFFIXES, name));
};

/** The folder has no other files. */
export const filesListed: Probe = {
  name: 'files-listed',
  weight: 1,
  problem: probesFolder.fileUnlisted,
  run: onBundle((files, folder) => {
    const coded = files.flatMap((listed) => codingsOf(listed).map((coding) => listed.file + CODING_SUFFIXES[coding]));
    const known = new Set([MANIFEST_FILE, ...files.map(({ file }) => file), ...coded]);
    const found = fastGlob.sync('**/*', { cwd: folder, dot: true, suppressErrors: true }).toSorted(compare);
    return found.flatMap((file) => findingIf(!known.has(file), `/${file}`));
  }),
};

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Why a compressed form does not match the file; null when it matches. Node 20 cannot decode zstd, so its bytes are compared. */
const codingFault = (folder: string, { file, entry }: ListedFile, coding: Coding): string | null => {
  const [plain, coded] = [bytesOf(folder, file), bytesOf(folder, file + CODING_SUFFIXES[coding])];
  // The check of files reports a missing file.
  if (plain === null) return null;
  if (coded === null) return 'cannot be read';
  if (coding === 'zstd') return hasDigest(coded, entry.zstdSha256) ? null : 'does not match the manifest';
  try {
    const decoded = DECODERS[coding](coded, { maxOutputLength: Math.max(1, plain.length) });
    return decoded.equals(plain) ? null : `is not ${file}`;
  } catch {
    return `cannot be decoded as ${coding}, or is longer than ${file}`;
  }
};

/** Compressed forms match their files. */
export const encodingsAgree: Probe = {
  name: 'encodings-agree',
  weight: 2,
  problem: probesFolder.encodingDiffers,
  run: onBundle((files, folder) =>
    files.flatMap((listed) =>
      codingsOf(listed).flatMap((coding) => {
        const reason = codingFault(folder, listed, coding);
        return reason === null ? [] : [{ path: `/${listed.file}${CODING_SUFFIXES[coding]}`, values: { reason } }];
      }),
    ),
  ),
};

const isCoded = (path: string): boolean => Object.values(CODING_SUFFIXES).some((suffix) => path.endsWith(suffix));

/** The folder is within the documented limits of its hosts. */
export const hostLimits: Probe = {
  name: 'host-limits',
  weight: 3,
  problem: probesFolder.hostLimit,
  run: async ({ subject: { folder, hosts = [] } }) => {
    const limited = hosts.filter(({ limits }) => limits !== undefined);
    if (folder === null || limited.length === 0) return notApplicable('no configured host has documented limits');
    const uploads = fastGlob
      .sync('**/*', { cwd: folder, dot: true, suppressErrors: true })
      .map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
    const [coded, files] = [uploads.filter(({ path }) => isCoded(path)), uploads.filter(({ path }) => !isCoded(path))];
    return beyondLimits(limited, files, coded).map(({ message, fix }) => ({ values: { reason: message, advice: fix } }));
  },
};
