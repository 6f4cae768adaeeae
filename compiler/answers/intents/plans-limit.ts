/** Questions about what plans include. */
import type { AnswerLink } from '../../../runtime/bundle.ts';
import { escapePointer } from '../../base/json.ts';
import type { CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { limitOf, limitsOf, mostOf } from '../ladders.ts';
import { notListed, notPublished, notPublishedOfPlans } from '../unanswered.ts';
import type { PlanBody } from './bodies.ts';
import { planNames } from './plans.ts';

const AMOUNTS = ['HOW_MANY', 'INCLUDES', 'LIMIT'];

/** What a plan includes. */
export const plansLimit = defineIntent({
  name: 'plans.limit',
  slot: 'plan',
  description: 'How much of what a plan includes, and which plan includes most',
  examples: {
    en: ['How many {limit} does {plan} include?', '{limit} limit of {plan}', 'Which plan has the most {limit}?'],
    de: ['Wie viele {limit} sind in {plan} enthalten?', 'Limit für {limit} in {plan}'],
    'ur-Latn': ['{plan} mein kitne {limit} shamil hain?'],
    ar: ['كم عدد {limit} في {plan}؟'],
  },
  rules: [
    { none: ['ACT', 'PRICE'], names: ['plan', 'limit'], strength: 3 },
    { any: AMOUNTS, none: ['ACT'], names: ['plan', 'limit'], strength: 3 },
    { all: ['MOST'], any: ['PLAN', 'HOW_MANY'], names: ['limit'], slot: ['plan', ':max:{limit}'], strength: 3 },
    { all: ['UNLIMITED'], names: ['limit'], without: ['plan'], slot: ['plan', ':max:{limit}'], strength: 3 },
    { any: ['INCLUDES', 'LIMIT'], none: ['ACT', 'PRICE'], names: ['plan'], strength: 3 },
    { any: AMOUNTS, none: ['GUIDE'], names: ['plan', 'limit'], stranger: true, strength: 2 },
    { any: AMOUNTS, none: ['CONTACT'], names: ['limit'], without: ['platform'], strength: 2 },
    { all: ['HOW_MANY'], names: ['limit'], without: ['platform'], strength: 2 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { plans } = context.bodies.plans;
    if (!plans.some(saysLimit)) return yield notPublishedOfPlans(context, composer);
    const whole = plans.map((plan, position) => allLimits(composer, plan, position));
    yield composer.answer(composer.enumerate(whole, 'list.semicolon'), { links });
    yield notListed(composer, 'noun.plan', planNames(context, composer), { links, path: ':none' });
    for (const [position, plan] of plans.entries()) {
      const said = composer.say('plans.limit.all', { limit: allLimits(composer, plan, position) });
      yield saysLimit(plan) ? composer.answer(said, { links, path: plan.slug }) : { ...notPublished(composer, links), path: plan.slug };
      for (const key of Object.keys(plan.limits)) {
        yield one(context, composer, position, key, links);
      }
    }
    for (const key of limitsOf(plans)) {
      const each = plans.flatMap((plan, position) =>
        limitOf(plan, key) ? [composer.say('plans.limit.of_plan', oneLimit(context, composer, position, key))] : [],
      );
      yield composer.answer(composer.enumerate(each, 'list.semicolon'), { links, path: `limit:${key}` });
      const largest = largestOf(plans, key);
      if (largest !== undefined)
        yield composer.answer(composer.say('plans.limit.largest', oneLimit(context, composer, largest, key)), {
          links,
          path: `:max:${key}/limit:${key}`,
        });
    }
  },
});

const one = (context: AnswerContext, composer: Composer, position: number, key: string, links: readonly AnswerLink[]): IntentAnswer => {
  const plan = context.bodies.plans.plans[position];
  const { value = null, unlimited = false, reason = null } = (plan && limitOf(plan, key)) ?? {};
  const path = `${plan?.slug}/limit:${key}`;
  const pieces = oneLimit(context, composer, position, key);
  if (unlimited || value !== null) return composer.answer(composer.say('plans.limit', pieces), { links, path });
  return composer.answer(composer.say('plans.limit.without_value', pieces), {
    links,
    path,
    ...(reason !== 'on_request' && { reason: 'not_published' }),
  });
};

/** Whether anything is known of what a plan includes. */
const saysLimit = ({ limits }: PlanBody): boolean => Object.values(limits).some(({ value, unlimited }) => unlimited || value !== null);

/** Position of the plan that includes most; undefined when a plan does not say what it includes. */
const largestOf = (plans: readonly PlanBody[], key: string): number | undefined => {
  const sizes = plans.map((plan) => mostOf(limitOf(plan, key)));
  const known = sizes.flatMap((size) => size ?? []);
  return known.length < sizes.length ? undefined : sizes.indexOf(Math.max(...known));
};

/** The pieces that say one limit of a plan. */
export const oneLimit = (
  context: AnswerContext,
  composer: Composer,
  position: number,
  key: string,
): Readonly<Record<'name' | 'limit', CitedText>> => {
  const slug = context.bodies.plans.plans[position]?.slug ?? '';
  return {
    name: composer.fact('plans', `/plans/${position}/name`, `plans.${slug}.name`),
    limit: composer.limit(`/plans/${position}/limits/${escapePointer(key)}`, `plans.${slug}.limits.${key}`),
  };
};

/** Everything that a plan includes, behind its name. */
const allLimits = (composer: Composer, plan: PlanBody, position: number): CitedText => {
  const name = composer.fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
  return composer.say('plans.limit.of_plan', { name, limit: limitList(composer, plan, position) });
};

/** Everything that a plan includes. */
export const limitList = (composer: Composer, { slug, limits }: PlanBody, position: number): CitedText =>
  composer.enumerate(
    Object.keys(limits).map((key) => composer.limit(`/plans/${position}/limits/${escapePointer(key)}`, `plans.${slug}.limits.${key}`)),
  );
