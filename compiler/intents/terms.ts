/** Questions about the terms of plans: the free trial and the currency. */
import { defineIntent, type AnswerContext, type Wording } from '../intent.ts';
import { notPublished } from '../no-answer.ts';
import { answer, createVoice, say, words, type Piece } from '../voice.ts';

const TRIAL: Wording = {
  en: 'There is a free trial of {days} days.',
  de: 'Es gibt eine kostenlose Testphase von {days} Tagen.',
  'ur-Latn': '{days} din ka free trial hai.',
  ar: 'توجد فترة تجريبية مجانية مدتها {days} يومًا.',
};
const TRIAL_WITHOUT_DAYS: Wording = {
  en: 'There is a free trial.',
  de: 'Es gibt eine kostenlose Testphase.',
  'ur-Latn': 'Free trial maujood hai.',
  ar: 'توجد فترة تجريبية مجانية.',
};
const NO_TRIAL: Wording = {
  en: 'There is no free trial.',
  de: 'Es gibt keine kostenlose Testphase.',
  'ur-Latn': 'Koi free trial nahin hai.',
  ar: 'لا توجد فترة تجريبية مجانية.',
};
const NO_CARD: Wording = {
  en: 'No card is needed.',
  de: 'Eine Karte ist nicht nötig.',
  'ur-Latn': 'Card zaroori nahin.',
  ar: 'لا حاجة إلى بطاقة.',
};
const CARD: Wording = { en: 'A card is needed.', de: 'Eine Karte ist nötig.', 'ur-Latn': 'Card zaroori hai.', ar: 'يلزم وجود بطاقة.' };

/** Whether the service can be tried for free. */
export const plansFreeTrial = defineIntent({
  name: 'plans.free_trial',
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
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('pricing');
    const { available, plans: tried } = context.bodies.plans.freeTrial;
    if (available === null) return yield notPublished(links);
    const piece = available ? trial(context) : { text: NO_TRIAL, facts: [AVAILABLE] };
    yield answer(piece, { links });
    // Nobody says of which plans the trial is when the site does not.
    for (const { slug } of available ? context.bodies.plans.plans : [])
      yield tried?.includes(slug) ? answer(piece, { links, path: slug }) : { ...notPublished(links), path: slug };
  },
});

const AVAILABLE = { document: 'plans', pointer: '/freeTrial/available', key: 'plans.freeTrial.available', unit: null } as const;

/** What is published of a trial that there is. */
function trial(context: AnswerContext): Piece {
  const voice = createVoice(context);
  const { days, cardRequired } = context.bodies.plans.freeTrial;
  const length =
    days === null
      ? words(TRIAL_WITHOUT_DAYS)
      : say(TRIAL, { days: voice.fact('plans', '/freeTrial/days', 'plans.freeTrial.days', 'days') });
  const stated = { text: length.text, facts: [AVAILABLE, ...length.facts] };
  if (cardRequired === null) return stated;
  const fact = { document: 'plans', pointer: '/freeTrial/cardRequired', key: 'plans.freeTrial.cardRequired', unit: null } as const;
  return say(JOINED, { trial: stated, card: { text: cardRequired ? CARD : NO_CARD, facts: [fact] } });
}

const JOINED: Wording = { en: '{trial} {card}', de: '{trial} {card}', 'ur-Latn': '{trial} {card}', ar: '{trial} {card}' };

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
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('pricing');
    if (context.bodies.plans.currency === null) return yield notPublished(links);
    const currency = voice.fact('plans', '/currency', 'plans.currency');
    const template: Wording = {
      en: 'Prices are in {currency}.',
      de: 'Die Preise sind in {currency}.',
      'ur-Latn': 'Qeematein {currency} mein hain.',
      ar: 'الأسعار بعملة {currency}.',
    };
    yield answer(say(template, { currency }), { links });
  },
});
