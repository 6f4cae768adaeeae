import { compare } from '../problems/problem.ts';

/** A rule of a cover: files with an extension below a folder, or one file, and what they have. */
export interface CoverRule {
  readonly pattern: { readonly folder: string; readonly extension: string } | { readonly path: string };
  readonly key: string;
}

/** What a file has; null for nothing, so that no rule may match it. */
type Key = string | null;

/** A folder with the files of one extension, and what each of them has. */
interface Folder {
  readonly path: string;
  readonly files: Map<string, Key>;
  readonly folders: Map<string, Folder>;
  /** Everything that files in it and below it have. */
  readonly keys: Set<Key>;
  /** What the rules above give -> the cheapest way to cover it. */
  readonly known: Map<string | null, Cover>;
}

/** How a folder is covered: `own` is the key of its own rule, null for what the rules above give; `rules` counts those in it and below it. */
interface Cover {
  readonly own: string | null;
  readonly rules: number;
}

/** Extension of a path, with its dot; empty for a name without one. */
const extensionOf = (path: string): string => /[^/]\.[a-z0-9]+$/i.exec(path)?.[0].slice(1) ?? '';

/**
 * Covers files by as few rules as there can be, each for one extension below a folder, or for one file; the last rule that matches counts. A file
 * without an extension gets a rule of its own: pages have none either. No rule matches a file whose key is null.
 * @param files path and key, sorted by path
 * @returns rules in the order in which they count, general ones first
 */
export const coverFiles = (files: readonly (readonly [path: string, key: Key])[]): readonly CoverRule[] => {
  const roots = new Map<string, Folder>();
  const rules: CoverRule[] = [];
  for (const [path, key] of files) {
    const extension = extensionOf(path);
    if (extension === '') {
      if (key !== null) rules.push({ pattern: { path }, key });
      continue;
    }
    const root = roots.get(extension) ?? emptyFolder('/');
    roots.set(extension, root);
    insert(root, path, key);
  }
  const covered = [...roots].toSorted(([a], [b]) => compare(a, b)).flatMap(([extension, root]) => rulesOf(root, extension, null));
  return [...covered, ...rules];
};

const emptyFolder = (path: string): Folder => ({ path, files: new Map(), folders: new Map(), keys: new Set(), known: new Map() });

const insert = (root: Folder, path: string, key: Key): void => {
  let folder = root;
  folder.keys.add(key);
  for (const name of path.split('/').slice(1, -1)) {
    const next = folder.folders.get(name) ?? emptyFolder(`${folder.path}${name}/`);
    folder.folders.set(name, next);
    folder = next;
    folder.keys.add(key);
  }
  folder.files.set(path, key);
};

/** The cheapest cover of a folder below rules that give `above`. Of equally cheap ones the first in code unit order is taken. */
const cover = (folder: Folder, above: string | null): Cover => {
  const known = folder.known.get(above);
  if (known) return known;
  const [only] = folder.keys;
  const best = folder.keys.size === 1 && only === above ? { own: null, rules: 0 } : cheapest(folder, above);
  folder.known.set(above, best);
  return best;
};

const cheapest = (folder: Folder, above: string | null): Cover => {
  const costOf = (own: string | null): Cover => {
    const given = own ?? above;
    let rules = own === null ? 0 : 1;
    for (const key of folder.files.values()) if (key !== given) rules += key === null ? Infinity : 1;
    for (const inner of folder.folders.values()) rules += cover(inner, given).rules;
    return { own, rules };
  };
  // A rule for a folder before one for its only file: it reads better, and still holds when there are more.
  const keys = [...folder.keys].filter((key): key is string => key !== null && key !== above).toSorted(compare);
  const ways = [...keys, null].map(costOf);
  return ways.reduce((best, way) => (way.rules < best.rules ? way : best));
};

const rulesOf = (folder: Folder, extension: string, above: string | null): readonly CoverRule[] => {
  const { own } = cover(folder, above);
  const given = own ?? above;
  return [
    ...(own === null ? [] : [{ pattern: { folder: folder.path, extension }, key: own }]),
    ...[...folder.folders.values()].flatMap((inner) => rulesOf(inner, extension, given)),
    ...[...folder.files].flatMap(([path, key]) => (key === null || key === given ? [] : [{ pattern: { path }, key }])),
  ];
};
