import { onceEach } from '../../compiler/base/memoise.ts';
import { countWords } from '../../compiler/markdown/words.ts';
import { livePages } from './checks/findings.ts';
import { isTwin, twinOf } from './checks/markdown/twin.ts';
import type { Context, SampledPage } from './check.ts';
import { answerOr } from './failed-request.ts';
import { pageHtml } from './page-html.ts';

/** With fewer words, the markdown of such a page has only its title and the note that it needs scripts. */
const LEAST_TWIN_WORDS = 30;

/** Value of a page with words only in its markdown: readers that request markdown or use MCP get all of it. */
const MARKDOWN_ALONE = 0.8;

/** What readers without scripts get from the pages of a site. */
export interface Readability {
  /** Number of checked pages. */
  readonly pages: number;
  /** The markdown of pages whose HTML has no words. */
  readonly markdown: readonly string[];
  /** Pages without words in HTML, except for a few that scripts replace. */
  readonly empty: number;
  /** Share of readable pages, 0 to 1; a page with words only in its markdown counts as `MARKDOWN_ALONE`. */
  readonly share: number;
}

/** Reads the pages that answer and may be indexed. A site without any gets the full share. */
export const readabilityOf = onceEach(async (context: Context): Promise<Readability> => {
  const pages = (await answerOr(livePages(context), [])).filter(({ html }) => pageHtml(html).listed);
  const empty = pages.filter(({ html }) => pageHtml(html).isEmpty);
  const twins = await Promise.all(empty.map((page) => answerOr(ownTextOfTwin(page, context), '')));
  const markdown = twins.filter((text) => countWords(text) >= LEAST_TWIN_WORDS);
  const lost = empty.length - MARKDOWN_ALONE * markdown.length;
  return { pages: pages.length, markdown, empty: empty.length, share: pages.length === 0 ? 1 : 1 - lost / pages.length };
});

/** The markdown of a page without the parts about the site; empty for a page without markdown. */
const ownTextOfTwin = async (page: SampledPage, context: Context): Promise<string> => {
  const { answer } = await twinOf(page, context);
  if (!isTwin(answer)) return '';
  // The start of every markdown version is about the site, not about the page.
  return answer
    .text()
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^>.*$/gm, '');
};
