import { join } from 'node:path';
import type { Entry } from './content.ts';
import type { Settings } from './config.ts';
import { CHROME_FILE, ChromeLog } from './chrome-report.ts';
import { entryOfPage, groupEntries } from './entry-choice.ts';
import { dateOf } from './dates.ts';
import type { Heading } from './headings.ts';
import { readJsonLd, type JsonLdNode } from './jsonld.ts';
import { kindOfPath, type PageKind } from './kinds.ts';
import { withoutInvisible } from './invisible.ts';
import type { Head } from './markdown/head.ts';
import type { Mark } from './markdown/parse.ts';
import type { Grid } from './markdown/tables.ts';
import { ownAddresses, type AddressReader } from './own-addresses.ts';
import type { PageRecord } from './pages/cache.ts';
import type { Wishes } from './pages/conversion.ts';
import { SiteReading } from './pages/site-reading.ts';
import { marksOf, type PageTask, type Survey } from './pages/survey.ts';
import { encodePath } from './paths.ts';
import { once } from './once-each.ts';
import type { AmountMention } from './readers/plans/amount-mentions.ts';
import { ProblemList } from './problem.ts';
import { writeNote } from './project-notes.ts';
import type { Document, Site } from './site.ts';
import { twinOf } from './twin.ts';

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
  const { base, name } = site;
  const groups = groupEntries(site.entries);
  const kindOf = (path: string): PageKind | null => kindOfPath(path, settings.config);
  const tasks = site.documents.map((document) => taskOf(document, site));
  const wishesOf = ({ path }: PageTask, { head }: Survey): Wishes => {
    const kind = kindOf(path);
    const named = clean(entryOfPage(kind, languageOf(head).language, groups)?.data.title);
    return { named, isPriced: kind?.kind === 'plans', hasTables: kind?.kind === 'comparisons' && kind.slug !== null };
  };
  const reading = new SiteReading({ tasks, wishesOf, base, name, scratch }, settings);
  const records = await reading.read(problems);
  const run = { base, kindOf, groups, addressOf: ownAddresses(site.documents), problems };
  const log = new ChromeLog();
  const pages = site.documents.flatMap((document, index) => {
    const [task] = tasks.slice(index, index + 1);
    const record = task && records.get(task);
    if (!record) return [];
    log.add(document.path, record.conversion.dropped);
    return [pageOf(document, task, record, run)];
  });
  writeNote(CHROME_FILE, log.report(), settings);
  return { pages, cached: reading.cached, close: () => reading.close() };
};

const taskOf = ({ file, path }: Document, { folder, name, base }: Site): PageTask => ({
  file: join(folder, file),
  path,
  url: base + encodePath(path),
  source: `${name}/${file}`,
  base,
});

/** What records are made pages with. */
interface Run {
  readonly base: string;
  readonly groups: ReadonlyMap<string, readonly Entry[]>;
  readonly addressOf: AddressReader;
  readonly problems: ProblemList;
  kindOf(path: string): PageKind | null;
}

/** A page as its record and the content sources give it. */
const pageOf = (document: Document, { url, source }: PageTask, { survey, conversion, markdown }: PageRecord, run: Run): Page => {
  const { head, scripts } = survey;
  const kind = run.kindOf(document.path);
  const entry = entryOfPage(kind, languageOf(head).language, run.groups);
  // Read when they are asked for: they cost more than all the rest, and what is wrong with them has been reported.
  const jsonld = once(() => readJsonLd(scripts, source, new ProblemList()));
  const alternates = once(() => alternatesOf(head, url, run.addressOf));
  run.problems.addAll(survey.problems);
  run.problems.addAll(conversion.problems);
  const { title, headings, words, characters, tokens, amounts, tables } = conversion;
  const page: Page = {
    ...document,
    source,
    url,
    ...headSummary(head, entry),
    canonical: head.canonical === undefined ? null : run.addressOf(head.canonical, url, head.base),
    updated: dateOf(entry?.data.updated) ?? survey.modified ?? dateOf(head.modified),
    published: dateOf(entry?.data.published) ?? survey.published,
    title,
    headings,
    words,
    characters,
    tokens,
    kind,
    entry,
    marks: marksOf(survey),
    get alternates() {
      return alternates();
    },
    get jsonld() {
      return jsonld();
    },
    amounts,
    tables,
    markdown: () => markdown.text(),
    twin: () => twinOf(page, run.base),
  };
  return page;
};

const headSummary = (head: Head, entry: Entry | null) => ({
  ...languageOf(head),
  description: clean(entry?.data.description) ?? clean(head.description),
  siteName: clean(head.siteName),
  listed: !head.noindex && !head.refresh,
});

const alternatesOf = ({ alternates, base }: Head, url: string, addressOf: AddressReader): Page['alternates'] =>
  alternates.flatMap(({ language, url: named }) => {
    const address = addressOf(named, url, base);
    return address === null ? [] : [{ language, url: address }];
  });

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|nqo|ps|sd|syr|ug|ur|yi)(?!-Latn)(-|$)/i;

const languageOf = (head: Head): { language: string | null; direction: 'ltr' | 'rtl' } => {
  const declared = head.lang?.trim() ?? '';
  const language = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(declared) ? declared : null;
  const direction = head.dir?.toLowerCase() === 'rtl' || (!head.dir && RIGHT_TO_LEFT.test(declared)) ? 'rtl' : 'ltr';
  return { language, direction };
};

const clean = (value: unknown): string | null => (typeof value === 'string' && withoutInvisible(value).replace(/\s+/g, ' ').trim()) || null;
