/** Questions that choose between plans: the one that fits, and two side by side. */
import type { AnswerLink } from '../../../runtime/bundle.ts';
import { compare } from '../../problems/problem.ts';
import { LIST_LENGTH, type CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { compileLadders, limitOf, mostOf } from '../ladders.ts';
import { notListed, notPublishedOfPlans } from '../unanswered.ts';
import { limitList, oneLimit } from './plans-limit.ts';
import { planNames, priced } from './plans.ts';

/** The cheapest plan that includes so many of something. */
export const plansRecommend = defineIntent({
  name: 'plans.recommend',
  description: 'Which plan is the cheapest that includes so many of something',
  examples: {
    en: ['Which plan do I need for 3 {limit}?', 'we have 2 {limit}'],
    de: ['Welcher Tarif passt für 3 {limit}?'],
    'ur-Latn': ['3 {limit} ke liye kaunsa plan munasib hai?'],
    ar: ['ما هي الباقة المناسبة لعدد 3 {limit}؟'],
  },
  rules: [
    { any: ['PLAN', 'FIT', 'PRICE', 'LEAST'], none: ['ACT'], names: ['limit'], without: ['plan'], number: true, firm: true, strength: 3 },
    { none: ['ACT', 'GUIDE'], names: ['limit'], without: ['plan'], number: true, strength: 2 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { plans } = context.bodies.plans;
    yield notPublishedOfPlans(context, composer);
    for (const [kind, rungs] of Object.entries(compileLadders(plans))) {
      for (const { plan: slug } of rungs) {
        const position = plans.findIndex((plan) => plan.slug === slug);
        const plan = plans[position];
        if (plan === undefined) continue;
        const { limit } = oneLimit(context, composer, position, kind);
        yield composer.answer(
          composer.say(plan.price.value === null ? 'plans.recommend.on_request' : 'plans.recommend', {
            plan: priced(composer, plan, position, 'plans.priced'),
            limit,
          }),
          {
            links,
            path: `limit:${kind}/${slug}`,
          },
        );
      }
      // Where a plan does not say what it includes, it may be the one that fits.
      const isKnown = plans.every((plan) => mostOf(limitOf(plan, kind)) !== undefined);
      if (isKnown && rungs.every(({ most }) => most !== null))
        yield noneFits(context, composer, kind, [...composer.link('contact'), ...links]);
    }
  },
});

const noneFits = (context: AnswerContext, composer: Composer, kind: string, links: readonly AnswerLink[]): IntentAnswer => {
  const { plans } = context.bodies.plans;
  const sizes = plans.map((plan) => mostOf(limitOf(plan, kind)) ?? -1);
  const largest = sizes.indexOf(Math.max(...sizes));
  return composer.answer(composer.say('plans.recommend.none', oneLimit(context, composer, largest, kind)), {
    links,
    path: `limit:${kind}/:none`,
    reason: 'not_published',
  });
};

/** Longest list of limits of a plan beside another, in UTF-16 code units: leaves room for two names, prices and an address. */
const BRIEF_LENGTH = 150;

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
    { none: ['ACT', 'TRIAL', 'YEARLY', 'DISCOUNT', 'SIGN_UP'], names: ['plan', 'plan'], without: ['feature'], strength: 3 },
    { none: ['ACT'], any: ['COMPARE', 'VERSUS'], names: ['plan', 'plan'], stranger: true, firm: true, strength: 3 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { plans } = context.bodies.plans;
    // Two long rows leave limits out, for neither may go.
    const brief: Composer = { ...composer, enumerate: (pieces, separator) => composer.enumerate(pieces, separator, BRIEF_LENGTH) };
    const beside = (position: number, limits = composer): CitedText => {
      const plan = plans[position];
      if (plan === undefined) throw new RangeError(`There is no plan ${position}`);
      return composer.say('plans.compare', {
        price: priced(composer, plan, position, 'plans.priced'),
        limits: limitList(limits, plan, position),
      });
    };
    const isShort = (rows: readonly CitedText[]): boolean =>
      context.settings.languages.every((language) => rows.reduce((sum, { text }) => sum + text(language).length + 1, 0) <= LIST_LENGTH);
    yield notListed(composer, 'noun.plan', planNames(context, composer), { links, path: ':none' });
    for (const [first, { slug }] of plans.entries()) {
      // What a question compares besides the two.
      yield composer.answer(beside(first), { links, path: slug });
      for (let second = first + 1; second < plans.length; second++) {
        const path = [plans[first]?.slug ?? '', plans[second]?.slug ?? ''].toSorted(compare).join(',');
        const whole = [beside(first), beside(second)];
        const rows = isShort(whole) ? whole : [beside(first, brief), beside(second, brief)];
        yield composer.answer(composer.enumerate(rows, 'lines', Infinity), { links, path });
      }
    }
  },
});
