/** Questions about the machine interface itself: whether it needs a key, and who is answering. */
import { defineIntent } from '../intent.ts';

/** Whether the interface needs a key. */
export const serviceAuth = defineIntent({
  name: 'service.auth',
  description: 'Whether programs need a key',
  examples: {
    en: ['Do I need an API key?', 'Is there an API?'],
    de: ['Brauche ich einen API-Schlüssel?'],
    'ur-Latn': ['Kya API key chahiye?'],
    ar: ['هل أحتاج إلى مفتاح API؟'],
  },
  rules: [
    { all: ['API', 'LOGIN'], without: ['platform'], firm: true, strength: 3 },
    { all: ['API'], none: ['ACT'], without: ['platform'], words: 9, strength: 2 },
  ],
  *answers(_, composer) {
    yield composer.answer(composer.say('service.auth'), { links: [...composer.link('developers'), ...composer.link('llms')] });
  },
});

/** Who is answering. */
export const serviceAboutAgent = defineIntent({
  name: 'service.about_agent',
  description: 'Whether a person, a language model or rules are answering',
  examples: {
    en: ['Are you a bot?', 'Are you ChatGPT?'],
    de: ['Bist du ein Roboter?'],
    'ur-Latn': ['Kya aap robot hain?'],
    ar: ['هل أنت روبوت؟'],
  },
  rules: [
    { any: ['AGENT', 'HUMAN'], all: ['YOU_ARE'], without: ['feature'], words: 10, strength: 3 },
    {
      any: ['AGENT', 'HUMAN'],
      none: ['GUIDE', 'PRICE', 'PLAN', 'HOW_MANY', 'API', 'FEATURE'],
      without: ['feature', 'platform', 'limit'],
      words: 7,
      strength: 2,
    },
  ],
  *answers(_, composer) {
    yield composer.answer(composer.say('service.about_agent'), { links: [...composer.link('developers'), ...composer.link('llms')] });
  },
});

/** A request to do something. */
export const actionRefused = defineIntent({
  name: 'action_refused',
  description: 'A request to change, cancel, delete or pay something',
  examples: {
    en: ['Cancel my subscription', 'Delete my account'],
    de: ['Kündige mein Abo', 'Lösche mein Konto'],
    'ur-Latn': ['Mera account delete karo'],
    ar: ['احذف حسابي'],
  },
  rules: [
    { all: ['ACT', 'OBJECT'], none: ['HOW_MANY', 'GUIDE', 'WHERE'], strength: 3 },
    { all: ['ACT'], none: ['HOW_MANY', 'GUIDE', 'WHERE', 'HAVE'], names: ['plan'], strength: 3 },
    { all: ['ACT', 'PLAN', 'GUIDE'], none: ['HOW_MANY'], firm: true, strength: 3 },
  ],
  *answers(context, composer) {
    const contact = composer.link('contact');
    const app = context.app === null ? [] : [{ rel: 'app', title: 'App', url: context.app }];
    yield composer.answer(composer.say(context.app === null ? 'action_refused' : 'action_refused.in_app'), {
      links: [...app, ...contact],
      reason: 'action_not_available',
    });
  },
});
