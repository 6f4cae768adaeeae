/** Questions about the terms of plans: the free trial and the currency. */
import type { CitedText } from '../cited-text.ts';
import type { Composer } from '../composer.ts';
import type { AnswerContext } from '../context.ts';
import { defineIntent } from '../intent.ts';
import { notPublished, notPublishedOfPlans } from '../unanswered.ts';

/** Whether the service can be tried for free. */
export const plansFreeTrial = defineIntent({
  name: 'plans.free_trial',
  slot: 'plan',
  description: 'Whether there is a free trial, how long it is and whether it needs a card',
  examples: {
    en: ['Do you have a free trial?', 'How long is the trial?'],
    de: ['Gibt es eine kostenlose Testphase?', 'Kann ich gratis testen?'],
    'ur-Latn': ['Kya free trial hai?', 'Trial kitne din ka hai?'],
    ar: ['هل توجد فترة تجريبية مجانية؟'],
  },
  rules: [
    { all: ['TRIAL'], none: ['GUIDE'], names: ['plan'], firm: true, strength: 3 },
    { all: ['TRIAL'], any: ['FREE', 'DURATION', 'CARD', 'HAVE', 'PLAN'], none: ['GUIDE'], strength: 3 },
    { all: ['FREE', 'CARD'], strength: 2 },
    { all: ['TRIAL'], strength: 2 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    const { available, plans: tried } = context.bodies.plans.freeTrial;
    if (available === null) return yield notPublishedOfPlans(context, composer);
    const piece = available ? trial(context, composer) : { ...composer.say('plans.free_trial.none'), facts: [AVAILABLE] };
    yield composer.answer(piece, { links });
    // Nobody says of which plans the trial is when the site does not.
    for (const { slug } of available ? context.bodies.plans.plans : [])
      yield tried?.includes(slug) ? composer.answer(piece, { links, path: slug }) : { ...notPublished(composer, links), path: slug };
  },
});

const AVAILABLE = { document: 'plans', pointer: '/freeTrial/available', key: 'plans.freeTrial.available', unit: null } as const;

/** What is published of a trial that there is. */
const trial = (context: AnswerContext, composer: Composer): CitedText => {
  const { days, cardRequired } = context.bodies.plans.freeTrial;
  const length =
    days === null
      ? composer.say('plans.free_trial.without_days')
      : composer.say('plans.free_trial', { days: composer.fact('plans', '/freeTrial/days', 'plans.freeTrial.days', 'days') });
  const stated = { text: length.text, facts: [AVAILABLE, ...length.facts] };
  if (cardRequired === null) return stated;
  const fact = { document: 'plans', pointer: '/freeTrial/cardRequired', key: 'plans.freeTrial.cardRequired', unit: null } as const;
  return composer.say('plans.free_trial.with_card', {
    trial: stated,
    card: { ...composer.say(cardRequired ? 'plans.free_trial.card' : 'plans.free_trial.no_card'), facts: [fact] },
  });
};

/** The currency of the prices. */
export const plansCurrency = defineIntent({
  name: 'plans.currency',
  description: 'Which currency prices are in',
  examples: {
    en: ['Which currency are the prices in?'],
    de: ['In welcher Währung sind die Preise?'],
    'ur-Latn': ['Qeematein kis currency mein hain?'],
    ar: ['ما هي عملة الأسعار؟'],
  },
  rules: [
    { all: ['CURRENCY'], any: ['PRICE', 'PLAN', 'PAY'], strength: 3 },
    { all: ['CURRENCY'], strength: 2 },
  ],
  *answers(context, composer) {
    const links = composer.link('pricing');
    if (context.bodies.plans.currency === null) return yield notPublishedOfPlans(context, composer);
    const currency = composer.fact('plans', '/currency', 'plans.currency');
    yield composer.answer(composer.say('plans.currency', { currency }), { links });
  },
});
