/** Whether a plan has a feature. */
import { defineIntent, type AnswerContext, type IntentAnswer, type Wording } from '../intent.ts';
import { notPublished } from '../no-answer.ts';
import { answer, createVoice, say, type Piece } from '../voice.ts';
import { thingsOf } from './things.ts';

const INCLUDED: Wording = {
  en: '{plan} includes {feature}.',
  de: '{plan} enthält {feature}.',
  'ur-Latn': '{plan} mein {feature} shamil hai.',
  ar: 'تشمل باقة {plan} ميزة {feature}.',
};
const LEFT_OUT: Wording = {
  en: '{plan} does not include {feature}.',
  de: '{plan} enthält {feature} nicht.',
  'ur-Latn': '{plan} mein {feature} shamil nahin hai.',
  ar: 'لا تشمل باقة {plan} ميزة {feature}.',
};

/** Whether a plan has a feature, as its card or a table of the site says. */
export const plansFeature = defineIntent({
  name: 'plans.feature',
  description: 'Whether a plan includes a feature',
  examples: {},
  rules: [{ none: ['GUIDE', 'ACT'], names: ['plan', 'feature'], firm: true, strength: 3 }],
  *answers(context) {
    const links = createVoice(context).link('pricing');
    yield notPublished(links);
    for (const [position, plan] of context.bodies.plans.plans.entries()) {
      for (const { slug } of thingsOf(context, 'features')) {
        const at = plan.features.findIndex((feature) => feature.slug === slug);
        const { included = null } = plan.features[at] ?? {};
        if (included !== null) yield one(context, position, at, `${plan.slug}/${slug}`, included);
      }
    }
  },
});

function one(context: AnswerContext, position: number, at: number, path: string, included: boolean): IntentAnswer {
  const voice = createVoice(context);
  const { slug = '' } = context.bodies.plans.plans[position] ?? {};
  const pointer = `/plans/${position}/features/${at}`;
  const feature = voice.fact('plans', `${pointer}/name`, `plans.${path.replace('/', '.')}.name`);
  const stated = {
    document: 'plans',
    pointer: `${pointer}/included`,
    key: `plans.${path.replace('/', '.')}.included`,
    unit: null,
  } as const;
  const plan: Piece = voice.fact('plans', `/plans/${position}/name`, `plans.${slug}.name`);
  const said = say(included ? INCLUDED : LEFT_OUT, { plan, feature: { ...feature, facts: [...feature.facts, stated] } });
  return answer(said, { links: voice.link('pricing'), path });
}
