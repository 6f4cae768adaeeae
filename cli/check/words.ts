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
  /** Pages without words in HTML, but for a few that scripts replace. */
  readonly empty: number;
  /** Share of the pages that can be read, 0 to 1; one that can be read as markdown alone counts as `MARKDOWN_ALONE`. */
  readonly share: number;
}

/** Looks at the pages that answer and want to be listed. Where there is none, nothing can be said against the site. */
export const readabilityOf = onceEach(async (context: Context): Promise<Readability> => {
  const pages = (await answerOr(livePages(context), [])).filter(({ html }) => pageHtml(html).listed);
  const empty = pages.filter(({ html }) => pageHtml(html).isEmpty);
  const twins = await Promise.all(empty.map((page) => answerOr(hasWordsInTwin(page, context), false)));
  const lost = twins.reduce((sum, hasTwin) => sum + (hasTwin ? 1 - MARKDOWN_ALONE : 1), 0);
  return { empty: empty.length, share: pages.length === 0 ? 1 : 1 - lost / pages.length };
});

const hasWordsInTwin = async (page: SampledPage, context: Context): Promise<boolean> => {
  const { answer } = await twinOf(page, context);
  if (!isTwin(answer)) return false;
  // What every twin begins with is about the site, not about the page.
  const own = answer
    .text()
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^>.*$/gm, '');
  return countWords(own) >= LEAST_TWIN_WORDS;
};
