/** Folders with an own llms.txt on every site: those of languages, and those of versions of a documentation. */
import type { Page } from '../../pages/page.ts';
import { isBelow, pageStem } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';

/** The part of a page that determines its folders. */
export type FolderPage = Pick<Page, 'path' | 'language'>;

/** A folder with an own llms.txt. It starts and ends with a slash. */
export interface ListedFolder {
  readonly folder: string;
  /** What its pages have in common, as the end of `3 pages`: `in de`, `of version v1`; empty for a folder of any other kind. */
  readonly common: string;
}

/** The folders that a page is in, the outermost first, without the root. The folder of the page itself is one of them. */
const foldersOf = ({ path }: FolderPage): readonly string[] => {
  const names = pageStem(path).split('/').slice(1);
  return names[0] === '' || names.length === 0 ? [] : names.map((_, index) => `/${names.slice(0, index + 1).join('/')}/`);
};

const lastName = (folder: string): string => folder.split('/').at(-2) ?? '';

/** Folder -> the pages in it and below it. Only folders whose name matches. */
const byFolder = <T extends FolderPage>(pages: readonly T[], name: RegExp): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const page of pages)
    for (const folder of foldersOf(page).filter((each) => name.test(lastName(each)))) {
      const inside = found.get(folder) ?? [];
      found.set(folder, inside);
      inside.push(page);
    }
  return found;
};

/** The form of a language tag as the name of a folder: `de`, `pt-br`, `zh_Hans`; also the countries that some sites use instead: `jp`. */
const TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

const tagOf = (name: string): string => name.replaceAll('_', '-').toLowerCase();

/** The language of a tag without its script and region. */
const baseOf = (tag: string): string => tagOf(tag).split('-', 1)[0] ?? '';

/** The languages of pages, without scripts and regions. */
const basesOf = (pages: readonly FolderPage[]): readonly string[] => [
  ...new Set(pages.flatMap(({ language }) => (language === null ? [] : [baseOf(language)]))),
];

/**
 * The folders of languages except the one of the main language. Such a folder is named by a language tag, and all its pages are in one
 * language, which is that of the name, or at least not the main one.
 * @param main language of the site (BCP 47)
 */
const languageFolders = (pages: readonly FolderPage[], main: string): readonly ListedFolder[] => {
  const found = [...byFolder(pages, TAG)].flatMap(([folder, inside]) => {
    const [base = '', ...others] = basesOf(inside);
    const isOfLanguage = base !== '' && others.length === 0 && (base === baseOf(lastName(folder)) || base !== baseOf(main));
    return isOfLanguage ? [{ folder, common: `in ${inside.find(({ language }) => language !== null)?.language ?? base}`, inside }] : [];
  });
  const outermost = found.filter(({ folder }) => !found.some((other) => other.folder !== folder && folder.startsWith(other.folder)));
  const isMain = mainOf(outermost, pages, main);
  return outermost.filter(({ folder }) => !isMain(folder));
};

/** Which of the folders is that of the main language, whose pages llms.txt at the root lists. Without a home page there is always one. */
const mainOf = (
  found: readonly { readonly folder: string; readonly inside: readonly FolderPage[] }[],
  pages: readonly FolderPage[],
  main: string,
): ((folder: string) => boolean) => {
  const tags = [tagOf(main), baseOf(main)];
  const isNamed = (folder: string): boolean => tags.includes(tagOf(lastName(folder)));
  if (pages.some(({ path }) => path === '/') || found.some(({ folder }) => isNamed(folder))) return isNamed;
  const [largest] = found.toSorted((a, b) => b.inside.length - a.inside.length || compare(a.folder, b.folder));
  return (folder) => folder === largest?.folder;
};

/** Names with a number: `v2`, `1.0`, `v3.x`, `2.0.0-beta.1`. A plain number may be a chapter, a year or a page of a list. */
const NUMBERED = /^(?:v\d+(?:\.(?:\d+|x))*|\d+(?:\.(?:\d+|x))+)(?:-[a-z0-9.]+)?$/i;
/** Names of the released version. */
const RELEASED = /^(?:latest|stable|current)$/i;
/** All names of versions. Those without a number are versions beside one with a number only. */
const VERSION = new RegExp(`${NUMBERED.source}|${RELEASED.source}|^(?:next|canary|nightly|unreleased|dev|main|master)$`, 'i');
/** Folders of documentation. In any other folder, versions are known by pages that are in two of them. */
const DOCUMENTATION = /\/(?:docs?|documentation|manual|reference)\//i;

/** A folder of a version. */
interface Version {
  readonly folder: string;
  readonly name: string;
  /** Paths of its pages below it, without slashes at the end; without its start page. */
  readonly pages: ReadonlySet<string>;
}

/** The folders of versions of a documentation except the current version. */
const versionFolders = (pages: readonly FolderPage[]): readonly ListedFolder[] => {
  const all = [...byFolder(pages, VERSION).keys()];
  const folders = all.filter((folder) => !all.some((other) => other !== folder && folder.startsWith(other)));
  const parents = new Set(folders.map((folder) => folder.slice(0, -lastName(folder).length - 1)));
  return [...parents].flatMap((parent) => {
    const versions = folders
      .filter((folder) => folder === `${parent}${lastName(folder)}/`)
      .map((folder): Version => ({ folder, name: lastName(folder), pages: pagesIn(folder, pages) }));
    return olderVersions(parent, versions, pages).map(({ folder, name }) => ({ folder, common: `of version ${name}` }));
  });
};

const pagesIn = (folder: string, pages: readonly FolderPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ path }) => (isBelow(path, folder) && `${pageStem(path)}/` !== folder ? [pageStem(path).slice(folder.length)] : [])),
  );

/** The versions beside the current one; none for folders that are not versions of one documentation. */
const olderVersions = (parent: string, versions: readonly Version[], pages: readonly FolderPage[]): readonly Version[] => {
  if (!versions.some(({ name }) => NUMBERED.test(name))) return [];
  const outside = pagesIn(
    parent,
    pages.filter(({ path }) => !versions.some(({ folder }) => isBelow(path, folder))),
  );
  const isUnversioned = versions.some((version) => shares(version.pages, outside));
  const isShared = versions.some((a, index) => versions.slice(index + 1).some((b) => shares(a.pages, b.pages)));
  if (!isUnversioned && !isShared && !DOCUMENTATION.test(parent)) return [];
  const current = isUnversioned ? null : currentOf(versions);
  return versions.filter((version) => version !== current);
};

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...some].some((page) => others.has(page));

/** The released version by its name, else the highest number, finished ones before others. */
const currentOf = (versions: readonly Version[]): Version | null => {
  const released = versions.find(({ name }) => RELEASED.test(name));
  const numbered = versions.filter(({ name }) => NUMBERED.test(name)).toSorted((a, b) => byNumber(a.name, b.name));
  return released ?? numbered.findLast(({ name }) => !name.includes('-')) ?? numbered.at(-1) ?? null;
};

const numbersOf = (name: string): readonly number[] =>
  (/\d+(?:\.(?:\d+|x))*/i.exec(name)?.[0] ?? '').split('.').map((part) => (/x/i.test(part) ? Number.MAX_SAFE_INTEGER : Number(part)));

const byNumber = (a: string, b: string): number => {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const different = first.findIndex((number, index) => number !== second[index]);
  if (different < 0) return first.length - second.length || compare(a, b);
  return (first[different] ?? 0) - (second[different] ?? -1);
};

/** The folders of languages and of versions with an own llms.txt, sorted. The root lists the main language and current versions. */
export const ownFolders = (pages: readonly FolderPage[], main: string): readonly ListedFolder[] => {
  const found = [...versionFolders(pages), ...languageFolders(pages, main)];
  return [...new Map(found.map((each) => [each.folder, each])).values()].toSorted((a, b) => compare(a.folder, b.folder));
};

/** The part of an entry that determines where it can move. `group` is the position of its section. */
interface Movable {
  readonly path: string;
  readonly group: number;
  readonly length: number;
}

/** Characters of the lines of entries. */
export const lengthOf = (entries: readonly Movable[]): number => entries.reduce((sum, { length }) => sum + length, 0);

/**
 * Folders of the next level below a folder with their entries, as far as they have enough for a file. The least important folder comes
 * first: the one whose most important page is in the last section. Of several, the one with the longest entries comes first, so that few
 * files are needed.
 */
export const movableFolders = <T extends Movable>(
  entries: readonly T[],
  folder: string,
): readonly { readonly folder: string; readonly inside: readonly T[] }[] => {
  const found = new Map<string, T[]>();
  for (const entry of entries) {
    const name = pageStem(entry.path).slice(folder.length).split('/', 1)[0] ?? '';
    if (name === '') continue;
    const inside = found.get(name) ?? [];
    found.set(name, inside);
    inside.push(entry);
  }
  return [...found]
    .filter(([, inside]) => inside.length >= FEWEST)
    .map(([name, inside]) => ({ folder: `${folder}${name}/`, inside, group: first(inside), length: lengthOf(inside) }))
    .toSorted((a, b) => b.group - a.group || b.length - a.length || compare(a.folder, b.folder));
};

/** The first section of some entries. */
const first = (entries: readonly Movable[]): number => entries.reduce((least, { group }) => Math.min(least, group), Infinity);

/** Fewest pages of a folder to which entries move: a file and a rule of a host for a few pages cost more than they save. */
const FEWEST = 5;
