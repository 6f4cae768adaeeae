/** Questions about paying: how often, discounts, and where to sign up. */
import { defineIntent } from '../intent.ts';
import { notPublished, notPublishedOfPlans } from '../unanswered.ts';

/** How often prices count. */
export const plansPeriod = defineIntent({
  name: 'plans.period',
  description: 'Whether prices count per month or per year',
  examples: {
    en: ['Are prices per month or per year?', 'Is it billed monthly?'],
    de: ['Sind die Preise pro Monat oder pro Jahr?'],
    'ur-Latn': ['Qeemat mahana hai ya salana?'],
    ar: ['هل الأسعار شهرية أم سنوية؟'],
  },
  rules: [
    { all: ['PERIOD'], any: ['PRICE', 'BILLED', 'PAY'], none: ['DISCOUNT', 'TRIAL'], strength: 2 },
    { all: ['MONTHLY', 'YEARLY'], none: ['DISCOUNT', 'TRIAL', 'GUIDE'], strength: 2 },
    { all: ['BILLED'], none: ['ACT', 'GUIDE'], words: 8, strength: 2 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const prices = context.bodies.plans.plans.flatMap(({ slug, price, otherPrices }, position) => [
      { slug, money: price, pointer: `/plans/${position}/price` },
      ...otherPrices.map((money, at) => ({ slug, money, pointer: `/plans/${position}/otherPrices/${at}` })),
    ]);
    const first = new Map(prices.toReversed().map((each) => [each.money.period, each]));
    const periods = [...new Set(prices.flatMap(({ money }) => money.period ?? []))];
    if (periods.length === 0) return yield notPublishedOfPlans(context, composer);
    const each = periods.map((duration) => {
      const { slug = '', pointer = '' } = first.get(duration) ?? {};
      const { facts } = composer.fact('plans', `${pointer}/period`, `plans.${slug}.period`);
      return { text: composer.wording.period(duration), facts };
    });
    yield composer.answer(composer.say('plans.period', { period: composer.enumerate(each) }), { links });
  },
});

/** Ways to pay, of which the published documents know nothing. */
export const plansPayment = defineIntent({
  name: 'plans.payment',
  description: 'Which ways to pay there are',
  examples: {
    en: ['Can I pay with a credit card?'],
    de: ['Kann ich mit Kreditkarte zahlen?'],
    'ur-Latn': ['Kya credit card se payment ho sakti hai?'],
    ar: ['هل الدفع بالبطاقة ممكن؟'],
  },
  rules: [{ all: ['PAY', 'CARD'], none: ['TRIAL', 'FREE', 'GUIDE', 'ACT'], firm: true, strength: 2 }],
  *answers(_, composer) {
    yield notPublished(composer, [...composer.link('pricing'), ...composer.link('contact')]);
  },
});

/** Discounts, of which the published documents know nothing. */
export const plansDiscount = defineIntent({
  name: 'plans.discount',
  description: 'Whether there is a discount or a coupon',
  examples: {
    en: ['Do you have a student discount?'],
    de: ['Gibt es einen Rabatt?'],
    'ur-Latn': ['Koi discount milega?'],
    ar: ['هل يوجد خصم؟'],
  },
  rules: [
    { all: ['DISCOUNT'], any: ['PLAN', 'PRICE', 'HAVE'], strength: 3 },
    { all: ['DISCOUNT'], names: ['plan'], strength: 3 },
    { all: ['DISCOUNT'], none: ['GUIDE'], strength: 2 },
  ],
  *answers(_, composer) {
    yield composer.answer(composer.say('plans.discount'), {
      links: [...composer.link('contact'), ...composer.link('pricing')],
      reason: 'not_published',
    });
  },
});

/** Where people sign up. */
export const signup = defineIntent({
  name: 'signup',
  description: 'Where to sign up or buy',
  examples: {
    en: ['Where can I sign up?'],
    de: ['Wo kann ich mich registrieren?'],
    'ur-Latn': ['Sign up kahan karun?'],
    ar: ['أين يمكنني التسجيل؟'],
  },
  rules: [
    { all: ['SIGN_UP'], names: ['plan'], strength: 3 },
    { all: ['SIGN_UP'], any: ['PLAN', 'SERVICE', 'WHERE'], without: ['platform'], firm: true, strength: 3 },
    { all: ['SIGN_UP'], none: ['ACT', 'PLATFORM', 'API'], without: ['platform', 'feature'], words: 9, strength: 3 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    if (context.app === null || context.bodies.company.app === null) return yield notPublished(composer, links);
    const app = composer.fact('company', '/app', 'company.app');
    yield composer.answer(composer.say('signup', { app }), { links: [{ rel: 'app', title: 'App', url: context.app }, ...links] });
  },
});
