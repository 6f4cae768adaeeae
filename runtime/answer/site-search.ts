/** The result of a search tool: one definition for /mcp and for browsers. */
import type { SearchRule } from '../bundle.ts';
import type { FindPassages } from './passages.ts';
import { quotationsOf, type Quotation } from './quote.ts';

/** Checked arguments of a call; missing ones have defaults. */
export interface SiteQuery {
  readonly query: string;
  /** BCP 47 tag; pages in other languages are left out. */
  readonly language?: string;
  /** Hits to skip, and to return. */
  readonly offset?: number;
  readonly limit?: number;
}

/**
 * The structured content of a result (`outputSchema` of the tool): best pages first, each with its best passage, or suggested queries
 * without a hit.
 */
export const searchSite = async (rule: SearchRule, find: FindPassages, given: SiteQuery): Promise<object> => {
  const { query, language, offset, limit } = { ...rule.defaults, ...given };
  const found = await (await find(query))({ language, sources: rule.sources, offset, limit, perPage: 1 });
  if (rule.ids) return { results: found.hits.map(({ page: { title, url } }) => ({ id: rule.ids?.[url], title, url })) };
  return {
    total: found.total,
    offset,
    ...(offset + limit < found.total && { nextOffset: offset + limit }),
    results: found.hits.flatMap((hit) => quotationsOf(hit, found).slice(0, 1)).map((best) => shown(best, !rule.sources.includes('page'))),
    ...(found.total === 0 && { suggestions: rule.suggestions }),
  };
};

/** A hit in the form of the tools' output schemas. */
const shown = ({ hit: { page, text, score }, piece: [snippet] }: Quotation, guides: boolean): object => {
  const [title, anchor] = text;
  const { kind, slug, title: name, language, tokens, url, markdownUrl } = page;
  return {
    ...(guides ? { slug } : { path: decodeURI(new URL(url).pathname), kind }),
    title: name,
    ...(language !== undefined && { language }),
    ...(anchor !== '' && { section: { id: anchor.slice(1), title } }),
    snippet,
    score,
    approxTokens: tokens,
    url: guides ? url : url + anchor,
    markdownUrl,
  };
};
