import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Sources } from '../../resource.ts';
import { levelName, reportFact } from '../../settle.ts';
import type { VisibleText } from '../visible-text.ts';
import { dollars, namedDollars, pricedDollars } from './dollar.ts';

/** A statement about the currency of prices. Questions and statements about other ways to pay do not count. */
const STATED = /\b(?:prices|pricing|amounts|plans|precios)\b(?: \S+){0,4}? (?:in|are|en):? [^.,;?\n]{1,40}(?=[.,;)\n]|$)/gi;

/** A dollar sign without a country: "$49", not "US$49" or "$49 CAD". */
const BARE = new RegExp(`(?<![A-Z])\\$ ?\\d(?:[\\d.,]*\\d)?(?![\\d.,]*\\d| ?(?:${dollars.join('|')})\\b)`);

/** Reports a page that states one currency for its prices, while its JSON-LD has another currency for amounts shown with a bare $. */
export const checkDollar = (page: Page, shown: VisibleText, sources: Sources): void => {
  const [priced, ...others] = pricedDollars(page.jsonld);
  if (priced === undefined || others.length > 0 || !BARE.test(shown.text)) return;
  for (const { 0: words, index } of shown.text.matchAll(STATED)) {
    const named = namedDollars(words);
    const [other] = named;
    if (other === undefined || named.includes(priced)) continue;
    const values = {
      subject: 'plans.currency',
      level: levelName('jsonld'),
      value: priced,
      otherLevel: levelName('heuristic'),
      otherValue: other,
    };
    const place = { file: page.source, offset: shown.offsetAt(index), note: 'text' };
    return reportFact(values.subject, drift.textDrift, values, sources, place);
  }
};
