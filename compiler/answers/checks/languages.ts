import { byLanguage, canonicalTag } from '../../base/language-tags.ts';
import type { AnswersConfig } from '../../config/sections/answers.ts';
import { search } from '../../problems/search.ts';
import { ANSWER_LANGUAGES } from '../../words/forms.ts';
import type { AnswerReport } from '../report.ts';
import type { AnswerSettings } from '../settings.ts';

/** Reports words of languages that nothing is answered in, and languages of answers that no question can be told to be in. */
export const checkLanguages = (
  answers: AnswersConfig,
  { languages, functionWords }: Pick<AnswerSettings, 'languages' | 'functionWords'>,
  { problems, placeOf, unknown }: AnswerReport,
): void => {
  const known = [...new Set([...languages, ...ANSWER_LANGUAGES])];
  for (const list of ['functionWords', 'numbers'] as const) {
    const strange = Object.keys(answers[list] ?? {}).filter((tag) => !known.includes(canonicalTag(tag)));
    for (const tag of strange) unknown([list], tag, 'is no language of the answers', []);
  }
  const isTold = (language: string): boolean =>
    (ANSWER_LANGUAGES as readonly string[]).includes(language) ||
    (Object.hasOwn(functionWords, language) && functionWords[language]?.length !== 0);
  // Of a language without templates there is more to say.
  const said = Object.keys(byLanguage(answers.templates ?? {}));
  for (const language of languages.filter((each) => said.includes(each) && !isTold(each)))
    problems.add(search.languageUntold, { language }, placeOf('languages'));
};
