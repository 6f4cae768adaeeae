import { META, serverIdentity, serverInfo, serverName } from '../../build/service-info.ts';
import type { Build } from '../../build/build.ts';
import { encodePath } from '../../paths.ts';
import type { ResultSource } from '../../tools/tool.ts';

/** Data of a written file for /mcp. */
export interface ServedFile {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
}

/** Written files by public path. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;

/**
 * How long, in ms, and by whom lists and documents may be cached: they are public and change with a deploy (MCP 2026-07-28, basic/caching).
 */
const CACHEABLE = { ttlMs: 300_000, cacheScope: 'public' } as const;

/**
 * Last members of a result, with its closing brace. Both eras get them: 2026-07-28 requires `resultType`, and earlier revisions allow it.
 */
export const resultTail = (build: Build, source?: ResultSource, files: ServedFiles = new Map()): string =>
  tail({ resultType: 'complete', _meta: meta(build, source, files) });

/** The same for lists and documents, which clients may cache. */
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

/** A file may be missing: its name may be invalid as a file name, or the site has a file in the place of its folder. */
const hashOf = (file: ServedFile | undefined): object => (file ? { contentHash: `sha256:${file.sha256}` } : {});

/** A file that must exist, because all code that names it checks that first. */
export const served = (path: string, files: ServedFiles): ServedFile => {
  const file = files.get(path);
  if (!file) throw new Error(`the bundle has no file ${path}`);
  return file;
};
