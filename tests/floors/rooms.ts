/** The order of the rooms of compiler/, and what imports what, as the tests of the floors see it. */
import { posix } from 'node:path';
import { importsOf, type Source } from './sources.ts';

/** The folders of compiler/, lowest first: a file imports from its own room and from rooms before it. ARCHITECTURE.md shows the same list. */
export const ROOMS = [
  'base',
  'schema',
  'problems',
  'html',
  'markdown',
  'money',
  'offers',
  'generators',
  'config',
  'stage',
  'content',
  'jsonld',
  'site',
  'dates',
  'pages',
  'facts',
  'build',
  'words',
  'passages',
  'answers',
  'verdict',
  'tools',
  'prose',
  'protocols',
  'developers',
  'headers',
  'artefacts',
  'hosts',
  'bundle',
  'report',
  'init',
] as const;

/** Files that lie in no room: what every room may know of a bundle, then the line itself and the entry of the package. */
export const COMMON = ['compiler/artefact.ts', 'compiler/header-table.ts', 'compiler/paths.ts'] as const;
/** The straight line, which knows every room; no room knows it but `init`, which reads a site as a build does. */
export const LINE = [
  'compiler/open-site.ts',
  'compiler/read-build.ts',
  'compiler/read-shard.ts',
  'compiler/last-build.ts',
  'compiler/build-site.ts',
  'compiler/compile.ts',
  'compiler/index.ts',
] as const;

/** How many rooms lie below a file of compiler/. */
export const floorOf = (path: string): number => {
  if ((COMMON as readonly string[]).includes(path)) return 0;
  const isLine = (LINE as readonly string[]).includes(path);
  const room = isLine ? 'report' : (path.split('/')[1] ?? '');
  return ROOMS.indexOf(room as (typeof ROOMS)[number]);
};

/** File -> files that it imports, types included; packages and modules of Node are left out. */
export const importGraph = (files: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      [...new Set(importsOf(file).map(({ target }) => posix.normalize(target)))].filter((path) => known.has(path)),
    ]),
  );
};

/** The shortest way from a file back to itself, as paths; null when there is none. */
export const ringOf = (start: string, graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const from = new Map<string, string>();
  const queue = [start];
  for (const path of queue)
    for (const target of graph.get(path) ?? []) {
      if (target === start) return wayTo(path, from, start);
      if (from.has(target)) continue;
      from.set(target, path);
      queue.push(target);
    }
  return null;
};

const wayTo = (path: string, from: ReadonlyMap<string, string>, start: string): readonly string[] => {
  const way = [start];
  for (let at: string | undefined = path; at !== undefined && at !== start; at = from.get(at)) way.unshift(at);
  return [start, ...way];
};
