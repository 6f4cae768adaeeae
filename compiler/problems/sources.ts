import type { ProblemDefinition } from './problem.ts';

/** SITEC22xx and SITEC23xx: attributes, selectors, JSON-LD. */
export const sources = {
  attributeUnknown: {
    code: 'SITEC2201',
    level: 'error',
    message: 'unknown attribute {name}{suggestion}',
    why: 'a misspelled attribute has no effect',
    fix: 'correct the name; docs/reference/content.md lists all attributes',
  },
  attributeUnreadable: {
    code: 'SITEC2202',
    level: 'error',
    message: 'cannot read {name}="{value}": {expected}',
    why: 'sitec does not guess what a value means',
    fix: 'see docs/reference/content.md for the form of every attribute',
  },
  selectorMismatch: {
    code: 'SITEC2203',
    level: 'error',
    message: 'the selector "{selector}" matches {found} of {expected} on {page}',
    why: 'the design of the page may have changed, and facts would be missing',
    fix: 'correct the selector or the number in the configuration',
  },
  selectorInvalid: {
    code: 'SITEC2204',
    level: 'error',
    message: '"{selector}" is not a CSS selector: {reason}',
    why: 'sitec cannot read anything with it',
    fix: 'correct the selector in the configuration',
  },
  jsonldMended: {
    code: 'SITEC2301',
    level: 'warning',
    message: 'the JSON-LD is not valid JSON, but sitec could read it: {reason}',
    why: 'search engines and other readers may ignore the whole block',
    fix: 'write the block with a JSON serializer',
  },
  jsonldUnreadable: {
    code: 'SITEC2302',
    level: 'warning',
    message: 'cannot read the JSON-LD: {reason}',
    why: 'sitec cannot use or check its facts',
    fix: 'write the block with a JSON serializer',
  },
  selectorUnread: {
    code: 'SITEC2205',
    level: 'error',
    message: 'the selector "{selector}" finds "{text}", which is not a valid {what}',
    why: 'the fact that the configuration names would be missing',
    fix: 'choose a selector that finds only the fact, or mark the fact with a data-sitec attribute',
  },
  offerMisplaced: {
    code: 'SITEC2303',
    level: 'note',
    message: '{property} is where schema.org does not define it ({where}); sitec read it anyway',
    why: 'other readers ignore it, and do not know the period of the price',
    fix: 'put unitCode and billingDuration into a UnitPriceSpecification',
  },
  offerPeriodless: {
    code: 'SITEC2304',
    level: 'note',
    message: 'the Offer "{name}" has no period',
    why: 'sitec does not assume that a price is monthly',
    fix: 'add a UnitPriceSpecification with unitCode MON or ANN',
  },
  offerUnreadable: {
    code: 'SITEC2305',
    level: 'warning',
    message: 'cannot read {property} "{value}": {reason}',
    why: 'the bundle does not include the price, and other readers may misread it',
    fix: 'write a number such as 49 or 19.99, and its currency code (ISO 4217) as priceCurrency',
  },
} as const satisfies Record<string, ProblemDefinition>;
