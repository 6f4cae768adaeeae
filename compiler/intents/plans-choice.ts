/** Questions that choose between plans: the one that fits, and two side by side. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import { defineIntent, type AnswerContext, type IntentAnswer, type Wording } from '../intent.ts';
import { compare } from '../problem.ts';
import { compileLadders, limitOf, mostOf } from '../ladders.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say } from '../voice.ts';
import { limitList, oneLimit } from './plans-limit.ts';
import { PAIR, PLAN, planNames, priced } from './plans.ts';

const FITS: Wording = {
  en: 'The lowest-priced plan that fits is {plan}, {limit}.',
  de: 'Der günstigste passende Tarif ist {plan}, {limit}.',
  'ur-Latn': 'Sab se sasta munasib plan {plan} hai, {limit}.',
  ar: 'أرخص باقة تكفي هي {plan}، {limit}.',
};
/** Of a plan without a published price nobody knows whether it is the lowest. */
const FITS_ON_REQUEST: Wording = {
  en: 'This plan fits: {plan}, {limit}.',
  de: 'Dieser Tarif passt: {plan}, {limit}.',
  'ur-Latn': 'Yeh plan munasib hai: {plan}, {limit}.',
  ar: 'هذه الباقة تكفي: {plan}، {limit}.',
};
const NONE_FITS: Wording = {
  en: 'No published plan includes that many. The most is {name}: {limit}.',
  de: 'Kein veröffentlichter Tarif enthält so viele. Am meisten enthält {name}: {limit}.',
  'ur-Latn': 'Kisi shaya shuda plan mein itne nahin. Sab se zyada {name} mein hain: {limit}.',
  ar: 'لا توجد باقة منشورة بهذا العدد. الأكثر في {name}: {limit}.',
};
const BESIDE: Wording = { en: '{price}; {limits}', de: '{price}; {limits}', 'ur-Latn': '{price}; {limits}', ar: '{price}؛ {limits}' };

/** The cheapest plan that includes so many of something. */
export const plansRecommend = defineIntent({
  name: 'plans.recommend',
  description: 'Which plan is the cheapest that includes so many users, contacts or other things',
  examples: {
    en: ['Which plan do I need for 3 users?', 'we are a team of 2 users'],
    de: ['Welcher Tarif passt für 3 Benutzer?'],
    'ur-Latn': ['3 users ke liye kaunsa plan munasib hai?'],
    ar: ['ما هي الباقة المناسبة لعدد 3 مستخدمين؟'],
  },
  rules: [
    { any: ['PLAN', 'FIT', 'PRICE', 'LEAST'], none: ['ACT'], names: ['limit'], without: ['plan'], number: true, firm: true, strength: 3 },
    { none: ['ACT', 'GUIDE'], names: ['limit'], without: ['plan'], number: true, strength: 2 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('pricing');
    const { plans } = context.bodies.plans;
    yield notPublished(links);
    for (const [kind, rungs] of Object.entries(compileLadders(plans))) {
      for (const { plan: slug } of rungs) {
        const position = plans.findIndex((plan) => plan.slug === slug);
        const plan = plans[position];
        if (plan === undefined) continue;
        const { limit } = oneLimit(context, position, kind);
        yield answer(say(plan.price.value === null ? FITS_ON_REQUEST : FITS, { plan: priced(context, plan, position, PAIR), limit }), {
          links,
          path: `limit:${kind}/${slug}`,
        });
      }
      // Where a plan does not say what it includes, it may be the one that fits.
      const isKnown = plans.every((plan) => mostOf(limitOf(plan, kind)) !== undefined);
      if (isKnown && rungs.every(({ most }) => most !== null)) yield noneFits(context, kind, [...voice.link('contact'), ...links]);
    }
  },
});

function noneFits(context: AnswerContext, kind: string, links: readonly AnswerLink[]): IntentAnswer {
  const { plans } = context.bodies.plans;
  const sizes = plans.map((plan) => mostOf(limitOf(plan, kind)) ?? -1);
  const largest = sizes.indexOf(Math.max(...sizes));
  return answer(say(NONE_FITS, oneLimit(context, largest, kind)), { links, path: `limit:${kind}/:none`, reason: 'not_published' });
}

/** Two plans side by side. */
export const plansCompare = defineIntent({
  name: 'plans.compare',
  description: 'How two plans differ in price and in what they include',
  examples: {
    en: ['Compare {plan} and {other}', 'What is the difference between {plan} and {other}?'],
    de: ['Was ist der Unterschied zwischen {plan} und {other}?'],
    'ur-Latn': ['{plan} aur {other} mein kya farq hai?'],
    ar: ['ما الفرق بين {plan} و {other}؟'],
  },
  rules: [
    { none: ['ACT'], names: ['plan', 'plan'], strength: 3 },
    { none: ['ACT'], any: ['COMPARE', 'VERSUS'], names: ['plan', 'plan'], stranger: true, firm: true, strength: 3 },
  ],
  *answers(context) {
    const links = createVoice(context).link('pricing');
    const { plans } = context.bodies.plans;
    const beside = (position: number): ReturnType<typeof say> => {
      const plan = plans[position];
      if (plan === undefined) throw new RangeError(`There is no plan ${position}`);
      return say(BESIDE, { price: priced(context, plan, position, PAIR), limits: limitList(context, plan, position) });
    };
    yield notListed(PLAN, planNames(context), { links, path: ':none' });
    for (const [first, { slug }] of plans.entries()) {
      // What a question compares besides the two.
      yield answer(beside(first), { links, path: slug });
      for (let second = first + 1; second < plans.length; second++) {
        const path = [plans[first]?.slug ?? '', plans[second]?.slug ?? ''].toSorted(compare).join(',');
        yield answer(enumerate([beside(first), beside(second)], '\n'), { links, path });
      }
    }
  },
});
