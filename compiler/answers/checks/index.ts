/** What of the answers of a configuration cannot be said, or would never be used. */
import type { Build } from '../../artefact.ts';
import { didYouMean } from '../../base/did-you-mean.ts';
import { configPlace } from '../../config/positions.ts';
import type { Place } from '../../problems/problem.ts';
import { search } from '../../problems/search.ts';
import { answerContext } from '../context.ts';
import { checkAliases } from './aliases.ts';
import { checkForms } from './forms.ts';
import { checkLanguages } from './languages.ts';
import { checkPhrases } from './phrases.ts';
import { checkTemplateNames } from './template-names.ts';
import { checkTemplates } from './templates.ts';

/** What a check of `answers` reports with. */
export interface AnswerReport {
  readonly problems: Build['problems'];
  /** Place of a key below `answers`. */
  readonly placeOf: (...path: readonly string[]) => Place;
  /** Reports a name that leads to nothing; `path` leads to it. `known`: names that it could have been. */
  readonly unknown: (path: readonly string[], name: string, reason: string, known: readonly string[]) => void;
}

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
