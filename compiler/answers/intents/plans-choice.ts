/** Questions that choose between plans: the one that fits, and two side by side. */
import type { AnswerLink } from '../../../runtime/bundle.ts';
import { compare } from '../../problems/problem.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { IntentAnswer } from '../intent-answer.ts';
import { defineIntent } from '../intent.ts';
import { compileLadders, limitOf, mostOf } from '../ladders.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { LIST_LENGTH, type Piece } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { limitList, oneLimit } from './plans-limit.ts';
import { planNames, priced } from './plans.ts';

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
  *answers(context, voice) {
    const links = voice.link('pricing');
    const { plans } = context.bodies.plans;
    yield notPublished(voice, links);
    for (const [kind, rungs] of Object.entries(compileLadders(plans))) {
      for (const { plan: slug } of rungs) {
        const position = plans.findIndex((plan) => plan.slug === slug);
        const plan = plans[position];
        if (plan === undefined) continue;
        const { limit } = oneLimit(context, voice, position, kind);
        yield voice.answer(
          voice.say(plan.price.value === null ? 'plans.recommend.on_request' : 'plans.recommend', {
            plan: priced(voice, plan, position, 'plans.priced'),
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
      if (isKnown && rungs.every(({ most }) => most !== null)) yield noneFits(context, voice, kind, [...voice.link('contact'), ...links]);
    }
  },
});

const noneFits = (context: AnswerContext, voice: Voice, kind: string, links: readonly AnswerLink[]): IntentAnswer => {
  const { plans } = context.bodies.plans;
  const sizes = plans.map((plan) => mostOf(limitOf(plan, kind)) ?? -1);
  const largest = sizes.indexOf(Math.max(...sizes));
  return voice.answer(voice.say('plans.recommend.none', oneLimit(context, voice, largest, kind)), {
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
  *answers(context, voice) {
    const links = voice.link('pricing');
    const { plans } = context.bodies.plans;
    // Two long rows leave limits out, for neither may go.
    const brief: Voice = { ...voice, enumerate: (pieces, separator) => voice.enumerate(pieces, separator, BRIEF_LENGTH) };
    const beside = (position: number, limits = voice): Piece => {
      const plan = plans[position];
      if (plan === undefined) throw new RangeError(`There is no plan ${position}`);
      return voice.say('plans.compare', {
        price: priced(voice, plan, position, 'plans.priced'),
        limits: limitList(limits, plan, position),
      });
    };
    const isShort = (rows: readonly Piece[]): boolean =>
      context.settings.languages.every((language) => rows.reduce((sum, { text }) => sum + text(language).length + 1, 0) <= LIST_LENGTH);
    yield notListed(voice, 'noun.plan', planNames(context, voice), { links, path: ':none' });
    for (const [first, { slug }] of plans.entries()) {
      // What a question compares besides the two.
      yield voice.answer(beside(first), { links, path: slug });
      for (let second = first + 1; second < plans.length; second++) {
        const path = [plans[first]?.slug ?? '', plans[second]?.slug ?? ''].toSorted(compare).join(',');
        const whole = [beside(first), beside(second)];
        const rows = isShort(whole) ? whole : [beside(first, brief), beside(second, brief)];
        yield voice.answer(voice.enumerate(rows, 'lines', Infinity), { links, path });
      }
    }
  },
});
