/** Questions about other tools: the site's own comparison pages, and no claim beyond them. */
import { defineIntent, type Wording } from '../intent.ts';
import { compare } from '../problem.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say, type Piece } from '../voice.ts';
import { linkToText } from './guides.ts';

const ONE: Wording = {
  en: 'This page compares the two: {title}.',
  de: 'Diese Seite vergleicht beide: {title}.',
  'ur-Latn': 'Is page par dono ka muqabla hai: {title}.',
  ar: 'تقارن هذه الصفحة بينهما: {title}.',
};
/** The site compares itself with others, and never the others with each other. */
const TWO: Wording = {
  en: 'The site compares itself with each of them, not the two with each other: {titles}.',
  de: 'Die Website vergleicht sich mit jedem der beiden, nicht die beiden miteinander: {titles}.',
  'ur-Latn': 'Website apna muqabla dono se alag alag karti hai, un dono ka aapas mein nahin: {titles}.',
  ar: 'يقارن الموقع نفسه بكل منهما، ولا يقارن بينهما: {titles}.',
};
const TOOL: Wording = { en: 'tool', de: 'Ein Tool', 'ur-Latn': 'tool', ar: 'أداة' };
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
    { names: ['tool', 'tool'], strength: 3 },
    { all: ['COMPARE'], names: ['tool'], strength: 3 },
    { none: ['GUIDE'], names: ['tool'], strength: 3 },
    { all: ['VERSUS'], names: ['tool'], stranger: true, words: 12, strength: 2 },
    { all: ['GUIDE'], names: ['tool'], strength: 1 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const { comparisons } = context.bodies.comparisons;
    const titleOf = (position: number): Piece =>
      voice.fact('comparisons', `/comparisons/${position}/title`, `comparisons.${comparisons[position]?.slug ?? ''}.title`);
    const list = voice.link('comparisons');
    if (comparisons.length > 0)
      yield notListed(
        TOOL,
        enumerate(
          comparisons.map((_, position) => titleOf(position)),
          '; ',
        ),
        { links: list, path: ':none' },
      );
    for (const [position, comparison] of comparisons.entries()) {
      const links = [linkToText('comparison', comparison), ...list];
      yield answer(say(ONE, { title: titleOf(position) }), { links, path: comparison.slug });
      for (const [other, second] of comparisons.entries()) {
        if (other <= position) continue;
        const titles = enumerate([titleOf(position), titleOf(other)], '; ');
        const both = [linkToText('comparison', comparison), linkToText('comparison', second), ...list];
        const path = [comparison.slug, second.slug].toSorted(compare).join(',');
        yield answer(say(TWO, { titles }), { links: both, path, answered: 'partial', reason: 'not_published' });
      }
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
