import { array, boolean, either, integer, nullable, number, oneOf, open, optional, record, string, type Infer } from './builder.ts';
import { date, language, period, slug, statuses, telephone, text } from './shapes.ts';

// The schemas of content sources, defined once: the validation of every file, the TypeScript types and docs/reference/content.md come from
// them. More keys are allowed, because the site's templates read the same files.

const address = (description: string) => string(description, { pattern: '^(https?://|/)\\S*$' });
const reasonGiven = () => optional(oneOf('Why there is no value', ['on_request', 'not_found']));

/** An amount of money. */
export const contentMoney = (description: string) =>
  open(description, {
    value: nullable(number('Amount; 0 means free; null needs a `reason`', { minimum: 0 })),
    currency: optional(string('Currency (ISO 4217); needed with an amount', { pattern: '^[A-Z]{3}$' })),
    period: optional(period('P1M a month, P1Y a year; absent for a one-time price')),
    per: optional(text('Thing that the price counts once for, for example "user"')),
    from: optional(boolean('True for "from 19 USD"')),
    billed: optional(period('How often it is charged, when that differs from `period`')),
    quote: optional(text('Words of the page')),
    reason: reasonGiven(),
  });

/** A limit of a plan. */
export const contentLimit = either(
  'A number, "unlimited", or the long form',
  either('A number or a word', number('The limit', { minimum: 0 }), oneOf('No limit', ['unlimited'])),
  open('Long form', {
    value: nullable(number('The limit; null needs a `reason`', { minimum: 0 })),
    unit: optional(text('What is counted')),
    period: optional(period('Period after which it renews')),
    quote: optional(text('Words of the page')),
    reason: reasonGiven(),
  }),
);

/** Keys of limits have the same form as in `data-sitec-limit`, so that both name the same limit. */
const limits = record('What the plan counts, by keys such as seats or aiCredits', contentLimit, '^[a-z][A-Za-z0-9]*$');

/** `plans.yaml`: the plans in order, the free trial, and rows of the comparison table. */
export const plansContent = open('Plans and prices', {
  updated: optional(date('Date of the last change')),
  freeTrial: optional(
    open('Free trial', {
      available: optional(boolean('Whether there is one')),
      days: optional(integer('Length in days', { minimum: 0 })),
      cardRequired: optional(boolean('Whether a payment card is asked for')),
      plans: optional(array('Plans that it is for', slug('Slug of a plan'))),
      quote: optional(text('Words of the page')),
    }),
  ),
  plans: array(
    'Plans in the order of the pricing page',
    open('Plan', {
      slug: optional(slug('Default: made of the name')),
      name: text('Name'),
      description: optional(text('Who it is for')),
      price: optional(contentMoney('Price')),
      otherPrices: optional(array('Further prices, for example for a year', contentMoney('Price'))),
      limits: optional(limits),
      action: optional(open('Button', { label: text('Words'), url: address('Address') })),
    }),
  ),
  features: optional(
    array(
      'Rows of the comparison table',
      open('Row', {
        name: text('Name of the feature'),
        slug: optional(slug('Slug of its page')),
        values: array(
          'One value a plan: true, false, or the words of the cell',
          either('Value', boolean('Included or not'), text('Words')),
        ),
      }),
    ),
  ),
});

const contentContact = (what: string) =>
  open(what, {
    email: optional(string('E-mail address', { pattern: '^\\S+@\\S+$' })),
    telephone: optional(telephone()),
    url: optional(address('Contact page')),
    hours: optional(text('When somebody answers')),
    languages: optional(array('Languages that are spoken', language('Language tag (BCP 47)'))),
  });

/** `company.yaml`. */
export const companyContent = open('Company', {
  name: text('Name'),
  legalName: optional(text('Registered name')),
  description: optional(text('What the company does, in one or two sentences')),
  logo: optional(address('Logo')),
  app: optional(address('Application where people sign up')),
  office: optional(
    open('Address', {
      street: optional(text('Street and number')),
      postalCode: optional(text('Postal code')),
      city: optional(text('City')),
      region: optional(text('State or province')),
      country: optional(string('Country (ISO 3166-1 alpha-2)', { pattern: '^[A-Z]{2}$' })),
    }),
  ),
  contacts: optional(open('Contacts', { support: optional(contentContact('Support')), sales: optional(contentContact('Sales')) })),
  sameAs: optional(array('Profiles elsewhere', address('Address'))),
  pages: optional(record('about, contact, terms, privacy and others', address('Address or path'))),
  updated: optional(date('Date of the last change')),
});

const status = () => optional(oneOf('State', statuses));

/** Front matter of a feature page, or an item of `features.yaml`. */
export const featureContent = open('Feature', {
  title: optional(text('Name')),
  name: optional(text('Name, when it differs from the title')),
  description: optional(text('One sentence')),
  status: status(),
  category: optional(text('Group')),
  platforms: optional(array('Platforms that it works on', slug('Slug of a platform'))),
  updated: optional(date('Date of the last change')),
});

/** An item of `platforms.yaml`, or front matter of a platform page. */
export const platformContent = open('Platform', {
  name: optional(text('Name')),
  title: optional(text('Name, when there is no `name`')),
  description: optional(text('One sentence')),
  status: status(),
});

/** Front matter of a guide. */
export const guideContent = open('Guide', {
  title: optional(text('Title')),
  description: optional(text('One sentence')),
  lang: optional(language('Language of the text')),
  platforms: optional(array('Platforms that it is about', slug('Slug of a platform'))),
  translationKey: optional(text('Guides with the same key are translations of each other')),
  published: optional(date('Date of publication')),
  updated: optional(date('Date of the last change')),
});

/** Front matter of a comparison. */
export const comparisonContent = open('Comparison', {
  title: optional(text('Title')),
  description: optional(text('One sentence')),
  competitor: optional(text('Name of the other tool')),
  competitorUrl: optional(address("The other tool's site")),
  published: optional(date('Date of publication')),
  updated: optional(date('Date of the last change')),
});

/** An amount of money in content files. */
export type ContentMoney = Infer<ReturnType<typeof contentMoney>>;
/** A limit in content files. */
export type ContentLimit = Infer<typeof contentLimit>;
