/** Questions about what plans include. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import { limitOf, limitsOf, mostOf } from '../ladders.ts';
import { defineIntent, type AnswerContext, type IntentAnswer, type Wording } from '../intent.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say, type Piece } from '../voice.ts';
import type { PlanBody } from './bodies.ts';
import { PLAN, planNames } from './plans.ts';

const AMOUNTS = ['HOW_MANY', 'INCLUDES', 'LIMIT'];
const OF_PLAN: Wording = { en: '{name}: {limit}', de: '{name}: {limit}', 'ur-Latn': '{name}: {limit}', ar: '{name}: {limit}' };
const SENTENCE: Wording = { en: '{limit}.', de: '{limit}.', 'ur-Latn': '{limit}.', ar: '{limit}.' };
const INCLUDED: Wording = {
  en: '{name} includes {limit}.',
  de: '{name} enthält {limit}.',
  'ur-Latn': '{name} mein {limit} shamil hain.',
  ar: 'تشمل {name} ‏{limit}.',
};
const UNSAID: Wording = { en: '{name}, {limit}.', de: '{name}, {limit}.', 'ur-Latn': '{name}, {limit}.', ar: '{name}، {limit}.' };
const LARGEST: Wording = {
  en: 'The plan with the most is {name}: {limit}.',
  de: 'Am meisten enthält {name}: {limit}.',
  'ur-Latn': 'Sab se zyada {name} mein hai: {limit}.',
  ar: 'الأكثر في {name}: {limit}.',
};

/** What a plan includes. */
export const plansLimit = defineIntent({
  name: 'plans.limit',
  description: 'How many users, contacts, AI credits and accounts a plan includes, and which plan includes most',
  examples: {
    en: ['How many users does {plan} include?', 'contact limit of {plan}', 'Which plan has the most contacts?'],
    de: ['Wie viele Benutzer sind in {plan} enthalten?', 'Kontaktlimit von {plan}'],
    'ur-Latn': ['{plan} mein kitne users shamil hain?'],
    ar: ['كم عدد المستخدمين في {plan}؟'],
  },
  rules: [
    { none: ['ACT', 'PRICE'], names: ['plan', 'limit'], strength: 3 },
    { any: AMOUNTS, none: ['ACT'], names: ['plan', 'limit'], strength: 3 },
    { all: ['MOST'], any: ['PLAN', 'HOW_MANY'], names: ['limit'], slot: ['plan', ':max:{limit}'], strength: 3 },
    { any: ['INCLUDES', 'LIMIT'], none: ['ACT', 'PRICE'], names: ['plan'], strength: 3 },
    { any: AMOUNTS, none: ['GUIDE'], names: ['plan', 'limit'], stranger: true, strength: 2 },
    { any: AMOUNTS, none: ['CONTACT'], names: ['limit'], without: ['platform'], strength: 2 },
    { all: ['HOW_MANY'], names: ['limit'], without: ['platform'], strength: 2 },
  ],
  *answers(context) {
    const links = createVoice(context).link('pricing');
    const { plans } = context.bodies.plans;
    if (!plans.some(saysLimit)) return yield notPublished(links);
    const whole = plans.map((plan, position) => allLimits(context, plan, position));
    yield answer(enumerate(whole, '; '), { links });
    yield notListed(PLAN, planNames(context), { links, path: ':none' });
    for (const [position, plan] of plans.entries()) {
      const said = say(SENTENCE, { limit: allLimits(context, plan, position) });
      yield saysLimit(plan) ? answer(said, { links, path: plan.slug }) : { ...notPublished(links), path: plan.slug };
      for (const key of Object.keys(plan.limits)) {
        yield one(context, plan, position, key, links);
      }
    }
    for (const key of limitsOf(plans)) {
      const each = plans.flatMap((plan, position) => (limitOf(plan, key) ? [say(OF_PLAN, oneLimit(context, position, key))] : []));
      yield answer(enumerate(each, '; '), { links, path: `limit:${key}` });
      const largest = largestOf(plans, key);
      if (largest !== undefined) yield answer(say(LARGEST, oneLimit(context, largest, key)), { links, path: `:max:${key}/limit:${key}` });
    }
  },
});

function one(context: AnswerContext, plan: PlanBody, position: number, key: string, links: readonly AnswerLink[]): IntentAnswer {
  const { value = null, unlimited = false, reason = null } = limitOf(plan, key) ?? {};
  const path = `${plan.slug}/limit:${key}`;
  const pieces = oneLimit(context, position, key);
  if (unlimited || value !== null) return answer(say(INCLUDED, pieces), { links, path });
  return answer(say(UNSAID, pieces), { links, path, ...(reason !== 'on_request' && { reason: 'not_published' }) });
}

/** Whether anything is known of what a plan includes. */
const saysLimit = ({ limits }: PlanBody): boolean => Object.values(limits).some(({ value, unlimited }) => unlimited || value !== null);

/** Position of the plan that includes most; undefined when a plan does not say what it includes. */
function largestOf(plans: readonly PlanBody[], key: string): number | undefined {
  const sizes = plans.map((plan) => mostOf(limitOf(plan, key)));
  const known = sizes.flatMap((size) => size ?? []);
  return known.length < sizes.length ? undefined : sizes.indexOf(Math.max(...known));
}

/** The pieces that say one limit of a plan. */
export function oneLimit(context: AnswerContext, position: number, key: string): Readonly<Record<'name' | 'limit', Piece>> {
  const voice = createVoice(context);
  const slug = context.bodies.plans.plans[position]?.slug ?? '';
  return {
    name: voice.fact('plans', `/plans/${position}/name`, `plans.${slug}.name`),
    limit: voice.limit(`/plans/${position}/limits/${key}`, `plans.${slug}.limits.${key}`),
  };
}

/** Everything that a plan includes, behind its name. */
function allLimits(context: AnswerContext, plan: PlanBody, position: number): Piece {
  const name = createVoice(context).fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
  return say(OF_PLAN, { name, limit: limitList(context, plan, position) });
}

/** Everything that a plan includes. */
export function limitList(context: AnswerContext, { slug, limits }: PlanBody, position: number): Piece {
  const voice = createVoice(context);
  return enumerate(Object.keys(limits).map((key) => voice.limit(`/plans/${position}/limits/${key}`, `plans.${slug}.limits.${key}`)));
}
