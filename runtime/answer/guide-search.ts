/** What a call of the search tool finds: one definition for /mcp and for browsers. */
import type { BrowserSearchIndex, SearchDocument, SearchPassage } from '../bundle.ts';
import { tokens } from './analyse.ts';
import type { Knowledge } from './knowledge.ts';
import type { PassageOf } from './sections.ts';

/** What guides are found with, loaded. */
export interface Guides extends Pick<Knowledge, 'search' | 'languages'> {
  readonly passageOf: PassageOf;
}

/** Arguments of a call, once they were checked; what is left out has a default. */
export interface GuideQuery {
  readonly query: string;
  /** BCP 47 tag; guides in other languages are left out. */
  readonly language?: string;
  /** Hits to skip, and to return. */
  readonly offset?: number;
  readonly limit?: number;
}

/** The part of a tool's table that says what is searched and what is told. */
export type SearchRule = BrowserSearchIndex['tool'];

/** The structured content of a result (`outputSchema` of the tool): best hits first, or queries to try when there is none. */
export const findGuides = ({ kinds, defaults, suggestions, brief }: SearchRule, guides: Guides, given: GuideQuery): object => {
  const { query, language, offset, limit } = { ...defaults, ...given };
  const [preferred] = guides.languages.rank(tokens(query), query);
  const { hits, total } = guides.search(query, { kinds, language, preferred, limit: offset + limit });
  const page = hits.slice(offset);
  if (brief) return { results: page.map(({ document: { title, url } }) => ({ id: brief[url], title, url })) };
  return {
    total,
    offset,
    ...(offset + limit < total && { nextOffset: offset + limit }),
    results: page.map(({ document, score }) => shown(document, guides.passageOf(query, document), score)),
    ...(total === 0 && { suggestions }),
  };
};

/** A hit as the tool's output schema wants it: its snippet is how a section begins, or else what the whole is about. */
const shown = ({ kind: _, ...document }: SearchDocument, passage: Partial<SearchPassage>, score: number): object => ({
  ...document,
  snippet: document.description ?? document.title,
  ...passage,
  score,
});
