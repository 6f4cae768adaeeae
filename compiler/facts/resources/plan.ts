import { array, boolean, nullable, object, record, type Infer, number } from '../../schema/builder.ts';
import { limit, money, provenance, slug, text, url, period } from '../../schema/shapes.ts';
import { limitIn, type Found } from '../readers/plans/shown-plans.ts';

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
export const bulletsOf = (found: Found): Infer<ReturnType<typeof bulletsSchema>> =>
  found.offer.bullets.map(({ text: words, included }) => ({ text: words, included, limit: limitIn(words, found) }));

/** A plan. */
export const planSchema = object('A plan with its price and limits', {
  slug: slug('Slug of the plan'),
  name: text('Name'),
  description: nullable(text('Who it is for')),
  url: url('Page with the price'),
  price: money('Price of a month, else of the shortest time'),
  otherPrices: array('Further prices, such as for a year', money('Price')),
  limits: record('What the site counts, by its words', limit('Limit')),
  features: array(
    'Rows of the comparison table',
    object('Feature in this plan', {
      name: text('Name of the feature'),
      slug: nullable(slug('Slug of its page')),
      included: nullable(boolean('Included or not; null when the page says it in words')),
      note: nullable(text('Words of the cell')),
    }),
  ),
  bullets: bulletsSchema(),
  addOns: array('Extras that cost more', object('Add-on', { name: text('Name'), price: money('Price') })),
  action: nullable(object('Button of the plan', { label: text('Words'), url: url('Address') })),
  provenance: provenance(),
});

/** A plan with its price and limits. */
export type Plan = Infer<typeof planSchema>;
/** An add-on of a plan with its price. */
export type AddOn = Plan['addOns'][number];
