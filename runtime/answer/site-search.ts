/** What a call of a search tool finds: one definition for /mcp and for browsers. */
import type { PassageBundle, SearchRule } from '../bundle.ts';
import { createMeanings } from './meanings.ts';
import { createPassages, type FindPassages, type PassageHit } from './passages.ts';
import { createQuotes, type QuotePassage } from './quote.ts';

/** What the search tools and the guide read of a bundle alike, loaded once for both. */
export interface Knowledge {
  readonly find: FindPassages;
  readonly quote: QuotePassage;
}

/** Loads what is known of a bundle. @throws Error naming SITEC3401 when its index was built by another analyser. */
export const createKnowledge = (bundle: PassageBundle): Knowledge => ({
  find: createPassages(bundle),
  quote: createQuotes(createMeanings(bundle.index.passages.meanings)),
});

/** Arguments of a call, once they were checked; what is left out has a default. */
export interface SiteQuery {
  readonly query: string;
  /** BCP 47 tag; pages in other languages are left out. */
  readonly language?: string;
  /** Hits to skip, and to return. */
  readonly offset?: number;
  readonly limit?: number;
}

/** The structured content of a result (`outputSchema` of the tool): best pages first, each with its best passage, or queries to try when there is none. */
export const searchSite = async (
  { sources, defaults, suggestions, ids }: SearchRule,
  { find, quote }: Knowledge,
  given: SiteQuery,
): Promise<object> => {
  const { query, language, offset, limit } = { ...defaults, ...given };
  const { hits, total, sought } = await (await find(query))({ language, sources, offset, limit, perPage: 1 });
  if (ids) return { results: hits.map(({ page: { title, url } }) => ({ id: ids[url], title, url })) };
  return {
    total,
    offset,
    ...(offset + limit < total && { nextOffset: offset + limit }),
    results: hits.map((hit) => shown(hit, quote(hit, sought).text, !sources.includes('page'))),
    ...(total === 0 && { suggestions }),
  };
};

/** A hit as the tools' output schemas want it. */
const shown = ({ page, text: [, title, , anchor], score }: PassageHit, snippet: string, guides: boolean): object => {
  const { kind, slug, title: name, language, tokens, url, markdownUrl } = page;
  return {
    ...(guides ? { slug } : { path: decodeURI(new URL(url).pathname), kind }),
    title: name,
    ...(language !== undefined && { language }),
    ...(anchor !== '' && { section: { id: anchor, title } }),
    snippet,
    score,
    approxTokens: tokens,
    url: anchor === '' || guides ? url : `${url}#${anchor}`,
    markdownUrl,
  };
};
