/**
 * The verdict: what an agent says about a site. It has twenty questions of buyers with the answers of the new bundle, and what readers get
 * from the pages.
 */
import { createGuide } from '../../runtime/answer/guide.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { compileAnswers } from '../answers/compile.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import { pagesOfSite } from '../build/contents.ts';
import type { Page } from '../pages/page.ts';
import { compilePassages } from '../passages/index.ts';
import { askedLanguages } from '../words/languages.ts';
import { buyersQuestions, hasGuide } from './questions.ts';

/** A question with the answer that an agent gets. */
export interface VerdictAnswer {
  readonly question: string;
  /** False without an answer; the site may have it in a place or in words that are not read. */
  readonly isAnswered: boolean;
  /** The answer without its last line, which names the page; null without an answer. */
  readonly text: string | null;
  /** Address of its page or document; null without an answer. */
  readonly url: string | null;
  /** Estimated tokens of the answer, and of the HTML of that page, which a reader without the bundle has to read instead. */
  readonly tokens: number;
  /** Null without an answer, and for a page without words when scripts do not run: then such a reader gets nothing. */
  readonly htmlTokens: number | null;
}

/** Readers of a site: their requests, and who they are. */
export const READERS = {
  html: 'HTML without scripts (ChatGPT, Claude, Gemini, Perplexity)',
  markdown: 'Markdown by Accept (Claude Code, Cursor)',
  mcp: 'MCP client, for each answer',
  browser: 'Browser, which runs scripts',
} as const;

/** The names of all readers. */
export const READER_NAMES = Object.keys(READERS) as readonly (keyof typeof READERS)[];

/** What one kind of reader gets from the listed pages. */
export interface VerdictReader {
  readonly name: keyof typeof READERS;
  /** Pages with words for it, of `of` pages. */
  readonly pages: number;
  readonly of: number;
  /** Words and estimated tokens of these pages; for MCP the average of an answer. */
  readonly words: number;
  readonly tokens: number;
  /** Words in a browser that it does not get; null if no browser has rendered the pages that scripts write. */
  readonly lost: number | null;
  /** Number of different prices that it gets. */
  readonly prices: number;
}

/** The part of a site that was read. */
interface Sample {
  /** Pages that were read, and known pages of the site. */
  readonly read: number;
  readonly of: number;
}

/** The verdict about a site. */
export interface Verdict {
  /** 0 to 100: half for answered questions, half for readable pages, on average of the readers without scripts. */
  readonly score: number;
  /** BCP 47 tag of the language of the questions. */
  readonly language: string;
  readonly answered: number;
  readonly answers: readonly VerdictAnswer[];
  readonly readers: readonly VerdictReader[];
  /** Absent if the whole site was read, and for a single page. */
  readonly sample?: Sample;
}

/** Sends the questions to the bundle of a build; null for a bundle without a guide. The passages must be compiled, and pages open. */
export const askBundle = async (build: Build): Promise<Verdict | null> => {
  if (!hasGuide(build)) return null;
  const { table, files } = compilePassages(build);
  const read = async (file: string): Promise<Uint8Array> => files.get(file)?.bytes() ?? new Uint8Array();
  const guide = createGuide(compileAnswers(build), createPassages({ index: { passages: table }, read }));
  const [language] = askedLanguages(build);
  const pages = new Map(build.pages.map((page) => [page.url, page]));
  const htmlTokensOf = (url: string): number | null => {
    const page = pages.get(url);
    return page && isReadable(page) ? page.htmlSize.tokens : null;
  };
  const answers: VerdictAnswer[] = [];
  for (const question of buyersQuestions(build)) answers.push(verdictAnswer(question, await guide(question, language), htmlTokensOf));
  return { ...verdictOf(language, answers, readersOf(pagesOfSite(build.listed, build), answers)), ...sampleOf(build) };
};

const sampleOf = ({ site: { documents, sitePages }, settings }: Build): { readonly sample?: Sample } =>
  settings.sample === 1 || documents.length === sitePages ? {} : { sample: { read: documents.length, of: sitePages } };

/**
 * The guide's answer to a question. `htmlTokensOf`: estimated tokens of the HTML at an address without a fragment; null for a page without
 * words.
 */
export const verdictAnswer = (
  question: string,
  { text, data: { answered, links } }: Answer,
  htmlTokensOf: (url: string) => number | null,
): VerdictAnswer => {
  const tokens = estimateTokens(text);
  const [link] = links;
  if (answered !== true || !link) return { question, isAnswered: false, text: null, url: null, tokens, htmlTokens: null };
  const lines = text.split('\n');
  // The last line names the page.
  const said = lines.slice(0, lines.at(-1)?.endsWith(` ${link.url}`) ? -1 : undefined);
  return {
    question,
    isAnswered: true,
    text: said.join('\n'),
    url: link.url,
    tokens,
    htmlTokens: htmlTokensOf(link.url.replace(/#.*/s, '')),
  };
};

/** Counts answered questions and readable pages. */
export const verdictOf = (language: string, answers: readonly VerdictAnswer[], readers: readonly VerdictReader[]): Verdict => {
  const answered = answers.filter(({ isAnswered }) => isAnswered).length;
  const still = readers.filter(({ name }) => name !== 'browser');
  const [read, all] = [sumOf(still, ({ pages }) => pages), sumOf(still, ({ of }) => of)];
  const score = Math.floor((50 * answered) / Math.max(1, answers.length) + (50 * read) / Math.max(1, all));
  return { score, language, answered, answers, readers };
};

/** Whether readers without scripts get words of a page. */
const isReadable = ({ words, emptyWords }: Page): boolean => words > 0 && emptyWords === null;

const readersOf = (listed: readonly Page[], answers: readonly VerdictAnswer[]): readonly VerdictReader[] => {
  const readable = listed.filter(isReadable);
  const rendered = listed.filter((page) => page.rendered !== null);
  const told = listed.filter((page) => isReadable(page) || page.rendered !== null);
  const isKnown = listed.every((page) => page.emptyWords === null || page.rendered !== null);
  const all = { ...readingOf(told, listed), lost: isKnown ? 0 : null };
  const tokens = sumOf(told, (page) => page.tokens);
  const answered = answers.filter(({ isAnswered }) => isAnswered);
  const average = (sum: number): number => Math.round(sum / Math.max(1, answered.length));
  return [
    {
      name: 'html',
      ...readingOf(readable, listed),
      tokens: sumOf(readable, ({ htmlSize }) => htmlSize.tokens),
      lost: isKnown ? sumOf(rendered, ({ words }) => words) : null,
    },
    { name: 'markdown', ...all, tokens },
    {
      name: 'mcp',
      ...all,
      words: average(answered.reduce((sum, { text }) => sum + (text ?? '').split(/\s+/).length, 0)),
      tokens: average(answered.reduce((sum, each) => sum + each.tokens, 0)),
    },
    ...(rendered.length > 0 ? [{ name: 'browser' as const, ...all, tokens }] : []),
  ];
};

const readingOf = (read: readonly Page[], { length }: readonly Page[]): Omit<VerdictReader, 'name' | 'tokens' | 'lost'> => {
  const prices = read.flatMap(({ amounts }) => amounts.map(({ value, currency, period }) => `${value} ${currency} ${period}`));
  return { pages: read.length, of: length, words: sumOf(read, ({ words }) => words), prices: new Set(prices).size };
};

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);
