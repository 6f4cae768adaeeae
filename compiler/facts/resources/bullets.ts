import { vocabularyOf } from '../../money/vocabulary.ts';
import { limitOf } from '../../offers/limits.ts';
import { array, boolean, nullable, number, object, type Infer } from '../../schema/builder.ts';
import { period, text } from '../../schema/shapes.ts';
import type { SiteOffer } from '../readers/shown-offers.ts';

/** The bullet lines in the card or column of an offer. */
export const bulletsSchema = () =>
  array(
    'Lines of its card',
    object('Line of a card', {
      text: text('Words'),
      included: boolean('False where the page marks it so'),
      limit: nullable(
        object('What it counts', {
          name: text('What is counted'),
          value: nullable(number('Limit', { minimum: 0 })),
          unlimited: boolean('No limit'),
          period: nullable(period('Renewal')),
        }),
      ),
    }),
  );

/** The lines of an offer, each with what it counts. */
export const bulletsOf = ({ page, offer }: Pick<SiteOffer, 'page' | 'offer'>): Infer<ReturnType<typeof bulletsSchema>> => {
  const vocabulary = vocabularyOf(page.spoken);
  return offer.bullets.map(({ text: words, included }) => ({ text: words, included, limit: limitOf(words, vocabulary) }));
};
