import type { Head } from '../html/types.ts';
import { ChromeModel } from '../markdown/chrome/model.ts';
import type { Trace } from '../markdown/chrome/traces.ts';

/** Pages of a site that are read to learn what repeats: enough to tell 3 % of them apart from chance. */
const SAMPLE = 2000;
/** Words below which a page says nothing of what others share with it. */
const FEW_WORDS = 30;

/** What a page has to say about what repeats. */
export interface ChromeSource {
  /** Path of its address. */
  readonly path: string;
  readonly language: string;
  /** False for redirects and pages that ask not to be listed, which are not what readers see. */
  readonly isListed: boolean;
  /** Words of its content. */
  readonly words: number;
  /** Traces of its units. */
  traces(): readonly Trace[];
}

/**
 * Learns what repeats across the pages of a site, which come in the order of their paths: from all of them or, of a large site, from every n-th.
 * Null stands for a page that cannot be read or is a copy of another one; it teaches nothing.
 */
export const learnChrome = (pages: readonly (ChromeSource | null)[]): ChromeModel => {
  const model = new ChromeModel();
  pages.forEach((page, place) => {
    if (!page || !isTeaching(place, pages.length)) return;
    const { path, language, isListed, words } = page;
    model.add({ path, language, traces: page.traces(), isCounted: isListed && words >= FEW_WORDS });
  });
  return model;
};

/** Whether what repeats is learnt from a page, by its place among all pages of the site. */
export const isTeaching = (place: number, pages: number): boolean => place % Math.max(1, Math.ceil(pages / SAMPLE)) === 0;

/** The language of a page as far as what repeats is concerned, in lower case: of its alternate, else of its path, else of its `lang`; empty when none says. */
export const languageOf = (head: Pick<Head, 'alternates' | 'lang' | 'canonical'>, path: string): string => {
  const [first = ''] = path.split('/').filter((segment) => segment !== '' && segment !== 'index.html');
  const own = head.alternates.find(({ url, language }) => language !== 'x-default' && (url === head.canonical || url.endsWith(path)));
  const isLanguage = head.alternates.some(({ language }) => language.toLowerCase() === first.toLowerCase());
  return (own?.language ?? (isLanguage ? first : (head.lang ?? ''))).toLowerCase();
};
