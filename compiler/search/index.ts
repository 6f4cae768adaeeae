/** Builds the inverted index of the search. Same documents, same bytes: documents keep their order, terms are sorted by code unit. */
import { ANALYSER, tokens } from '../../runtime/answer/analyse.ts';
import type { ReadConcepts } from '../../runtime/answer/concepts.ts';
import type { SearchDocument, SearchIndex } from '../../runtime/bundle.ts';
import type { Heading } from '../pages/headings.ts';
import { createFields, type Zones } from './fields.ts';
import { plainText } from './plain-text.ts';
import { passagesOf } from './sections.ts';

/** A document as the index reads it. */
export interface IndexedDocument extends Omit<SearchDocument, 'description' | 'language'> {
  readonly language: string | null;
  readonly description: string | null;
  readonly headings: readonly Heading[];
  /** Its text; read once, when its turn comes, so that a getter may read it from a file. */
  readonly markdown: string;
}

/** Characters of a body that stand for a missing description: a short guide is covered whole, a long one by its beginning. */
const OPENING_LENGTH = 1000;

/** Compiles documents into the search index of the runtime. `read` finds the concepts of a text, of which only those of `searched` are indexed. */
export const compileSearch = (documents: readonly IndexedDocument[], read: ReadConcepts, searched: ReadonlySet<string>): SearchIndex => {
  const fields = createFields(read, searched);
  const passages = documents.map((document) => {
    const { kind, headings, markdown } = document;
    const zones = zonesOf(document, plainText(markdown));
    for (const field of fields) field.add(zones);
    return kind === 'guide' ? passagesOf({ headings, markdown }) : [];
  });
  return { analyser: ANALYSER, documents: documents.map(toDocument), fields: fields.map((field) => field.build()), passages };
};

/** A search result, ready but for its score: the documents that come in may hold more. */
const toDocument = ({ kind, slug, title, language, description, approxTokens, url, markdownUrl }: IndexedDocument): SearchDocument => ({
  kind,
  slug,
  title,
  ...(language !== null && { language }),
  ...(description !== null && { description }),
  approxTokens,
  url,
  markdownUrl,
});

const zonesOf = ({ slug, title, description, headings }: IndexedDocument, body: string): Zones => {
  const titles = headings.map(({ text }) => text).join('\n');
  return {
    head: tokens(`${title} ${slug.replace(/[-/]/g, ' ')}`),
    text: tokens(`${titles}\n${description ?? ''}\n${body}`),
    summary: tokens(`${titles}\n${description ?? body.slice(0, OPENING_LENGTH)}`),
  };
};
