import { join } from 'node:path';
import type { Entry } from './content.ts';
import type { Settings } from './config.ts';
import { CHROME_FILE, ChromeLog } from './chrome-report.ts';
import { readContentTree } from './content-tree.ts';
import { entryOfPage, groupEntries } from './entry-choice.ts';
import { dateFrom, dateOf } from './dates.ts';
import type { Heading } from './headings.ts';
import { readJsonLd, type JsonLdNode } from './jsonld.ts';
import { kindOfPath, type PageKind } from './kinds.ts';
import { withoutInvisible } from './invisible.ts';
import type { ChromeModel } from './markdown/chrome/model.ts';
import type { Head } from './markdown/head.ts';
import type { Mark } from './markdown/parse.ts';
import { selectionsOf, type Selection } from './markdown/selections.ts';
import type { Grid } from './markdown/tables.ts';
import { ownAddresses, type AddressReader } from './own-addresses.ts';
import { openPageNotes, pageNote } from './page-notes.ts';
import { readPageSource } from './page-source.ts';
import { encodePath, twinPath } from './paths.ts';
import { amountMentions, type AmountMention } from './readers/plans/amount-mentions.ts';
import type { ProblemList } from './problem.ts';
import { writeNote, type LineNote } from './project-notes.ts';
import type { Document, Site } from './site.ts';
import { learnChrome } from './site-chrome.ts';
import { estimateTokens } from './tokens.ts';
import { twinBody, writeTwin, type TwinStore } from './twin.ts';
import { reportUnmatched } from './unmatched-selectors.ts';

/** A page, summed up: what later stages read of it. Its markdown is read back from the store when asked for. */
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
  /** Date of the last change (YYYY-MM-DD) by front matter or JSON-LD; null when no source tells. */
  readonly updated: string | null;
  readonly published: string | null;
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
  /** The markdown from the title on, without front matter. */
  markdown(): string;
  /** The whole twin: front matter, the line that points to llms.txt, markdown. */
  twin(): string;
}

/** Reads every page, one at a time. A page that cannot be read is a problem; the others are read all the same. */
export const readPages = (site: Site, settings: Settings, store: TwinStore, problems: ProblemList): readonly Page[] => {
  const log = new ChromeLog();
  const selections = selectionsOf(settings.config);
  const run: Run = {
    site,
    settings,
    selections,
    matched: new Set(),
    chrome: learnChrome(site, selections),
    log,
    notes: openPageNotes(site, settings),
    groups: groupEntries(site.entries),
    addressOf: ownAddresses(site.documents),
    store,
    problems,
  };
  const pages = site.documents.flatMap((document) => {
    const page = readPage(document, run);
    return page ? [page] : [];
  });
  writeNote(CHROME_FILE, log.report(), settings);
  run.notes.close();
  reportUnmatched(run, settings, problems);
  return pages;
};

/** What the pages of a site are read with. */
interface Run {
  readonly site: Site;
  readonly settings: Settings;
  /** What the configuration selects, and what of it was found so far. */
  readonly selections: readonly Selection[];
  readonly matched: Set<Selection>;
  readonly chrome: ChromeModel;
  readonly log: ChromeLog;
  readonly notes: LineNote;
  readonly groups: ReadonlyMap<string, readonly Entry[]>;
  readonly addressOf: AddressReader;
  readonly store: TwinStore;
  readonly problems: ProblemList;
}

const readPage = (document: Document, run: Run): Page | null => {
  const { site, settings, selections, groups, addressOf, store, problems } = run;
  const source = `${site.name}/${document.file}`;
  const parsed = readPageSource(join(site.folder, document.file), source, selections, problems);
  if (!parsed) return null;
  for (const selection of parsed.matched) run.matched.add(selection);
  const url = site.base + encodePath(document.path);
  const kind = kindOfPath(document.path, settings.config);
  const entry = entryOfPage(kind, languageOf(parsed.head).language, groups);
  const jsonld = readJsonLd(parsed.scripts, source, problems);
  const named = clean(entry?.data.title);
  const chrome = { model: run.chrome, isPriced: kind?.kind === 'plans' };
  const content = readContentTree(parsed, { path: document.path, url, source, base: site.base, named, chrome }, problems);
  run.log.add(document.path, content.dropped);
  run.notes.add(pageNote({ ...content, path: document.path, source, content: content.note }));
  const summary = {
    ...document,
    source,
    url,
    ...headSummary(parsed.head, entry),
    ...addressesOf(parsed.head, url, addressOf),
    ...datesOf(entry, jsonld, parsed.head),
    title: content.title,
    headings: content.headings,
    words: content.words,
    characters: content.markdown.length,
    tokens: estimateTokens(content.markdown),
    kind,
    entry,
    marks: parsed.marks,
    jsonld,
    amounts: amountMentions(content.markdown),
    tables: kind?.kind === 'comparisons' && kind.slug ? content.tables() : [],
  };
  writeTwin(store, summary, site.base, content.markdown);
  return { ...summary, markdown: () => twinBody(store, summary, site.base), twin: () => store.read(twinPath(summary.path)) };
};

const headSummary = (head: Head, entry: Entry | null) => ({
  ...languageOf(head),
  description: clean(entry?.data.description) ?? clean(head.description),
  siteName: clean(head.siteName),
  listed: !head.noindex && !head.refresh,
});

const addressesOf = (head: Head, url: string, addressOf: AddressReader): Pick<Page, 'alternates' | 'canonical'> => ({
  alternates: head.alternates.flatMap(({ language, url: named }) => {
    const address = addressOf(named, url, head.base);
    return address === null ? [] : [{ language, url: address }];
  }),
  canonical: head.canonical === undefined ? null : addressOf(head.canonical, url, head.base),
});

const datesOf = (entry: Entry | null, jsonld: readonly JsonLdNode[], head: Head): Pick<Page, 'updated' | 'published'> => ({
  updated: dateOf(entry?.data.updated) ?? dateFrom(jsonld, 'dateModified') ?? dateOf(head.modified),
  published: dateOf(entry?.data.published) ?? dateFrom(jsonld, 'datePublished'),
});

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|nqo|ps|sd|syr|ug|ur|yi)(?!-Latn)(-|$)/i;

const languageOf = (head: Head): { language: string | null; direction: 'ltr' | 'rtl' } => {
  const declared = head.lang?.trim() ?? '';
  const language = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(declared) ? declared : null;
  const direction = head.dir?.toLowerCase() === 'rtl' || (!head.dir && RIGHT_TO_LEFT.test(declared)) ? 'rtl' : 'ltr';
  return { language, direction };
};

const clean = (value: unknown): string | null => (typeof value === 'string' && withoutInvisible(value).replace(/\s+/g, ' ').trim()) || null;
