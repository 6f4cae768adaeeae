import { counted } from '../base/group-by.ts';
import { onceEach } from '../base/memoise.ts';
import type { PageKind } from '../config/kinds.ts';
import type { Entry } from '../content/entry.ts';
import type { HtmlSize } from '../html/html.ts';
import type { DatedArticle } from '../html/dated-article.ts';
import type { Mark } from '../html/types.ts';
import type { JsonLdNode } from '../jsonld/read.ts';
import type { Grid } from '../markdown/convert/tables.ts';
import type { AmountMention } from '../money/mentions.ts';
import type { PageOffers } from '../offers/find.ts';
import type { Document } from '../site/files.ts';
import type { ContactMention } from './contact-mentions.ts';
import type { Heading } from './headings.ts';
import type { PageHtml } from './markup.ts';
import type { PageNote } from './note.ts';
import type { PageQuestion } from './questions/questions.ts';

/** A summary of a page for later stages. Its markdown is read from a file on demand. */
export interface Page extends Document {
  /** Path of the HTML file relative to the working folder, for places of problems. */
  readonly source: string;
  /** Address of the page, percent-encoded: from its canonical link, else from the name of its file. Its file is served at `path`. */
  readonly url: string;
  /** Address of the page of the site that has its original content; null for a page that is not a copy. */
  readonly original: string | null;
  /** The language that it states (BCP 47). */
  readonly language: string | null;
  /** The language of its words: the stated one, else the one that the text of such pages of the site shows; null when it is not clear. */
  readonly spoken: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Its `<title>`; empty when it has none. */
  readonly documentTitle: string;
  readonly description: string | null;
  readonly siteName: string | null;
  /** Translations of the page, by language tag. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** Canonical address of the page, absolute. */
  readonly canonical: string | null;
  /** False for pages with noindex, for redirect stubs, and for copies of other pages. */
  readonly listed: boolean;
  readonly headings: readonly Heading[];
  /** Date of the last change (YYYY-MM-DD) by the first source in `dates` that has one; null when none has. */
  readonly updated: string | null;
  readonly published: string | null;
  /**
   * The few words for readers without scripts, of a page that scripts write; null for any other page. All other data of such a page come
   * from a browser if pages are rendered, else from the file.
   */
  readonly emptyWords: string | null;
  /** Path of the file with its content in a browser; null for a page that is read as it is. */
  readonly rendered: string | null;
  /** Size of its HTML on the site. */
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
  /** Types of schema.org that it states, in any syntax, also where its JSON-LD cannot be read. */
  readonly types: readonly string[];
  /** Its data as an article from its elements; null for a page that is not one. */
  readonly article: DatedArticle | null;
  /** Tables of comparison pages, and tables of other pages with a column that the title names. */
  readonly tables: readonly Grid[];
  /** Amounts of money in its text, with the surrounding words. */
  readonly amounts: readonly AmountMention[];
  /** E-mail addresses and telephone numbers on it. */
  readonly contacts: readonly ContactMention[];
  /** Its offers with prices. */
  readonly offers: PageOffers;
  /** Questions that it answers, from its markup and its text. */
  readonly questions: readonly PageQuestion[];
  /** Its HTML in UTF-8: the bytes of its file, unless that is in another encoding. */
  html(): PageHtml;
  /** SHA-256 (base64url) of its file. A file that the last build has read is not read again. */
  htmlDigest(): string;
  /** The markdown from the title on, without front matter. */
  markdown(): string;
  /** How it was converted to markdown. */
  note(): PageNote;
  /** The whole markdown version: front matter, the line with the link to llms.txt, markdown. */
  twin(): string;
}

/** The main language of a site: that of its home page, else of most pages, else English. */
export const mainLanguage = ({ pages }: { readonly pages: readonly Page[] }): string => pageLanguages(pages)[0] ?? 'en';

/**
 * The languages of the listed pages (BCP 47), that of the home page first, then by number of pages. A home page may only redirect to one of
 * them.
 */
export const pageLanguages = onceEach((pages: readonly Page[]): readonly string[] => {
  const home = homePage({ pages })?.spoken;
  const languages = [...counted(pages.flatMap(({ listed, spoken }) => (listed && spoken !== null ? spoken : []))).keys()];
  return languages.toSorted((one, other) => Number(other === home) - Number(one === home));
});

/** The home page, or the one that a redirect there names as canonical; null when there is none. */
export const homePage = ({ pages }: { readonly pages: readonly Page[] }): Page | null => {
  const home = pages.find(({ path }) => path === '/') ?? null;
  if (home === null || home.listed) return home;
  return pages.find((page) => page.listed && page.url === home.canonical) ?? home;
};
