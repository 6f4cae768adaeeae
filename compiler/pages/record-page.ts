import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOf } from '../base/dates.ts';
import { estimateTokens } from '../base/tokens.ts';
import { guideAt, type PageKind } from '../config/kinds.ts';
import type { Entry } from '../content/entry.ts';
import { readHtml, type HtmlSize } from '../html/html.ts';
import { isExplaining } from '../jsonld/article.ts';
import { readJsonLd, type JsonLdNode } from '../jsonld/read.ts';
import { ProblemList } from '../problems/problem.ts';
import { conversionAside, surveyAside, type PageRecord } from './cache.ts';
import type { Conversion } from './conversion.ts';
import { cleanText } from './head-summary.ts';
import { spokenLanguage, textLanguage } from './language/text-languages.ts';
import { readMarkup, type PageHtml } from './markup.ts';
import { pageNote, type PageNote } from './note.ts';
import type { Page } from './page.ts';
import { relinked } from './relink.ts';
import { digestOf } from './source.ts';
import { pathStem, type Standing, type Surveyed } from './standing.ts';
import { marksOf, type PageTask, type Survey } from './survey.ts';
import { twinOf } from './twin.ts';

/** Reads the addresses in a page's head: makes them absolute, and gives pages of the site their published form. */
interface Addresses {
  of(address: string, page: string, base: string | undefined): string | null;
  /** A markdown text whose links to pages of the site have the canonical addresses of these pages. */
  relinked(markdown: string): string;
}

/** The addresses of the pages of a site, from their standings. */
export const ownAddresses = (standings: ReadonlyMap<Surveyed['task'], Standing>, site: string): Addresses => {
  const known = new Map([...standings].map(([{ url }, standing]) => [pathStem(new URL(url).pathname), standing]));
  const { origin } = new URL(site);
  const isPlain = [...standings.values()].every(({ isNamed }) => !isNamed);
  const namedAddress = (url: URL): string | null => {
    const own = url.origin === origin ? known.get(pathStem(url.pathname)) : undefined;
    return own?.isNamed ? (own.original ?? own.url) : null;
  };
  return {
    of: (address, page, base) => {
      const from = base !== undefined && URL.canParse(base, page) ? new URL(base, page).href : page;
      if (!URL.canParse(address, from)) return null;
      const url = new URL(address, from);
      const own = known.get(pathStem(url.pathname));
      return own === undefined ? url.href : url.origin + new URL(own.url).pathname + url.search + url.hash;
    },
    relinked: (markdown) => (isPlain ? markdown : relinked(markdown, namedAddress)),
  };
};

interface PageSources {
  readonly task: PageTask;
  readonly record: PageRecord;
  readonly kind: PageKind | null;
  readonly entry: Entry | null;
  readonly standing: Standing;
  readonly addresses: Addresses;
}

const sizeOf = ({ folder, file }: PageTask): HtmlSize => {
  const html = readHtml(join(folder, file));
  return 'text' in html ? { bytes: html.bytes.length, tokens: estimateTokens(html.text) } : { bytes: html.bytes, tokens: 0 };
};

/** The sources of a page, for the fields of `RecordPage`. */
class SourcedPage {
  protected readonly sources: PageSources;

  constructor(sources: PageSources) {
    this.sources = sources;
  }
}

/**
 * A page from its record and the content sources. Its fields are declared, because an object with so many assigned ones is a hash table,
 * which takes four times the memory.
 */
export class RecordPage extends SourcedPage implements Page {
  readonly file = this.sources.task.file;
  readonly path = this.sources.task.path;
  readonly source = this.sources.task.source;
  readonly url = this.sources.standing.url;
  readonly original = this.sources.standing.original;
  readonly language = textLanguage(this.#survey.language, this.sources.task) === null ? this.#survey.language : null;
  readonly spoken = spokenLanguage(this.#survey.language, this.sources.task);
  readonly direction = this.#survey.direction;
  readonly title = this.#conversion.title;
  readonly documentTitle = this.#survey.documentTitle;
  readonly description = cleanText(this.sources.entry?.data.description) ?? this.#survey.description;
  readonly siteName = this.#survey.siteName;
  readonly listed = this.#survey.listed && this.original === null;
  readonly updated: string | null;
  readonly published = dateOf(this.sources.entry?.data.published) ?? this.#survey.published;
  readonly emptyWords = this.#rendered === null ? this.#survey.emptyWords : this.#rendered.emptyWords;
  readonly rendered = this.#rendered?.path ?? null;
  readonly htmlSize = this.#rendered === null ? this.#survey.htmlSize : sizeOf(this.sources.task);
  readonly words = this.#conversion.words;
  readonly characters = this.#conversion.characters;
  readonly tokens = this.#conversion.tokens;
  readonly kind: PageKind | null;
  readonly entry = this.sources.entry;
  readonly marks = marksOf(this.#survey);
  readonly types = this.#survey.types;
  readonly article = this.#survey.article;
  readonly tables = this.#conversion.tables;
  readonly amounts = this.#conversion.amounts;
  readonly contacts = this.#survey.contacts;
  readonly offers = this.#survey.offers;
  #alternates: Page['alternates'] | null = null;
  #jsonld: readonly JsonLdNode[] | null = null;

  /** `updated` is the date of the last change (YYYY-MM-DD), null without a source. */
  constructor(sources: PageSources, updated: string | null, kind: PageKind | null) {
    super(sources);
    this.updated = updated;
    this.kind = kind ?? (isExplaining(this.jsonld) ? guideAt(this.path) : null);
  }

  get #survey(): Survey {
    return this.sources.record.survey;
  }

  get #conversion(): Conversion {
    return this.sources.record.conversion;
  }

  get #rendered(): PageTask['rendered'] {
    return this.sources.task.rendered;
  }

  get canonical(): string | null {
    const { canonical } = this.sources.record.survey.head;
    return canonical === undefined ? null : this.#address(canonical);
  }

  get alternates(): Page['alternates'] {
    this.#alternates ??= this.sources.record.survey.head.alternates.flatMap(({ language, url }) => {
      const address = this.#address(url);
      return address === null ? [] : [{ language, url: address }];
    });
    return this.#alternates;
  }

  get headings(): Page['headings'] {
    return conversionAside(this.sources.record).headings;
  }

  get questions(): Page['questions'] {
    return surveyAside(this.sources.record).questions;
  }

  /** Its problems were reported when the page was surveyed. */
  get jsonld(): readonly JsonLdNode[] {
    this.#jsonld ??= readJsonLd(surveyAside(this.sources.record).scripts, this.sources.task.source, new ProblemList());
    return this.#jsonld;
  }

  html(): PageHtml {
    const { task, record } = this.sources;
    const written = readFileSync(join(task.folder, task.file));
    const { markup } = surveyAside(record);
    // A file that changed meanwhile has other offsets.
    return markup.isUtf8 && digestOf(written) === record.sha256 ? { bytes: written, markup } : readMarkup(written, task);
  }

  htmlDigest(): string {
    const { task, record } = this.sources;
    // A rendered page was read from another file, and a page that changed meanwhile has no digest.
    const known = task.rendered === null ? record.sha256 : '';
    return known === '' ? digestOf(readFileSync(join(task.folder, task.file))) : known;
  }

  markdown(): string {
    return this.sources.addresses.relinked(this.sources.record.markdown.text());
  }

  note(): PageNote {
    const { task, record } = this.sources;
    const aside = conversionAside(record);
    return pageNote({ ...task, ...record.conversion, ...aside, content: aside.note });
  }

  twin(): string {
    return twinOf(this, this.sources.task.base);
  }

  #address(address: string): string | null {
    const { record, task, addresses } = this.sources;
    return addresses.of(address, task.url, record.survey.head.base);
  }
}
