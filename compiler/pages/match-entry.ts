/** Finds the content entry of a page, where translations of a record share its slug. */
import { grouped } from '../base/group-by.ts';
import { hasRecordPages, kindOfFolder, type PageKind } from '../config/kinds.ts';
import type { Entry } from '../content/entry.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import { type Page, mainLanguage } from './page.ts';

/**
 * Entries of one kind and slug from one type of source: front matter and data files may both describe a record, and complement each other.
 */
type Group = readonly Entry[];

const keyOf = (kind: string, slug: string, isMarkdown: boolean): string => `${kind}/${slug}/${isMarkdown ? 'md' : 'data'}`;

/** The entries of a site, grouped. */
export const groupEntries = (entries: readonly Entry[]): ReadonlyMap<string, Group> =>
  grouped(entries, ({ kind, slug, file }) => keyOf(kind, slug, file.endsWith('.md')));

/** The entry of a page: from front matter, else from a data file; null when there is none, or none for its language. */
export const entryOfPage = (kind: PageKind | null, language: string | null, groups: ReadonlyMap<string, Group>): Entry | null => {
  if (kind === null) return null;
  // The page that lists a kind belongs to the data file of the kind: /pricing/ to plans.yaml.
  const slug = kind.slug ?? kind.kind;
  for (const isMarkdown of [true, false]) {
    const found = choose(groups.get(keyOf(kind.kind, slug, isMarkdown)) ?? [], language);
    if (found) return found;
  }
  return null;
};

/** The only entry, else the only one for the language, else the only one without a language. */
const choose = (group: Group, language: string | null): Entry | null => {
  if (group.length <= 1) return group[0] ?? null;
  const fitting = group.filter((entry) => language !== null && languagesOf(entry).includes(language.toLowerCase()));
  const open = group.filter((entry) => languagesOf(entry).length === 0);
  const [only = null, ...others] = fitting.length > 0 ? fitting : open;
  return others.length === 0 ? only : null;
};

/** Languages of an entry: its `lang`, else folders of its path with the name of a language. */
const languagesOf = ({ data, file, kind }: Entry): readonly string[] => {
  if (typeof data.lang === 'string') return [data.lang.toLowerCase()];
  return file
    .split('/')
    .slice(0, -1)
    .filter((segment) => /^[a-z]{2}(-[a-z0-9]{2,4})*$/i.test(segment) && kindOfFolder(segment, [kind]) === null)
    .map((segment) => segment.toLowerCase());
};

/**
 * The entries for the facts: of several with one slug, the one of the page in the main language. If neither page nor language decides, all
 * are reported and left out.
 */
export const settleEntries = (entries: readonly Entry[], pages: readonly Page[], problems: ProblemList): readonly Entry[] => {
  const left = new Set<Entry>();
  for (const group of groupEntries(entries).values()) {
    const [first] = group;
    if (!first || group.length === 1 || !hasRecordPages(first.kind)) continue;
    const kept = keptOf(group, pages);
    for (const entry of group) if (entry !== kept) left.add(entry);
    if (kept === null) reportTwice(first, group, problems);
  }
  return entries.filter((entry) => !left.has(entry));
};

const keptOf = (group: Group, pages: readonly Page[]): Entry | null => {
  const language = mainLanguage({ pages });
  const owners = pages.filter(({ entry }) => entry !== null && group.includes(entry));
  const owner = owners.find((page) => page.spoken === language) ?? owners[0];
  return owner?.entry ?? choose(group, language);
};

const reportTwice = ({ kind, slug }: Entry, group: Group, problems: ProblemList): void =>
  problems.add(
    input.slugTwiceInContent,
    { kind, slug, files: group.map(({ file }) => file).join(', ') },
    ...group.map((entry) => entry.placeOf([])),
  );
