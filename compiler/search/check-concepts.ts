/** What can be said of a site's own concepts before anybody searches. */
import { tokens } from '../../runtime/answer/analyse.ts';
import { createConcepts } from '../../runtime/answer/concepts.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { configPlace } from '../config/positions.ts';
import { search } from '../problems/search.ts';
import { SUBJECTS } from '../words/concepts/index.ts';
import { ANSWER_LANGUAGES, type ConceptForms } from '../words/forms.ts';
import { CONCEPTS, conceptTable } from '../words/lexicon.ts';
import { isWrittenIn } from '../words/scripts.ts';
import { ownConcepts, type OwnConcept } from './concepts.ts';
import { plainText } from './plain-text.ts';

/** A form that more of the guides hold than this tells none from the others; below so many guides a share says nothing. */
const COMMON_SHARE = 0.4;
const LEAST_GUIDES = 5;

/** Reports concepts without a form for a language of the site, and forms that stand nearly everywhere. */
export const checkConcepts = (build: Build): void => {
  const concepts = ownConcepts(build.settings.config);
  if (concepts.length === 0) return;
  const languages = languagesOf(build);
  const common = commonForms(build, concepts);
  for (const concept of concepts) {
    const place = configPlace(build.settings, 'search', 'concepts', concept.name);
    const missing = languages.filter((language) => !hasForm(concept, language));
    if (missing.length > 0) build.problems.add(search.conceptLacksLanguage, { name: concept.name, languages: missing.join(', ') }, place);
    for (const form of new Set(concept.forms)) {
      const share = common.get(form);
      if (share !== undefined) build.problems.add(search.formTooCommon, { name: concept.name, form, share }, place);
    }
  }
};

/** By language when forms are listed so. Of a plain list only the script of its forms tells for which languages they can be. */
const hasForm = ({ id, languages, forms }: OwnConcept, language: string): boolean =>
  isBuiltIn(id, language) ||
  (languages === null
    ? forms.some((form) => isWrittenIn(form, language))
    : languages.some((listed) => `${language}-`.toLowerCase().startsWith(`${listed}-`.toLowerCase())));

const known: ConceptForms = { ...SUBJECTS, ...CONCEPTS };

/** Whether sitec itself has forms of a concept in a language: forms of the site are beside them. */
const isBuiltIn = (id: string, language: string): boolean => {
  const base = (tag: string): string => tag.split('-')[0] ?? '';
  return Object.hasOwn(known, id) && ANSWER_LANGUAGES.some((each) => base(each) === base(language));
};

/** Form -> share of the guides that hold it in per cent, for those that too many hold. */
const commonForms = ({ facts }: Build, concepts: readonly OwnConcept[]): ReadonlyMap<string, number> => {
  const guides = facts.guides.items;
  const forms = [...new Set(concepts.flatMap((concept) => concept.forms))];
  const read = createConcepts(conceptTable(Object.fromEntries(forms.map((form, position) => [String(position), [form]]))));
  const counts = forms.map(() => 0);
  for (const { title, markdown } of guides.length < LEAST_GUIDES ? [] : guides) {
    const found = read(tokens(`${title}\n${plainText(markdown)}`));
    for (const position of new Set(found.map(({ concept }) => Number(concept)))) counts[position] = (counts[position] ?? 0) + 1;
  }
  const shares = forms.map((form, position) => [form, (counts[position] ?? 0) / guides.length] as const);
  return new Map(shares.filter(([, share]) => share > COMMON_SHARE).map(([form, share]) => [form, Math.round(share * 100)]));
};
