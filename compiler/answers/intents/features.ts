/** Questions about features: which there are, what one does, whether it can be used yet. */
import { defineIntent } from '../intent.ts';
import { notFound, notListed, notPublished } from '../unanswered.ts';
import { linksOf, names, pieces } from './things.ts';

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
  *answers(context, composer) {
    const links = composer.link('features');
    if (context.bodies.features.features.length === 0) return yield notFound(context, composer, 'features');
    yield composer.answer(composer.say('features.list', { names: names(context, composer, 'features') }), { links });
  },
});

/** What a feature does. */
export const featuresOne = defineIntent({
  name: 'features.one',
  slot: 'feature',
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
  *answers(context, composer) {
    const list = composer.link('features');
    if (context.bodies.features.features.length > 0)
      yield notListed(composer, 'noun.feature', names(context, composer, 'features'), { links: list, path: ':none' });
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const template = feature.status === null ? 'features.one' : 'features.one.with_status';
      const links = linksOf(composer, 'features', feature);
      if (feature.description === null && feature.status === null) yield { ...notPublished(composer, links), path: feature.slug };
      else
        yield composer.answer(
          composer.say(feature.description === null ? 'features.status' : template, pieces(context, composer, 'features', position)),
          {
            links,
            path: feature.slug,
          },
        );
    }
  },
});

/** Whether a feature can be used yet. */
export const featuresStatus = defineIntent({
  name: 'features.status',
  slot: 'feature',
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
  *answers(context, composer) {
    for (const [position, feature] of context.bodies.features.features.entries()) {
      const links = linksOf(composer, 'features', feature);
      if (feature.status === null) yield { ...notPublished(composer, links), path: feature.slug };
      else
        yield composer.answer(composer.say('features.status', pieces(context, composer, 'features', position)), {
          links,
          path: feature.slug,
        });
    }
  },
});

/** Which features have a status. */
export const featuresByStatus = defineIntent({
  name: 'features.by_status',
  slot: 'status',
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
  *answers(context, composer) {
    const links = composer.link('features');
    const { features } = context.bodies.features;
    yield features.length === 0 ? notFound(context, composer, 'features') : notPublished(composer, links);
    for (const status of new Set(features.flatMap((feature) => feature.status ?? []))) {
      const each = features.flatMap((feature, position) => {
        const { text, facts } = composer.fact('features', `/features/${position}/name`, `features.${feature.slug}.name`);
        const { facts: stated } =
          feature.status === null
            ? { facts: [] }
            : composer.fact('features', `/features/${position}/status`, `features.${feature.slug}.status`);
        return feature.status === status ? [{ text, facts: [...facts, ...stated] }] : [];
      });
      yield composer.answer(
        composer.say('features.by_status', {
          status: { text: composer.wording.status(status), facts: [] },
          names: composer.enumerate(each),
        }),
        { links, path: status },
      );
    }
  },
});
