import { INDEX_FORMAT, type BrowserSearchIndex, type SearchDocument, type SearchField, type SearchIndex } from '../runtime/bundle.ts';
import type { Build } from './artefact.ts';
import { functionWords } from './lexicon.ts';
import { firstNumber } from './search-pack.ts';
import { compileSiteSearch } from './search-site.ts';
import { searchRule } from './tool-table.ts';
import { searchAnswer, searchSuggestions } from './tools/search-guides.ts';

/** What the guide search of browsers reads: what that of the runtime reads, without what no guide is found by. */
export const browserSearchIndex = (build: Build): BrowserSearchIndex => {
  const { concepts, search } = compileSiteSearch(build);
  const tool = searchRule(searchAnswer(build), searchSuggestions(build));
  return { format: INDEX_FORMAT, tool, concepts, search: partFor(tool.kinds, search), functionWords: functionWords() };
};

/** The part of an index that gives documents of some kinds the scores that they have in the whole of it. */
const partFor = (kinds: readonly string[], search: SearchIndex): SearchIndex => {
  const isFound = ({ kind }: SearchDocument): boolean => kinds.includes(kind);
  const last = search.documents.findLastIndex(isFound);
  return {
    ...search,
    documents: search.documents.map((document) => (isFound(document) ? document : counted(document))),
    fields: search.fields.map((field) => withTermsUntil(last, field)),
  };
};

/** A document that is never found counts for what is rare in its language; its kind says that nobody will ask for more. */
const counted = ({ kind, language }: SearchDocument): SearchDocument =>
  ({ kind, ...(language !== undefined && { language }) }) as SearchDocument;

/** A field without the terms that stand only in documents behind a position. */
const withTermsUntil = (last: number, field: SearchField): SearchField => {
  const postings = field.postings.split(' ');
  const kept = field.terms.split(' ').flatMap((term, position) => {
    const packed = postings[position] ?? '';
    return firstNumber(packed) <= last ? [{ term, packed }] : [];
  });
  return { ...field, terms: kept.map(({ term }) => term).join(' '), postings: kept.map(({ packed }) => packed).join(' ') };
};
