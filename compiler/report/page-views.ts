import { compilerVersion } from '../base/compiler-version.ts';
import { digest } from '../base/digest.ts';
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

/** Maximum bytes of the HTML and characters of the markdown of all views, and bytes of the HTML of one page. */
export const MAXIMUM_VIEWS = 32_000_000;
const MAXIMUM_PAGE = 2_000_000;

/**
 * Passes on the views of pages while there is room: the name of a view, which is a digest of it, and a function that makes it. Returns the
 * names of views by the index of their page.
 */
export const eachView = (
  pages: readonly Pick<Page, 'html' | 'htmlDigest' | 'htmlSize' | 'twin' | 'note'>[],
  write: (name: string, view: () => PageView) => boolean,
  room = MAXIMUM_VIEWS,
): ReadonlyMap<number, string> => {
  const written = new Map<number, string>();
  const decoder = new TextDecoder();
  let left = room;
  for (const [index, page] of pages.entries()) {
    const { bytes } = page.htmlSize;
    if (bytes > MAXIMUM_PAGE) continue;
    const [markdown, leftOut] = [page.twin(), leftOutOf(page.note())];
    left -= bytes + markdown.length;
    const name = digest(compilerVersion(), page.htmlDigest(), markdown, leftOut);
    if (left < 0 || !write(name, () => ({ html: decoder.decode(page.html().bytes), markdown, ...leftOut }))) break;
    written.set(index, name);
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
