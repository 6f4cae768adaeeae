import { join } from 'node:path';
import type { Entry } from './content.ts';
import type { Settings } from './config.ts';
import { MAXIMUM_PAGE_BYTES, readHtml } from './html.ts';
import { readJsonLd, text, type JsonLdNode } from './jsonld.ts';
import { kindOfPath, type PageKind } from './kinds.ts';
import { print, toMarkdownTree } from './markdown/convert.ts';
import { elements, lineOf, type Root } from './markdown/hast.ts';
import { PageLimitError, parsePage, type Head, type Mark, type ParsedPage } from './markdown/parse.ts';
import { prune } from './markdown/prune.ts';
import { rewrite } from './markdown/rewrite.ts';
import { gridsOf, type Grid } from './markdown/tables.ts';
import { collapseWhitespace } from './markdown/whitespace.ts';
import { encodePath, twinPath } from './paths.ts';
import type { ProblemList } from './problem.ts';
import { input } from './problems/input.ts';
import { output } from './problems/output.ts';
import { findSecret } from './secrets.ts';
import type { Document, Site } from './site.ts';
import { slugify } from './slug.ts';
import { twinBody, writeTwin, type TwinStore } from './twin.ts';

/** A heading of a page's content. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

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
  readonly alternates: Head['alternates'];
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
  readonly kind: PageKind | null;
  /** Content source of the page; null when it has none. */
  readonly entry: Entry | null;
  readonly marks: readonly Mark[];
  readonly jsonld: readonly JsonLdNode[];
  /** Tables of comparison pages. */
  readonly tables: readonly Grid[];
  /** The markdown from the title on, without front matter. */
  markdown(): string;
  /** The whole twin: front matter, the line that points to llms.txt, markdown. */
  twin(): string;
}

/** Reads every page, one at a time. A page that cannot be read is a problem; the others are read all the same. */
export const readPages = (site: Site, settings: Settings, store: TwinStore, problems: ProblemList): readonly Page[] => {
  const entries = new Map(site.entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
  return site.documents.flatMap((document) => {
    const page = readPage(document, site, settings, entries, store, problems);
    return page ? [page] : [];
  });
};

const readPage = (
  document: Document,
  site: Site,
  settings: Settings,
  entries: ReadonlyMap<string, Entry>,
  store: TwinStore,
  problems: ProblemList,
): Page | null => {
  const source = `${site.name}/${document.file}`;
  const parsed = parseFile(join(site.folder, document.file), source, problems);
  if (!parsed) return null;
  const url = site.base + encodePath(document.path);
  const kind = kindOfPath(document.path, settings.config.facts);
  const entry = kind?.slug ? (entries.get(`${kind.kind}/${kind.slug}`) ?? null) : null;
  const jsonld = readJsonLd(parsed.scripts, source, problems);
  const content = readContentTree(parsed, document, source, url, site.base, problems);
  const title = content.title || parsed.head.title || document.path;
  const body = content.markdown.startsWith('# ')
    ? content.markdown
    : print({ type: 'root', children: [{ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }] }) +
      (content.markdown && `\n${content.markdown}`);
  const summary = {
    ...document,
    source,
    url,
    ...languageOf(parsed.head),
    title,
    description: clean(entry?.data.description) ?? clean(parsed.head.description),
    siteName: clean(parsed.head.siteName),
    alternates: parsed.head.alternates,
    canonical: parsed.head.canonical ?? null,
    listed: !parsed.head.noindex && !parsed.head.refresh,
    headings: content.headings,
    updated: dateOf(entry?.data.updated) ?? dateFrom(jsonld, 'dateModified') ?? dateOf(parsed.head.modified),
    published: dateOf(entry?.data.published) ?? dateFrom(jsonld, 'datePublished'),
    words: content.words,
    characters: body.length,
    kind,
    entry,
    marks: parsed.marks,
    jsonld,
    tables: kind?.kind === 'comparisons' && kind.slug ? content.tables : [],
  };
  writeTwin(store, summary, site.base, body);
  return { ...summary, markdown: () => twinBody(store, summary, site.base), twin: () => store.read(twinPath(summary.path)) };
};

const parseFile = (path: string, source: string, problems: ProblemList): ParsedPage | null => {
  const html = readHtml(path);
  const place = { file: source };
  if ('problem' in html) {
    if (html.problem === 'too large') problems.add(input.pageTooLarge, { bytes: html.bytes, limit: MAXIMUM_PAGE_BYTES }, place);
    else problems.add(input.pageUnreadable, { reason: html.problem }, place);
    return null;
  }
  const secret = findSecret(html.text);
  if (secret) problems.add(input.secretFound, { what: secret.what }, { ...place, offset: secret.offset });
  try {
    const parsed = parsePage(html.text);
    if (parsed.nulCharacters > 0) problems.add(output.nulRemoved, { count: parsed.nulCharacters }, place);
    return parsed;
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error;
    problems.add(input.pageTooDeep, { what: error.message, limit: error.limit }, place);
    return null;
  }
};

interface ContentTree {
  readonly title: string;
  readonly markdown: string;
  readonly headings: readonly Heading[];
  readonly tables: readonly Grid[];
  readonly words: number;
}

const readContentTree = (
  parsed: ParsedPage,
  document: Document,
  source: string,
  url: string,
  base: string,
  problems: ProblemList,
): ContentTree => {
  const content = prune(parsed.root, document.path);
  const canonical = parsed.head.canonical && URL.canParse(parsed.head.canonical, url) ? new URL(parsed.head.canonical, url).origin : base;
  const start = parsed.head.base && URL.canParse(parsed.head.base, url) ? new URL(parsed.head.base, url).href : url;
  const notices = rewrite(content.root, { base: start, page: url, origins: [base, canonical] });
  const [row] = notices.unnamedIcons;
  if (row !== undefined) problems.add(output.iconUnnamed, { count: notices.unnamedIcons.length, row }, { file: source });
  if (content.words < 30 && content.bodyWords > 2 * content.words + 30)
    problems.add(output.twinEmpty, { words: content.words, body: content.bodyWords }, { file: source });
  collapseWhitespace(content.root);
  const headings = headingsOf(content.root);
  const tables = gridsOf(content.root);
  const markdown = print(toMarkdownTree(content.root));
  return {
    title: headings.find(({ level }) => level === 1)?.text ?? '',
    markdown: markdown === '\n' ? '' : markdown,
    headings,
    tables,
    words: content.words,
  };
};

const headingsOf = (root: Root): readonly Heading[] => {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  for (const element of elements(root)) {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    const line = lineOf(element).normalize('NFC');
    if (level === undefined || line === '') continue;
    const wanted = String(element.properties.id ?? '') || slugify(line) || 'section';
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    headings.push({ level: Number(level), id, text: line });
  }
  return headings;
};

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|nqo|ps|sd|syr|ug|ur|yi)(?!-Latn)(-|$)/i;

const languageOf = (head: Head): { language: string | null; direction: 'ltr' | 'rtl' } => {
  const declared = head.lang?.trim() ?? '';
  const language = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(declared) ? declared : null;
  const direction = head.dir?.toLowerCase() === 'rtl' || (!head.dir && RIGHT_TO_LEFT.test(declared)) ? 'rtl' : 'ltr';
  return { language, direction };
};

const clean = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.replace(/\s+/g, ' ').trim() : null;

/** The date of an ISO 8601 date or time; null for any other text. */
export const dateOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0] ?? null) : null;

const dateFrom = (nodes: readonly JsonLdNode[], property: string): string | null => {
  const found = nodes.find(
    (node) => node.types.some((type) => /Article$|Posting$|^HowTo$|^WebPage$/.test(type)) && dateOf(text(node, property)),
  );
  return found ? dateOf(text(found, property)) : null;
};
