/** The verdict: what an agent says about a site. Twenty questions of buyers, answered by the bundle that was just made, and what readers get of the pages. */
import { createGuide } from '../../runtime/answer/guide.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import type { Answer } from '../../runtime/answer/reply.ts';
import { compileAnswers } from '../answers/compile.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import type { Page } from '../pages/page.ts';
import { compilePassages } from '../passages/index.ts';
import { askedLanguage, buyersQuestions, hasGuide } from './questions.ts';

/** A question, and what an agent is answered. */
export interface VerdictAnswer {
  readonly question: string;
  /** False when nothing was found; the site may say it in a place or in words that are not read. */
  readonly isAnswered: boolean;
  /** The answer without its last line, which names the page; null when nothing was found. */
  readonly text: string | null;
  /** Address of the page that it stands on, or of the document; null when nothing was found. */
  readonly url: string | null;
  /** Estimated tokens of the answer, and of the HTML of that page, which a reader without the bundle has to read for it. */
  readonly tokens: number;
  /** Null when nothing was found, or the page has no words without scripts: then such a reader gets nothing. */
  readonly htmlTokens: number | null;
}

/** Readers of a site by what they ask for, and who they are. */
export const READERS = {
  html: 'HTML without scripts (ChatGPT, Claude, Gemini, Perplexity)',
  markdown: 'Markdown by Accept (Claude Code, Cursor)',
  mcp: 'MCP client, for each answer',
  browser: 'Browser, which runs scripts',
} as const;

/** The names of all readers. */
export const READER_NAMES = Object.keys(READERS) as readonly (keyof typeof READERS)[];

/** What one kind of reader gets of the pages that are listed. */
export interface VerdictReader {
  readonly name: keyof typeof READERS;
  /** Pages that have words for it, of `of` pages. */
  readonly pages: number;
  readonly of: number;
  /** Words and estimated tokens of these pages; for MCP those of an answer on average. */
  readonly words: number;
  readonly tokens: number;
  /** Words that a browser shows and it does not get; null where no browser has read the pages that scripts write. */
  readonly lost: number | null;
  /** Different prices that it sees. */
  readonly prices: number;
}

/** What an agent will say about a site. */
export interface Verdict {
  /** 0 to 100: half for the questions that are answered, half for the pages that can be read, on average of the readers without scripts. */
  readonly score: number;
  /** BCP 47 tag of the language that was asked in. */
  readonly language: string;
  readonly answered: number;
  readonly answers: readonly VerdictAnswer[];
  readonly readers: readonly VerdictReader[];
}

/** Asks the bundle of a build; null for a bundle without the parts that answer. The passages have to be compiled, and pages open. */
export const askBundle = async (build: Build): Promise<Verdict | null> => {
  if (!hasGuide(build)) return null;
  const { table, files } = compilePassages(build);
  const texts = new Map(files);
  const encoder = new TextEncoder();
  const read = async (file: string): Promise<Uint8Array> => encoder.encode(texts.get(file) ?? '');
  const guide = createGuide(compileAnswers(build), createPassages({ index: { passages: table }, read }));
  const language = askedLanguage(build);
  const pages = new Map(build.pages.map((page) => [page.url, page]));
  const htmlTokensOf = (url: string): number | null => {
    const page = pages.get(url);
    return page && isReadable(page) ? page.htmlSize.tokens : null;
  };
  const answers: VerdictAnswer[] = [];
  for (const question of buyersQuestions(build)) answers.push(verdictAnswer(question, await guide(question, language), htmlTokensOf));
  return verdictOf(language, answers, readersOf(sitesOwn(build), answers));
};

/** What the guide said to a question. `htmlTokensOf`: estimated tokens of the HTML at an address without a fragment; null for what has no words. */
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

/** Counts what was answered, and what can be read. */
export const verdictOf = (language: string, answers: readonly VerdictAnswer[], readers: readonly VerdictReader[]): Verdict => {
  const answered = answers.filter(({ isAnswered }) => isAnswered).length;
  const still = readers.filter(({ name }) => name !== 'browser');
  const [read, all] = [sumOf(still, ({ pages }) => pages), sumOf(still, ({ of }) => of)];
  const score = Math.floor((50 * answered) / Math.max(1, answers.length) + (50 * read) / Math.max(1, all));
  return { score, language, answered, answers, readers };
};

/** The pages that the site itself lists: the one for developers is of sitec. */
const sitesOwn = ({ listed, developers }: Build): readonly Page[] => listed.filter((page) => page !== developers);

/** Whether a reader without scripts gets words of a page. */
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
