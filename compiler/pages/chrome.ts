import type { Head } from '../html/types.ts';
import { ChromeModel } from '../markdown/chrome/model.ts';
import type { Trace } from '../markdown/chrome/traces.ts';

/** Maximum pages that are read to learn boilerplate: enough to distinguish 3 % of them from chance. */
const SAMPLE = 2000;
/** A page with fewer words shows nothing about repeated texts. */
const FEW_WORDS = 30;

/** Data of a page for learning boilerplate. */
export interface ChromeSource {
  /** Path of its address. */
  readonly path: string;
  readonly language: string;
  /** False for redirects and pages with noindex, which readers do not see. */
  readonly isListed: boolean;
  /** Words of its content. */
  readonly words: number;
  /** Traces of its units. */
  traces(): readonly Trace[];
}

/**
 * Learns the boilerplate of a site from its pages, in the order of their paths: from all of them or, on a large site, from every n-th. Null
 * is for a page that cannot be read or is a copy of another one; it is not used.
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

/** Whether boilerplate is learnt from a page, by its position among all pages of the site. */
export const isTeaching = (place: number, pages: number): boolean => place % Math.max(1, Math.ceil(pages / SAMPLE)) === 0;

/**
 * The language group of a page for boilerplate, in lower case: from its alternate link, else from its path, else from its `lang`; empty
 * without any.
 */
export const languageOf = (head: Pick<Head, 'alternates' | 'lang' | 'canonical'>, path: string): string => {
  const [first = ''] = path.split('/').filter((segment) => segment !== '' && segment !== 'index.html');
  const own = head.alternates.find(({ url, language }) => language !== 'x-default' && (url === head.canonical || url.endsWith(path)));
  const isLanguage = head.alternates.some(({ language }) => language.toLowerCase() === first.toLowerCase());
  return (own?.language ?? (isLanguage ? first : (head.lang ?? ''))).toLowerCase();
};
