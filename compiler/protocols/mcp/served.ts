import { META } from '../../../runtime/bundle.ts';
import type { Build } from '../../build/build.ts';
import { serverIdentity, serverInfo, serverName } from '../../build/service-info.ts';
import { encodePath } from '../../paths.ts';
import type { ResultSource } from '../../tools/tool.ts';

/** A written file, as far as /mcp tells of it. */
export interface ServedFile {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
}

/** Written files by public path. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;

/** How long lists and documents may be kept, in ms, and by whom: they are public and change with a deploy (MCP 2026-07-28, basic/caching). */
const CACHEABLE = { ttlMs: 300_000, cacheScope: 'public' } as const;

/**
 * Last members of a result, with the closing brace of the result before them. Both eras get them: `resultType` is required by 2026-07-28 and
 * legal before.
 */
export const resultTail = (build: Build, source?: ResultSource, files: ServedFiles = new Map()): string =>
  tail({ resultType: 'complete', _meta: meta(build, source, files) });

/** The same for lists and documents, which clients may keep for a while. */
export const cacheableTail = (build: Build, source?: ResultSource, files: ServedFiles = new Map()): string =>
  tail({ resultType: 'complete', ...CACHEABLE, _meta: meta(build, source, files) });

/** The same for the answer that introduces the server. */
export const introducingTail = (build: Build): string =>
  tail({ resultType: 'complete', ...CACHEABLE, _meta: { [META.server]: serverIdentity(build) } });

const tail = (members: object): string => `,${JSON.stringify(members).slice(1)}`;

const meta = (build: Build, source: ResultSource | undefined, files: ServedFiles): object => ({
  ...(source && { [`${serverName(build.base)}/source`]: provenance(build.base, source, files) }),
  [META.server]: serverInfo(build),
});

const provenance = (base: string, { path, updated }: ResultSource, files: ServedFiles): object => ({
  url: base + encodePath(path),
  ...hashOf(files.get(path)),
  ...(updated !== null && { updated }),
});

/** A file may be missing: its name cannot be that of a file, or the site has a file in the place of its folder. */
const hashOf = (file: ServedFile | undefined): object => (file ? { contentHash: `sha256:${file.sha256}` } : {});

/** A file that has to be there, because what names it was asked for files that are there. */
export const served = (path: string, files: ServedFiles): ServedFile => {
  const file = files.get(path);
  if (!file) throw new Error(`the bundle has no file ${path}`);
  return file;
};
