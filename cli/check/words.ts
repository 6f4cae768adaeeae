import { onceEach } from '../../compiler/base/memoise.ts';
import { countWords } from '../../compiler/markdown/words.ts';
import { livePages } from './checks/on-pages.ts';
import { isTwin, twinOf } from './checks/markdown/twin.ts';
import type { Context, SampledPage } from './context.ts';
import { answerOr } from './failed-request.ts';
import { pageHtml } from './page-html.ts';

/** Words below which the markdown of such a page says no more than its title and that it needs scripts. */
const LEAST_TWIN_WORDS = 30;

/** What a page counts whose HTML has no words while its markdown has: who looks for markdown or asks by MCP gets all of it. */
const MARKDOWN_ALONE = 0.8;

/** What readers without scripts get of the pages of a site. */
export interface Readability {
  /** Pages that were looked at. */
  readonly pages: number;
  /** The markdown of pages that have words in nothing else. */
  readonly markdown: readonly string[];
  /** Pages without words in HTML, but for a few that scripts replace. */
  readonly empty: number;
  /** Share of the pages that can be read, 0 to 1; one that can be read as markdown alone counts as `MARKDOWN_ALONE`. */
  readonly share: number;
}

/** Looks at the pages that answer and want to be listed. Where there is none, nothing can be said against the site. */
export const readabilityOf = onceEach(async (context: Context): Promise<Readability> => {
  const pages = (await answerOr(livePages(context), [])).filter(({ html }) => pageHtml(html).listed);
  const empty = pages.filter(({ html }) => pageHtml(html).isEmpty);
  const twins = await Promise.all(empty.map((page) => answerOr(ownTextOfTwin(page, context), '')));
  const markdown = twins.filter((text) => countWords(text) >= LEAST_TWIN_WORDS);
  const lost = empty.length - MARKDOWN_ALONE * markdown.length;
  return { pages: pages.length, markdown, empty: empty.length, share: pages.length === 0 ? 1 : 1 - lost / pages.length };
});

/** What the markdown of a page says of the page itself; empty for one without. */
const ownTextOfTwin = async (page: SampledPage, context: Context): Promise<string> => {
  const { answer } = await twinOf(page, context);
  if (!isTwin(answer)) return '';
  // What every twin begins with is about the site, not about the page.
  return answer
    .text()
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^>.*$/gm, '');
};
