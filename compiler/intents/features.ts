/** Questions about features: which there are, what one does, whether it can be used yet. */
import { defineIntent, type Wording } from '../intent.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say, words } from '../voice.ts';
import { status as statusWording } from '../wording.ts';
import { linksOf, names, pieces } from './things.ts';

const LIST: Wording = { en: 'Features: {names}.', de: 'Funktionen: {names}.', 'ur-Latn': 'Features: {names}.', ar: 'الميزات: {names}.' };
const ONE: Wording = {
  en: '{name}:{description}',
  de: '{name}:{description}',
  'ur-Latn': '{name}:{description}',
  ar: '{name}:{description}',
};
const ONE_WITH_STATUS: Wording = {
  en: '{name}:{description}\nStatus:{status}.',
  de: '{name}:{description}\nStatus:{status}.',
  'ur-Latn': '{name}:{description}\nStatus:{status}.',
  ar: '{name}:{description}\nالحالة:{status}.',
};
const STATUS: Wording = { en: '{name}:{status}.', de: '{name}:{status}.', 'ur-Latn': '{name}:{status}.', ar: '{name}:{status}.' };

const FEATURE: Wording = { en: 'feature', de: 'Eine Funktion', 'ur-Latn': 'feature', ar: 'ميزة' };
const BY_STATUS: Wording = {
  en: '{status}: {names}.',
  de: '{status}: {names}.',
  'ur-Latn': '{status}: {names}.',
  ar: '{status}: {names}.',
};

/** Every feature by name. */
export const featuresList = defineIntent({
  name: 'features.list',
  description: 'Which features there are',
  examples: {
    en: ['What features do you have?'],
    de: ['Welche Funktionen gibt es?'],
    'ur-Latn': ['Aapke features kya hain?'],
    ar: ['ما هي الميزات؟'],
  },
  rules: [{ all: ['FEATURE'], none: ['GUIDE', 'ACT'], without: ['feature', 'plan'], strength: 2 }],
  *answers(context) {
    const links = createVoice(context).link('features');
    if (context.bodies.features.features.length === 0) return yield notPublished(links);
    yield answer(say(LIST, { names: names(context, 'features') }), { links });
  },
});

/** What a feature does. */
export const featuresOne = defineIntent({
  name: 'features.one',
  description: 'What a feature does',
  examples: { en: ['Do you have {feature}?'], de: ['Habt ihr {feature}?'], 'ur-Latn': ['Kya {feature} hai?'], ar: ['هل لديكم {feature}؟'] },
  rules: [
    { any: ['HAVE', 'FEATURE', 'SUPPORTS', 'WHERE'], none: ['STATUS', 'GUIDE'], names: ['feature'], strength: 3 },
    { none: ['STATUS', 'GUIDE'], names: ['feature'], words: 4, strength: 3 },
    { none: ['STATUS', 'GUIDE'], names: ['feature'], strength: 2 },
    {
      any: ['HAVE', 'SUPPORTS'],
      none: ['STATUS', 'GUIDE', 'PLAN', 'PRICE', 'TRIAL', 'DISCOUNT', 'PLATFORM', 'CONTACT', 'API'],
      names: ['feature'],
      stranger: true,
      words: 8,
      strength: 2,
    },
    // `How do I ...` asks for a guide; the feature is only what is left when there is none.
    { all: ['GUIDE'], none: ['STATUS'], names: ['feature'], strength: 1 },
  ],
  *answers(context) {
    const list = createVoice(context).link('features');
    if (context.bodies.features.features.length > 0) yield notListed(FEATURE, names(context, 'features'), { links: list, path: ':none' });
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const template = feature.status === null ? ONE : ONE_WITH_STATUS;
      const links = linksOf(context, 'features', feature);
      if (feature.description === null && feature.status === null) yield { ...notPublished(links), path: feature.slug };
      else
        yield answer(say(feature.description === null ? STATUS : template, pieces(context, 'features', position)), {
          links,
          path: feature.slug,
        });
    }
  },
});

/** Whether a feature can be used yet. */
export const featuresStatus = defineIntent({
  name: 'features.status',
  description: 'Whether a feature is available, in beta or planned',
  examples: {
    en: ['Is {feature} available?', 'What is the status of {feature}?'],
    de: ['Ist {feature} verfügbar?'],
    'ur-Latn': ['{feature} ka status kya hai?'],
    ar: ['هل {feature} متاح؟'],
  },
  rules: [
    { all: ['STATUS'], names: ['feature'], strength: 3 },
    // One word for a trial and for a beta, in Arabic for example.
    { all: ['TRIAL'], none: ['FREE', 'DURATION', 'CARD'], names: ['feature'], strength: 3 },
  ],
  *answers(context) {
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const links = linksOf(context, 'features', feature);
      if (feature.status === null) yield { ...notPublished(links), path: feature.slug };
      else yield answer(say(STATUS, pieces(context, 'features', position)), { links, path: feature.slug });
    }
  },
});

/** Which features have a status. */
export const featuresByStatus = defineIntent({
  name: 'features.by_status',
  description: 'Which features are available, in beta or planned',
  examples: {
    en: ['Which features are planned?', 'What is in beta?'],
    de: ['Welche Funktionen sind geplant?'],
    'ur-Latn': ['Kaun se features beta mein hain?'],
    ar: ['ما هي الميزات المخطط لها؟'],
  },
  rules: [
    { all: ['FEATURE'], none: ['GUIDE'], names: ['status'], strength: 3 },
    { all: ['FEATURE', 'TRIAL'], none: ['FREE', 'DURATION', 'CARD'], slot: ['status', 'beta'], strength: 3 },
    {
      none: ['GUIDE', 'GUIDES', 'PLATFORM', 'PLAN', 'PRICE', 'SUPPORT', 'CONTACT', 'HELPDESK', 'SALES', 'COMPARE', 'TRIAL', 'API'],
      names: ['status'],
      without: ['feature', 'platform'],
      words: 8,
      strength: 2,
    },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('features');
    const { features } = context.bodies.features;
    yield notPublished(links);
    for (const status of new Set(features.flatMap((feature) => feature.status ?? []))) {
      const each = features.flatMap((feature, position) => {
        const { text, facts } = voice.fact('features', `/features/${position}/name`, `features.${feature.slug}.name`);
        const { facts: stated } =
          feature.status === null
            ? { facts: [] }
            : voice.fact('features', `/features/${position}/status`, `features.${feature.slug}.status`);
        return feature.status === status ? [{ text, facts: [...facts, ...stated] }] : [];
      });
      yield answer(say(BY_STATUS, { status: words(statusWording(status)), names: enumerate(each) }), { links, path: status });
    }
  },
});
