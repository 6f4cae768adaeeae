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
import type { PageRecord } from './cache.ts';
import { cleanText } from './head-summary.ts';
import { spokenLanguage, textLanguage } from './language/text-languages.ts';
import { readMarkup, type PageHtml } from './markup.ts';
import { pageNote, type PageNote } from './note.ts';
import type { Page } from './page.ts';
import { relinked } from './relink.ts';
import { digestOf } from './source.ts';
import { pathStem, type Standing, type Surveyed } from './standing.ts';
import { marksOf, type PageTask } from './survey.ts';
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
  /** Date of the last change (YYYY-MM-DD); null without a source. */
  readonly updated: string | null;
}

/** A page from its record and the content sources. */
export const pageOf = (sources: PageSources): Page => {
  const { task, record, standing, kind, entry, updated } = sources;
  const { head: _head, scripts: _scripts, problems: _own, modified: _modified, markup: _markup, published, ...summary } = record.survey;
  const { dropped: _dropped, note: _note, digest: _digest, problems: _others, ...converted } = record.conversion;
  const own = new RecordPage(sources);
  return Object.assign(own, {
    file: task.file,
    path: task.path,
    source: task.source,
    ...summary,
    language: textLanguage(summary.language, task) === null ? summary.language : null,
    spoken: spokenLanguage(summary.language, task),
    url: standing.url,
    original: standing.original,
    listed: summary.listed && standing.original === null,
    ...converted,
    ...renderedOf(task),
    description: cleanText(entry?.data.description) ?? summary.description,
    updated,
    published: dateOf(entry?.data.published) ?? published,
    kind: kind ?? (isExplaining(own.jsonld) ? guideAt(task.path) : null),
    entry,
    marks: marksOf(record.survey),
  });
};

/** Values of a page that was read from another document than the file of the site. */
const renderedOf = (task: PageTask): Pick<Page, 'rendered'> & Partial<Pick<Page, 'emptyWords' | 'htmlSize'>> => {
  const { rendered } = task;
  return rendered === null ? { rendered } : { rendered: rendered.path, emptyWords: rendered.emptyWords, htmlSize: sizeOf(task) };
};

const sizeOf = ({ folder, file }: PageTask): HtmlSize => {
  const html = readHtml(join(folder, file));
  return 'text' in html ? { bytes: html.bytes.length, tokens: estimateTokens(html.text) } : { bytes: html.bytes, tokens: 0 };
};

/** The expensive parts of a page, which are computed on demand. */
class RecordPage implements Pick<Page, 'alternates' | 'canonical' | 'html' | 'htmlDigest' | 'jsonld' | 'markdown' | 'note' | 'twin'> {
  readonly #sources: PageSources;
  #alternates: Page['alternates'] | null = null;
  #jsonld: readonly JsonLdNode[] | null = null;

  constructor(sources: PageSources) {
    this.#sources = sources;
  }

  get canonical(): string | null {
    const { canonical } = this.#sources.record.survey.head;
    return canonical === undefined ? null : this.#address(canonical);
  }

  get alternates(): Page['alternates'] {
    this.#alternates ??= this.#sources.record.survey.head.alternates.flatMap(({ language, url }) => {
      const address = this.#address(url);
      return address === null ? [] : [{ language, url: address }];
    });
    return this.#alternates;
  }

  /** Its problems were reported when the page was surveyed. */
  get jsonld(): readonly JsonLdNode[] {
    this.#jsonld ??= readJsonLd(this.#sources.record.survey.scripts, this.#sources.task.source, new ProblemList());
    return this.#jsonld;
  }

  html(): PageHtml {
    const { task, record } = this.#sources;
    const written = readFileSync(join(task.folder, task.file));
    const { markup } = record.survey;
    // A file that changed meanwhile has other offsets.
    return markup.isUtf8 && digestOf(written) === record.sha256 ? { bytes: written, markup } : readMarkup(written, task);
  }

  htmlDigest(): string {
    const { task, record } = this.#sources;
    // A rendered page was read from another file, and a page that changed meanwhile has no digest.
    const known = task.rendered === null ? record.sha256 : '';
    return known === '' ? digestOf(readFileSync(join(task.folder, task.file))) : known;
  }

  markdown(): string {
    return this.#sources.addresses.relinked(this.#sources.record.markdown.text());
  }

  note(): PageNote {
    const { task, record } = this.#sources;
    return pageNote({ ...task, ...record.conversion, content: record.conversion.note });
  }

  twin(this: RecordPage & Page): string {
    return twinOf(this, this.#sources.task.base);
  }

  #address(address: string): string | null {
    const { record, task, addresses } = this.#sources;
    return addresses.of(address, task.url, record.survey.head.base);
  }
}
