/** What of the answers of a configuration cannot be said, or would never be used. */
import { didYouMean } from '../../base/did-you-mean.ts';
import type { Build } from '../../build/build.ts';
import { configPlace } from '../../config/positions.ts';
import { search } from '../../problems/search.ts';
import { answerContext } from '../create-context.ts';
import type { AnswerReport } from '../report.ts';
import { checkAliases } from './aliases.ts';
import { checkForms } from './forms.ts';
import { checkLanguages } from './languages.ts';
import { checkPhrases } from './phrases.ts';
import { checkTemplateNames } from './template-names.ts';
import { checkTemplates } from './templates.ts';

/** Reports what is wrong with `answers` of the configuration. */
export const checkAnswers = (build: Build): void => {
  const { settings, problems } = build;
  const { answers } = settings.config;
  if (answers === undefined) return;
  const placeOf: AnswerReport['placeOf'] = (...path) => configPlace(settings, 'answers', ...path);
  const unknown: AnswerReport['unknown'] = (path, name, reason, known) => {
    const values = { key: ['answers', ...path].join('.'), name, reason, hint: didYouMean(name, known) };
    problems.add(search.answerUnknown, values, placeOf(...path, name));
  };
  const report = { problems, placeOf, unknown };
  const context = answerContext(build);
  checkLanguages(answers, context.settings, report);
  checkTemplates(answers.templates ?? {}, context.settings.languages, report);
  checkTemplateNames(answers.templates ?? {}, context.bodies, report);
  checkForms(answers, context.settings, report);
  checkPhrases(answers.phrases ?? {}, context, report);
  checkAliases(answers.aliases ?? {}, context, report);
};
