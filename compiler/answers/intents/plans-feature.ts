/** Whether a plan has a feature. */
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { notPublishedOfPlans } from '../unanswered.ts';
import { thingsOf } from './things.ts';

/** Whether a plan has a feature, as its card or a table of the site says. */
export const plansFeature = defineIntent({
  name: 'plans.feature',
  description: 'Whether a plan includes a feature',
  examples: {},
  rules: [{ none: ['GUIDE', 'ACT'], names: ['plan', 'feature'], firm: true, strength: 3 }],
  *answers(context, composer) {
    yield notPublishedOfPlans(context, composer);
    for (const [position, plan] of context.bodies.plans.plans.entries()) {
      for (const { slug } of thingsOf(context, 'features')) {
        const at = plan.features.findIndex((feature) => feature.slug === slug);
        const { included = null } = plan.features[at] ?? {};
        if (included !== null) yield one(context, composer, position, at, `${plan.slug}/${slug}`, included);
      }
    }
  },
});

const one = (context: AnswerContext, composer: Composer, position: number, at: number, path: string, included: boolean): IntentAnswer => {
  const { slug = '' } = context.bodies.plans.plans[position] ?? {};
  const pointer = `/plans/${position}/features/${at}`;
  const feature = composer.fact('plans', `${pointer}/name`, `plans.${path.replace('/', '.')}.name`);
  const stated = {
    document: 'plans',
    pointer: `${pointer}/included`,
    key: `plans.${path.replace('/', '.')}.included`,
    unit: null,
  } as const;
  const plan = composer.fact('plans', `/plans/${position}/name`, `plans.${slug}.name`);
  const said = composer.say(included ? 'plans.feature' : 'plans.feature.not_included', {
    plan,
    feature: { ...feature, facts: [...feature.facts, stated] },
  });
  return composer.answer(said, { links: composer.link('pricing'), path });
};
