import type { AmountMention } from '../amounts/mentions.ts';
import { kindOfPath, type PageKind } from '../config/kinds.ts';
import type { Settings } from '../config/settings.ts';
import type { Entry } from '../content/read.ts';
import { pageDates } from '../dates/page-date.ts';
import type { HtmlSize } from '../html/html.ts';
import type { JsonLdNode } from '../jsonld/read.ts';
import type { Grid } from '../markdown/convert/tables.ts';
import { selectionsOf, type Selection } from '../markdown/selections.ts';
import type { Mark } from '../markdown/tag-reader.ts';
import { encodePath } from '../paths.ts';
import type { ProblemList } from '../problems/problem.ts';
import { sourceName } from '../site/site-files.ts';
import type { Document, Site } from '../site/site.ts';
import { ownAddresses } from './addresses.ts';
import type { Wishes } from './conversion.ts';
import { cleanText } from './head-summary.ts';
import type { Heading } from './headings.ts';
import { entryOfPage, groupEntries } from './match-entry.ts';
import type { PageNote } from './note.ts';
import { isNoted, ReadingNotes } from './notes-file.ts';
import { pageOf } from './record-page.ts';
import { SiteReading } from './site-reading.ts';
import type { PageTask, Survey } from './survey.ts';
import { reportUnmatched } from './unmatched-selectors.ts';

/** A page, summed up: what later stages read of it. Its markdown is read from a file when it is asked for. */
export interface Page extends Document {
  /** Path of the HTML file relative to the working folder, for places of problems. */
  readonly source: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string | null;
  /** Translations that the page names, by language tag. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** Address under which the page wants to be known, absolute. */
  readonly canonical: string | null;
  /** False for pages that ask not to be listed: noindex and redirect stubs. */
  readonly listed: boolean;
  readonly headings: readonly Heading[];
  /** Date of the last change (YYYY-MM-DD) by the first source in `dates` that has one; null when none has. */
  readonly updated: string | null;
  readonly published: string | null;
  /** Its HTML as the site has it. */
  readonly htmlSize: HtmlSize;
  readonly words: number;
  /** Characters of the markdown. */
  readonly characters: number;
  /** Estimated tokens of the markdown. */
  readonly tokens: number;
  readonly kind: PageKind | null;
  /** Content source of the page; null when it has none. */
  readonly entry: Entry | null;
  readonly marks: readonly Mark[];
  readonly jsonld: readonly JsonLdNode[];
  /** Tables of comparison pages. */
  readonly tables: readonly Grid[];
  /** Amounts of money in its text, with the words around them. */
  readonly amounts: readonly AmountMention[];
  /** Its HTML in UTF-8: the bytes of its file, unless that is in another encoding. */
  html(): Uint8Array;
  /** The markdown from the title on, without front matter. */
  markdown(): string;
  /** What happened to it on the way to its markdown. */
  note(): PageNote;
  /** The whole twin: front matter, the line that points to llms.txt, markdown. */
  twin(): string;
}

/** The pages of a site, whose texts can be read until it is closed. */
export interface ReadPages {
  readonly pages: readonly Page[];
  /** Pages that were known from the last build and did not have to be parsed. */
  readonly cached: number;
  close(): void;
}

/**
 * Reads every page. One that cannot be read is a problem; the others are read all the same. `scratch` is the path of a file that texts may be put
 * into until the pages are closed.
 */
export const readPages = async (site: Site, settings: Settings, scratch: string, problems: ProblemList): Promise<ReadPages> => {
  const { documents, base, name } = site;
  const groups = groupEntries(site.entries);
  const selections = selectionsOf(settings.config);
  const kinds = new Map(documents.map((document) => [taskOf(document, site, selections), kindOfPath(document.path, settings.config)]));
  const tasks = [...kinds.keys()];
  const entryOf = (task: PageTask, { language }: Survey): Entry | null => entryOfPage(kinds.get(task) ?? null, language, groups);
  const wishesOf = (task: PageTask, survey: Survey): Wishes => wishesFor(kinds.get(task) ?? null, entryOf(task, survey));
  const reading = new SiteReading({ tasks, wishesOf, base, name, scratch }, settings);
  const records = await reading.read(problems);
  const addressOf = ownAddresses(documents);
  const matched = new Set<Selection>();
  const sources = tasks.flatMap((task) => {
    const record = records.get(task);
    if (!record) return [];
    problems.addAll(record.survey.problems);
    problems.addAll(record.conversion.problems);
    for (const index of record.survey.matched) matched.add(selections[index] as Selection);
    return [{ task, record, kind: kinds.get(task) ?? null, entry: entryOf(task, record.survey), addressOf }];
  });
  reportUnmatched({ selections, matched }, settings, problems);
  const dates = await pageDates(
    sources.map(({ task, record, entry }) => ({ file: task.file, entry, modified: record.survey.modified })),
    site,
    settings,
    problems,
  );
  // Notes take longer than all the rest when nothing has changed.
  const notes = reading.isUnchanged && isNoted(site, settings, dates) ? null : new ReadingNotes(site, settings, dates);
  for (const [index, { task, record }] of sources.entries()) notes?.add(task, record.conversion, dates[index] ?? null);
  notes?.close();
  const pages = sources.map((source, index) => pageOf({ ...source, updated: dates[index]?.date ?? null }));
  return { pages, cached: reading.cached, close: () => reading.close() };
};

const wishesFor = (kind: PageKind | null, entry: Entry | null): Wishes => ({
  named: cleanText(entry?.data.title),
  isPriced: kind?.kind === 'plans',
  hasTables: kind?.kind === 'comparisons' && kind.slug !== null,
});

const taskOf = ({ file, path }: Document, { folder, name, base }: Site, selections: readonly Selection[]): PageTask => ({
  file,
  path,
  folder,
  url: base + encodePath(path),
  source: sourceName(name, file),
  base,
  selections,
});
