/** What is really so on the pages of a case, written by hand: the form of truth.json. */
import {
  array,
  boolean,
  either,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  string,
  type Infer,
} from '../../compiler/schema/builder.ts';

const period = (description: string) => nullable(string(`${description} (ISO 8601)`, { pattern: '^P[1-9][0-9]*[DWMY]$' }));
const words = (description: string) => either(description, string('The only word'), array('Words that are as good', string('Word')));

const truePrice = object('A price as a buyer reads it', {
  value: number('Amount', { minimum: 0 }),
  currency: string('ISO 4217', { pattern: '^[A-Z]{3}$' }),
  period: period('Null when it is paid once or by use'),
  per: nullable(words('What the price counts once for; null for the whole plan')),
  billed: period('How often it is charged, when that differs from the period'),
  from: boolean('True for "from 19 USD"'),
  written: optional(array('Markup that holds the amount, where it is split over elements', string('Source text'))),
});

const amount = either('Number or unlimited', number('Limit', { minimum: 0 }), oneOf('Words', ['unlimited', 'unknown']));
const trueLimit = either(
  'A limit',
  amount,
  either(
    'Not only a number',
    array('Readings that are as good', amount),
    object('Renewed', { value: number('Limit'), period: period('Every') }),
  ),
);

const truePlan = object('A plan', {
  name: string('Name'),
  alsoNamed: optional(array('Names that are as good', string('Name'))),
  price: either('The price, or why there is no amount', truePrice, oneOf('State', ['free', 'on_request', 'unknown'])),
  otherPrices: array('Every other price of the plan', truePrice),
  limits: record('Key -> limit; keys that are as good are separated by |', trueLimit),
  addOns: optional(array('Prices of additions to the plan; several readings of one price may stand here', truePrice)),
  features: optional(record('Name of a row -> included; null when the page does not say it', nullable(boolean('Included')))),
  mustPublish: optional(boolean('As for the case, where one plan differs')),
});

/** The schema of truth.json. */
export const truthSchema = object('The truth of a case', {
  about: string('What is hard here, in one sentence'),
  company: string('Name of the fictional company'),
  plans: array('Plans', truePlan),
  notPlans: array('Names that are no plan and amounts that are no price', either('Name or amount', string('Name'), number('Amount'))),
  mustPublish: boolean('True when a second source or a strong level gives the prices, so that leaving one out is a miss'),
  cardsOnly: optional(boolean('True when nothing but the look of cards gives a price, so that none may be published')),
  freeTrial: optional(
    object('The trial, when the page offers one', {
      available: boolean('Offered'),
      days: nullable(integer('Days')),
      cardRequired: nullable(boolean('Card needed; null when not said')),
    }),
  ),
  codes: optional(array('Codes that must be reported; codes that are as good are separated by |', string('Code'))),
  absentCodes: optional(array('Codes that must not be reported', string('Code'))),
  bundle: optional(boolean('True when something on the site may keep a bundle from being written, and must not')),
  email: optional(string('Address of the company, which has to be found')),
  notFound: optional(array('Plans whose price no page says', string('Name'))),
  exitCode: optional(integer('0 or 1; absent when both are right, as long as nothing wrong is published', { minimum: 0, maximum: 1 })),
});

/** The truth of a case. */
export type Truth = Infer<typeof truthSchema>;
/** A plan of a truth. */
export type TruePlan = Infer<typeof truePlan>;
/** A price of a truth. */
export type TruePrice = Infer<typeof truePrice>;
/** A limit of a truth. */
export type TrueLimit = Infer<typeof trueLimit>;

/** A text without differences of case, width and white space. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The prices of a plan that have an amount. */
export const pricesOf = ({ price, otherPrices }: TruePlan): readonly TruePrice[] => [
  ...(typeof price === 'string' ? [] : [price]),
  ...otherPrices,
];

/** Whether leaving out the price of a plan is a miss. */
export const isDue = (truth: Truth, plan: TruePlan): boolean =>
  (plan.mustPublish ?? truth.mustPublish) && (typeof plan.price !== 'string' || plan.price === 'free');
