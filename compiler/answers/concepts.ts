import { createConcepts } from '../../runtime/answer/concepts.ts';
import type { ConceptTable, SearchIndex } from '../../runtime/bundle.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { ownConcepts, ownForms, searchedConcepts } from '../search/concepts.ts';
import { searchDocuments } from '../search/documents.ts';
import { compileSearch } from '../search/index.ts';
import { compileLexicon } from '../words/lexicon.ts';
import { settingsOf } from './create-context.ts';
import { phraseForms } from './phrases.ts';

/** The search of a site: what its words are about, and the index over its pages. The runtime and browsers get the same one. */
export const compileSiteSearch = onceEach((build: Build): { readonly concepts: ConceptTable; readonly search: SearchIndex } => {
  const { phrases } = settingsOf(build);
  const own = ownConcepts(build.settings.config);
  const concepts = compileLexicon(build.facts.company.body.name, { ...ownForms(own), ...phraseForms(phrases) });
  return { concepts, search: compileSearch(searchDocuments(build), createConcepts(concepts), searchedConcepts(own)) };
});
