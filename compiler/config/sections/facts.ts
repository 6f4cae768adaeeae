import { array, either, integer, object, oneOf, open, optional, propertiesOf, record, type Schema, string } from '../../schema/builder.ts';
import { companyContent, contentLimit, contentMoney } from '../../schema/content.ts';

/** The place of a value on a page: a CSS selector, alone or with words that the text must contain. */
export const field = (description: string) =>
  either(
    description,
    string('CSS selector; `a.button@href` reads an attribute'),
    object('Selector with a condition', {
      selector: string('CSS selector; every match is looked at until the condition holds'),
      match: pattern('Words that the text must hold, or in TypeScript and JavaScript a RegExp'),
    }),
  );

/** A text, or a RegExp, which is an object in JSON Schema. */
const pattern = (description: string) =>
  either(description, string('Words; upper and lower case are the same'), open('RegExp', {})) as unknown as Schema<string | RegExp>;

const planFields = object('Selectors for the facts inside the element of a plan, which `item` finds', {
  name: optional(field('Name')),
  description: optional(field('Description')),
  price: optional(field('Price: read as text, so that "$49 per user / month" gives all of it')),
  otherPrices: optional(array('Further prices, for example of a year', field('Price'))),
  limits: optional(record('Key of a limit -> selector of its value', field('Limit, for example "5 seats"'))),
  action: optional(field('Button, for example a.button@href')),
});

/** An object with keys that require other keys. */
const withNeeds = <T>({ json, required }: Schema<T>, needs: Readonly<Record<string, readonly string[]>>): Schema<T> => ({
  json: { ...json, dependentRequired: needs },
  required,
});

const plansConfig = withNeeds(
  object('Plans and prices', {
    page: optional(string('Path of the pricing page', { pattern: '^/' })),
    item: optional(string('CSS selector of the element of one plan')),
    expect: optional(integer('Number of plans that `item` must find: a redesign then fails loudly', { minimum: 1 })),
    fields: optional(planFields),
  }),
  { expect: ['item'], fields: ['item'] },
);

const pages = (what: string) =>
  optional(object(`Which pages are ${what}`, { pages: string(`Glob of page paths, for example /${what}/*`, { pattern: '^/' }) }));

const overrides = either(
  'A value',
  string('Text or status'),
  either('A price or a limit', contentMoney('Price, in the form of plans.yaml'), contentLimit),
);

/** Slugs may have letters of any script. */
const FACT_PATH = '^(plans|features|platforms|company)(\\.[^\\s.]+)+$';
const PRICE_PATH = '^plans\\.[^\\s.]+\\.price$';

/** An object whose additional keys are paths of facts, with their values. */
const withPaths = <T, V>({ json, required }: Schema<T>, values: Schema<V>): Schema<T & Readonly<Record<`${string}.${string}`, V>>> => ({
  json: { ...json, patternProperties: { [FACT_PATH]: values.json } },
  required,
});

/** The properties of a schema, all optional. */
const partial = <T>({ json }: Schema<T>): { readonly [K in keyof T]-?: Schema<T[K]> & { readonly required: false } } => {
  const properties = propertiesOf(json);
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, { json: each, required: false }])) as never;
};

/** `facts` of the configuration: the places of facts, and values with precedence over the pages. */
export const factsConfig = withPaths(
  object('Where the facts are when the usual addresses do not tell, and single values by path, for example plans.growth.price', {
    company: optional(open('Values of the company, in the form of company.yaml', partial(companyContent))),
    plans: optional(plansConfig),
    features: pages('features'),
    platforms: pages('platforms'),
    guides: pages('guides'),
    comparisons: pages('comparisons'),
  }),
  overrides,
);

/** How sources are compared, and other settings for the published facts. */
export const factRules = {
  limits: optional(
    array(
      'Keys of limits that every plan has, with null and a reason where no source gives one. Others are those that the site counts',
      string('Key in camelCase', { pattern: '^[a-z][A-Za-z0-9]*$' }),
    ),
  ),
  accept: optional(
    array(
      'Paths of prices that only the look of the page gave, and that a person has checked, for example plans.growth.price',
      string('Path of a price', { pattern: PRICE_PATH }),
    ),
  ),
  drift: optional(
    record(
      'Path of a fact, or of several with *, for example plans.*.limits.users -> what it is when sources disagree on it',
      oneOf('error fails the build, warning and note do not, off turns the problem off', ['error', 'warning', 'note', 'off']),
    ),
  ),
  icons: optional(
    record(
      'CSS selector, or shape: and the 12 digits that SITEC3111 prints -> what an icon in a table cell says when it has no words',
      oneOf('Value', ['yes', 'no', 'partial']),
    ),
  ),
};
