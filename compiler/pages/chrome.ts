import type { Head } from '../html/types.ts';
import { ChromeModel } from '../markdown/chrome/model.ts';

/** Pages of a site that are read to learn what repeats: enough to tell 3 % of them apart from chance. */
const SAMPLE = 2000;
/** Words below which a page says nothing of what others share with it. */
const FEW_WORDS = 30;

/** What a page has to say about what repeats. */
export interface ChromeSource {
  readonly path: string;
  readonly head: Head;
  /** Words of its content. */
  readonly words: number;
  /** Keys of its units. */
  keys(): Iterable<string>;
}

/**
 * Learns what repeats across the pages of a site, which come in the order of their paths: from all of them or, of a large site, from every n-th.
 * Null stands for a page that cannot be read or is a copy of another one; it teaches nothing.
 */
export const learnChrome = (pages: readonly (ChromeSource | null)[]): ChromeModel => {
  const model = new ChromeModel();
  const step = Math.max(1, Math.ceil(pages.length / SAMPLE));
  for (const page of pages.filter((_, index) => index % step === 0)) {
    // Redirects and pages that ask not to be listed are not what readers see.
    if (!page || page.head.noindex || page.head.refresh) continue;
    if (page.words >= FEW_WORDS) model.add({ groups: groupsOf(page.head, page.path), keys: page.keys() });
  }
  return model;
};

/** The groups of pages in which the chrome of a page repeats: its language, and its section where it lies in one. */
export const groupsOf = (head: Pick<Head, 'alternates' | 'lang' | 'canonical'>, path: string): readonly string[] => {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'index.html');
  const [first = ''] = segments;
  const own = head.alternates.find(({ url, language }) => language !== 'x-default' && (url === head.canonical || url.endsWith(path)));
  const isLanguage = head.alternates.some(({ language }) => language.toLowerCase() === first.toLowerCase());
  const language = (own?.language ?? (isLanguage ? first : (head.lang ?? ''))).toLowerCase();
  const rest = isLanguage ? segments.slice(1) : segments;
  return [`L:${language}`, ...(rest.length > 1 ? [`S:${language}/${rest[0]}`] : [])];
};
