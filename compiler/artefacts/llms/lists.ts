/** Which llms.txt files a site has, and which pages each of them lists. */
import { onceEach } from '../../base/memoise.ts';
import { shorten } from '../../base/one-line.ts';
import type { Build } from '../../build/build.ts';
import { languagesOf, publishes } from '../../build/contents.ts';
import { groupPages, pageEntry } from '../../build/page-groups.ts';
import { LLMS_MAXIMUM } from '../../config/schema.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { deepestFolder, encodeStrictly, llmsFolder, llmsPath, pageStem, parentFolder, paths } from '../../paths.ts';
import { output } from '../../problems/output.ts';
import { proseText } from '../../prose/render.ts';
import { isFullTextSplit } from './full-text.ts';
import { lengthOf, movableFolders, ownFolders, type ListedFolder } from './folders.ts';

/** A page in a list. */
interface Entry {
  readonly path: string;
  readonly line: string;
  readonly length: number;
  /** Position of its section. */
  readonly group: number;
}

/** A section with the lines of its pages. */
export interface LlmsSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An llms.txt: the pages in its folder that no deeper one lists. */
export interface LlmsList extends ListedFolder {
  readonly sections: readonly LlmsSection[];
  /** Number of its pages with those of the lists below it. */
  readonly count: number;
  /** The lists of folders in its folder, without those in the folders of others. */
  readonly below: readonly LlmsList[];
}

/** Maximum characters of each file. */
export const llmsMaximum = ({ settings }: Pick<Build, 'settings'>): number => settings.config.llms?.maximum ?? LLMS_MAXIMUM;

/** The folders for which the site itself has an llms.txt. */
const givenFolders = ({ site }: Pick<Build, 'site'>): readonly string[] => site.assets.flatMap((file) => llmsFolder(`/${file}`) ?? []);

/**
 * The lists of a site, the one of the root first. Beside it, every folder of a language and of a version has one, and, while a file is
 * longer than its limit, folders of its least important section. A site with its own llms.txt at the root has only this one.
 */
export const llmsLists = onceEach((build: Build): readonly LlmsList[] => {
  const groups = groupPages(build);
  const titles = groups.map(({ title }) => title);
  const entries = groups.flatMap(({ pages }, group) =>
    pages.map((page): Entry => {
      const line = pageEntry(page, build);
      return { path: page.path, line, length: line.length + 1, group };
    }),
  );
  const given = givenFolders(build);
  const [main = ''] = languagesOf(build);
  const own = given.includes('/') ? [] : ownFolders(build.listed, main).filter(({ folder }) => !given.includes(folder));
  const chosen = new Map<string, ListedFolder>([{ folder: '/', common: '' }, ...own].map((each) => [each.folder, each]));
  const entriesOf = share(entries, [...chosen.keys()]);
  if (!given.includes('/')) moveEntries(chosen, entriesOf, titles, build);
  return treeOf(chosen, entriesOf, titles);
});

/** Folder -> the entries that no deeper folder has. */
const share = (entries: readonly Entry[], folders: readonly string[]): Map<string, readonly Entry[]> => {
  const shared = new Map<string, Entry[]>(folders.map((folder) => [folder, []]));
  for (const entry of entries) shared.get(deepestFolder(entry.path, shared))?.push(entry);
  return shared;
};

/** Adds folders for entries of files that are too long. A file that is added may be too long itself. */
const moveEntries = (
  chosen: Map<string, ListedFolder>,
  entriesOf: Map<string, readonly Entry[]>,
  titles: readonly string[],
  build: Build,
): void => {
  const maximum = llmsMaximum(build);
  // A map also visits what is added meanwhile.
  for (const [folder, entries] of entriesOf) {
    // Each list below adds a line. Those that move to a list below are counted too, so that the length is never more.
    let length =
      headOf(folder, build).length + sectionsOf(folder, entries, titles).reduce((sum, each) => sum + sectionText(each).length + 1, 0);
    for (const other of chosen.keys()) if (other !== folder && other.startsWith(folder)) length += longestLink(other, build);
    const gone = new Set<Entry>();
    for (const { folder: moved, inside } of movableFolders(entries, folder)) {
      if (length <= maximum) break;
      for (const entry of inside) gone.add(entry);
      length += longestLink(moved, build) - lengthOf(inside);
      chosen.set(moved, { folder: moved, common: '' });
      entriesOf.set(moved, inside);
    }
    if (gone.size > 0)
      entriesOf.set(
        folder,
        entries.filter((entry) => !gone.has(entry)),
      );
  }
};

const treeOf = (
  chosen: ReadonlyMap<string, ListedFolder>,
  entriesOf: ReadonlyMap<string, readonly Entry[]>,
  titles: readonly string[],
): readonly LlmsList[] => {
  const known = new Map<string, LlmsList>();
  const folders = [...chosen.keys()];
  const inside = new Map<string, string[]>(folders.map((folder) => [folder, []]));
  for (const folder of folders) if (folder !== '/') inside.get(deepestFolder(parentFolder(folder), chosen))?.push(folder);
  // The deepest first, because a list counts those below it.
  for (const [folder, { common }] of [...chosen].toSorted(([a], [b]) => b.length - a.length)) {
    const entries = entriesOf.get(folder) ?? [];
    const below = (inside.get(folder) ?? []).flatMap((other) => known.get(other) ?? []);
    const count = below.reduce((sum, list) => sum + list.count, entries.length);
    known.set(folder, { folder, common, sections: sectionsOf(folder, entries, titles), count, below });
  }
  return folders.flatMap((folder) => known.get(folder) ?? []);
};

/** Entries by section. The page of the folder itself comes first. */
const sectionsOf = (folder: string, entries: readonly Entry[], titles: readonly string[]): readonly LlmsSection[] => {
  const isStart = ({ path }: Entry): boolean => folder !== '/' && `${pageStem(path)}/` === folder;
  const lines = (some: readonly Entry[]): readonly string[] => some.map(({ line }) => line);
  return [
    { title: 'Start', lines: lines(entries.filter(isStart)) },
    ...titles.map((title, group) => ({ title, lines: lines(entries.filter((entry) => entry.group === group && !isStart(entry))) })),
  ].filter((section) => section.lines.length > 0);
};

/** A section of a file; it ends with a line break. */
export const sectionText = ({ title, lines }: LlmsSection): string => `## ${escapeMarkdown(title)}\n\n${lines.join('\n')}\n`;

const addressOf = (folder: string, part: number, { base }: Pick<Build, 'base'>): string => base + encodeStrictly(llmsPath(folder, part));

const nameOf = (folder: string): string => escapeMarkdown(shorten(folder.slice(1, -1), 100));

const pagesWord = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The line that leads to a list below. */
export const linkTo = ({ folder, common, count }: Omit<LlmsList, 'sections' | 'below'>, build: Pick<Build, 'base'>): string =>
  `- [${nameOf(folder)}](${addressOf(folder, 1, build)}): ${pagesWord(count)}${common === '' ? '' : ` ${escapeMarkdown(common)}`}`;

/** The line that leads to the next part of a file; `count` are its pages with those of later parts. */
export const linkToPart = (folder: string, part: number, count: number, build: Pick<Build, 'base'>): string =>
  `- [part ${part}](${addressOf(folder, part, build)}): the next ${pagesWord(count)}`;

/** A number with more digits than the number of pages of any site. */
const WIDEST = 9_999_999;
/** Characters of the words in `common`, beside a name of the folder. */
const LONGEST_COMMON = 200;

const longestLink = (folder: string, build: Pick<Build, 'base'>): number =>
  linkTo({ folder, common: '', count: WIDEST }, build).length + LONGEST_COMMON;

/** Title of the section with the lists below. */
export const BELOW_TITLE = 'More lists';

/** The text of a file before its sections and after them, with the longest line that leads to a next part. */
interface LlmsFrame {
  readonly start: string;
  readonly end: string;
  readonly length: number;
}

/** Text around the sections of the first file of a folder. That of the root says what the site is, and when to use which interface. */
export const headOf = (folder: string, build: Build): LlmsFrame => {
  const start = folder === '/' ? rootStart(build) : startOf(folder, `The pages below ${build.base}${escapeMarkdown(folder)}`, build);
  const end = folder === '/' ? rootEnd(build) : backTo('/', build);
  return { start, end, length: start.length + end.length + 2 + spaceForLinks(folder, build) };
};

/** Text around the sections of a further file of a folder. */
export const partHeadOf = (folder: string, part: number, build: Build): LlmsFrame => {
  const start = startOf(folder, `Part ${part} of the pages below ${build.base}${escapeMarkdown(folder)}`, build);
  const end = backTo(folder, build);
  return { start, end, length: start.length + end.length + 2 + spaceForLinks(folder, build) };
};

const spaceForLinks = (folder: string, build: Build): number =>
  sectionText({ title: BELOW_TITLE, lines: [linkToPart(folder, WIDEST, WIDEST, build)] }).length + 1;

const rootStart = onceEach((build: Build) => proseText(build, 'llms.md.eta'));

const startOf = (folder: string, what: string, { facts }: Build): string =>
  `# ${escapeMarkdown(shorten(facts.company.body.name, 200))}${folder === '/' ? '' : `: ${nameOf(folder)}`}\n\n> ${what}, the most important first.\n`;

const rootEnd = onceEach((build: Build): string => {
  const { base } = build;
  const sitemap = publishes(build)(paths.sitemapMarkdown) ? `- [Sitemap](${base}${paths.sitemapMarkdown}): every page by section\n` : '';
  const fullText = `- [Full text](${base}${paths.llmsFull}): every page in ${isFullTextSplit(build) ? 'parts, with an index of them' : 'one file'}\n`;
  return `## Optional\n\n${fullText}${sitemap}`;
});

/** Files below the root have one link, to the file that says more. */
const backTo = (folder: string, build: Build): string => {
  const what = folder === '/' ? 'what the site is, when to use what, and the other pages' : 'the first part';
  return `## Optional\n\n- [llms.txt](${addressOf(folder, 1, build)}): ${what}\n`;
};

/** Reports a site whose text before the lists leaves no space for a page. */
export const reportLongStart = (build: Build): void => {
  const { length } = headOf('/', build);
  const limit = llmsMaximum(build);
  if (length > limit) build.problems.add(output.llmsTooLong, { characters: length, limit });
};

const foldersOf = onceEach((build: Build): ReadonlySet<string> => {
  const given = givenFolders(build);
  return new Set([...given, ...(given.includes('/') ? [] : llmsLists(build).map(({ folder }) => folder))]);
});

/** Path of the most specific llms.txt that covers a page, percent-encoded; null for a bundle without such files. */
export const llmsPathOf = ({ path }: { readonly path: string }, build: Build): string | null =>
  publishes(build)(paths.llms) ? encodeStrictly(llmsPath(deepestFolder(path, foldersOf(build)))) : null;
