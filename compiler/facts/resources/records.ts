import { KINDS, type Kind } from '../../config/kinds.ts';
import { type Page, mainLanguage, homePage } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import { itemPath, encodePath, twinPath } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { array, object, type Schema } from '../../schema/builder.ts';
import { listAddresses } from '../../schema/shapes.ts';
import type { Sources, AnyRecord, Resource } from '../resource.ts';
import { keyName, plainName } from '../kinds/names.ts';

/**
 * The pages that are records of a kind, one per slug. When translations share a slug, the page in the main language is the record, and the
 * others are reported.
 */
export const recordPages = (kind: Kind, singular: string, sources: Sources): readonly Page[] => {
  const language = mainLanguage(sources);
  const pages = sources.pages.filter((page) => page.kind?.kind === kind && page.kind.slug !== null && page.listed);
  const bySlug = new Map<string, Page>();
  for (const page of pages.toSorted(
    (a, b) => Number(b.spoken === language) - Number(a.spoken === language) || a.path.length - b.path.length,
  )) {
    const slug = page.kind?.slug ?? '';
    if (bySlug.has(slug)) sources.problems.add(facts.slugTaken, { kind: singular, slug, page: page.path }, { file: page.source });
    else bySlug.set(slug, page);
  }
  const chosen = new Set(bySlug.values());
  return pages.filter((page) => chosen.has(page));
};

/**
 * The pages with a title and a language, each with its language. The others are reported and left out, because both values would be
 * invented.
 */
export const articlePages = (
  pages: readonly Page[],
  singular: string,
  sources: Sources,
): readonly { readonly page: Page; readonly language: string }[] =>
  pages.flatMap((page) => {
    const language = languageOfPage(page, sources);
    // A page without a title is named by its path.
    const isTitled = page.title !== page.path;
    if (isTitled && language !== null) return [{ page, language }];
    const [what, hint] = isTitled
      ? ['its language', 'put lang="..." on its <html>']
      : ['a title', 'give the page an h1 or a <title>, or its content file a `title`'];
    sources.problems.add(facts.recordIncomplete, { page: page.path, kind: singular, what, hint }, { file: page.source });
    return [];
  });

/** Reports content sources that are on no page of the site: a reader could not check them. `pathOf` returns the expected path. */
export const reportPageless = (
  kind: Kind,
  singular: string,
  sources: Sources,
  pathOf: (slug: string) => string = (slug) => `/${kind}/${slug}/`,
): void => {
  const slugs = new Set(sources.pages.map((page) => (page.kind?.kind === kind ? page.kind.slug : null)));
  for (const entry of sources.entries) {
    if (slugs.has(entry.slug)) continue;
    sources.problems.add(facts.pageMissing, { kind: singular, slug: entry.slug, path: pathOf(entry.slug) }, entry.placeOf([]));
  }
};

/** Reports where records were searched when a kind has none. `hint` says how to add some. */
export const reportMissing = (
  kind: Kind,
  looked: string,
  { problems }: Sources,
  hint = `name them: facts.${kind}.pages in sitec.config.ts`,
): void => problems.add(facts.kindMissing, { kind, looked, hint, silence: silenceOf(kind), fact: kind });

/** How to configure that a site does not have a built-in kind. */
const silenceOf = (kind: Kind): string =>
  KINDS.some((known) => known === kind) ? `; where the site has none, say so: kinds: { ${kind}: false }` : '';

/** Common properties of guides and comparisons, read from their page. */
export const articleOf = (page: Page, kind: Kind, language: string, base: string) => ({
  slug: page.kind?.slug ?? '',
  title: page.title,
  description: page.description,
  language,
  direction: page.direction,
  words: page.words,
  approxTokens: page.tokens,
  url: page.url,
  markdownUrl: markdownUrl(page, base),
  jsonUrl: base + itemPath(kind, encodeURIComponent(page.kind?.slug ?? '')),
  published: page.published,
  updated: page.updated,
});

/** A headline with more words is a sentence, not a name. */
const MAXIMUM_WORDS = 5;

/**
 * Name of a record without a name in a content file: the title of the page when it is short enough, else the slug in words. "Connect to X
 * and build tools in minutes" describes a page, but is not a name.
 */
export const recordName = (page: Page | null, slug: string): string =>
  page && page.title.split(/\s+/).length <= MAXIMUM_WORDS ? page.title : slug.replace(/[-_]+/g, ' ');

/** Language of a page: its own, else that of its content source, else that of the home page. Null when none states one. */
export const languageOfPage = (page: Page, { pages }: Pick<Sources, 'pages'>): string | null => {
  const { lang } = page.entry?.data ?? {};
  return page.language ?? (typeof lang === 'string' ? lang : null) ?? homePage({ pages })?.language ?? null;
};

/** The page that lists a kind: in the main language, nearest to the root, first by path. */
export const indexPage = (kind: Kind, sources: Pick<Sources, 'pages'>): Page | null => {
  const language = mainLanguage(sources);
  const candidates = sources.pages.filter((page) => page.kind?.kind === kind && page.kind.slug === null && page.listed);
  const depth = ({ path }: Page): number => path.split('/').length;
  const [best] = candidates.toSorted(
    (a, b) => Number(b.spoken === language) - Number(a.spoken === language) || depth(a) - depth(b) || compare(a.path, b.path),
  );
  return best ?? null;
};

/** Addresses of a list document: the page that lists the records, else the home page, else the first page. All of them exist. */
export const listHead = (page: Page | null, { base, pages }: Sources): { url: string; markdownUrl: string } => {
  const shown = page ?? homePage({ pages }) ?? pages.find(({ listed }) => listed);
  return shown ? { url: shown.url, markdownUrl: markdownUrl(shown, base) } : { url: `${base}/`, markdownUrl: base + twinPath('/') };
};

/** Addresses of a list document, and the newest date of its records or their pages. */
export const listAddressesOf = (page: Page | null, dated: readonly { readonly updated: string | null }[], sources: Sources) => ({
  ...listHead(page, sources),
  updated: newest(dated.map(({ updated }) => updated)),
});

/** Address of the markdown version of a page. */
export const markdownUrl = (page: Page, base: string): string => base + twinPath(encodePath(page.path));

/** A root-relative address made absolute. */
export const absolute = (address: string, base: string): string => (address.startsWith('/') ? base + address : address);

/** The newest of some dates. Null when none is known. */
export const newest = (dates: readonly (string | null)[]): string | null =>
  dates
    .filter((value): value is string => value !== null)
    .sort(compare)
    .at(-1) ?? null;

/** Schema of the list document of a kind whose records have their own documents. */
export const listSchema = ({ name, title, description }: Pick<Resource, 'name' | 'title' | 'description'>, record: Schema<unknown>) =>
  object(description, {
    [keyName(name)]: array(`${title} in the order of the site`, record),
    ...listAddresses(plainName(name)),
  });

/** The list document of such a kind. Its date is the newest of `dated`. */
export const listBody = (name: string, records: readonly AnyRecord[], dated: Parameters<typeof listAddressesOf>[1], sources: Sources) => ({
  [keyName(name)]: records,
  ...listAddressesOf(indexPage(name, sources), dated, sources),
});
