import { join } from 'node:path';
import { dateOf } from '../base/dates.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { HtmlSize } from '../html/html.ts';
import type { DatedArticle } from '../html/dated-article.ts';
import type { Head, Mark, Script } from '../html/types.ts';
import { isStatedArticle } from '../jsonld/article.ts';
import { dateFrom, readJsonLd } from '../jsonld/read.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import type { Selection } from '../markdown/selections.ts';
import type { Problem, ProblemList } from '../problems/problem.ts';
import type { PageOffers } from '../offers/find.ts';
import type { Document } from '../site/files.ts';
import type { RenderedFile } from '../site/render/source.ts';
import type { ContactMention } from './contact-mentions.ts';
import { headSummary, type HeadSummary } from './head-summary.ts';
import { readMarkup, type PageMarkup } from './markup.ts';
import type { PageQuestion } from './questions/questions.ts';
import type { PageSource } from './source.ts';

/** Where a page stands: what decides how it is read, beside its bytes. */
export interface PageTask extends Document {
  /** Folder of the site, absolute. */
  readonly folder: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  /** Path of its file, for problems. */
  readonly source: string;
  /** Public address of the site. */
  readonly base: string;
  /** What is read in the place of its file: what a browser shows of a page that scripts write. Null for the file itself. */
  readonly rendered: RenderedFile | null;
  /** What the configuration selects on the pages of the site. */
  readonly selections: readonly Selection[];
}

/** Path of the file that a page is read from. */
export const readFrom = ({ folder, file, rendered }: Pick<PageTask, 'folder' | 'file' | 'rendered'>): string =>
  rendered?.path ?? join(folder, file);

/** A mark as JSON: its parent is a place in the list of marks. */
export interface FlatMark extends Omit<Mark, 'parent'> {
  readonly parent: number | null;
}

/** What a page says by itself, before anything is known of the site. It can be written as JSON. */
export interface Survey extends HeadSummary {
  readonly head: Head;
  readonly marks: readonly FlatMark[];
  readonly scripts: readonly Script[];
  /** Places, in the list of selections, of those that found an element. */
  readonly matched: readonly number[];
  readonly htmlSize: HtmlSize;
  readonly markup: PageMarkup;
  /** E-mail addresses and telephone numbers that it names. */
  readonly contacts: readonly ContactMention[];
  /** What it offers, at which prices. */
  readonly offers: PageOffers;
  /** Questions that it answers. */
  readonly questions: readonly PageQuestion[];
  /** Words of its content, before what repeats across the site is left out. */
  readonly allWords: number;
  /** The few words that a reader without scripts gets of a page that scripts write; null for any other page. */
  readonly emptyWords: string | null;
  /** Dates that its JSON-LD or its head gives, YYYY-MM-DD. */
  readonly modified: string | null;
  readonly published: string | null;
  /** What its elements say of it as an article; null for a page that is none by them. */
  readonly article: DatedArticle | null;
  /** True when it says that it is an article. */
  readonly isArticle: boolean;
  /** What was wrong with its bytes, its characters and its JSON-LD. */
  readonly problems: readonly Problem[];
}

/** The survey of a parsed page. */
export const surveyOf = (
  {
    head,
    marks,
    scripts,
    article,
    matched,
    html,
  }: Pick<ParsedPage, 'head' | 'marks' | 'scripts' | 'article' | 'matched'> & Pick<PageSource, 'html'>,
  { words: allWords, ...noticed }: Pick<Survey, 'contacts' | 'offers' | 'questions' | 'emptyWords'> & { readonly words: number },
  { source, selections, url, base }: Pick<PageTask, 'source' | 'selections' | 'url' | 'base'>,
  problems: ProblemList,
): Survey => {
  const places = new Map(marks.map((mark, index) => [mark, index]));
  const flat = marks.map(({ parent, ...mark }) => ({ ...mark, parent: (parent && places.get(parent)) ?? null }));
  const nodes = readJsonLd(scripts, source, problems);
  return {
    ...headSummary(head),
    head,
    marks: flat,
    scripts,
    matched: matched.map((selection) => selections.indexOf(selection)),
    markup: readMarkup(html.bytes, { url, base }).markup,
    htmlSize: { bytes: html.bytes.length, tokens: estimateTokens(html.text) },
    ...noticed,
    allWords,
    modified: dateFrom(nodes, 'dateModified') ?? dateOf(head.modified),
    published: dateFrom(nodes, 'datePublished') ?? dateOf(head.published),
    article,
    isArticle: isStatedArticle(head, nodes),
    problems: problems.sorted(),
  };
};

/** The marks of a survey, with their parents. */
export const marksOf = ({ marks }: Pick<Survey, 'marks'>): readonly Mark[] => {
  const found: Mark[] = [];
  // A mark opens before those inside of it.
  for (const { parent, ...mark } of marks) found.push({ ...mark, parent: parent === null ? null : (found[parent] ?? null) });
  return found;
};
