import type { AnswersConfig } from '../../config/sections/answers.ts';
import type { AnswerContext } from '../context.ts';
import { limitsOf } from '../ladders.ts';
import type { AnswerReport } from '../report.ts';
import { templateIds } from '../site-templates.ts';

/** Reports templates of limits and statuses that the site does not have. */
export const checkTemplateNames = (
  templates: NonNullable<AnswersConfig['templates']>,
  { plans, features, platforms }: AnswerContext['bodies'],
  { unknown }: AnswerReport,
): void => {
  const own = {
    limit: limitsOf(plans.plans),
    status: [...features.features, ...platforms.platforms].flatMap(({ status }) => status ?? []),
  };
  for (const [what, keys] of Object.entries(own)) {
    const known: readonly string[] = [...templateIds, ...keys.map((key) => `${what}.${key}`)];
    for (const [language, given] of Object.entries(templates)) {
      const strange = Object.keys(given).filter((id) => id.startsWith(`${what}.`) && !known.includes(id));
      for (const id of strange) unknown(['templates', language], id, `is no ${what} of this site`, known);
    }
  }
};
