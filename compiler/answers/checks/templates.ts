import { byLanguage, canonicalTag } from '../../base/language-tags.ts';
import type { AnswersConfig } from '../../config/sections/answers.ts';
import { search } from '../../problems/search.ts';
import type { AnswerReport } from '../report.ts';
import { faultsOf, missingTemplates, templateIds, type TemplateFault } from '../site-templates.ts';

/** Reports templates that do not exist, name what they are not given, or state a value; and languages of which some are missing. */
export const checkTemplates = (
  templates: NonNullable<AnswersConfig['templates']>,
  languages: readonly string[],
  { problems, placeOf, unknown }: AnswerReport,
): void => {
  const report = (language: string, id: string, fault: TemplateFault): void => {
    const place = placeOf('templates', language, id);
    if (fault.kind === 'unknown') return unknown(['templates', language], id, 'is no template', templateIds);
    if (fault.kind === 'value') return problems.add(search.templateStates, { id, language, value: fault.text }, place);
    const reason = `the template ${id} in ${language} ${whatIsWrong(fault)}`;
    problems.add(search.answerUnresolved, { reason }, place);
  };
  for (const [language, given] of Object.entries(templates)) {
    if (!languages.includes(canonicalTag(language))) unknown(['templates'], language, 'is no language of the answers', []);
    for (const [id, text] of Object.entries(given)) for (const fault of faultsOf(id, text)) report(language, id, fault);
  }
  const canonical = byLanguage(templates);
  for (const language of languages) {
    const given = Object.hasOwn(canonical, language) ? canonical[language] : undefined;
    const missing = missingTemplates(language, given ?? {});
    const values = { language, count: missing.length, total: templateIds.length, ids: missing.join(', ') };
    if (missing.length > 0) problems.add(search.templatesMissing, values, given ? placeOf('templates', language) : placeOf('languages'));
  }
};

const whatIsWrong = (fault: Exclude<TemplateFault, { readonly kind: 'unknown' | 'value' }>): string => {
  if (fault.kind === 'placeholder') return `names ${fault.name}, which no fact provides`;
  return fault.kind === 'brace' ? `has ${fault.text}, which is no placeholder` : 'says nothing';
};
