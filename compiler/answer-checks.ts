/** What of the answers of a configuration cannot be said, or would never be used. */
import { checkAliases } from './alias-checks.ts';
import { answerContext } from './answer-context.ts';
import type { Build } from './artefact.ts';
import { configPlace } from './config-places.ts';
import { checkPhrases } from './phrase-checks.ts';
import { checkForms } from './form-checks.ts';
import { checkLanguages } from './language-checks.ts';
import type { Place } from './problem.ts';
import { search } from './problems/search.ts';
import { didYouMean } from './suggest.ts';
import { checkTemplates } from './template-checks.ts';
import { checkTemplateNames } from './template-name-checks.ts';

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
