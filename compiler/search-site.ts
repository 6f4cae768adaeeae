import type { ConceptTable, SearchIndex } from '../runtime/bundle.ts';
import { createConcepts } from '../runtime/answer/concepts.ts';
import { phraseForms } from './answer-phrases.ts';
import type { AnswerSettings } from './answer-settings.ts';
import type { Build } from './artefact.ts';
import { compileLexicon } from './lexicon.ts';
import { ownConcepts, ownForms, searchedConcepts } from './search-concepts.ts';
import { searchDocuments } from './search-documents.ts';
import { compileSearch } from './search-index.ts';

/** The search of a site: what its words are about, and the index over its pages. */
export const compileSiteSearch = (
  build: Build,
  { phrases }: Pick<AnswerSettings, 'phrases'>,
): { readonly concepts: ConceptTable; readonly search: SearchIndex } => {
  const own = ownConcepts(build.settings.config);
  const concepts = compileLexicon(build.facts.company.body.name, { ...ownForms(own), ...phraseForms(phrases) });
  return { concepts, search: compileSearch(searchDocuments(build), createConcepts(concepts), searchedConcepts(own)) };
};
