import { grouped } from '../base/group-by.ts';
import type { StoredText } from '../base/text-file.ts';
import { isRuledOut, kindOfPath, slugOf, type PageKind } from '../config/kinds.ts';
import { configTextPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/entry.ts';
import { pageDates } from '../dates/page-date.ts';
import { ENOUGH_PAGES } from '../markdown/alone/surroundings.ts';
import { selectionsOf, type Selection } from '../markdown/selections.ts';
import { encodePath, pageStem } from '../paths.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';
import { sourceName, type Document } from '../site/files.ts';
import type { Site } from '../site/site.ts';
import type { PageRecord } from './cache.ts';
import type { Wishes } from './conversion.ts';
import { textLanguage, textLanguages as languagesOfTexts } from './language/text-languages.ts';
import { cleanText } from './head-summary.ts';
import { entryOfPage, groupEntries } from './match-entry.ts';
import { isNoted, ReadingNotes } from './notes-file.ts';
import type { Page } from './page.ts';
import { ownAddresses, RecordPage } from './record-page.ts';
import { checkShards, wholeShards } from './shards.ts';
import { SiteReading } from './site-reading.ts';
import { readFrom, type PageTask, type Survey } from './survey.ts';

/** Selections of the configuration, and those that were found on a page. */
interface Found {
  readonly selections: readonly Selection[];
  readonly matched: ReadonlySet<Selection>;
}

/** Reports selectors of `markdown` that match no element on any page. */
export const reportUnmatched = ({ selections, matched }: Found, settings: Settings, problems: ProblemList): void => {
  for (const selection of selections) {
    const { key, selector } = selection;
    if (key === 'icons' || matched.has(selection)) continue;
    problems.add(input.selectorUnmatched, { key, selector }, configTextPlace(settings, key, selector));
  }
};

/** Reports the pages whose language was taken from their text. */
const reportLanguages = (sources: readonly { readonly task: PageTask; readonly record: PageRecord }[], problems: ProblemList): void => {
  const found = sources.flatMap(({ task, record }) => {
    const { language: stated } = record.survey;
    const language = textLanguage(stated, task);
    return language === null ? [] : [{ task, stated, language }];
  });
  for (const alike of grouped(found, ({ stated, language }) => `${stated} ${language}`).values()) {
    const [first] = alike;
    if (!first) continue;
    const { stated, language } = first;
    const pages = alike.length === 1 ? '1 page states' : `${alike.length} pages state`;
    const place = { file: first.task.source };
    if (stated === null) problems.add(input.languageFromText, { pages, language }, place);
    else problems.add(input.languageMisstated, { pages, stated, language }, place);
  }
};

/** Determines the kinds of pages from their content, where neither the configuration nor the address does. */
export type ShownKinds = (pages: readonly Page[]) => ReadonlyMap<Page, PageKind>;

/** The pages of a site, whose texts can be read until it is closed. */
export interface ReadPages {
  readonly pages: readonly Page[];
  /** Pages from the cache, which were not parsed. */
  readonly cached: number;
  /** Stores a text until the pages are closed. */
  readonly store: (text: string) => StoredText;
  close(): void;
}

/** A site to read, with its settings. */
interface OpenReading {
  readonly reading: SiteReading;
  readonly tasks: readonly PageTask[];
  readonly selections: readonly Selection[];
  readonly kindOf: (task: PageTask, survey: Survey) => PageKind | null;
  readonly entryOf: (task: PageTask, survey: Survey) => Entry | null;
}

/** Opens the pages of a site, or of a part of it. Throws `Halt` (exit code 3) when shards to join are missing. */
export const openReading = (site: Site, settings: Settings, scratch: string, problems: ProblemList): OpenReading => {
  const { base, name } = site;
  const groups = groupEntries(site.entries);
  const selections = selectionsOf(settings.config);
  const textLanguages = languagesOfTexts(
    site.documents.map(({ file, path }) => ({ path, file: readFrom({ folder: site.folder, file, rendered: renderedOf(file, site) }) })),
  );
  const tasks = site.documents.map((document) => taskOf(document, site, { selections, textLanguages }));
  const kinds = new Map<PageTask, PageKind | null>();
  const kindOf = (task: PageTask, survey: Survey): PageKind | null => {
    if (!kinds.has(task)) {
      const found = kindOfPath(task.path, settings.config) ?? writtenComparison(task.path, groups) ?? shownKind(survey);
      kinds.set(task, found !== null && isRuledOut(settings.config, found.kind) ? null : found);
    }
    return kinds.get(task) ?? null;
  };
  const entryOf = (task: PageTask, survey: Survey): Entry | null => entryOfPage(kindOf(task, survey), survey.language, groups);
  const isAlone = tasks.length < ENOUGH_PAGES;
  const wishesOf = (task: PageTask, survey: Survey): Wishes =>
    wishesFor(kindOf(task, survey), entryOf(task, survey), { isAlone, isArticle: survey.isArticle });
  const { shard, isMerge } = settings;
  const shards = isMerge ? wholeShards(settings, problems) : [];
  const reading = new SiteReading({ tasks, wishesOf, base, name, textLanguages, scratch }, settings, { shard, shards });
  if (reading.foreignShards.length > 0) reading.close();
  checkShards(reading.foreignShards, settings, problems);
  return { reading, tasks, selections, kindOf, entryOf };
};

/**
 * Reads every page. A page that cannot be read is a problem, and the others are still read. `scratch` is the path of a temporary file for
 * texts until the pages are closed. `kindsOf` determines kinds from the content of pages.
 */
export const readPages = async (
  site: Site,
  settings: Settings,
  scratch: string,
  kindsOf: ShownKinds,
  problems: ProblemList,
): Promise<ReadPages> => {
  const { base } = site;
  const { reading, tasks, selections, kindOf, entryOf } = openReading(site, settings, scratch, problems);
  const records = await reading.read(problems);
  const addresses = ownAddresses(reading.standings, base);
  const matched = new Set<Selection>();
  const sources = tasks.flatMap((task) => {
    const record = records.get(task);
    const standing = reading.standings.get(task);
    if (!record || !standing) return [];
    problems.addAll(record.survey.problems);
    problems.addAll(record.conversion.problems);
    for (const index of record.survey.matched) matched.add(selections[index] as Selection);
    return [{ task, record, kind: kindOf(task, record.survey), entry: entryOf(task, record.survey), standing, addresses }];
  });
  reportUnmatched({ selections, matched }, settings, problems);
  reportLanguages(sources, problems);
  settings.onProgress({ step: 'dates' });
  const dates = await pageDates(
    sources.map(({ task, record, entry }) => ({ file: task.file, entry, modified: record.survey.modified })),
    site,
    settings,
    problems,
  );
  // Writing the notes takes longer than the rest of an unchanged build.
  const notes = reading.isUnchanged && isNoted(site, settings, dates) ? null : new ReadingNotes(site, settings, dates);
  for (const [index, { task, record }] of sources.entries()) {
    settings.onProgress({ step: 'dates', done: index + 1, total: sources.length });
    notes?.add(task, record, dates[index] ?? null);
  }
  notes?.close();
  settings.onProgress({ step: 'facts' });
  const asNamed = sources.map((source, index) => new RecordPage(source, dates[index]?.date ?? null, source.kind));
  const shown = kindsOf(asNamed);
  const pages = asNamed.map((page, index) => {
    const kind = shown.get(page);
    return kind ? new RecordPage(sources[index] as (typeof sources)[number], page.updated, kind) : page;
  });
  return opened(pages, reading);
};

/** Apart, because the functions would keep all variables of the reading in memory. */
const opened = (pages: readonly Page[], reading: SiteReading): ReadPages => ({
  pages,
  cached: reading.cached,
  store: (text) => reading.store(text),
  close: () => void reading.close(),
});

/** Words of a title after which it is a headline. */
const HEADLINE = 8;

/**
 * The kind of a page by its content: a page whose title names prices lists plans if it has some. An article with a headline is about the
 * prices of a market.
 */
const shownKind = ({ offers: { isPricing, sets }, isArticle, head: { title } }: Survey): PageKind | null =>
  isPricing &&
  !(isArticle && (title ?? '').split(/\s+/).length > HEADLINE) &&
  sets.some(({ offers }) => offers.some(({ prices }) => prices.length > 0))
    ? { kind: 'plans', slug: null }
    : null;

/** A page with a name such as x-vs-y is a comparison if a content source has that name too. */
const writtenComparison = (path: string, groups: ReturnType<typeof groupEntries>): PageKind | null => {
  const kind: PageKind = { kind: 'comparisons', slug: slugOf(pageStem(path).split('/').at(-1) ?? '') };
  return /.-vs-./.test(path) && entryOfPage(kind, null, groups) ? kind : null;
};

const wishesFor = (kind: PageKind | null, entry: Entry | null, nature: Pick<Wishes, 'isAlone' | 'isArticle'>): Wishes => ({
  named: cleanText(entry?.data.title),
  isPriced: kind?.kind === 'plans',
  hasTables: kind?.kind === 'comparisons',
  ...nature,
});

/** The document that a browser made of a page; null where its file is read. */
const renderedOf = (file: string, { rendered }: Site): PageTask['rendered'] => rendered?.get(file) ?? null;

/** Written without spreading, which would give each task a hidden class of its own. */
const taskOf = (
  { file, path }: Document,
  site: Site,
  { selections, textLanguages }: Pick<PageTask, 'selections' | 'textLanguages'>,
): PageTask => ({
  folder: site.folder,
  file,
  path,
  url: site.base + encodePath(path),
  source: sourceName(site.name, file),
  base: site.base,
  rendered: renderedOf(file, site),
  selections,
  textLanguages,
});
