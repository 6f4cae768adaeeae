import type { Page } from '../pages/page.ts';
import type { PageNote } from '../pages/note.ts';

/** A text that a rule left out of a page, for finding it in the page. */
interface LeftOutText {
  readonly rule: string;
  /** Its start. */
  readonly text: string;
  readonly words: number;
  /** How often the same text was left out. */
  readonly times: number;
  /** True when readers of the page do not see it. */
  readonly hidden: boolean;
}

/** The view of a page in the report. */
export interface PageView {
  readonly html: string;
  readonly markdown: string;
  readonly leftOut: readonly LeftOutText[];
  /** Words of other texts that rules left out. */
  readonly others: number;
}

/** Maximum characters (UTF-16 units) of all views, and of the HTML of one page. */
export const MAXIMUM_VIEWS = 32_000_000;
const MAXIMUM_PAGE = 2_000_000;

/** Passes on the views of pages while there is room; returns the indexes of the pages with a view. */
export const eachView = (
  pages: readonly Pick<Page, 'html' | 'twin' | 'note'>[],
  write: (index: number, view: PageView) => boolean,
  room = MAXIMUM_VIEWS,
): ReadonlySet<number> => {
  const written = new Set<number>();
  const decoder = new TextDecoder();
  let left = room;
  for (const [index, page] of pages.entries()) {
    const { bytes } = page.html();
    if (bytes.length > MAXIMUM_PAGE) continue;
    const view = { html: decoder.decode(bytes), markdown: page.twin(), ...leftOutOf(page.note()) };
    left -= view.html.length + view.markdown.length;
    if (left < 0 || !write(index, view)) break;
    written.add(index);
  }
  return written;
};

const leftOutOf = ({ leftOut, repeated }: PageNote): Pick<PageView, 'leftOut' | 'others'> => ({
  leftOut: [
    ...leftOut.first.map(({ rule, text, words, times, hidden }) => ({ rule, text, words, times, hidden })),
    ...repeated.first.map(({ text, words, group }) => ({ rule: `repeats across ${group}`, text, words, times: 1, hidden: false })),
  ],
  others: leftOut.others.words + repeated.others.words,
});
