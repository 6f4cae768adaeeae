/** Questions about plans and what they cost. */
import type { TemplateId } from '../../words/templates/en.ts';
import type { CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { isOrdered } from '../ladders.ts';
import { notFound, notListed } from '../unanswered.ts';
import type { PlanBody } from './bodies.ts';

const LIMITS = ['USERS', 'CONTACTS', 'CREDITS', 'ACCOUNTS', 'LIMIT'];

/** Every plan with its price. */
export const plansList = defineIntent({
  name: 'plans.list',
  description: 'Which plans there are and what they cost',
  examples: {
    en: ['What are your prices?', 'List your plans'],
    de: ['Welche Preise habt ihr?', 'Welche Tarife gibt es?'],
    'ur-Latn': ['Aapke plans kya hain?', 'Qeematein batao'],
    ar: ['ما هي الأسعار؟', 'ما هي الباقات المتوفرة لديكم؟'],
  },
  rules: [
    { all: ['PLAN'], none: ['DISCOUNT', 'ACT'], without: ['plan'], strength: 2 },
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT', 'GUIDE'], without: ['platform', 'tool', 'feature'], words: 6, strength: 2 },
    // A price word alone may be about anything that costs money, so nearly all of the question must be understood.
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT'], strength: 1 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { plans } = context.bodies.plans;
    if (plans.length === 0) return yield notFound(context, composer, 'pricing');
    yield composer.answer(
      composer.enumerate(
        plans.map((plan, position) => priced(composer, plan, position, 'plans.priced')),
        'list.semicolon',
      ),
      { links },
    );
  },
});

/** The price of one plan, of the cheapest and of the priciest. */
export const plansPrice = defineIntent({
  name: 'plans.price',
  slot: 'plan',
  description: 'What a plan costs, and which plan costs least or most',
  examples: {
    en: ['How much does {plan} cost?', 'What is the cheapest plan?'],
    de: ['Was kostet {plan}?', 'Welcher Tarif ist am günstigsten?'],
    'ur-Latn': ['{plan} kitne ka hai?', 'Sab se sasta plan konsa hai?'],
    ar: ['كم سعر {plan}؟', 'ما هي أرخص باقة؟'],
  },
  rules: [
    { all: ['YEARLY'], none: ['DISCOUNT', 'ACT', 'TRIAL'], names: ['plan'], slot: ['period', ':P1Y'], strength: 3 },
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT'], names: ['plan'], strength: 3 },
    { all: ['FREE'], none: ['TRIAL'], names: ['plan'], strength: 3 },
    { all: ['LEAST'], any: ['PLAN', 'PRICE'], none: ['DISCOUNT'], slot: ['plan', ':cheapest'], firm: true, strength: 3 },
    { all: ['PRICIEST'], any: ['PLAN', 'PRICE'], slot: ['plan', ':priciest'], firm: true, strength: 3 },
    { all: ['MOST', 'PRICE'], slot: ['plan', ':priciest'], firm: true, strength: 3 },
    { all: ['FREE', 'PLAN'], none: ['TRIAL'], slot: ['plan', ':cheapest'], strength: 2 },
    { all: ['PLAN'], none: ['DISCOUNT', 'ACT', 'SIGN_UP', ...LIMITS], names: ['plan'], strength: 2 },
    { none: ['DISCOUNT', 'ACT', 'SIGN_UP', 'GUIDE'], names: ['plan'], words: 3, strength: 2 },
    { all: ['PLAN', 'PRICE'], none: ['GUIDE'], names: ['plan'], stranger: true, strength: 3 },
    { all: ['PLAN', 'HAVE'], none: ['GUIDE'], names: ['plan'], stranger: true, strength: 2 },
    { all: ['LEAST'], slot: ['plan', ':cheapest'], words: 4, strength: 2 },
    { all: ['LEAST'], slot: ['plan', ':cheapest'], strength: 1 },
    { all: ['PRICIEST'], slot: ['plan', ':priciest'], strength: 1 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { plans } = context.bodies.plans;
    if (plans.length === 0) return yield notFound(context, composer, 'pricing');
    yield composer.answer(
      composer.enumerate(
        plans.map((plan, position) => priced(composer, plan, position, 'plans.priced')),
        'list.semicolon',
      ),
      { links },
    );
    yield notListed(composer, 'noun.plan', planNames(context, composer), { links, path: ':none' });
    for (const [position, plan] of plans.entries()) {
      const { value, reason } = plan.price;
      const isUnknown = value === null && reason !== 'on_request';
      const piece = priced(composer, plan, position, value === null ? 'plans.price.without_amount' : 'plans.price');
      yield composer.answer(piece, { links, path: plan.slug, ...(isUnknown && { reason: 'not_published' }) });
    }
    yield* extremes(context, composer);
    yield* yearly(context, composer);
  },
});

/** What plans cost a year; of a plan without such a price what it does cost, which leaves the question open. */
function* yearly(context: AnswerContext, composer: Composer): Iterable<IntentAnswer> {
  const links = composer.link('pricing');
  for (const [position, plan] of context.bodies.plans.plans.entries()) {
    const at = plan.otherPrices.findIndex(({ period, value }) => period === 'P1Y' && value !== null);
    const path = `:P1Y/${plan.slug}`;
    const isOwn = plan.price.period === 'P1Y';
    if (isOwn || at < 0) {
      const piece = priced(composer, plan, position, plan.price.value === null ? 'plans.price.without_amount' : 'plans.price');
      yield composer.answer(piece, { links, path, ...(!isOwn && { answered: 'partial', reason: 'not_published' }) });
      continue;
    }
    const name = composer.fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
    const price = composer.price(`/plans/${position}/otherPrices/${at}`, `plans.${plan.slug}.otherPrices.${at}`);
    yield composer.answer(composer.say('plans.price', { name, price }), { links, path });
  }
}

/** Cheapest and priciest. Only prices that count alike can be ordered: one currency, one period, for the same thing. */
function* extremes(context: AnswerContext, composer: Composer): Iterable<IntentAnswer> {
  const { plans } = context.bodies.plans;
  const known = [...plans.entries()].filter(([, { price }]) => price.value !== null);
  if (!isOrdered(plans)) return;
  const ordered = known.toSorted(([, left], [, right]) => (left.price.value ?? 0) - (right.price.value ?? 0));
  const links = composer.link('pricing');
  const ends = [
    ['cheapest', 'plans.price.cheapest', ordered[0]],
    ['priciest', 'plans.price.priciest', ordered.at(-1)],
  ] as const;
  for (const [slug, template, end] of ends) {
    if (end !== undefined) yield composer.answer(priced(composer, end[1], end[0], template), { links, path: `:${slug}` });
  }
}

/** A sentence with the name and the price of a plan. */
export const priced = (composer: Composer, plan: PlanBody, position: number, template: TemplateId): CitedText => {
  const name = composer.fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
  return composer.say(template, { name, price: composer.price(`/plans/${position}/price`, `plans.${plan.slug}.price`) });
};

/** Names of all plans. */
export const planNames = (context: AnswerContext, composer: Composer): CitedText =>
  composer.enumerate(
    context.bodies.plans.plans.map(({ slug }, position) => composer.fact('plans', `/plans/${position}/name`, `plans.${slug}.name`)),
  );
