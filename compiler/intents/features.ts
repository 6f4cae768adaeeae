/** Questions about features: which there are, what one does, whether it can be used yet. */
import { defineIntent, type Wording } from '../intent.ts';
import { answer, createVoice, notPublished, say } from '../voice.ts';
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
  rules: [{ all: ['FEATURE'], none: ['GUIDE', 'ACT'], strength: 2 }],
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
    { none: ['STATUS', 'GUIDE'], entity: 'feature', strength: 3 },
    // `How do I ...` asks for a guide; the feature is only what is left when there is none.
    { all: ['GUIDE'], none: ['STATUS'], entity: 'feature', strength: 1 },
  ],
  *answers(context) {
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const template = feature.status === null ? ONE : ONE_WITH_STATUS;
      const links = linksOf(context, 'features', feature);
      if (feature.description === null && feature.status === null) yield { ...notPublished(links), slug: feature.slug };
      else
        yield answer(say(feature.description === null ? STATUS : template, pieces(context, 'features', position)), {
          links,
          slug: feature.slug,
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
  rules: [{ all: ['STATUS'], entity: 'feature', strength: 3 }],
  *answers(context) {
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const links = linksOf(context, 'features', feature);
      if (feature.status === null) yield { ...notPublished(links), slug: feature.slug };
      else yield answer(say(STATUS, pieces(context, 'features', position)), { links, slug: feature.slug });
    }
  },
});
