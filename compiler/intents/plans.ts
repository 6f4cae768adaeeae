/** Questions about plans: what they cost, what they include, the free trial, the currency. */
import { defineIntent, type AnswerContext, type IntentAnswer, type Wording } from '../intent.ts';
import { answer, createVoice, enumerate, notPublished, say, type Piece } from '../voice.ts';
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
    { all: ['PLAN'], none: ['DISCOUNT', 'ACT'], strength: 2 },
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT'], words: 4, strength: 2 },
    // A price word alone may be about anything that costs money, so nearly all of the question must be understood.
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT'], strength: 1 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('pricing');
    const { plans } = context.bodies.plans;
    if (plans.length === 0) return yield notPublished(links);
    yield answer(
      enumerate(
        plans.map((plan, position) => priced(context, plan, position, PAIR)),
        '; ',
      ),
      { links },
    );
  },
});

const PAIR: Wording = { en: '{name}: {price}', de: '{name}: {price}', 'ur-Latn': '{name}: {price}', ar: '{name}: {price}' };
const COSTS: Wording = {
  en: '{name} costs {price}.',
  de: '{name} kostet {price}.',
  'ur-Latn': '{name} ki qeemat {price} hai.',
  ar: 'سعر {name} هو {price}.',
};
/** For a price without an amount, where `costs on request` would be no sentence. */
const PRICED: Wording = {
  en: 'Price of {name}: {price}.',
  de: 'Preis von {name}: {price}.',
  'ur-Latn': '{name} ki qeemat: {price}.',
  ar: 'سعر {name}: {price}.',
};
const CHEAPEST: Wording = {
  en: 'The lowest-priced plan is {name}: {price}.',
  de: 'Der günstigste Tarif ist {name}: {price}.',
  'ur-Latn': 'Sab se sasta plan {name} hai: {price}.',
  ar: 'أرخص باقة هي {name}: {price}.',
};
const PRICIEST: Wording = {
  en: 'The highest-priced plan is {name}: {price}.',
  de: 'Der teuerste Tarif ist {name}: {price}.',
  'ur-Latn': 'Sab se mehnga plan {name} hai: {price}.',
  ar: 'أغلى باقة هي {name}: {price}.',
};

/** The price of one plan, of the cheapest and of the priciest. */
export const plansPrice = defineIntent({
  name: 'plans.price',
  description: 'What a plan costs, and which plan costs least or most',
  examples: {
    en: ['How much does {plan} cost?', 'What is the cheapest plan?'],
    de: ['Was kostet {plan}?', 'Welcher Tarif ist am günstigsten?'],
    'ur-Latn': ['{plan} kitne ka hai?', 'Sab se sasta plan konsa hai?'],
    ar: ['كم سعر {plan}؟', 'ما هي أرخص باقة؟'],
  },
  rules: [
    { all: ['PRICE'], none: ['DISCOUNT', 'ACT'], entity: 'plan', strength: 3 },
    { all: ['LEAST'], any: ['PLAN', 'PRICE'], none: ['DISCOUNT'], slot: ['plan', 'cheapest'], strength: 3 },
    { all: ['PRICIEST'], any: ['PLAN', 'PRICE'], slot: ['plan', 'priciest'], strength: 3 },
    { all: ['MOST', 'PRICE'], slot: ['plan', 'priciest'], strength: 3 },
    { all: ['FREE', 'PLAN'], none: ['TRIAL'], slot: ['plan', 'cheapest'], strength: 2 },
    { all: ['PLAN'], none: ['DISCOUNT', 'ACT', ...LIMITS], entity: 'plan', strength: 2 },
    { all: ['LEAST'], slot: ['plan', 'cheapest'], strength: 1 },
    { all: ['PRICIEST'], slot: ['plan', 'priciest'], strength: 1 },
  ],
  *answers(context) {
    const links = createVoice(context).link('pricing');
    const { plans } = context.bodies.plans;
    if (plans.length === 0) return yield notPublished(links);
    yield answer(
      enumerate(
        plans.map((plan, position) => priced(context, plan, position, PAIR)),
        '; ',
      ),
      { links },
    );
    for (const [position, plan] of plans.entries()) {
      yield answer(priced(context, plan, position, plan.price.value === null ? PRICED : COSTS), { links, slug: plan.slug });
    }
    yield* extremes(context);
  },
});

/** Cheapest and priciest. Only prices that count alike can be ordered: one currency, one period, for the same thing. */
function* extremes(context: AnswerContext): Iterable<IntentAnswer> {
  const { plans } = context.bodies.plans;
  const known = [...plans.entries()].filter(([, { price }]) => price.value !== null);
  const kinds = new Set(known.map(([, { price }]) => [price.currency, price.period, price.per].join(' ')));
  if (known.length === 0 || kinds.size > 1) return;
  const ordered = known.toSorted(([, left], [, right]) => (left.price.value ?? 0) - (right.price.value ?? 0));
  const links = createVoice(context).link('pricing');
  const ends = [
    ['cheapest', CHEAPEST, ordered[0]],
    ['priciest', PRICIEST, ordered.at(-1)],
  ] as const;
  for (const [slug, template, end] of ends) {
    if (end !== undefined) yield answer(priced(context, end[1], end[0], template), { links, slug });
  }
}

function priced(context: AnswerContext, plan: PlanBody, position: number, template: Wording): Piece {
  const voice = createVoice(context);
  const name = voice.fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
  return say(template, { name, price: voice.price(`/plans/${position}/price`, `plans.${plan.slug}.price`) });
}

/** What a plan includes. */
export const plansLimit = defineIntent({
  name: 'plans.limit',
  description: 'How many users, contacts, AI credits and accounts a plan includes',
  examples: {
    en: ['How many users does {plan} include?', 'contact limit of {plan}'],
    de: ['Wie viele Benutzer sind in {plan} enthalten?', 'Kontaktlimit von {plan}'],
    'ur-Latn': ['{plan} mein kitne users shamil hain?'],
    ar: ['كم عدد المستخدمين في {plan}؟'],
  },
  rules: [
    { any: LIMITS, none: ['ACT'], entity: 'plan', strength: 3 },
    { any: ['HOW_MANY', 'INCLUDES'], none: ['ACT', 'PRICE'], entity: 'plan', strength: 2 },
    { all: ['HOW_MANY'], any: LIMITS, strength: 2 },
  ],
  *answers(context) {
    const links = createVoice(context).link('pricing');
    const { plans } = context.bodies.plans;
    if (plans.length === 0) return yield notPublished(links);
    yield answer(
      enumerate(
        plans.map((plan, position) => limits(context, plan, position)),
        '; ',
      ),
      { links },
    );
    for (const [position, plan] of plans.entries()) {
      yield answer(say(SENTENCE, { limits: limits(context, plan, position) }), { links, slug: plan.slug });
    }
  },
});

const SENTENCE: Wording = { en: '{limits}.', de: '{limits}.', 'ur-Latn': '{limits}.', ar: '{limits}.' };

function limits(context: AnswerContext, plan: PlanBody, position: number): Piece {
  const voice = createVoice(context);
  const name = voice.fact('plans', `/plans/${position}/name`, `plans.${plan.slug}.name`);
  const each = Object.keys(plan.limits).map((key) => voice.limit(`/plans/${position}/limits/${key}`, `plans.${plan.slug}.limits.${key}`));
  return say(
    { en: '{name}: {limits}', de: '{name}: {limits}', 'ur-Latn': '{name}: {limits}', ar: '{name}: {limits}' },
    { name, limits: enumerate(each) },
  );
}
