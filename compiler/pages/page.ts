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

/** A page, summed up: what later stages read of it. Its markdown is read from a file when it is asked for. */
export interface Page extends Document {
  /** Path of the HTML file relative to the working folder, for places of problems. */
  readonly source: string;
  /** Address of the page, percent-encoded: as its canonical link spells it, else as its file is called. Its file is served at `path`. */
  readonly url: string;
  /** Address of the page of the site that it calls the original of its content; null for one that stands for itself. */
  readonly original: string | null;
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Its `<title>`; empty when it has none. */
  readonly documentTitle: string;
  readonly description: string | null;
  readonly siteName: string | null;
  /** Translations that the page names, by language tag. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** Address under which the page wants to be known, absolute. */
  readonly canonical: string | null;
  /** False for pages that ask not to be listed, noindex and redirect stubs, and for copies of other pages. */
  readonly listed: boolean;
  readonly headings: readonly Heading[];
  /** Date of the last change (YYYY-MM-DD) by the first source in `dates` that has one; null when none has. */
  readonly updated: string | null;
  readonly published: string | null;
  /**
   * The few words that a reader without scripts gets of a page that scripts write; null for any other page. Everything else of such a page is what a
   * browser shows where pages are rendered, else what little the file says.
   */
  readonly emptyWords: string | null;
  /** Path of the file with what a browser shows of it; null for a page that is read as it is. */
  readonly rendered: string | null;
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
  /** What its elements say of it as an article; null for a page that is none by them. */
  readonly article: DatedArticle | null;
  /** Tables of comparison pages, and those of other pages that have a column which the title names. */
  readonly tables: readonly Grid[];
  /** Amounts of money in its text, with the words around them. */
  readonly amounts: readonly AmountMention[];
  /** E-mail addresses and telephone numbers that it names. */
  readonly contacts: readonly ContactMention[];
  /** What it offers, at which prices. */
  readonly offers: PageOffers;
  /** Questions that it answers, as its markup says and shows. */
  readonly questions: readonly PageQuestion[];
  /** Its HTML in UTF-8: the bytes of its file, unless that is in another encoding. */
  html(): PageHtml;
  /** The markdown from the title on, without front matter. */
  markdown(): string;
  /** What happened to it on the way to its markdown. */
  note(): PageNote;
  /** The whole twin: front matter, the line that points to llms.txt, markdown. */
  twin(): string;
}
