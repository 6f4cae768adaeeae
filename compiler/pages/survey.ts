import { join } from 'node:path';
import { dateOf } from '../base/dates.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { HtmlSize } from '../html/html.ts';
import type { DatedArticle } from '../html/dated-article.ts';
import type { Head, Mark, Script } from '../html/types.ts';
import { isStatedArticle } from '../jsonld/article.ts';
import { dateFrom, readJsonLd } from '../jsonld/read.ts';
import { statedTypes } from '../jsonld/stated-types.ts';
import type { ParsedPage } from '../markdown/parse.ts';
import type { Selection } from '../markdown/selections.ts';
import type { Problem, ProblemList } from '../problems/problem.ts';
import type { PageOffers } from '../offers/find.ts';
import type { Document } from '../site/files.ts';
import type { RenderedFile } from '../site/render/source.ts';
import type { TextLanguages } from './language/text-languages.ts';
import type { ContactMention } from './contact-mentions.ts';
import { headSummary, type HeadSummary } from './head-summary.ts';
import { readMarkup, type PageMarkup } from './markup.ts';
import type { PageQuestion } from './questions/questions.ts';
import type { PageSource } from './source.ts';

/** The place of a page: what determines how it is read, besides its bytes. */
export interface PageTask extends Document {
  /** Folder of the site, absolute. */
  readonly folder: string;
  /** Address of the page, percent-encoded. */
  readonly url: string;
  /** Path of its file, for problems. */
  readonly source: string;
  /** Public address of the site. */
  readonly base: string;
  /** The file that is read instead: the content in a browser of a page that scripts write. Null for the file itself. */
  readonly rendered: RenderedFile | null;
  readonly textLanguages: TextLanguages;
  /** Selections of the configuration on the pages of the site. */
  readonly selections: readonly Selection[];
}

/** Path of the file from which a page is read. */
export const readFrom = ({ folder, file, rendered }: Pick<PageTask, 'folder' | 'file' | 'rendered'>): string =>
  rendered?.path ?? join(folder, file);

/** A mark as JSON: its parent is an index in the list of marks. */
export interface FlatMark extends Omit<Mark, 'parent'> {
  readonly parent: number | null;
}

/** Data of a page that do not depend on the rest of the site. They can be written as JSON. */
export interface WholeSurvey {
  readonly survey: Survey;
  readonly aside: SurveyAside;
}

/** The data that few stages need, which are read from a file on demand. */
export interface SurveyAside {
  readonly scripts: readonly Script[];
  readonly markup: PageMarkup;
  /** Questions that it answers. */
  readonly questions: readonly PageQuestion[];
}

/** The other data. */
export interface Survey extends HeadSummary {
  readonly head: Head;
  readonly marks: readonly FlatMark[];
  /** Types of schema.org that it states, in any syntax. */
  readonly types: readonly string[];
  /** Indexes of the selections that match an element. */
  readonly matched: readonly number[];
  readonly htmlSize: HtmlSize;
  /** E-mail addresses and telephone numbers on it. */
  readonly contacts: readonly ContactMention[];
  /** Its offers with prices. */
  readonly offers: PageOffers;
  /** Words of its content, with boilerplate. */
  readonly allWords: number;
  /** The few words for readers without scripts, of a page that scripts write; null for any other page. */
  readonly emptyWords: string | null;
  /** Dates from its JSON-LD or its head, YYYY-MM-DD. */
  readonly modified: string | null;
  readonly published: string | null;
  /** Its data as an article from its elements; null for a page that is not one. */
  readonly article: DatedArticle | null;
  /** True when it declares that it is an article. */
  readonly isArticle: boolean;
  /** Problems of its bytes, its characters and its JSON-LD. */
  readonly problems: readonly Problem[];
}

/** The survey of a parsed page. */
export const surveyOf = (
  {
    head,
    marks,
    scripts,
    itemTypes,
    article,
    matched,
    html,
  }: Pick<ParsedPage, 'head' | 'marks' | 'scripts' | 'itemTypes' | 'article' | 'matched'> & Pick<PageSource, 'html'>,
  {
    words: allWords,
    questions,
    ...noticed
  }: Pick<Survey, 'contacts' | 'offers' | 'emptyWords'> & Pick<SurveyAside, 'questions'> & { readonly words: number },
  { source, selections, url, base }: Pick<PageTask, 'source' | 'selections' | 'url' | 'base'>,
  problems: ProblemList,
): WholeSurvey => {
  const places = new Map(marks.map((mark, index) => [mark, index]));
  const flat = marks.map(({ parent, ...mark }) => ({ ...mark, parent: (parent && places.get(parent)) ?? null }));
  const nodes = readJsonLd(scripts, source, problems);
  const survey = {
    ...headSummary(head),
    head,
    marks: flat,
    types: statedTypes(scripts, itemTypes),
    matched: matched.map((selection) => selections.indexOf(selection)),
    htmlSize: { bytes: html.bytes.length, tokens: estimateTokens(html.text) },
    ...noticed,
    allWords,
    modified: dateFrom(nodes, 'dateModified') ?? dateOf(head.modified),
    published: dateFrom(nodes, 'datePublished') ?? dateOf(head.published),
    article,
    isArticle: isStatedArticle(head, nodes),
    problems: problems.sorted(),
  };
  return { survey, aside: { scripts, markup: readMarkup(html.bytes, { url, base }).markup, questions } };
};

/** The marks of a survey, with their parents. */
export const marksOf = ({ marks }: Pick<Survey, 'marks'>): readonly Mark[] => {
  const found: Mark[] = [];
  // A mark comes before the marks inside of it.
  for (const { parent, ...mark } of marks) found.push({ ...mark, parent: parent === null ? null : (found[parent] ?? null) });
  return found;
};
