import type { Page } from '../../pages/page.ts';

/** A page in a language; `x-default` stands for readers of every other one. */
export interface Translation {
  readonly language: string;
  readonly url: string;
}

type Translated = Pick<Page, 'url' | 'alternates'>;

const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

/**
 * The translations of pages by their address. Search engines want each of a group of pages to name all of them, itself included, and pass over a
 * page that does not name its translation back: pages that name each other are a group, and each gets what any of them says of the group. A
 * group that gives one language to two pages, or that leaves out its own page, is left out, because what is meant would be a guess.
 */
export const translationsOf = (pages: readonly Translated[]): ReadonlyMap<string, readonly Translation[]> => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const named = new Map(pages.map(({ url, alternates }) => [url, new Set(alternates.map((alternate) => alternate.url))]));
  const found = new Map<string, readonly Translation[]>();
  for (const page of pages) {
    if (found.has(page.url) || page.alternates.length === 0) continue;
    const members = groupOf(page.url, named);
    const said = [...members].flatMap((url) => byUrl.get(url)?.alternates ?? []);
    const group = settled(said.filter(({ language, url }) => members.has(url) && LANGUAGE.test(language)));
    const isWhole = group !== null && [...members].every((url) => group.some((translation) => translation.url === url));
    for (const url of members) found.set(url, isWhole ? group : []);
  }
  return found;
};

/** The pages that name each other, over any number of steps. */
const groupOf = (start: string, named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const members = new Set([start]);
  for (const url of members) for (const other of named.get(url) ?? []) if (named.get(other)?.has(url)) members.add(other);
  return members;
};

/** Each language once, in the order in which it is named first; null when two pages have the same one. */
const settled = (translations: readonly Translation[]): readonly Translation[] | null => {
  const byLanguage = new Map<string, Translation>();
  for (const translation of translations) {
    const key = translation.language.toLowerCase();
    const first = byLanguage.get(key) ?? translation;
    if (first.url !== translation.url) return null;
    byLanguage.set(key, first);
  }
  return [...byLanguage.values()];
};
