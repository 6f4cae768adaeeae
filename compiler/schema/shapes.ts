import { array, boolean, integer, nullable, number, object, oneOf, optional, record, string, type Infer } from './builder.ts';

// Parts that several resources share. Unknown values are null with a reason; `quote` has the words of a page.

/** A text that is not empty. */
export const text = (description: string) => string(description, { minLength: 1 });

/** A telephone number as people write it, with the country code in brackets or not. */
export const telephone = () => string('Telephone number', { pattern: '^\\(?\\+?[0-9 ()./-]{5,}$' });

/** An absolute http or https address. */
export const url = (description: string) => string(description, { pattern: '^https?://\\S+$' });

/**
 * Last path segment of a page, which identifies a record. A slug must not start like the special keys of answers, such as `:none` and
 * `limit:users`.
 */
export const slug = (description: string) => string(description, { pattern: '^(?!:|limit:)[^\\s/?#]+$' });

/** A calendar date, YYYY-MM-DD. */
export const date = (description: string) => string(description, { pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A language tag (BCP 47). */
export const language = (description: string) => string(description, { pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

/** A duration of one unit (ISO 8601): P1M, P1Y, PT1H; P0.5D is half a day. */
export const period = (description: string) => string(description, { pattern: '^P(?:[1-9]\\d*[DWMY]|0\\.5D|T[1-9]\\d*H)$' });

const REASONS = ['not_found', 'on_request', 'disputed', 'unreadable'] as const;
const LEVELS = ['config', 'content', 'attribute', 'selector', 'jsonld', 'table', 'heuristic', 'derived'] as const;
const STATUSES = ['available', 'beta', 'planned', 'deprecated'] as const;

/** The kind of source that a value came from, strongest first. */
export type Level = (typeof LEVELS)[number];
/** State of a feature or platform. */
export type Status = (typeof STATUSES)[number];

const VALUE_STATUSES = ['confirmed', 'shown', ...REASONS] as const;

/** How sure a value is; the status of a null value is its reason. */
export type ValueStatus = (typeof VALUE_STATUSES)[number];

/**
 * The meaning of each status for readers; `searched`: where a missing value was looked for, such as the pages of a site with their number.
 */
export const statusMeanings = (searched = 'pages that were read'): Readonly<Record<ValueStatus, string>> => ({
  confirmed: 'stated by a source that is written for machines, or read from a page and said again elsewhere',
  shown: 'read from a page alone, in the words of its quote',
  on_request: 'no value, the page offers to talk instead, in the words of its quote',
  disputed: 'no value, sources disagree',
  unreadable: 'no value: the text could not be read; the quote has it',
  not_found: `no value, not found on the ${searched}; the company may have it anyway`,
});

/** How sure a value is, for readers of the API. */
export const valueStatus = () => oneOf('How sure it is; shown by the page alone in the words of `quote`', VALUE_STATUSES);

/** The levels in the order of their strength. */
export const levels: readonly Level[] = LEVELS;
/** Every status. */
export const statuses: readonly Status[] = STATUSES;

/** Maximum characters of a quote. */
export const QUOTE_LENGTH = 160;

/** Words of the page from which a value was read, unchanged. */
export const quote = () => nullable(string('Words of the page', { minLength: 1, maxLength: QUOTE_LENGTH }));

/** Reason for a null value. */
export const reason = () => nullable(oneOf('Why the value is null', REASONS));

/** Status with the reason for an unknown one, and the page's own word. */
export const statusProperties = (what: string) => ({
  status: nullable(oneOf(`State of the ${what}`, STATUSES)),
  statusReason: reason(),
  statusRaw: nullable(text('Word of the page for it')),
});

/** JSON pointer inside the record -> source of the value. */
export const provenance = () =>
  optional(
    record(
      'JSON pointer in this record -> its source',
      object('Source of a value', {
        page: url('Page that shows the value'),
        level: oneOf('Kind of source that won', LEVELS),
        confirmedBy: array('Kinds of source that say the same', oneOf('Kind of source', LEVELS)),
      }),
    ),
  );

/** Properties of an amount of money. */
export const moneyProperties = () => ({
  value: nullable(number('Amount; 0 means free, null is explained by `reason`', { minimum: 0 })),
  currency: nullable(string('Currency (ISO 4217)', { pattern: '^[A-Z]{3}$' })),
  period: nullable(period('What the amount is for: P1M a month, P1Y a year; null for a one-time price')),
  per: nullable(text('Thing that the price counts once for, for example "user"; null for the whole plan')),
  from: boolean('True when the page says "from"'),
  billed: nullable(period('How often it is charged, when that differs from `period`')),
  quote: quote(),
  page: nullable(url('Address of these words: the page with a text fragment')),
  status: valueStatus(),
  reason: reason(),
});

/** An amount of money. */
export const money = (description: string) => object(description, moneyProperties());

/** A limit of a plan. */
export const limit = (description: string) =>
  object(description, {
    value: nullable(number('The limit; null when unlimited or explained by `reason`', { minimum: 0 })),
    unlimited: boolean('True when there is no limit'),
    unit: text('What is counted'),
    period: nullable(period('Period after which the limit renews')),
    quote: quote(),
    status: valueStatus(),
    reason: reason(),
  });

/** A contact of the company. */
export const contact = (description: string) =>
  object(description, {
    email: nullable(string('E-mail address', { pattern: '^\\S+@\\S+$' })),
    telephone: nullable(telephone()),
    url: nullable(url('Contact page')),
    hours: nullable(text('When somebody answers')),
    languages: array('Languages that are spoken', language('Language tag (BCP 47)')),
    status: oneOf('How sure it is; shown by the text of pages alone', ['confirmed', 'shown']),
  });

/** Common properties of guides and comparisons in their lists. */
export const articleProperties = (what: string) => ({
  slug: slug(`Slug of the ${what}`),
  title: text('Title'),
  description: nullable(text('One sentence about it')),
  language: language('Language of the text (BCP 47)'),
  direction: oneOf('Direction of the script', ['ltr', 'rtl']),
});

/** Last properties in the list entries of guides and comparisons. */
export const articleAddresses = () => ({
  words: integer('Words of the text', { minimum: 0 }),
  approxTokens: integer('Rough number of tokens of the markdown', { minimum: 0 }),
  url: url('Page'),
  markdownUrl: url('Markdown of the page'),
  jsonUrl: url('This record as JSON with its full text'),
  published: nullable(date('Date of publication')),
  updated: nullable(date('Date of the last change')),
});

/** Properties of the single documents of guides and comparisons only. */
export const articleBody = () => ({
  headings: array(
    'Outline',
    object('Heading', {
      level: integer('Level', { minimum: 1, maximum: 6 }),
      id: text('Its id in the page; a heading without one has a slug of its words'),
      text: text('Text'),
    }),
  ),
});

/** Last properties of every list document: its addresses. */
export const listAddresses = (what: string) => ({
  url: url(`Page that lists the ${what}`),
  markdownUrl: url('The same page as markdown'),
  updated: nullable(date('Date of the last change of any of them')),
});

/** An amount of money. */
export type Money = Infer<ReturnType<typeof money>>;
/** A limit of a plan. */
export type Limit = Infer<ReturnType<typeof limit>>;
/** A contact of the company. */
export type Contact = Infer<ReturnType<typeof contact>>;
/** JSON pointer -> source. */
export type Provenance = NonNullable<Infer<ReturnType<typeof provenance>>>;
