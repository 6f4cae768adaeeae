import type { ProblemDefinition } from './problem.ts';

/** SITEC22xx and SITEC23xx: attributes, selectors, JSON-LD. */
export const sources = {
  attributeUnknown: {
    code: 'SITEC2201',
    level: 'error',
    message: 'unknown attribute {name}{suggestion}',
    why: 'a misspelt attribute would silently give no fact',
    fix: 'correct the name; docs/content.md lists all attributes',
  },
  attributeUnreadable: {
    code: 'SITEC2202',
    level: 'error',
    message: '{name}="{value}" cannot be read: {expected}',
    why: 'sitec does not guess what a value means',
    fix: 'docs/content.md shows the form of every attribute',
  },
  selectorMismatch: {
    code: 'SITEC2203',
    level: 'error',
    message: 'selector "{selector}" matched {found} of {expected} on {page}',
    why: 'the design of the page may have changed, and facts would silently go missing',
    fix: 'correct the selector or the number in the configuration',
  },
  selectorInvalid: {
    code: 'SITEC2204',
    level: 'error',
    message: '"{selector}" is no CSS selector: {reason}',
    why: 'nothing can be read with it',
    fix: 'correct the selector in the configuration',
  },
  jsonldMended: {
    code: 'SITEC2301',
    level: 'warning',
    message: 'the JSON-LD is not valid JSON and was read leniently: {reason}',
    why: 'search engines and other readers may drop the whole block',
    fix: 'print the block with a JSON serialiser',
  },
  jsonldUnreadable: {
    code: 'SITEC2302',
    level: 'warning',
    message: 'the JSON-LD cannot be read: {reason}',
    why: 'none of its facts can be used or checked',
    fix: 'print the block with a JSON serialiser',
  },
  selectorUnread: {
    code: 'SITEC2205',
    level: 'error',
    message: 'selector "{selector}" found "{text}", which is no {what} that can be read',
    why: 'the configuration promises a fact that is not there',
    fix: 'let the selector find the fact alone, or mark it with a data-sitec attribute',
  },
  offerMisplaced: {
    code: 'SITEC2303',
    level: 'note',
    message: '{property} stands where schema.org does not define it ({where}); it was read all the same',
    why: 'other readers ignore it and do not know the period of the price',
    fix: 'put unitCode and billingDuration into a UnitPriceSpecification',
  },
  offerPeriodless: {
    code: 'SITEC2304',
    level: 'note',
    message: 'the Offer "{name}" names no period',
    why: 'it is never assumed that a price is monthly',
    fix: 'add a UnitPriceSpecification with unitCode MON or ANN',
  },
  offerUnreadable: {
    code: 'SITEC2305',
    level: 'warning',
    message: '{property} "{value}" cannot be read: {reason}',
    why: 'the price is not published, and other readers may take it for another one',
    fix: 'write a number such as 49 or 19.99, and the code of its currency (ISO 4217) as priceCurrency',
  },
} as const satisfies Record<string, ProblemDefinition>;
