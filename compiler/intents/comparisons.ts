/** Questions about other tools: the site's own comparison pages, and no claim beyond them. */
import { defineIntent, type Wording } from '../intent.ts';
import { answer, createVoice, enumerate, notPublished, say } from '../voice.ts';
import { linkToText } from './guides.ts';

const ONE: Wording = {
  en: 'This page compares the two: {title}.',
  de: 'Diese Seite vergleicht beide: {title}.',
  'ur-Latn': 'Is page par dono ka muqabla hai: {title}.',
  ar: 'تقارن هذه الصفحة بينهما: {title}.',
};
const LIST: Wording = {
  en: 'Comparisons: {titles}.',
  de: 'Vergleiche: {titles}.',
  'ur-Latn': 'Muqablay: {titles}.',
  ar: 'المقارنات: {titles}.',
};

/** The comparison with one tool. */
export const comparisonsOne = defineIntent({
  name: 'comparisons.one',
  description: 'How the service compares to another tool',
  examples: {
    en: ['How do you compare to {tool}?', 'Are you an alternative to {tool}?'],
    de: ['Was ist der Unterschied zu {tool}?'],
    'ur-Latn': ['{tool} se kya farq hai?'],
    ar: ['ما الفرق بينكم وبين {tool}؟'],
  },
  rules: [
    { all: ['COMPARE'], entity: 'tool', strength: 3 },
    { none: ['GUIDE'], entity: 'tool', strength: 3 },
    { all: ['GUIDE'], entity: 'tool', strength: 1 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    for (const [position, comparison] of context.bodies.comparisons.comparisons.entries()) {
      const title = voice.fact('comparisons', `/comparisons/${position}/title`, `comparisons.${comparison.slug}.title`);
      const links = [linkToText('comparison', comparison), ...voice.link('comparisons')];
      yield answer(say(ONE, { title }), { links, slug: comparison.slug });
    }
  },
});

/** Every comparison by title. */
export const comparisonsList = defineIntent({
  name: 'comparisons.list',
  description: 'Which tools the service is compared with',
  examples: {
    en: ['Which competitors do you compare yourself with?', 'Show me your comparisons'],
    de: ['Mit welchen Tools vergleicht ihr euch?'],
    'ur-Latn': ['Aapke muqablay dikhao'],
    ar: ['ما هي المقارنات المتوفرة؟'],
  },
  rules: [{ all: ['COMPARE'], none: ['PLAN', 'PRICE'], strength: 2 }],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('comparisons');
    const { comparisons } = context.bodies.comparisons;
    if (comparisons.length === 0) return yield notPublished(links);
    const titles = comparisons.map(({ slug }, position) =>
      voice.fact('comparisons', `/comparisons/${position}/title`, `comparisons.${slug}.title`),
    );
    yield answer(say(LIST, { titles: enumerate(titles, '; ') }), { links });
  },
});
