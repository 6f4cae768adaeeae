import { compare } from '../problems/problem.ts';

/** A rule of a cover: files with an extension below a folder, or one file, and their key. */
export interface CoverRule {
  readonly pattern: { readonly folder: string; readonly extension: string } | { readonly path: string };
  readonly key: string;
}

/** The key of a file; null if no rule may match it. */
type Key = string | null;

/** A folder with the files of one extension, and their keys. */
interface Folder {
  readonly path: string;
  readonly files: Map<string, Key>;
  readonly folders: Map<string, Folder>;
  /** All keys of files in it and below it. */
  readonly keys: Set<Key>;
  /** Key from the rules above -> the cheapest cover. */
  readonly known: Map<string | null, Cover>;
}

/** The cover of a folder: `own` is the key of its rule, null to keep the one from above; `rules` counts the rules in it and below it. */
interface Cover {
  readonly own: string | null;
  readonly rules: number;
}

/** Extension of a path, with its dot; empty for a name without one. */
const extensionOf = (path: string): string => /[^/]\.[a-z0-9]+$/i.exec(path)?.[0].slice(1) ?? '';

/**
 * Covers files with the fewest rules. Each rule is for one extension below a folder, or for one file; the last matching rule counts. A file
 * without an extension gets a separate rule, because pages have none either. No rule matches a file whose key is null.
 * @param files path and key, sorted by path
 * @returns rules by precedence, general ones first
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

/** The cheapest cover of a folder below rules with the key `above`. Among equally cheap ones, the first in code unit order wins. */
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
  // A rule for a folder is preferred to one for its only file: it is easier to read, and stays valid when files are added.
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
