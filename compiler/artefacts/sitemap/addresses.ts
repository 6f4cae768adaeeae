import { newest } from '../../facts/resources/records.ts';
import type { Page } from '../../pages/page.ts';
import { escapeHtml } from '../../prose/template.ts';

/** A page in a language; `x-default` is for readers of all other languages. */
interface Translation {
  readonly language: string;
  readonly url: string;
}

type Translated = Pick<Page, 'url' | 'alternates'>;

const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

/**
 * The translations of pages by their address. Search engines require that each page of a group names all of them and itself, and ignore a
 * page without a link back. So pages that name each other form a group, and each page gets all translations that any of them names. A group
 * with two pages for one language, or without its own page, is left out, because its meaning is ambiguous.
 */
const translationsOf = (pages: readonly Translated[]): ReadonlyMap<string, readonly Translation[]> => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const named = new Map(pages.map(({ url, alternates }) => [url, new Set(alternates.map((alternate) => alternate.url))]));
  const found = new Map<string, readonly Translation[]>();
  for (const page of pages) {
    if (found.has(page.url) || page.alternates.length === 0) continue;
    const members = groupOf(page.url, named);
    const said = [...members].flatMap((url) => byUrl.get(url)?.alternates ?? []);
    const group = settled(said.filter(({ language, url }) => members.has(url) && LANGUAGE.test(language)));
    const isWhole = group !== null && [...members].every((url) => group.some((translation) => translation.url === url));
    for (const url of members) found.set(url, isWhole ? group : []);
  }
  return found;
};

/** The pages that name each other, directly or indirectly. */
const groupOf = (start: string, named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const members = new Set([start]);
  for (const url of members) for (const other of named.get(url) ?? []) if (named.get(other)?.has(url)) members.add(other);
  return members;
};

/** Each language once, in order of first use; null when two pages have the same one. */
const settled = (translations: readonly Translation[]): readonly Translation[] | null => {
  const byLanguage = new Map<string, Translation>();
  for (const translation of translations) {
    const key = translation.language.toLowerCase();
    const first = byLanguage.get(key) ?? translation;
    if (first.url !== translation.url) return null;
    byLanguage.set(key, first);
  }
  return [...byLanguage.values()];
};

/** Limits of a sitemap file. */
export interface SitemapLimits {
  readonly addresses: number;
  /** Bytes of the file, uncompressed. */
  readonly bytes: number;
}

/** The limits of sitemaps.org: 50,000 addresses, 50 MB. */
export const SITEMAP_LIMITS: SitemapLimits = { addresses: 50_000, bytes: 52_428_800 };

/** Maximum length of an address, exclusive (sitemaps.org). */
export const ADDRESS_LIMIT = 2048;

/** A file of a sitemap. */
export interface SitemapPart {
  readonly body: string;
  /** The newest date of its pages, YYYY-MM-DD; null when none has one. */
  readonly updated: string | null;
}

type Mapped = Pick<Page, 'url' | 'updated' | 'alternates'>;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const TAIL = '</urlset>\n';

/** The pages of a site in as few files as the limits allow, in order; one file without an address for no page. */
export function* sitemapParts(pages: readonly Mapped[], limits: SitemapLimits): Generator<SitemapPart> {
  const translations = translationsOf(pages);
  let lines: string[] = [];
  let dates: (string | null)[] = [];
  let bytes = 0;
  const part = (): SitemapPart => ({ body: `${HEAD}${lines.join('')}${TAIL}`, updated: newest(dates) });
  for (const page of pages) {
    const line = entry(page, translations.get(page.url) ?? []);
    const size = Buffer.byteLength(line);
    if (lines.length > 0 && (lines.length === limits.addresses || bytes + size > limits.bytes - HEAD.length - TAIL.length)) {
      yield part();
      [lines, dates, bytes] = [[], [], 0];
    }
    lines.push(line);
    dates.push(page.updated);
    bytes += size;
  }
  yield part();
}

/** The index of several files, each with its address. 50,000 full files are beyond the size of any site. */
export const sitemapIndex = (parts: readonly { readonly url: string; readonly updated: string | null }[]): string => {
  const lines = parts.map(({ url, updated }) => `<sitemap><loc>${escapeHtml(url)}</loc>${lastmod(updated)}</sitemap>\n`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
};

/** The order of elements follows the schema: elements of other namespaces are last. */
const entry = ({ url, updated }: Mapped, translations: readonly Translation[]): string => {
  const links = translations.map(
    ({ language, url: address }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}"/>`,
  );
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod(updated)}${links.join('')}</url>\n`;
};

const lastmod = (date: string | null): string => (date === null ? '' : `<lastmod>${date}</lastmod>`);
