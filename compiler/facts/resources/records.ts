import { KINDS, type Kind } from '../../config/kinds.ts';
import { mainLanguage } from '../../pages/main-language.ts';
import type { Page } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import type { Sources } from '../resource.ts';
import { languageOfPage } from './pages.ts';

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
