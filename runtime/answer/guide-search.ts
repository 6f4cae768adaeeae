/** What a call of the search tool finds: one definition for /mcp and for browsers. */
import type { BrowserSearchIndex, SearchDocument, SearchPassage } from '../bundle.ts';
import { tokens } from './analyse.ts';
import { createConcepts } from './concepts.ts';
import { createLanguages } from './languages.ts';
import { createSearch, type Search } from './search.ts';
import { createSections, type PassageOf } from './sections.ts';

/** The tables that guides are found with. */
export type GuideTables = Pick<BrowserSearchIndex, 'concepts' | 'search' | 'functionWords'>;

/** The tables, loaded. */
export interface Guides {
  readonly search: Search;
  readonly passageOf: PassageOf;
  /** Language that the words of a query speak for; undefined when they speak for none. */
  readonly languageOf: (query: string) => string | undefined;
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

/**
 * Loads the tables once.
 * @throws Error naming SITEC3401 when the index was built by another analyser.
 */
export function loadGuides({ concepts: table, search, functionWords }: GuideTables): Guides {
  const concepts = createConcepts(table);
  const { rank } = createLanguages(functionWords);
  return {
    search: createSearch(search, concepts),
    passageOf: createSections(search, concepts),
    languageOf: (query) => rank(tokens(query), query)[0],
  };
}

/** The structured content of a result (`outputSchema` of the tool): best hits first, or queries to try when there is none. */
export function findGuides({ kinds, defaults, suggestions, brief }: SearchRule, guides: Guides, given: GuideQuery): object {
  const { query, language, offset, limit } = { ...defaults, ...given };
  const { hits, total } = guides.search(query, { kinds, language, preferred: guides.languageOf(query), limit: offset + limit });
  const page = hits.slice(offset);
  if (brief) return { results: page.map(({ document: { title, url } }) => ({ id: brief[url], title, url })) };
  return {
    total,
    offset,
    ...(offset + limit < total && { nextOffset: offset + limit }),
    results: page.map(({ document, score }) => shown(document, guides.passageOf(query, document), score)),
    ...(total === 0 && { suggestions }),
  };
}

/** A hit as the tool's output schema wants it: its snippet is how a section begins, or else what the whole is about. */
function shown({ kind: _, ...document }: SearchDocument, passage: Partial<SearchPassage>, score: number): object {
  return { ...document, snippet: document.description ?? document.title, ...passage, score };
}
