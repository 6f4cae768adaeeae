/** Questions about other tools: the site's own comparison pages, and no claim beyond them. */
import { compare } from '../../problems/problem.ts';
import type { CitedText } from '../cited-text.ts';
import { defineIntent } from '../intent.ts';
import { notFound, notListed } from '../unanswered.ts';
import { linkToText } from './guides.ts';

/** The comparison with one tool. */
export const comparisonsOne = defineIntent({
  name: 'comparisons.one',
  slot: 'tool',
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
  *answers(context, composer) {
    const { comparisons } = context.bodies.comparisons;
    const titleOf = (position: number): CitedText =>
      composer.fact('comparisons', `/comparisons/${position}/title`, `comparisons.${comparisons[position]?.slug ?? ''}.title`);
    const list = composer.link('comparisons');
    if (comparisons.length > 0)
      yield notListed(
        composer,
        'noun.tool',
        composer.enumerate(
          comparisons.map((_, position) => titleOf(position)),
          'list.semicolon',
        ),
        { links: list, path: ':none' },
      );
    // What a page says of other things is no answer to how the product compares with one of them.
    const own = comparisons.flatMap((comparison, position) => (comparison.competitor ? [{ comparison, position }] : []));
    for (const { comparison, position } of own) {
      const links = [linkToText('comparison', comparison), ...list];
      yield composer.answer(composer.say('comparisons.one', { title: titleOf(position) }), { links, path: comparison.slug });
      for (const { comparison: second, position: other } of own) {
        if (other <= position) continue;
        const titles = composer.enumerate([titleOf(position), titleOf(other)], 'list.semicolon');
        const both = [linkToText('comparison', comparison), linkToText('comparison', second), ...list];
        const path = [comparison.slug, second.slug].toSorted(compare).join(',');
        yield composer.answer(composer.say('comparisons.two', { titles }), {
          links: both,
          path,
          answered: 'partial',
          reason: 'not_published',
        });
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
  *answers(context, composer) {
    const links = composer.link('comparisons');
    const { comparisons } = context.bodies.comparisons;
    if (comparisons.length === 0) return yield notFound(context, composer, 'comparisons');
    const titles = comparisons.map(({ slug }, position) =>
      composer.fact('comparisons', `/comparisons/${position}/title`, `comparisons.${slug}.title`),
    );
    yield composer.answer(composer.say('comparisons.list', { titles: composer.enumerate(titles, 'list.semicolon') }), { links });
  },
});
